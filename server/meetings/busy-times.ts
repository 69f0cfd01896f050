import type { Context } from '../context/context'
import type { Stretch } from './slots.rules'

/**
 * When people are busy within a stretch of time, by their ids; whoever is missing keeps no calendar that we know of.
 * Nobody can connect a calendar yet, so everybody is missing: this is where calendars come in.
 */
export async function busyTimes(
  _context: Context,
  _people: readonly string[],
  _window: Stretch,
): Promise<ReadonlyMap<string, readonly Stretch[]>> {
  return new Map()
}
