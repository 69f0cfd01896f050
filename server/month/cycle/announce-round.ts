import type { MailWords } from '../../../languages/words'
import { addMonths, currentMonth, dayOf, instantOf, today } from '../../platform/context/clock'
import { isByHand } from '../../../shared/programme'
import type { Context } from '../../platform/context/context'
import { forEachProgramme } from '../../platform/jobs/for-each'
import { periodAt } from '../../platform/jobs/plan.rules'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { HttpError, notFound, type Localized } from '../../platform/http/errors'
import { COMPANY_WIDE } from '../../pairings/pairing-file.rules'
import { findGroup } from '../../pairings/pairings.queries'
import { nextRun } from '../../pairings/next-pairing'
import { countToTell, deleteOldHeadsUps, insertHeadsUps, peopleToTell } from './cycle-mails.queries'
import { storeNextRound } from '../programme/programme.queries'
import { headsUpSnapshot, noRoundSnapshot } from './cycle.email'
import { queueNotices } from '../../mail/engine/queue-mailing.queries'

const DAY_MS = 86_400_000

/** Announces the next round of each running programme to its people. Returns how many. */
export const announceNextRound = (context: Context): Promise<number> =>
  forEachProgramme(context, 'announce the next round', announceNextOf)

/**
 * Announces the next round to its people, as many days before it as the programme says, whether the cycle makes it or an
 * administrator on a given day; once per person and round. People who join in these days are told as well. Returns how
 * many.
 */
async function announceNextOf(context: Context): Promise<number> {
  const { settings } = context.programme
  const next = nextRun(context)
  const left = next ? next.getTime() - context.clock.now().getTime() : 0
  const aheadMs = settings.headsUpDays * DAY_MS
  if (!next || left <= 0 || left > aheadMs) return 0
  const dueSince = new Date(next.getTime() - aheadMs)
  return announce({ ...context, dueSince }, { day: dayOf(next, settings.timeZone), domainGroupId: null })
}

interface Round {
  /** YYYY-MM-DD */
  day: string
  domainGroupId: string | null
}

/** The round of a day as the queries ask for it. */
function roundOf({ programme }: Context, { day, domainGroupId }: Round) {
  const { timeZone, minimumUsers } = programme.settings
  const period = periodAt(programme.settings, instantOf(day, '23:59', timeZone))
  return { programme, period, day, domainGroupId, minimumUsers }
}

/** @param byHand the administrator, and the scope by name */
async function announce(
  context: Context,
  { day, domainGroupId }: Round,
  byHand?: { actor: Actor; label: string },
): Promise<number> {
  const { clock, db, programme } = context
  const month = day.slice(0, 7)
  return db.transaction(async (tx) => {
    await lock(tx, BOOKING_LOCK)
    const round = roundOf(context, { day, domainGroupId })
    const given = !byHand && isByHand(programme.settings) ? today(clock) : undefined
    const people = await peopleToTell(tx, { ...round, given })
    if (people.length === 0) return 0
    const noon = instantOf(day, '12:00', clock.timeZone)
    const snapshot = (words: MailWords) =>
      headsUpSnapshot(context.config, words, words.dates.longDay(noon, clock.timeZone))
    const ids = people.map(({ id }) => id)
    await insertHeadsUps(tx, round, ids, clock.now())
    await queueNotices(
      context,
      tx,
      {
        kind: 'heads-up',
        title: 'The round is announced',
        month,
        snapshot,
        ...aboutRound(round, 'heads-up'),
      },
      people,
    )
    await deleteOldHeadsUps(tx, addMonths(currentMonth(clock), -1))
    if (byHand) {
      await storeNextRound(tx, programme.id, { day, domainGroupId, now: clock.now() })
      await recordAudit(tx, context, byHand.actor, {
        action: 'round.announced',
        label: byHand.label,
        after: { day, people: people.length },
      })
    }
    return people.length
  })
}

/** What the mails about a round before it is made have in common. */
const aboutRound = ({ programme, period }: ReturnType<typeof roundOf>, what: string) => ({
  values: { programmeId: programme.id },
  about: `${what} ${programme.id} ${period}`,
})

/**
 * Tells those who were told of a round that it has nobody for them: the cycle is over, and they are in no round of its period.
 * Called once, in the transaction that ends the cycle.
 * @param failed the groups whose round an administrator has to see to; '' is all of the company
 */
export async function tellOfNoRound(
  context: Context,
  scheduledAt: Date,
  failed: ReadonlySet<string>,
): Promise<void> {
  const { config, db, programme } = context
  const isKnown = context.programmes().some(({ id }) => id === programme.id)
  if (!isKnown || failed.has('')) return
  const day = dayOf(scheduledAt, programme.settings.timeZone)
  const round = { ...roundOf(context, { day, domainGroupId: null }), minimumUsers: 1 }
  const told = await peopleToTell(db, round, { isTold: true })
  const people = told.filter(({ domainGroupId }) => !failed.has(domainGroupId ?? ''))
  const notice = {
    kind: 'heads-up',
    title: 'No coffee this time',
    month: day.slice(0, 7),
    snapshot: (words: MailWords) => noRoundSnapshot(config, words),
    ...aboutRound(round, 'no round'),
  } as const
  await db.transaction((tx) => queueNotices(context, tx, notice, people))
}

/** How many people would be told of a round on a day, and how many were. @throws as announceRound, if it runs by itself */
export async function previewAnnouncement(context: Context, round: Round) {
  await assertByHand(context, round)
  return countToTell(context.db, roundOf(context, round))
}

/**
 * Tells everyone of a round that is made by hand. @throws 404 unknown group; 400 a day that is over or far away; 409 the
 * cycle does it by itself, everybody was told, or nobody would be in the round
 */
export async function announceRound(context: Context, round: Round, actor: Actor): Promise<number> {
  const label = await assertByHand(context, round)
  const told = await announce(context, round, { actor, label })
  await context.programme.refresh()
  if (told > 0) return told
  const before = await previewAnnouncement(context, round)
  if (before.told > 0) throw new HttpError(409, 'already_announced', (w) => w.month.announcedAlready)
  throw new HttpError(409, 'too_few_people', (w) =>
    w.month.tooFewToAnnounce(context.programme.settings.minimumUsers),
  )
}

/** The furthest day that can be announced. */
const AHEAD_DAYS = 31

/** The scope of a round that is made by hand, by name. @throws 409, 400, 404 as announceRound */
async function assertByHand(context: Context, { day, domainGroupId }: Round): Promise<string> {
  const { clock, db, programme } = context
  if (!isByHand(programme.settings)) throw new HttpError(409, 'runs_by_itself', (w) => w.month.tellsItself)
  const last = dayOf(new Date(clock.now().getTime() + AHEAD_DAYS * DAY_MS), clock.timeZone)
  if (Number.isNaN(Date.parse(day)) || day < today(clock) || day > last) {
    const text: Localized = (w) => w.month.withinAMonth
    throw new HttpError(400, 'invalid_input', text, { errors: [{ path: 'day', text }] })
  }
  if (domainGroupId === null) return COMPANY_WIDE
  const group = await findGroup(db, domainGroupId)
  if (!group) throw notFound('domainGroup')
  return group.displayName
}
