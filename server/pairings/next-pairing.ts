import { longDate, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { readSkip } from '../people/participation/skip'
import { findNextRound } from '../people/participation/skip.queries'
import { nextOccurrence } from '../platform/jobs/plan.rules'

/** When the automatic cycle pairs next; undefined while every month is run by hand. */
export function nextRun({ clock, programme: { settings, monthTaken } }: Context): Date | undefined {
  return nextOccurrence(settings, { now: clock.now(), monthTaken })
}

/** The same in words ("Tuesday, 1 December 2026"), and whether a person sits a round out, is dormant, or belongs to no group. */
export async function nextPairing(context: Context, userId: string) {
  const next = nextRun(context)
  const [sitsOut, { isDormant, hasNoGroup }] = await Promise.all([
    readSkip(context, context.db, userId),
    findNextRound(context.db, userId, today(context.clock)),
  ])
  const date = next ? longDate(next, context.programme.settings.timeZone) : 'To be announced'
  return { date, ...(next && { nextRun: next.toISOString() }), sitsOut, isDormant, hasNoGroup }
}
