import type { Plugin } from '../../../server/platform/plugin'
import { signOnSettings } from './settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '../contract'
import type { Context } from '../../../server/platform/context/context'
import { route } from '../../../server/platform/http/route'
import { clientOf, giveSession } from '../../../server/sign-in/client'
import { clearCookie, readCookie, setCookie, SIGN_ON_COOKIE } from '../../../server/platform/http/cookies'
import { createSignOn } from './single-sign-on'
import { FLOW_LIFETIME_MS } from './flows'

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
  offersSignOn: (config) => signOnSettings.of(config) !== undefined,
}
