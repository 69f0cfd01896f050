import { setTimeout as sleep } from 'node:timers/promises'
import * as oidc from 'openid-client'
import type { Clock } from '../../../server/platform/context/clock'
import type { SignOnFlow } from './flows'
import { z } from 'zod'
import {
  isHttps,
  isLocal,
  oneLine,
  pluginSettings,
  readBy,
  type Settings,
} from '../../../server/platform/context/settings'

/** Timeout for the provider's responses; it is short, since the person is waiting. */
const PATIENCE_SECONDS = 5
/** The provider's metadata seldom changes; when its keys change, openid-client reads them again. */
const KEPT_MS = 3_600_000
const RETRY_AFTER_MS = 300

/**
 * A client of the provider. Sends no request before somebody signs in, so that the product starts without it. The
 * provider's metadata is kept for an hour, and for longer while the provider does not respond. Its calls throw when it
 * can't be reached.
 */
export function createProvider(settings: SignOnSettings, callback: URL, clock: Clock) {
  let known: { configuration: oidc.Configuration; until: number } | undefined
  let asking: Promise<oidc.Configuration> | undefined

  async function configuration(): Promise<oidc.Configuration> {
    if (known && clock.now().getTime() < known.until) return known.configuration
    // If several people click at once, one request is sent.
    asking ??= discover(settings).finally(() => {
      asking = undefined
    })
    const found = await asking.catch((error: unknown) => {
      if (known) return known.configuration
      throw error
    })
    known = { configuration: found, until: clock.now().getTime() + KEPT_MS }
    return found
  }

  return {
    /** Where the browser goes to sign in. */
    async authorizationUrl({ state, nonce, codeVerifier }: SignOnFlow): Promise<URL> {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback.href,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    /** What the provider says about the person who came back, after every check of the protocol. */
    async identify(url: URL, { state, nonce, codeVerifier }: SignOnFlow): Promise<Record<string, unknown>> {
      const found = await configuration()
      // Checks state, the response's issuer (RFC 9207), nonce, audience, times and signature.
      const tokens = await oidc.authorizationCodeGrant(found, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('an ID token was demanded')
      // The address and its proof must come from the same source.
      if (claims.email !== undefined && claims.email_verified !== undefined) return claims
      return oidc.fetchUserInfo(found, tokens.access_token, claims.sub)
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: SignOnSettings): Promise<oidc.Configuration> {
  const options: oidc.DiscoveryRequestOptions = {
    timeout: PATIENCE_SECONDS,
    // TLS already proves where the ID token is from. The signature is checked as well, since a proxy may end TLS in between.
    execute: [oidc.enableNonRepudiationChecks],
  }
  // Only for a provider on this machine: the settings refuse all other http addresses.
  if (issuer.protocol === 'http:') options.execute?.push(oidc.allowInsecureRequests)
  const ask = () => oidc.discovery(issuer, clientId, undefined, clientAuth(clientSecret), options)
  try {
    return await ask()
  } catch (error) {
    // After one timeout, a second try would make the person wait twice.
    if ((error as { code?: unknown }).code === 'OAUTH_TIMEOUT') throw error
    await sleep(RETRY_AFTER_MS)
    return ask()
  }
}

/** What the provider says of itself. @throws in words for the operator */
export async function describeProvider(settings: SignOnSettings): Promise<string> {
  try {
    const { issuer } = (await discover(settings)).serverMetadata()
    return `${issuer} answers. Whether it takes the client’s id and secret, only a sign-in shows.`
  } catch (error) {
    throw new Error(
      `${settings.issuer.href} does not answer as a provider (${JSON.stringify(reasonOf(error))}). Look at OIDC_ISSUER.`,
      { cause: error },
    )
  }
}

/** The secret goes in the header, which every provider must support, unless this one says that it does not. */
function clientAuth(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}

/**
 * What is logged of a failure: kinds and codes. Never the error itself, whose causes hold the code, the
 * tokens or the person's address.
 */
export function reasonOf(error: unknown): Record<string, string | number> {
  const reason: Record<string, string | number> = {}
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    const { code, error: answer, status } = at as { code?: unknown; error?: unknown; status?: unknown }
    if (typeof code === 'string') reason['code'] = code
    // The provider's own code, such as access_denied. Anyone can call the callback with any text here.
    if (typeof answer === 'string' && /^[a-z_]{1,40}$/.test(answer)) reason['answer'] = answer
    if (typeof status === 'number') reason['status'] = status
    reason['kind'] ??= at.name
  }
  return reason
}

const issuerUrl = readBy((text) => {
  const url = new URL(text)
  return isHttps(url) || (url.protocol === 'http:' && isLocal(url)) ? url : undefined
}, 'must be an https address')
const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** The company's own provider; undefined: people sign in here only. */
export const signOnSettings = pluginSettings(
  'single-sign-on',
  (env: Settings) => {
    const issuer = env.read(
      'OIDC_ISSUER',
      {
        means:
          'Single sign-on by OpenID Connect: all three settings, or none. Register `APP_URL/api/auth/callback` there, with the scopes `openid email`. It must say that the address is verified.',
        example: 'https://id.example.com',
        otherwise: 'people sign in by mail only',
      },
      issuerUrl,
    )
    const clientId = env.read('OIDC_CLIENT_ID', { means: 'The client’s id there.', example: '' }, oneLine)
    const clientSecret = env.read(
      'OIDC_CLIENT_SECRET',
      { means: 'The client’s secret.', example: '' },
      z.string(),
    )
    env.goTogether(...NAMES)
    env.requireInEvaluation(!NAMES.some((name) => env.isSet(name)), 'OIDC_… is set')
    return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
  },
  'Single sign-on',
)

type SignOnSettings = NonNullable<ReturnType<typeof signOnSettings.of>>
