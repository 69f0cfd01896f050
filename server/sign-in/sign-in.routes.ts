import type { FastifyInstance } from 'fastify'
import { LANGUAGE_NAMES } from '../../shared/languages/languages'
import * as contract from '../../shared/contract/sign-in'
import type { Context } from '../platform/context/context'
import { HttpError, inWords, notFound } from '../platform/http/errors'
import { assertDirect, isDirect } from '../platform/http/evaluation'
import { existingId, route } from '../platform/http/route'
import { readInvalidEmailMessage } from './admission.queries'
import { clientOf, deviceOf, giveSession, markBrowser } from './client'
import { clearCookie, SESSION_COOKIE } from '../platform/http/cookies'
import { sendCode, sendMagicLink } from './send-sign-in-mail'
import { endSession, endSessionById, endSessionsOf, readOpenSessions } from './sessions.queries'
import { readMagicLink, simpleAuth, verifyCode, verifyEmail, verifyMagicLink } from './sign-in.actions'

/** Signing in and out. */
export function signInRoutes(server: FastifyInstance, context: Context): void {
  const { config, db, clock, plugins } = context
  const languages = config.languages.map((code) => ({ code, name: LANGUAGE_NAMES[code] }))

  route(server, contract.getPublicSettings, async ({ request, words }) => ({
    orgName: config.orgName,
    contactEmail: config.contactEmail,
    testAccess: config.testAccess && isDirect(config, request),
    singleSignOn: plugins.some((plugin) => plugin.offersSignOn?.(config)),
    evaluation: config.mode === 'evaluation',
    outbox: config.mode === 'evaluation' && config.mail.kind === 'outbox' && isDirect(config, request),
    sampleData: config.mode === 'evaluation' && config.sampleData,
    chats: plugins.flatMap(({ name, deliveryMethod }) => (deliveryMethod?.isOn(config) ? [name] : [])),
    invalidEmailMessage: inWords(await readInvalidEmailMessage(db), words),
    languages,
  }))

  route(server, contract.getLanguages, async () => languages)

  route(server, contract.requestMagicLink, async ({ body, request, reply }) => {
    markBrowser(context, reply, await sendMagicLink(context, body, clientOf(context, request)))
    return { success: true, message: (w) => w.signIn.linkSent }
  })

  route(server, contract.getMagicLink, async ({ query, request }) => ({
    state: await readMagicLink(context, query.token, clientOf(context, request)),
  }))

  route(server, contract.verifyMagicLink, async ({ body, request, reply }) => {
    giveSession(context, reply, await verifyMagicLink(context, body, clientOf(context, request)))
    return { success: true, message: (w) => w.signIn.signedIn, redirectTo: '/auth-success' }
  })

  route(server, contract.sendCode, async ({ body, request, reply }) => {
    markBrowser(context, reply, await sendCode(context, 'code', body.email, clientOf(context, request)))
    return { success: true, message: (w) => w.signIn.codeSent }
  })

  route(server, contract.verifyCode, async ({ body, request, reply }) => {
    giveSession(context, reply, await verifyCode(context, body, clientOf(context, request)))
    return { success: true, message: (w) => w.signIn.signedIn }
  })

  route(server, contract.simpleAuth, async ({ body, request, reply }) => {
    assertDirect(config, request)
    const client = clientOf(context, request)
    const { session, browserToken, ...answer } = await simpleAuth(context, body.email, client)
    if (session) giveSession(context, reply, session)
    if (browserToken) markBrowser(context, reply, browserToken)
    return answer
  })

  route(server, contract.verifyEmail, async ({ body, caller, request, reply }) => {
    const client = clientOf(context, request)
    if (!caller.isValidated)
      giveSession(context, reply, await verifyEmail(context, { ...caller, ...body }, client))
    return { success: true, message: (w) => w.signIn.confirmed }
  })

  route(server, contract.resendVerification, async ({ caller, request, reply }) => {
    if (caller.isValidated) throw new HttpError(409, 'already_done', (w) => w.signIn.confirmedAlready)
    const client = clientOf(context, request)
    markBrowser(context, reply, await sendCode(context, 'validation', caller.email, client))
    return { success: true, message: (w) => w.signIn.newCodeSent }
  })

  route(server, contract.logout, async ({ request, reply }) => {
    const { sessionToken } = clientOf(context, request)
    if (sessionToken) await endSession(db, sessionToken, clock.now())
    clearCookie(reply, config.appUrl, SESSION_COOKIE)
    return { message: (w) => w.signIn.signedOut }
  })

  sessionRoutes(server, context)
}

/** Where the caller is signed in, and how to sign out there. */
function sessionRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context

  route(server, contract.getSessions, async ({ caller }) => {
    const sessions = await readOpenSessions(db, caller.userId, clock.now())
    return sessions.map(({ id, userAgent, createdAt, lastAccessedAt }) => ({
      id,
      device: deviceOf(userAgent),
      isCurrent: id === caller.sessionId,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastAccessedAt.toISOString(),
    }))
  })

  route(server, contract.endSession, async ({ params, caller }) => {
    const id = existingId(params.id, 'session')
    if (!(await endSessionById(db, caller.userId, id, clock.now()))) throw notFound('session')
    return { message: (w) => w.signIn.signedOutThere }
  })

  route(server, contract.endOtherSessions, async ({ caller, request }) => {
    const here = { sessionId: caller.sessionId, deviceToken: clientOf(context, request).deviceToken }
    await db.transaction((tx) => endSessionsOf(tx, caller.userId, clock.now(), here))
    return { message: (w) => w.signIn.signedOutElsewhere }
  })
}
