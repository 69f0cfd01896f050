import type { FastifyInstance } from 'fastify'
import { sendgridWebhook } from '../../../shared/contract/mail'
import type { Context } from '../../platform/context/context'
import { HttpError, nothingHere } from '../../platform/http/errors'
import { route } from '../../platform/http/route'
import { takeEvents } from './mail-events'
import { isMailboxFault, mostTellingCode } from '../delivery.rules'
import { storedMessageId } from '../message-id'
import { type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { isText } from '../../platform/http/text'
import type { MailEvent } from './mail-events.queries'

/** SendGrid posts at most 768 KB at once. */
const LARGEST = 2_000_000

/** Where SendGrid reports events about mails. If they can't be stored, the response is 5xx, and SendGrid repeats them. */
export function webhookRoutes(server: FastifyInstance, context: Context): void {
  server.register(async (webhook) => {
    // The signature is over the bytes, so nothing may be parsed before.
    webhook.removeContentTypeParser('application/json')
    webhook.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGEST },
      (_request, body, done) => done(null, body),
    )
    route(webhook, sendgridWebhook, async ({ request }) => {
      const key = context.config.sendgridWebhookKey
      if (!key) throw nothingHere()
      const now = context.clock.now()
      const header = (name: string) => String(request.headers[`x-twilio-email-event-webhook-${name}`] ?? '')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signed = { timestamp: header('timestamp'), signature: header('signature'), body }
      if (!isSigned(key, signed, now))
        throw new HttpError(401, 'invalid_signature', (w) => w.mail.notSigned('SendGrid'))
      return { processed: await takeEvents(context, readEvents(parse(body), now)) }
    })
  })
}

function parse(body: Buffer): unknown[] {
  try {
    const events: unknown = JSON.parse(body.toString())
    if (Array.isArray(events)) return events
  } catch {
    // Refused like any other body that is not a list.
  }
  throw new HttpError(400, 'invalid_input', (w) => w.mail.notEvents)
}

/** How long a request is accepted after it was signed, and how far ahead of ours SendGrid's clock may be. */
const TOLERANCE_SECONDS = 300
const LONGEST_REASON = 500

/**
 * Whether SendGrid signed exactly these bytes just now: ECDSA with SHA-256 over the timestamp and the raw body. A signature
 * is not secret, so the time that the check takes reveals nothing.
 */
function isSigned(
  key: KeyObject,
  { timestamp, signature, body }: { timestamp: string; signature: string; body: Buffer },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  // For something that is not a signature at all, verify() returns false and does not throw.
  return verify(
    'sha256',
    Buffer.concat([Buffer.from(timestamp), body]),
    key,
    Buffer.from(signature, 'base64'),
  )
}

const text = z.string().optional().catch(undefined)

/** An event as far as we read it; `message_id` is what we gave the message along (custom_args). */
const sendgridEvent = z.object({
  sg_event_id: z.string().min(1).max(200).refine(isText),
  event: z.string(),
  timestamp: z.number().positive().max(9_999_999_999),
  message_id: z.string().min(1).max(500).refine(isText),
  reason: text,
  status: text,
  type: text,
  bounce_classification: text,
})
type SendgridEvent = z.infer<typeof sendgridEvent>

const KINDS: Record<string, MailEvent['kind']> = {
  delivered: 'delivered',
  bounce: 'bounced',
  dropped: 'dropped',
  spamreport: 'complained',
  unsubscribe: 'unsubscribed',
  group_unsubscribe: 'unsubscribed',
}

/** SendGrid's own reasons not to try to deliver that are not about the address. */
const NOT_TRIED = /spam|unsubscri|quota|smtpapi|header|content/i

/**
 * The events of a request that concern us, each once, in a fixed order, so that requests at the same time don't deadlock.
 * Opens, clicks, and mails that are not ours are ignored.
 */
export function readEvents(input: unknown[], now: Date): MailEvent[] {
  const events = new Map<string, MailEvent>()
  for (const one of input) {
    const parsed = sendgridEvent.safeParse(one)
    const kind = parsed.success && Object.hasOwn(KINDS, parsed.data.event) && KINDS[parsed.data.event]
    if (!kind) continue
    const event = parsed.data
    const reply = replyOf(event)
    events.set(event.sg_event_id, {
      id: event.sg_event_id,
      messageId: storedMessageId(event.message_id),
      kind,
      // An event can't be in the future.
      at: new Date(Math.min(event.timestamp * 1000, now.getTime())),
      code: mostTellingCode(reply),
      reason: reply.message,
      isAddressFault:
        kind === 'dropped' ? !NOT_TRIED.test(reply.message) : kind === 'bounced' && isMailboxFault(reply),
    })
  }
  return [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** What the receiving server said, with SendGrid's own word for it: `blocked` turns the sender or the message away. */
function replyOf({ event, status = '', reason = '', type, bounce_classification: of = '' }: SendgridEvent) {
  const own = [type === 'blocked' ? type : '', of].filter(Boolean).join(', ')
  const code = oneLine(status).slice(0, 20) || (event === 'bounce' ? '5.0.0' : event)
  return { code, message: oneLine(own ? `${reason} (${own})` : reason) }
}

const oneLine = (words: string) =>
  words
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON)
