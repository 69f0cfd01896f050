import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { toStretches } from './calendars/busy.rules'
import { knownBusyTimes } from './calendars/read-calendars'
import type { Stretch } from './slots.rules'

/** How long a page waits for calendars. */
export const PATIENCE_MS = 3_000

/**
 * When people are busy within a stretch of time, by their ids; whoever is missing has no calendar that can be read. It is
 * one query for however many people: calendars are read in the background, every hour. With patience, those that were not
 * read for ten minutes are read now, and waited for so long at most.
 */
export async function busyTimes(
  context: Context,
  db: Queryable,
  people: readonly string[],
  window: Stretch,
  { patienceMs = 0 } = {},
): Promise<ReadonlyMap<string, readonly Stretch[]>> {
  const known = await knownBusyTimes(context, db, people, patienceMs)
  return new Map(
    [...known].map(([id, busy]) => [
      id,
      toStretches(busy).filter(({ start, end }) => start < window.end && end > window.start),
    ]),
  )
}
