import { longDate } from '../context/clock'
import type { Context } from '../context/context'
import { readSkip } from '../participation/skip'
import { nextOccurrence } from '../programme/plan.rules'

/** When the automatic cycle pairs next; undefined while every month is run by hand. */
export function nextRun({ clock, programme: { settings, monthTaken } }: Context): Date | undefined {
  return nextOccurrence(settings, { now: clock.now(), monthTaken })
}

/** The same in words ("Tuesday, 1 December 2026"), and whether a person sits a round out. */
export async function nextPairing(context: Context, userId: string) {
  const next = nextRun(context)
  const sitsOut = await readSkip(context, context.db, userId)
  if (!next) return { date: 'To be announced', sitsOut }
  return { date: longDate(next, context.programme.settings.timeZone), nextRun: next.toISOString(), sitsOut }
}
