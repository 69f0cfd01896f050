import type { Plugin } from '../../../server/platform/plugin'
import { createProvider, describeProvider, reasonOf, signOnSettings } from './provider'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '../contract'
import type { Context } from '../../../server/platform/context/context'
import { route } from '../../../server/platform/http/route'
import { type Client, clientOf, giveSession, type OpenedSession } from '../../../server/sign-in/client'
import { clearCookie, readCookie, setCookie, SIGN_ON_COOKIE } from '../../../server/platform/http/cookies'
import { FLOW_LIFETIME_MS, type SignOnFlow, startFlow, takeFlow } from './flows'
import { email as address } from '../../../shared/contract/common'
import { HttpError } from '../../../server/platform/http/errors'
import { countTry, createLimiter } from '../../../server/platform/http/limits'
import { startProvedSession } from '../../../server/sign-in/sign-in.actions'

/** Redirects to the company's own sign-in and back, or to ours if there is no other. The caller never chooses the target. */
function singleSignOnRoutes(server: FastifyInstance, context: Context): void {
  const signOn = createSignOn(context)
  const cookieOf = (request: FastifyRequest) =>
    readCookie(request, context.config.appUrl, SIGN_ON_COOKIE) ?? ''
  const keep = (reply: FastifyReply, cookie: string) =>
    cookie === ''
      ? clearCookie(reply, context.config.appUrl, SIGN_ON_COOKIE)
      : setCookie(reply, context.config.appUrl, SIGN_ON_COOKIE, cookie, FLOW_LIFETIME_MS)

  route(server, contract.login, async ({ request, reply }) => {
    if (!signOn) return reply.redirect('/auth')
    const begun = await signOn.begin(cookieOf(request))
    if ('error' in begun) return reply.redirect(`/auth?error=${begun.error}`)
    keep(reply, begun.cookie)
    return reply.redirect(begun.url)
  })

  route(server, contract.singleSignOnCallback, async ({ request, reply }) => {
    if (!signOn) return reply.redirect('/auth')
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'))
    const finished = await signOn.finish(query, cookieOf(request), clientOf(context, request))
    keep(reply, finished.cookie)
    if ('error' in finished) return reply.redirect(`/auth?error=${finished.error}`)
    giveSession(context, reply, finished.session)
    return reply.redirect('/auth-success')
  })
}

/** People sign in by the company's OpenID provider. */
export const singleSignOn: Plugin = {
  name: 'single-sign-on',
  contract: { capability: 'sign-in', calls: contract },
  settings: signOnSettings,
  routes: singleSignOnRoutes,
  check(config) {
    const settings = signOnSettings.of(config)
    return settings && { what: 'Single sign-on', look: () => describeProvider(settings) }
  },
  offersSignOn: (config) => signOnSettings.of(config) !== undefined,
}

/** Public, and registered with the provider as the only address it may send people back to. */
const CALLBACK_PATH = '/api/auth/callback'

/** The codes of the sign-in page's texts. */
type SignOnError = 'auth_failed' | 'invalid_email' | 'unauthorized_email'

/** Single sign-on by the company's OpenID provider; undefined if no provider is set. */
function createSignOn(context: Context) {
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
