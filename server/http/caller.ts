import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../../shared/endpoint'
import type { Context } from '../context'
import { SESSION_COOKIE, SESSION_DAYS, DAY_MS, setCookie } from '../sign-in/cookies'
import { hashToken } from '../sign-in/secrets'
import { type Caller, findCaller } from '../sign-in/caller.queries'
import { touchSession } from '../sign-in/sessions.queries'
import { HttpError } from './errors'

/** How often a session in use is written back. */
const TOUCH_EVERY_MS = 3_600_000

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | null
  }
  interface FastifyContextConfig {
    access?: Access
    crossOrigin?: boolean
  }
}

/** Who sends the request, by its session cookie; null for a visitor. Looked up once a request. */
export async function callerOf(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  if (request.caller !== undefined) return request.caller
  const token = request.cookies[SESSION_COOKIE]
  if (!token || token.length > 100) {
    request.caller = null
    return null
  }
  const now = context.clock.now()
  const caller = await findCaller(context.db, hashToken(token), now)
  request.caller = caller
  if (caller && now.getTime() - caller.lastAccessedAt.getTime() > TOUCH_EVERY_MS) {
    await touchSession(context.db, caller.sessionId, now, new Date(now.getTime() + SESSION_DAYS * DAY_MS))
    setCookie(reply, context.config.appUrl, SESSION_COOKIE, token, SESSION_DAYS * DAY_MS)
  }
  return caller
}

/**
 * Refuses a change by a page that shows somebody else (`x-person`) than the session's person: another tab of the browser
 * has signed them in meanwhile, and the change was not meant for them. @throws 409
 */
export function refuseStalePage({ method, headers }: FastifyRequest, caller: Caller | null): void {
  const shown = headers['x-person']
  if (method === 'GET' || method === 'HEAD' || shown === undefined || shown === caller?.userId) return
  throw new HttpError(409, 'Somebody else is signed in in this browser by now. Please reload the page.', {
    code: 'other_person',
  })
}

/** Refuses whoever may not: 401 without a session, 403 with one that is not enough. */
export function demand(access: Access, caller: Caller | null): void {
  if (access === 'public') return
  if (!caller) throw new HttpError(401, 'Unauthorized')
  if (access === 'session') return
  if (!caller.isValidated)
    throw new HttpError(403, 'Please confirm your email address first.', { code: 'not_validated' })
  if (access === 'admin' && !caller.isAdmin)
    throw new HttpError(403, "You don't have admin privileges.", { code: 'not_admin' })
}
