import type { FastifyReply } from 'fastify'

export const SESSION_COOKIE = 'auth_session'
/** The cookie that marks the browser that asked for a link or a code. */
export const BROWSER_COOKIE = 'auth_browser'

export const SESSION_DAYS = 30
export const DAY_MS = 86_400_000

/** HttpOnly, SameSite=Lax, Secure where the public address is https. */
export function setCookie(
  reply: FastifyReply,
  appUrl: URL,
  name: string,
  value: string,
  maxAgeMs: number,
): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.protocol === 'https:',
    maxAge: Math.floor(maxAgeMs / 1000),
  })
}

export function clearCookie(reply: FastifyReply, appUrl: URL, name: string): void {
  reply.clearCookie(name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.protocol === 'https:',
  })
}
