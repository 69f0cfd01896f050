import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/context'
import { BROWSER_COOKIE, clearCookie, DAY_MS, SESSION_COOKIE, SESSION_DAYS, setCookie } from '../http/cookies'

/** What is known about the client of a sign-in call. */
export interface Client {
  ip: string
  userAgent: string | null
  /** The cookie that marks the browser that asked for a link or a code. */
  browserToken: string | null
  /** The cookie of the session the browser has now; it ends at the next sign-in. */
  sessionToken: string | null
}

const TOKEN = /^[\w-]{43}$/

export function clientOf(request: FastifyRequest): Client {
  const cookie = (name: string) => {
    const value = request.cookies[name]
    return value !== undefined && TOKEN.test(value) ? value : null
  }
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    browserToken: cookie(BROWSER_COOKIE),
    sessionToken: cookie(SESSION_COOKIE),
  }
}

/** Marks this browser as the one that asked, for as long as the longest-lived mail is valid. */
export const markBrowser = ({ config }: Context, reply: FastifyReply, browserToken: string): void =>
  setCookie(reply, config.appUrl, BROWSER_COOKIE, browserToken, DAY_MS)

/** Gives the browser its new session and removes the mark of the browser that asked. */
export function giveSession({ config }: Context, reply: FastifyReply, session: string): void {
  setCookie(reply, config.appUrl, SESSION_COOKIE, session, SESSION_DAYS * DAY_MS)
  clearCookie(reply, config.appUrl, BROWSER_COOKIE)
}
