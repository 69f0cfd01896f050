import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '../context/config'

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
const nameOf = (appUrl: URL, name: string): string => (isHttps(appUrl) ? `__Host-${name}` : name)

/**
 * A cookie of ours. Sessions from before the prefix go on: their cookie counts where there is no other, and is set anew
 * under its present name within an hour of use.
 */
export const readCookie = (request: FastifyRequest, appUrl: URL, name: string): string | undefined =>
  request.cookies[nameOf(appUrl, name)] ?? (name === SESSION_COOKIE ? request.cookies[name] : undefined)

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
  clearOldName(reply, appUrl, name)
}

export function clearCookie(reply: FastifyReply, appUrl: URL, name: string): void {
  reply.clearCookie(nameOf(appUrl, name), attributes(appUrl))
  clearOldName(reply, appUrl, name)
}

const attributes = (appUrl: URL) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(appUrl),
})

function clearOldName(reply: FastifyReply, appUrl: URL, name: string): void {
  if (name === SESSION_COOKIE && nameOf(appUrl, name) !== name) reply.clearCookie(name, attributes(appUrl))
}
