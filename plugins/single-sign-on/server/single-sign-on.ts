import { email as address } from '../../../shared/contract/common'
import type { Context } from '../../../server/platform/context/context'
import { HttpError } from '../../../server/platform/http/errors'
import type { Client, OpenedSession } from '../../../server/sign-in/client'
import { countTry, createLimiter } from '../../../server/platform/http/limits'
import { FLOW_LIFETIME_MS, type SignOnFlow, startFlow, takeFlow } from './flows'
import { createProvider, reasonOf } from './provider'
import { signOnSettings } from './settings'
import { startProvedSession } from '../../../server/sign-in/sign-in.actions'

/** Public, and registered with the provider as the only address it may send people back to. */
const CALLBACK_PATH = '/api/auth/callback'

/** The codes of the sign-in page's texts. */
type SignOnError = 'auth_failed' | 'invalid_email' | 'unauthorized_email'

/** Single sign-on by the company's OpenID provider; undefined if no provider is set. */
export function createSignOn(context: Context) {
  const { config, clock, secret } = context
  const oidc = signOnSettings.of(config)
  if (!oidc) return undefined
  // From APP_URL, never from the Host header: the provider compares it, also when the code is exchanged.
  const callback = new URL(CALLBACK_PATH, config.appUrl)
  const provider = createProvider(oidc, callback, clock)
  // Remembers, for all instances, which states were used, for as long as a state could be used again.
  const used = createLimiter(context, 'single-sign-on', 1, FLOW_LIFETIME_MS / 1000)

  async function identify(query: URLSearchParams, flow: SignOnFlow): Promise<string> {
    await countTry(used, flow.state, (w) => w.signIn.invalidLink).catch((error: unknown) => {
      throw error instanceof HttpError ? new SignOnRefused('this answer has been used already') : error
    })
    const url = new URL(callback)
    url.search = query.toString()
    return verifiedAddress(await provider.identify(url, flow))
  }

  /** Logs the reason; the person only sees what the page has a text for. */
  function failed(step: string, error: unknown): { error: SignOnError } {
    const code = error instanceof HttpError ? error.code : undefined
    if (code === 'invalid_email' || code === 'unauthorized_email') return { error: code }
    // Turned off by an administrator: the advice is the same, to ask one.
    if (code === 'account_off') return { error: 'unauthorized_email' }
    const reason = error instanceof SignOnRefused ? { reason: error.message } : reasonOf(error)
    context.log.warn({ step, ...reason }, 'single sign-on failed')
    return { error: 'auth_failed' }
  }

  return {
    /** Where to send the browser, and its cookie for the way back. */
    async begin(cookie: string): Promise<{ url: string; cookie: string } | { error: SignOnError }> {
      const started = startFlow(secret, cookie, clock.now())
      try {
        return { url: (await provider.authorizationUrl(started.flow)).href, cookie: started.cookie }
      } catch (error) {
        return failed('reach the provider', error)
      }
    },
    /** Signs in who came back with this query, once. Returns the cookie without the flow that ends here. */
    async finish(
      query: URLSearchParams,
      cookie: string,
      client: Client,
    ): Promise<({ session: OpenedSession } | { error: SignOnError }) & { cookie: string }> {
      const [state = '', ...more] = query.getAll('state')
      const { flow, cookie: rest } = takeFlow(secret, cookie, more.length > 0 ? '' : state, clock.now())
      let step = 'ask the provider'
      try {
        if (!flow) throw new SignOnRefused('this browser began no such sign-in, or more than ten minutes ago')
        const email = await identify(query, flow)
        step = 'sign in'
        const session = await context.db.transaction((tx) =>
          startProvedSession(context, tx, { email, by: 'single_sign_on' }, client),
        )
        return { session, cookie: rest }
      } catch (error) {
        return { ...failed(step, error), cookie: rest }
      }
    },
  }
}

/** A response that we refuse; its message holds nothing about the person. */
class SignOnRefused extends Error {}

/** The person's address, if the provider says that it is theirs. */
function verifiedAddress({ email, email_verified: isVerified }: Record<string, unknown>): string {
  if (typeof email !== 'string') throw new SignOnRefused('the provider gave no e-mail address')
  if (isVerified !== true) throw new SignOnRefused('the provider has not verified the e-mail address')
  const parsed = address.safeParse(email)
  if (!parsed.success) throw new SignOnRefused('the e-mail address is not valid')
  return parsed.data
}
