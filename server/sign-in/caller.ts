import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../platform/context/context'
import type { Caller } from '../platform/http/caller'
import { DAY_MS, readCookie, SESSION_COOKIE, SESSION_DAYS, setCookie } from '../platform/http/cookies'
import { together } from '../platform/process/batches'
import { onceFor } from '../platform/process/once-for'
import { findCallers } from './caller.queries'
import { hashToken } from './secrets'
import { noteActivity, touchSession } from './sessions.queries'

/** How often the last use of a session is stored. */
const TOUCH_EVERY_MS = 3_600_000

/** The person who sends the request, by its session cookie; null for a visitor. Looked up once per request. */
export async function callerOf(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
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

/** The same, looked up anew: for a response that lasts longer than a session may. */
export async function callerNow(context: Context, request: FastifyRequest): Promise<Caller | null> {
  const token = readCookie(request, context.config.appUrl, SESSION_COOKIE)
  if (!token || token.length > 100) return null
  return lookUpOf(context)(hashToken(token))
}

type LookUp = (tokenHash: Buffer) => Promise<Caller | null>
/** The sessions of requests that come at once are looked up at once. Where it is traced, each for itself: a statement has one span. */
const lookUpOf = onceFor((context: Context): LookUp => {
  const find = (tokenHashes: Buffer[]) => findCallers(context.db, tokenHashes, context.clock.now())
  return context.watch.tracing
    ? async (tokenHash) => (await find([tokenHash]))[0] ?? null
    : together(find, { largest: 50 })
})
