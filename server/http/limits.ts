import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context/context'
import { HttpError } from './errors'

/** Counts tries in the database, so that all instances count together. */
export function createLimiter({ database }: Context, name: string, points: number, seconds: number) {
  return new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
}

/**
 * The key of a client. An IPv6 client owns a /64 and may call from any address in it.
 * `about` (an e-mail address …) is hashed, so that the table of counts does not become a list of addresses.
 */
export function clientKey(ip: string, about = ''): string {
  const network = isIPv6(ip) && !ip.includes('.') ? expand(ip).slice(0, 4).join(':') : ip
  return `${network}:${createHash('sha256').update(about).digest('base64url').slice(0, 22)}`
}

function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after].map((part) =>
    Number.parseInt(part, 16).toString(16),
  )
}

/** Counts one try. `{minutes}` in the message becomes the time to wait. @throws 429 with the message after too many tries */
export async function countTry(limiter: RateLimiterPostgres, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new HttpError(429, 'too_many_tries', message.replace('{minutes}', minutes(seconds)), {
      retryAfterSeconds: seconds,
    })
  }
}

const minutes = (seconds: number) => (seconds <= 60 ? '1 minute' : `${Math.ceil(seconds / 60)} minutes`)
