import { wordsIn } from '../../languages/server'
import type { MailWords } from '../../languages/words'
import type { Language } from '../../shared/languages/languages'
import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../platform/context/context'
import {
  BROWSER_COOKIE,
  clearCookie,
  DAY_MS,
  DEVICE_COOKIE,
  DEVICE_DAYS,
  readCookie,
  SESSION_COOKIE,
  SESSION_DAYS,
  setCookie,
} from '../platform/http/cookies'
import { momentIn, newDeviceMail, notify } from './notice.email'

/** What is known about the client of a sign-in call. */
export interface Client {
  ip: string
  userAgent: string | null
  /** That of the page, in which the mails that it asks for are. */
  language: Language
  /** The cookie that marks the browser that asked for a link or a code. */
  browserToken: string | null
  /** The cookie of the session the browser has now; it ends at the next sign-in. */
  sessionToken: string | null
  /** The cookie of a browser in which somebody has signed in before. */
  deviceToken: string | null
}

/** The ways to sign in, in words; test access proves nothing. */
export type Proof = keyof MailWords['accounts']['device']['ways']

/** What the browser gets at a sign-in, and whose it is. */
export interface OpenedSession {
  /** The token of the session's cookie. */
  token: string
  /** The token that makes this browser a known device; null after test access, which proves nothing. */
  deviceToken: string | null
  /** The administrator to tell of the sign-in in a new browser, and how it was made. */
  notify: { email: string; by: Proof } | null
}

const TOKEN = /^[\w-]{43}$/

export function clientOf(context: Context, request: FastifyRequest): Client {
  const { config } = context
  const cookie = (name: string) => {
    const value = readCookie(request, config.appUrl, name)
    return value !== undefined && TOKEN.test(value) ? value : null
  }
  return {
    ip: request.ip,
    language: request.words.mail.language,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    browserToken: cookie(BROWSER_COOKIE),
    sessionToken: cookie(SESSION_COOKIE),
    deviceToken: cookie(DEVICE_COOKIE),
  }
}

/** Marks this browser as the one that asked, for as long as the longest-lived mail is valid. */
export const markBrowser = ({ config }: Context, reply: FastifyReply, browserToken: string): void =>
  setCookie(reply, config.appUrl, BROWSER_COOKIE, browserToken, DAY_MS)

/** Gives the browser the new token of the session that it has. */
export const renewSession = ({ config }: Context, reply: FastifyReply, token: string): void =>
  setCookie(reply, config.appUrl, SESSION_COOKIE, token, SESSION_DAYS * DAY_MS)

/**
 * Gives the browser its new session and its mark as a known device, and removes the mark of the browser that asked. An
 * administrator is told of a new device.
 */
export function giveSession(context: Context, reply: FastifyReply, session: OpenedSession): void {
  renewSession(context, reply, session.token)
  const { config } = context
  if (session.deviceToken)
    setCookie(reply, config.appUrl, DEVICE_COOKIE, session.deviceToken, DEVICE_DAYS * DAY_MS)
  clearCookie(reply, config.appUrl, BROWSER_COOKIE)
  if (session.notify) {
    const { ip, userAgent } = clientOf(context, reply.request)
    const { email, by } = session.notify
    notify(context, email, (words) =>
      newDeviceMail(words, {
        to: email,
        device: deviceOf(userAgent, words),
        way: by,
        when: momentIn(words, context.clock),
        ip,
      }),
    )
  }
}

/** A browser and its system in words, from the header it sends: "Firefox on Windows". */
export function deviceOf(
  userAgent: string | null,
  { accounts: { device } }: MailWords = wordsIn('en').mail,
): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown')
  if (!browser.name) return device.unknown
  return os.name ? device.browserOn(browser.name, os.name) : browser.name
}
