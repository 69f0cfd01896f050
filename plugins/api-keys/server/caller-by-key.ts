import type { FastifyReply } from 'fastify'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { keyInLog } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import { bearerOf, type Caller, type FindCaller } from '../../../server/platform/http/caller'
import { readCookie, SESSION_COOKIE } from '../../../server/platform/http/cookies'
import { HttpError } from '../../../server/platform/http/errors'
import { UNSAID } from '../../../server/platform/http/language'
import { type ClientLimit, createClientLimiter, createLimiter } from '../../../server/platform/http/limits'
import { hashToken } from '../../../server/platform/secrets'
import { KEY_PREFIX } from './keys.actions'
import { noteUse } from '../../../server/platform/database/database'
import { apiKeys } from './keys.tables'
import { findKey } from './keys.queries'

const CALLS = { most: 600, seconds: 60 }
const WRONG_KEYS: ClientLimit = {
  points: 20,
  seconds: 600,
  message: (w, wait) => w.apiKeys.wrongKeys(wait),
}

interface Count {
  consumedPoints: number
  msBeforeNext: number
}

/**
 * Finds the caller: the request's API key, as an administrator with only the key's scopes, or else what `find` returns.
 * @throws 401 wrong, revoked or ended; 400 a cookie beside it, or a key in the address; 429 too many calls
 */
export function withKeys(context: Context, find: FindCaller): FindCaller {
  const { config, db, clock, log } = context
  const wrong = createClientLimiter(context, 'api-keys', WRONG_KEYS)
  const calls = createLimiter(context, 'api-key', CALLS.most, CALLS.seconds)
  /** The calls of each key in its minute, as far as this instance knows. */
  const counted = new Map<string, Count>()
  return async (request, reply) => {
    if (request.caller !== undefined) return request.caller
    if (request.url.includes(KEY_PREFIX))
      throw new HttpError(400, 'key_in_address', (w) => w.apiKeys.keyInAddress)
    const given = bearerOf(request)
    if (!given?.startsWith(KEY_PREFIX)) return find(request, reply)
    if (readCookie(request, config.appUrl, SESSION_COOKIE))
      throw new HttpError(400, 'cookie_beside_key', (w) => w.apiKeys.cookieBesideKey)
    const key = await findKey(db, hashToken(given))
    const now = clock.now()
    if (!key || key.endsAt <= now) {
      if (!key) await wrong.count(request.ip)
      throw new HttpError(401, 'invalid_key', (w) =>
        key ? w.apiKeys.keyEnded(w.isolated(key.name)) : w.apiKeys.wrongKey,
      )
    }
    await countCall(key.id, reply)
    await noteUse(db, apiKeys, key, now)
    return (request.caller = callerOf(key, now))
  }

  /**
   * Counts a call of a key, for all instances together. While most of its minute is left nobody waits for the count, which took a
   * third of a small call; so a few calls more may be made that are under way at once.
   * @throws 429 after too many calls within a minute
   */
  async function countCall(id: string, reply: FastifyReply): Promise<void> {
    const counting = calls.consume(id).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused
      throw refused
    })
    const known = counted.get(id)
    const note = ({ consumedPoints, msBeforeNext }: Count) =>
      void counted.set(id, { consumedPoints, msBeforeNext })
    if (known && known.consumedPoints < CALLS.most / 2) {
      known.consumedPoints += 1
      counting.then(note, (err: unknown) => log.error({ err }, 'a call of a key was not counted'))
    } else note(await counting)
    const { consumedPoints, msBeforeNext } = counted.get(id)!
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
    reply.headers({
      'ratelimit-policy': `"calls";q=${CALLS.most};w=${CALLS.seconds}`,
      ratelimit: `"calls";r=${Math.max(0, CALLS.most - consumedPoints)};t=${seconds}`,
    })
    if (consumedPoints > CALLS.most)
      throw new HttpError(429, 'too_many_tries', (w) => w.apiKeys.tooManyCalls(CALLS.most), {
        retryAfterSeconds: seconds,
      })
  }
}

/** A key acts as an administrator; the audit log names the key. */
const callerOf = (
  { id, name, scopes }: Awaited<ReturnType<typeof findKey>> & object,
  lastAccessedAt: Date,
): Caller => ({
  key: { scopes },
  userId: id,
  email: keyInLog(name),
  isAdmin: true,
  isValidated: true,
  needsProfileSetup: false,
  managedGroups: [],
  sessionId: '',
  lastAccessedAt,
  hasPasskey: false,
  hasApp: false,
  provedAt: null,
  ...UNSAID,
})
