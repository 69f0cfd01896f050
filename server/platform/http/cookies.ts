import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '../context/settings'

export const SESSION_COOKIE = 'auth_session'
/** The cookie that marks the browser that asked for a link or a code. */
export const BROWSER_COOKIE = 'auth_browser'
/** The cookie that marks a browser in which somebody has signed in before. */
export const DEVICE_COOKIE = 'auth_device'
/** The cookie of the trips to the company's own sign-in that are under way. */
export const SIGN_ON_COOKIE = 'auth_sign_on'

export const SESSION_DAYS = 30
/** How long a browser is known after its last sign-in; browsers keep no cookie for longer. */
export const DEVICE_DAYS = 400
export const DAY_MS = 86_400_000

/** On https all begin with __Host-: browsers take such a cookie from this host alone, so no sister domain plants one. */
export const nameOf = (appUrl: URL, name: string): string => (isHttps(appUrl) ? `__Host-${name}` : name)

/** The value of a cookie of ours. */
export const readCookie = (request: FastifyRequest, appUrl: URL, name: string): string | undefined =>
  request.cookies[nameOf(appUrl, name)]

/** HttpOnly, SameSite=Lax, Secure where the public address is https. */
export function setCookie(
  reply: FastifyReply,
  appUrl: URL,
  name: string,
  value: string,
  maxAgeMs: number,
): void {
  reply.setCookie(nameOf(appUrl, name), value, {
    ...attributes(appUrl),
    maxAge: Math.floor(maxAgeMs / 1000),
  })
}

export const clearCookie = (reply: FastifyReply, appUrl: URL, name: string): FastifyReply =>
  reply.clearCookie(nameOf(appUrl, name), attributes(appUrl))

const attributes = (appUrl: URL) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(appUrl),
})
