import { z } from 'zod'
import type { JWTVerifyGetKey } from 'jose'
import type { Clock } from '../../../server/platform/context/clock'
import type { TeamsAccess } from './settings'

// https://learn.microsoft.com/azure/bot-service/rest-api/bot-framework-rest-connector-authentication
const ISSUER = 'https://api.botframework.com'
/** How far Microsoft's clock may be from ours. */
const TOLERANCE_SECONDS = 300
const LONGEST_MS = 5_000
/** The keys are fetched again after a day, and at once for one that is unknown, but not more often than each minute. */
const KEPT_MS = 86_400_000
const PAUSE_MS = 60_000

const metadata = z.object({ jwks_uri: z.string() })
const claims = z.object({ serviceurl: z.string().optional(), serviceUrl: z.string().optional() })

/** Verifies the tokens that come along with activities. Nothing is loaded or fetched before the first. */
export function openVerifier({ clientId, keysUrl }: TeamsAccess, clock: Clock) {
  let keys: Promise<JWTVerifyGetKey> | undefined

  async function fetchKeys(): Promise<JWTVerifyGetKey> {
    const { createRemoteJWKSet } = await import('jose')
    const where = new URL('/v1/.well-known/openidconfiguration', keysUrl)
    const response = await fetch(where, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) })
    const address = new URL(metadata.parse(await response.json()).jwks_uri)
    if (address.origin !== keysUrl.origin) throw new Error('The keys are elsewhere')
    return createRemoteJWKSet(address, {
      timeoutDuration: LONGEST_MS,
      cacheMaxAge: KEPT_MS,
      cooldownDuration: PAUSE_MS,
    })
  }

  /**
   * The service that a token speaks for; undefined: Microsoft did not sign it for us just now.
   * @throws Error where Microsoft's keys can't be had
   */
  return async (authorization: string | undefined): Promise<string | undefined> => {
    const [, token] = /^Bearer (\S{1,10000})$/.exec(authorization ?? '') ?? []
    if (token === undefined) return undefined
    const { jwtVerify } = await import('jose')
    keys ??= fetchKeys()
    const known = await keys.catch(forgotten)
    try {
      const { payload } = await jwtVerify(token, known, {
        issuer: ISSUER,
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: clock.now(),
        requiredClaims: ['exp'],
      })
      const { serviceurl, serviceUrl } = claims.parse(payload)
      return serviceurl ?? serviceUrl
    } catch {
      return undefined
    }
  }

  function forgotten(error: unknown): never {
    keys = undefined
    throw error
  }
}
