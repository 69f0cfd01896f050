import type { MailWords, Responses } from '../../languages/words'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { wordsIn } from '../../languages/server'
import { ownAddress } from '../../shared/paths'
import type { Context } from '../platform/context/context'
import { MailRefused, type OutgoingMail } from '../platform/context/mailer'
import { DAY_MS } from '../platform/http/cookies'
import { HttpError, type Localized } from '../platform/http/errors'
import { type ClientLimit, createClientLimiter, createLimiter } from '../platform/http/limits'
import { onceFor } from '../platform/process/once-for'
import { findAccount } from './accounts.queries'
import { assertAdmission, isVouchedFor } from './admission.queries'
import type { Client } from './client'
import { isKnownDevice } from './known-devices.queries'
import { hashCode, hashToken, newCode, newToken } from '../platform/secrets'
import { type MailKind, mailboxOf, placeFor } from './sending-limits.rules'
import { codeMail, magicLinkMail } from './sign-in.email'
import {
  type Flow,
  insertToken,
  lockAddress,
  readSent,
  removeToken,
  withholdLink,
} from './sign-in-tokens.queries'

const KINDS = {
  magic_link: 'link',
  code: 'code',
  validation: 'code',
  deletion: 'deletion',
  invitation: 'invitation',
} as const satisfies Record<Flow, MailKind | 'invitation'>
const CODE_LIFETIME_MS = 15 * 60_000

/** Mails a link and its code to an address of the whitelist, the same way whether or not it has an account. */
export const sendMagicLink = (
  context: Context,
  { email, next }: { email: string; next?: string | undefined },
  client: Client,
): Promise<string> =>
  mailToken(context, 'magic_link', email, client, (words, { token, code }) => {
    const link = new URL('/magic-auth', context.config.appUrl)
    link.searchParams.set('token', token)
    const address = ownAddress(next)
    if (address) link.searchParams.set('next', address)
    return magicLinkMail(words, { to: email, link: link.href, code })
  })

/** Mails a code that signs in, validates, or deletes the account, in the browser that asked. The address must be on the whitelist. */
export const sendCode = (
  context: Context,
  flow: 'code' | 'validation' | 'deletion',
  email: string,
  client: Client,
): Promise<string> =>
  mailToken(context, flow, email, client, (words, { code }) =>
    codeMail(words, { to: email, code, purpose: flow }),
  )

const LONG_WAIT_MS = 2 * 60_000
const JUST_SENT: Localized = (w) => w.signIn.linkJustSent
const MANY_TODAY: Localized = (w) => w.signIn.manyToday

/** The error when the address has to wait so many milliseconds. */
function tooSoon(flow: Flow, wait: number): HttpError {
  const codeSent: Localized = ({ signIn }) =>
    signIn.codeSentAlready[flow === 'deletion' ? 'orEnterIt' : 'orByLink'](inWords(signIn, wait))
  const message = flow !== 'magic_link' ? codeSent : wait > LONG_WAIT_MS ? MANY_TODAY : JUST_SENT
  return new HttpError(429, 'too_soon', message, {
    retryAfterSeconds: wait / 1000,
    body: { success: false, requiresWait: Math.ceil(wait / 60_000) },
  })
}

function inWords({ wait }: Responses['signIn'], milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes >= 120 ? wait.hours(Math.ceil(minutes / 60)) : wait.minutes(minutes)
}

/**
 * A whole company may share one IP address (an office, a proxy that is not in TRUST_PROXY) on the morning of the
 * newsletter; a script that runs through a list of colleagues must not mail them all. The window is a minute, so that
 * nobody is kept waiting for longer by what others of their network do.
 */
const MAILS_PER_CLIENT: ClientLimit = {
  points: 500,
  seconds: 60,
  message: (w, minutes) => w.signIn.manyMails(minutes),
}

/**
 * Counts a request for a mail before its address is checked, so that a script can neither mail a whole list of colleagues
 * nor learn which of them may join. Returns whether this browser has signed in as the person before; then nobody
 * else's requests count against it. @throws HttpError 429
 */
async function countRequest(context: Context, email: string, client: Client): Promise<boolean> {
  if (await isKnownDevice(context.db, email, client, context.clock.now())) return true
  await createClientLimiter(context, 'sign-in-mail', MAILS_PER_CLIENT).count(client.ip)
  return false
}

/**
 * ada+1@, ada+2@ … reach one mailbox, and where a domain is allowed each has the limits of an address. So all that
 * nobody vouches for have these together in 24 hours. What goes beyond is not mailed, and the visitor is told the same
 * after the same time: a refusal would tell which of them have an account.
 */
const PLUS_MAILS = { points: 10, seconds: DAY_MS / 1000 }

/** Counts a mail to an address that only the plus tells from others; `isOver`: it is one too many. */
async function countPlusMail(context: Context, email: string, isKnown: boolean) {
  const mailbox = isKnown ? undefined : mailboxOf(email)
  if (!mailbox || (await isVouchedFor(context.db, email)))
    return { isOver: false, giveBack: async () => null }
  const limiter = createLimiter(context, 'plus-mail', PLUS_MAILS.points, PLUS_MAILS.seconds)
  const key = hashToken(mailbox).toString('base64url')
  const { consumedPoints } = await limiter.penalty(key)
  return {
    isOver: consumedPoints > PLUS_MAILS.points,
    giveBack: () => limiter.reward(key),
  }
}

/** How long the last sign-in mail took, in ms, at first a guess: one that is held back takes as long. */
const pace = onceFor((_: Context['config']) => ({ lastTook: 200 }))

/**
 * Mails a new link or code to an address of the whitelist and returns the mark of the browser that asked. The mail is
 * sent before this returns, so that no secret waits in a queue. If it can't be sent, nothing is kept.
 * @throws HttpError 403 not on the whitelist; 429 too many, or too soon; 503
 */
async function mailToken(
  context: Context,
  flow: Exclude<Flow, 'invitation'>,
  email: string,
  client: Client,
  mailWith: (words: MailWords, secrets: { code: string; token: string }) => OutgoingMail,
): Promise<string> {
  const isKnown = await countRequest(context, email, client)
  // Deleting or validating an account needs a session.
  const byStranger = !isKnown && (flow === 'magic_link' || flow === 'code')
  await assertAdmission(context.db, email, { byStranger })
  const now = context.clock.now()
  const id = randomUUID()
  const [code, token, browserToken] = [newCode(), newToken(), client.browserToken ?? newToken()]
  const browserHash = hashToken(browserToken)
  const browser = browserHash.toString('hex')
  await context.db.transaction(async (tx) => {
    await lockAddress(tx, email)
    const sent = (await readSent(tx, email, new Date(now.getTime() - DAY_MS))).map((mail) => ({
      at: mail.createdAt,
      kind: KINDS[mail.flow],
      browser: mail.browserHash.toString('hex'),
      isReserved: mail.isReserved,
    }))
    const { wait, isReserved } = placeFor(sent, { kind: KINDS[flow], browser, isKnownDevice: isKnown }, now)
    if (wait > 0) throw tooSoon(flow, wait)
    await insertToken(tx, {
      id,
      flow,
      email,
      tokenHash: flow === 'magic_link' ? hashToken(token) : null,
      codeHash: hashCode(context.secret, code, id),
      browserHash,
      isReserved,
      expiresAt: new Date(now.getTime() + (flow === 'magic_link' ? DAY_MS : CODE_LIFETIME_MS)),
      ipAddress: client.ip,
      userAgent: client.userAgent,
      createdAt: now,
    })
  })
  const plus = await countPlusMail(context, email, isKnown)
  // A turned-off person could do nothing with it. Only they can see, in their mailbox, that no mail came.
  const account = await findAccount(context.db, email)
  const isOff = account?.isActive === false
  if (plus.isOver || isOff) {
    await withholdLink(context.db, id)
    context.log.warn({ flow, code: isOff ? 'turned_off' : 'plus_address' }, 'a sign-in mail was held back')
    await sleep(pace(context.config).lastTook)
    return browserToken
  }
  try {
    const began = performance.now()
    await context.mailer.send(mailWith(wordsIn(client.language).mail, { code, token }))
    pace(context.config).lastTook = performance.now() - began
  } catch (error) {
    // Handed over completely, but the server's reply is missing: the mail may arrive, and then its link has to work.
    if (error instanceof MailRefused && error.isUncertain) return browserToken
    await removeToken(context.db, id)
    await plus.giveBack()
    if (!(error instanceof MailRefused)) throw error
    // Neither the address nor the server's text, which quotes it.
    context.log.warn({ code: error.code, flow }, 'a sign-in mail could not be sent')
    throw new HttpError(503, 'mail_unavailable', (w) => w.signIn.mailFailed, { retryAfterSeconds: 10 })
  }
  return browserToken
}
