import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context/context'
import { networksOf } from './client-address'
import type { Responses } from '../../../languages/words'
import { HttpError } from './errors'

/** Counts tries in the database, so that all instances count together. `wait`: for how long it refuses when all are used. */
export function createLimiter(
  { database }: Context,
  name: string,
  points: number,
  seconds: number,
  wait?: number,
) {
  return new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    ...(wait && { blockDuration: wait }),
  })
}

/** What is said after too many tries. @param wait such as "2 minutes" */
export type LocalizedWait = (words: Responses, wait: string) => string

/** `about` (an e-mail address …) is hashed, so that the table of counts does not become a list of addresses. */
const keyOf = (network: string, about: string): string =>
  `${network}:${createHash('sha256').update(about).digest('base64url').slice(0, 22)}`

/** The key of a client, or of a person by their id. */
export const clientKey = (ip: string, about = ''): string => keyOf(networksOf(ip).own, about)

/** How many times the tries of one client all clients of an IPv6 /48 get together. */
const SITE_FACTOR = 4

/** How many tries one client has, in how long, and what is said after them. */
export interface ClientLimit {
  points: number
  seconds: number
  wait?: number
  message: LocalizedWait
}

/** Nobody waits for longer because of what a stranger has done, in their network or anywhere. */
export const LONGEST_WAIT_SECONDS = 60

/** Counts the tries of a client: for its address or IPv6 /64, and for the /48 around it. */
export function createClientLimiter(context: Context, name: string, limit: ClientLimit) {
  const own = createLimiter(context, name, limit.points, limit.seconds, limit.wait)
  const site = createLimiter(context, `${name}-48`, limit.points * SITE_FACTOR, limit.seconds, limit.wait)
  return {
    /** @throws 429 with the message after too many tries */
    async count(ip: string, about = '') {
      const networks = networksOf(ip)
      await countTry(own, keyOf(networks.own, about), limit.message)
      if (networks.site) await countTry(site, keyOf(networks.site, about), limit.message)
    },
    /** A try that does not count after all. */
    async giveBack(ip: string, about = '') {
      const networks = networksOf(ip)
      await own.reward(keyOf(networks.own, about))
      if (networks.site) await site.reward(keyOf(networks.site, about))
    },
    /** None of the client's tries count any more; those of others in its /48 do. */
    async forget(ip: string, about = '') {
      await own.delete(clientKey(ip, about))
    },
  }
}

/**
 * Counts one try, or as many as `points` says. The message is given the time to wait. `onFirst` is called for the first
 * refused try.
 * @throws 429 with the message after too many tries
 */
export async function countTry(
  limiter: RateLimiterPostgres,
  key: string,
  message: LocalizedWait,
  { onFirst, points = 1 }: { onFirst?: (seconds: number) => Promise<void>; points?: number } = {},
): Promise<void> {
  try {
    await limiter.consume(key, points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    if (refusal.consumedPoints === limiter.points + 1) await onFirst?.(seconds)
    const wait = Math.ceil(seconds / 60)
    throw new HttpError(429, 'too_many_tries', (w) => message(w, w.platform.minutes(wait)), {
      retryAfterSeconds: seconds,
    })
  }
}
