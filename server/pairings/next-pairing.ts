import { Cron } from 'croner'
import { longDate } from '../context/clock'
import type { Context } from '../context/context'

/** When the automatic cycle pairs next: "Tuesday, 1 December 2026", or unknown without CYCLE. */
export function nextPairing({ config, clock }: Context): { date: string; nextRun?: string } {
  const next = config.cycle && new Cron(config.cycle, { timezone: clock.timeZone }).nextRun(clock.now())
  if (!next) return { date: 'To be announced' }
  return { date: longDate(next, clock.timeZone), nextRun: next.toISOString() }
}
