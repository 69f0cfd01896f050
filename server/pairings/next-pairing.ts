import type { ServerWords } from '../../languages/words'
import { isByHand, isMonthly } from '../../shared/programme'
import { dayOf, instantOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { readSkip } from '../people/participation/participation.actions'
import { findNextRound } from '../people/participation/skip.queries'
import { monthOfRound } from '../people/rounds.queries'
import { nextOccurrence } from '../platform/jobs/plan.rules'

/** When the next round is made, by the automatic cycle or by hand; undefined while nobody knows it. */
export function nextRun({ clock, programme: { settings, monthTaken } }: Context): Date | undefined {
  return nextOccurrence(settings, { now: clock.now(), monthTaken })
}

/**
 * A person's next pairing in words ("Tuesday, 1 December 2026"), and whether they sit it out, are dormant, belong to no
 * group, or have all the coffees they want.
 */
export async function nextPairing(context: Context, userId: string, { mail, responses }: ServerWords) {
  const next = nextRun(context)
  const { clock, programme } = context
  const { timeZone } = programme.settings
  const day = today(clock)
  const month = monthOfRound(next ? dayOf(next, timeZone) : day, programme)
  const [sitsOut, { byHand, ...place }] = await Promise.all([
    readSkip(context, context.db, userId),
    findNextRound(context.db, userId, { programme, day, month }),
  ])
  const own = { isMonthly: isMonthly(programme.settings), sitsOut, ...place }
  if (!isByHand(programme.settings) && next)
    return { date: mail.dates.longDay(next, timeZone), nextRun: next.toISOString(), ...own }
  const date = byHand
    ? mail.dates.longDay(instantOf(byHand, '12:00', timeZone), timeZone)
    : responses.month.toBeAnnounced
  return { date, ...own }
}
