import { randomBytes, randomFillSync } from 'node:crypto'

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
