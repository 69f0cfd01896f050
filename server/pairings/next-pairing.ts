import type { ServerWords } from '../../languages/words'
import { isByHand, isMonthly } from '../../shared/programme'
import { dayOf, instantOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { readSkip } from '../people/participation/skip'
import { findNextRound } from '../people/participation/skip.queries'
import { nextOccurrence } from '../platform/jobs/plan.rules'

/** When the next round is made, by the automatic cycle or by hand; undefined while nobody knows it. */
export function nextRun({ clock, programme: { settings, monthTaken } }: Context): Date | undefined {
  return nextOccurrence(settings, { now: clock.now(), monthTaken })
}

/** The same in words ("Tuesday, 1 December 2026"), and whether a person sits a round out, is dormant, or belongs to no group. */
export async function nextPairing(context: Context, userId: string, { mail, responses }: ServerWords) {
  const next = nextRun(context)
  const { timeZone, nextRound } = context.programme.settings
  const [sitsOut, { groupsRound, lastRound, ...place }] = await Promise.all([
    readSkip(context, context.db, userId),
    findNextRound(context.db, userId, context.programme.id, today(context.clock)),
  ])
  const own = { isMonthly: isMonthly(context.programme.settings), sitsOut, ...place }
  if (!isByHand(context.programme.settings) && next)
    return { date: mail.dates.longDay(next, timeZone), nextRun: next.toISOString(), ...own }
  const day = groupsRound ?? (next && nextRound)
  // On its day, the round may have been made already.
  const isToCome = day && !(lastRound && dayOf(lastRound, timeZone) >= day)
  const date = isToCome
    ? mail.dates.longDay(instantOf(day, '12:00', timeZone), timeZone)
    : responses.month.toBeAnnounced
  return { date, ...own }
}
