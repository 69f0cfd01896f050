import type { AwayFrom, ParticipationStatus } from '../../../shared/limits'
import { addMonthsToDay, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { PAUSE_REASON, pauseUntil } from '../participation.rules'
import { changeUser, lockUser } from '../users.queries'
import { stepAside } from '../stepping.queries'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../../platform/http/limits'
import { blockedBy, blockedByFormer, peopleWith, replaceBlocks } from '../blocks/blocks.queries'
import type { z } from 'zod'
import type { sittingOut } from '../../../shared/contract/participation'
import type { Queryable } from '../../platform/database/database'
import { localizedAbout } from '../../platform/http/language'
import { nextOccurrences, periodAt } from '../../platform/jobs/plan.rules'
import { storeAnswer } from './asks.queries'
import { deleteOpenSkip, findSkip, insertSkip } from './skip.queries'

/**
 * Pauses from today for one or three months, opts out, or takes part again. The dates are the server's. Away from `now`, they
 * also step out of their open match; otherwise they keep it, and the next rounds go on without them.
 */
export async function updateParticipation(
  { db, clock }: Context,
  userId: string,
  wish: {
    participationStatus: ParticipationStatus
    pauseEndDate?: string | null
    pauseReason?: string | null
    from?: AwayFrom | undefined
  },
): Promise<void> {
  const pause =
    wish.participationStatus === 'paused' ? pauseUntil(wish.pauseEndDate ?? '', today(clock)) : undefined
  if (pause === null) throw new HttpError(400, 'invalid_pause', (w) => w.people.pauseLength)
  await db.transaction(async (tx) => {
    await changeUser(tx, userId, {
      participationStatus: wish.participationStatus,
      pauseStartDate: pause?.pauseStartDate ?? null,
      pauseEndDate: pause?.pauseEndDate ?? null,
      pauseReason: pause ? wish.pauseReason?.trim() || PAUSE_REASON : null,
      updatedAt: clock.now(),
    })
    await stepAside(tx, userId, wish, clock.now())
  })
}

/**
 * Pauses a person from today for so many months, unless they are away for longer already: nothing changes then, and
 * what they are is returned.
 */
export async function pauseAtLeast({ db, clock }: Context, userId: string, months: number) {
  const day = today(clock)
  const pauseEndDate = addMonthsToDay(day, months)
  return db.transaction(async (tx) => {
    const person = await lockUser(tx, userId, day)
    const isAwayLonger =
      person?.participation === 'paused' &&
      !(person.pauseEndDate !== null && person.pauseEndDate <= pauseEndDate)
    if (person === undefined || person.participation === 'opted_out' || isAwayLonger)
      return person?.participation
    await changeUser(tx, userId, {
      participationStatus: 'paused',
      pauseStartDate: day,
      pauseEndDate,
      pauseReason: PAUSE_REASON,
      updatedAt: clock.now(),
    })
    return undefined
  })
}

/** Twice as many as a list holds: enough to fill it and to correct it. */
const NEW_AN_HOUR = 40
const TOO_MANY: LocalizedWait = (w, minutes) => w.people.tooManyBlocks(NEW_AN_HOUR, minutes)

/**
 * Makes these addresses the whole list of a person. Deliberately in no log and in no audit entry. An address without an
 * account is handled alike: nobody finds out here which addresses have one.
 * @throws 422 their own address; 429 after many new ones
 */
export async function saveBlocks(context: Context, userId: string, emails: string[]): Promise<void> {
  const { db, clock } = context
  const wanted = [...new Set(emails)]
  const before = new Set((await blockedBy(db, userId)).map(({ email }) => email))
  const added = wanted.filter((email) => !before.has(email)).length
  const limiter = createLimiter(context, 'blocks', NEW_AN_HOUR, 3600)
  if (added > 0) await countTry(limiter, clientKey(userId), TOO_MANY, { points: added })
  await db.transaction(async (tx) => {
    const found = await peopleWith(tx, wanted)
    if (found.some(({ id }) => id === userId))
      throw new HttpError(422, 'unknown_colleague', (w) => w.people.yourself)
    const unknown = wanted.filter((email) => !found.some((one) => one.email === email))
    found.push(...(await blockedByFormer(tx, userId, unknown)))
    const known = new Set(found.map(({ email }) => email))
    const listed = { ids: found.map(({ id }) => id), emails: wanted.filter((email) => !known.has(email)) }
    await replaceBlocks(tx, userId, listed, clock.now())
  })
}

type SittingOut = z.infer<typeof sittingOut>

/** Which round the person sits out, and when they are back; null if they sit out none. */
export async function readSkip(context: Context, db: Queryable, userId: string): Promise<SittingOut | null> {
  const skip = await findSkip(db, userId, context.programme.id)
  if (!skip) return null
  const { clock, programme } = context
  const { settings, monthTaken } = programme
  const periods = nextOccurrences(settings, { now: clock.now(), monthTaken, count: 2 }).map((at) =>
    periodAt(settings, at),
  )
  if (skip.status === null) return { round: periods[0] ?? null, backIn: periods[1] ?? null, isOver: false }
  if (skip.status !== 'active' && skip.period < periodAt(settings, clock.now())) return null
  return { round: skip.period, backIn: periods.find((period) => period > skip.period) ?? null, isOver: true }
}

/** Sits out the next round, once. @throws 409 for somebody who does not take part anyway */
export async function skipNextRound(context: Context, userId: string): Promise<SittingOut | null> {
  return context.db.transaction(async (tx) => {
    const person = await lockUser(tx, userId, today(context.clock))
    if (person?.participation !== 'active')
      throw new HttpError(409, 'not_taking_part', (w) => w.people.noRoundToSkip)
    await insertSkip(tx, userId, context.programme.id, context.clock.now())
    return readSkip(context, tx, userId)
  })
}

/** Says whether the person takes part in the round that they were asked about. @throws 409 they are asked about none now */
export async function answerAsk({ db, programme }: Context, userId: string, isIn: boolean): Promise<void> {
  const isAsked = await storeAnswer(db, { userId, programmeId: programme.id }, isIn)
  if (!isAsked) throw new HttpError(409, 'round_is_made', (w) => w.people.notAskedNow)
}

/** Takes part in the next round after all. @throws 409 when the round has been made without them */
export async function undoSkip(context: Context, userId: string): Promise<SittingOut | null> {
  return context.db.transaction(async (tx) => {
    await lockUser(tx, userId, today(context.clock))
    const skip = await readSkip(context, tx, userId)
    const made = skip?.isOver ? skip.round : null
    if (made)
      throw new HttpError(
        409,
        'round_is_made',
        localizedAbout(context, ({ people }, { mail }) => people.madeWithoutYou(mail.dates.period(made))),
      )
    await deleteOpenSkip(tx, userId, context.programme.id)
    return null
  })
}
