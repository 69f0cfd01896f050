import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/sign-in'
import type { Context } from '../platform/context/context'
import { HttpError } from '../platform/http/errors'
import { demandDirect, isDirect } from '../platform/http/evaluation'
import { route } from '../platform/http/route'
import { readInvalidEmailMessage } from './admission.queries'
import { clientOf, giveSession, markBrowser } from './client'
import { clearCookie, SESSION_COOKIE } from '../platform/http/cookies'
import { requestMagicLink } from './request-magic-link'
import { sendCode } from './send-code'
import { endSession } from './sessions.queries'
import { sessionRoutes } from './sessions.routes'
import { simpleAuth } from './simple-auth'
import { verifyCode, verifyEmail } from './verify-code'
import { readMagicLink, verifyMagicLink } from './verify-magic-link'

/** Signing in and out. */
export function signInRoutes(server: FastifyInstance, context: Context): void {
  const { config, db, clock } = context

  route(server, contract.getPublicSettings, async ({ request }) => ({
    orgName: config.orgName,
    contactEmail: config.contactEmail,
    testAccess: config.testAccess && isDirect(config, request),
    singleSignOn: config.oidc !== undefined,
    evaluation: config.mode === 'evaluation',
    outbox: config.mode === 'evaluation' && config.mail.kind === 'outbox' && isDirect(config, request),
    invalidEmailMessage: await readInvalidEmailMessage(db),
  }))

  route(server, contract.requestMagicLink, async ({ body, request, reply }) => {
    const { browserToken } = await requestMagicLink(context, body, clientOf(context, request))
    markBrowser(context, reply, browserToken)
    return { success: true, message: 'Check your email: we sent you a magic link.' }
  })

  route(server, contract.getMagicLink, async ({ query, request }) => ({
    state: await readMagicLink(context, query.token, clientOf(context, request)),
  }))

  route(server, contract.verifyMagicLink, async ({ body, request, reply }) => {
    giveSession(context, reply, await verifyMagicLink(context, body, clientOf(context, request)))
    return { success: true, message: 'Signed in.', redirectTo: '/auth-success' }
  })

  route(server, contract.sendCode, async ({ body, request, reply }) => {
    const { browserToken } = await sendCode(context, 'code', body.email, clientOf(context, request))
    markBrowser(context, reply, browserToken)
    return { success: true, message: 'We sent a 6-digit code to your email.' }
  })

  route(server, contract.verifyCode, async ({ body, request, reply }) => {
    giveSession(context, reply, await verifyCode(context, body, clientOf(context, request)))
    return { success: true, message: 'Signed in.' }
  })

  route(server, contract.simpleAuth, async ({ body, request, reply }) => {
    demandDirect(config, request)
    const { session, browserToken, ...answer } = await simpleAuth(
      context,
      body.email,
      clientOf(context, request),
    )
    if (session) giveSession(context, reply, session)
    if (browserToken) markBrowser(context, reply, browserToken)
    return answer
  })

  route(server, contract.verifyEmail, async ({ body, caller, request, reply }) => {
    if (!caller.isValidated)
      giveSession(
        context,
        reply,
        await verifyEmail(context, { ...caller, ...body }, clientOf(context, request)),
      )
    return { success: true, message: 'Your email address is confirmed.' }
  })

  route(server, contract.resendVerification, async ({ caller, request, reply }) => {
    if (caller.isValidated)
      throw new HttpError(409, 'already_done', 'Your email address is confirmed already.')
    const { browserToken } = await sendCode(context, 'validation', caller.email, clientOf(context, request))
    markBrowser(context, reply, browserToken)
    return { success: true, message: 'We sent a new 6-digit code to your email.' }
  })

  route(server, contract.logout, async ({ request, reply }) => {
    const { sessionToken } = clientOf(context, request)
    if (sessionToken) await endSession(db, sessionToken, clock.now())
    clearCookie(reply, config.appUrl, SESSION_COOKIE)
    return { message: 'Signed out.' }
  })

  sessionRoutes(server, context)
}
