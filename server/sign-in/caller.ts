import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../platform/context/context'
import { DAY_MS, readCookie, SESSION_COOKIE, SESSION_DAYS, setCookie } from '../platform/http/cookies'
import { hashToken } from '../platform/secrets'
import { findCaller, noteActivity, touchSession } from './sessions.queries'

/** How often the last use of a session is stored. */
const TOUCH_EVERY_MS = 3_600_000

/** The person who sends the request, by its session cookie; null for a visitor. Looked up once per request. */
export async function callerOf(context: Context, request: FastifyRequest, reply: FastifyReply) {
  if (request.caller !== undefined) return request.caller
  const caller = await callerNow(context, request)
  request.caller = caller
  const now = context.clock.now()
  const token = readCookie(request, context.config.appUrl, SESSION_COOKIE)
  if (caller && token && now.getTime() - caller.lastAccessedAt.getTime() > TOUCH_EVERY_MS) {
    await touchSession(context.db, caller.sessionId, now, new Date(now.getTime() + SESSION_DAYS * DAY_MS))
    await noteActivity(context.db, caller.userId, now)
    setCookie(reply, context.config.appUrl, SESSION_COOKIE, token, SESSION_DAYS * DAY_MS)
  }
  return caller
}

/** Looks the caller up each time, for a response that lasts longer than a session may. */
export async function callerNow({ db, clock, config }: Context, request: FastifyRequest) {
  const token = readCookie(request, config.appUrl, SESSION_COOKIE)
  if (!token || token.length > 100) return null
  return findCaller(db, hashToken(token), clock.now())
}
