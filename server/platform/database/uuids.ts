import { randomBytes, randomFillSync } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'

/** SQL: ids as an array. In one text: of a list the driver quotes each, which takes it 0.1 s for a hundred thousand. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::uuid[]`

/** SQL: the same as a subquery. */
export const eachOf = (ids: readonly string[]): SQL => sql`select unnest(${uuids(ids)})`

/** Between two instants of a programme's own. */
export interface Window {
  programmeId: string
  after: Date
  until: Date
}

/** SQL: rows of `programme_id`, `after` and `until`, so that one statement asks for those of every programme. */
export function windowRows(windows: readonly Window[]): SQL {
  const instants = (key: 'after' | 'until') => sql.param(windows.map((one) => one[key].toISOString()))
  return sql`unnest(${uuids(windows.map(({ programmeId }) => programmeId))},
    ${instants('after')}::timestamptz[], ${instants('until')}::timestamptz[])`
}

/**
 * UUIDs of version 7 (RFC 9562) for rows that are written together: the instant, then a counter, then random bits. They rise, so
 * that an index grows at its end instead of everywhere. One batch at a time: 2^26 ids from a random start.
 */
export function risingIds(now: Date): () => string {
  const time = now.getTime().toString(16).padStart(12, '0')
  // The 12 bits after the version and the 14 after the variant count; the top bit is left free for the carry.
  let count = randomBytes(4).readUInt32BE() % 2 ** 25
  // Drawn for many ids at once: each draw has a price of its own.
  const chances = Buffer.alloc(6 * 1024)
  let next = chances.length
  return () => {
    count += 1
    if (next === chances.length) {
      randomFillSync(chances)
      next = 0
    }
    const high = Math.floor(count / 2 ** 14)
    const low = count % 2 ** 14
    const chance = chances.toString('hex', next, (next += 6))
    return `${time.slice(0, 8)}-${time.slice(8)}-7${high.toString(16).padStart(3, '0')}-${(0x8000 + low).toString(16)}-${chance}`
  }
}
