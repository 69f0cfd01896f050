import { longDate } from '../context/clock'
import type { Context } from '../context/context'
import { nextOccurrences } from '../programme/plan.rules'

/** When the automatic cycle pairs next: "Tuesday, 1 December 2026", or unknown while every month is run by hand. */
export function nextPairing({ programme, clock }: Context): { date: string; nextRun?: string } {
  const { settings, monthTaken } = programme
  const [next] = nextOccurrences(settings, { now: clock.now(), monthTaken, count: 1 })
  if (!next) return { date: 'To be announced' }
  return { date: longDate(next, settings.timeZone), nextRun: next.toISOString() }
}
