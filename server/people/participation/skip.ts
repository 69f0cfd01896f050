import type { z } from 'zod'
import type { sittingOut } from '../../../shared/contract/participation'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import { HttpError } from '../../platform/http/errors'
import { sayAbout } from '../../platform/http/language'
import { lockUser } from '../users.queries'
import { nextOccurrences, periodAt } from '../../platform/jobs/plan.rules'
import { deleteOpenSkip, findSkip, insertSkip } from './skip.queries'

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
        sayAbout(context, ({ people }, { mail }) => people.madeWithoutYou(mail.dates.period(made))),
      )
    await deleteOpenSkip(tx, userId, context.programme.id)
    return null
  })
}
