import { randomUUID } from 'node:crypto'
import type { Context } from '../context/context'
import { HttpError } from '../http/errors'
import { MailRefused, type OutgoingMail } from '../context/mailer'
import type { Client } from './client'
import { DAY_MS } from '../http/cookies'
import { clientKey, countTry, createLimiter } from '../http/limits'
import { hashCode, hashToken, newCode, newToken } from './secrets'
import { type SendingLimit, waitFor } from './sending-limits.rules'
import { type Flow, insertToken, lockAddress, readSent, removeToken } from './sign-in-tokens.queries'

/**
 * A whole company may share one IP address (an office, a proxy that is not in TRUST_PROXY) on the morning of the
 * newsletter; a script that runs through a list of colleagues must not mail them all.
 */
const MOST_PER_CLIENT = 5_000
const WINDOW_SECONDS = 10 * 60
const TOO_MANY = 'Too many emails were requested from your network. Please try again in {minutes}.'

/**
 * Counts a request for a mail before its address is checked, so that a script can neither mail a whole list of colleagues
 * nor learn which of them may join. @throws HttpError 429
 */
export const countRequest = (context: Context, { ip }: Client): Promise<void> =>
  countTry(createLimiter(context, 'sign-in-mail', MOST_PER_CLIENT, WINDOW_SECONDS), clientKey(ip), TOO_MANY)

export interface Wish {
  flow: Flow
  email: string
  client: Client
  /** Milliseconds. */
  lifetime: number
  limit: SendingLimit
  /** The flows whose mails count for the limit. */
  counted: Flow[]
  /** The error when the address has to wait this many milliseconds. */
  refuse(wait: number): HttpError
  mail(secrets: { code: string; token: string }): Promise<OutgoingMail>
}

/**
 * Mails a new link or code and returns the mark of the browser that asked. The mail is sent before this returns, so
 * that no secret waits in a queue. If it can't be sent, nothing is kept. @throws HttpError 503
 */
export async function mailToken(context: Context, wish: Wish): Promise<{ browserToken: string }> {
  const now = context.clock.now()
  const id = randomUUID()
  const [code, token, browserToken] = [newCode(), newToken(), wish.client.browserToken ?? newToken()]
  await context.db.transaction(async (tx) => {
    await lockAddress(tx, wish.email)
    const sent = await readSent(tx, wish.email, wish.counted, new Date(now.getTime() - DAY_MS))
    const wait = waitFor(sent, now, wish.limit)
    if (wait > 0) throw wish.refuse(wait)
    await insertToken(tx, {
      id,
      flow: wish.flow,
      email: wish.email,
      tokenHash: wish.flow === 'magic_link' ? hashToken(token) : null,
      codeHash: hashCode(context.secret, code, id),
      browserHash: hashToken(browserToken),
      expiresAt: new Date(now.getTime() + wish.lifetime),
      ipAddress: wish.client.ip,
      userAgent: wish.client.userAgent,
      createdAt: now,
    })
  })
  try {
    await context.mailer.send(await wish.mail({ code, token }))
  } catch (error) {
    // Handed over completely, but the server's reply is missing: the mail may arrive, and then its link has to work.
    if (error instanceof MailRefused && error.isUncertain) return { browserToken }
    await removeToken(context.db, id)
    if (!(error instanceof MailRefused)) throw error
    // Neither the address nor the server's text, which quotes it.
    context.log.warn({ code: error.code, flow: wish.flow }, 'a sign-in mail could not be sent')
    throw new HttpError(
      503,
      'mail_unavailable',
      'We could not send the email right now. Please try again in a moment.',
      { retryAfterSeconds: 10 },
    )
  }
  return { browserToken }
}
