import { type Fault, type Outcome, storable, unmade } from './delivery.rules'
import { type Connection, MailServerAway, type Message, type Transport } from './transport'

const CONNECTIONS = 5
const TIMEOUT_MS = 60_000

/** SendGrid's mail/send call, version 3; `baseUrl` is https://HOST, or http:// for a local stand-in. */
export function sendgridTransport(settings: { apiKey: string; baseUrl: string }): Transport {
  return {
    name: 'sendgrid',
    connections: CONNECTIONS,
    isIdempotent: false,
    async open() {
      await assertReachable(settings.baseUrl)
      return new SendgridConnection(settings.apiKey, new URL('/v3/mail/send', settings.baseUrl))
    },
  }
}

/** Any response will do. Requested before the first message, so that an outage costs no message a try. */
async function assertReachable(baseUrl: string): Promise<void> {
  try {
    const response = await fetch(baseUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS / 4),
    })
    await response.body?.cancel()
  } catch (error) {
    throw new MailServerAway(faultOf(error as Error))
  }
}

function faultOf(error: Error): Fault {
  const cause = error.cause as (Error & { code?: string }) | undefined
  return { code: cause?.code ?? error.name, message: cause?.message ?? error.message }
}

class SendgridConnection implements Connection {
  readonly isUsable = true
  constructor(
    private readonly apiKey: string,
    private readonly url: URL,
  ) {}

  async deliver(message: Message, commit: () => Promise<boolean>): Promise<Outcome> {
    let body: string
    try {
      body = JSON.stringify(requestBody(message))
    } catch (error) {
      return unmade(`The message could not be made: ${storable((error as Error).message, 200)}.`)
    }
    // The whole message is in one request, so it counts as handed over when the request begins.
    if (!(await commit())) return { kind: 'fenced' }
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.apiKey}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      })
      const text = await response.text().catch(() => '')
      return answerOutcome(response.status, text, response.headers.get('retry-after'))
    } catch (error) {
      return brokenOutcome(error as Error)
    }
  }

  close(): void {}
}

/** Codes with which a request fails before a byte of it was sent. */
export const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

function brokenOutcome(error: Error): Outcome {
  const fault = faultOf(error)
  // Only the server is at fault; the message was not handed over.
  return { kind: BEFORE_SENDING.has(fault.code) ? 'away' : 'uncertain', ...fault }
}

/**
 * SendGrid's response as an outcome: 202 is acceptance, 429 and 5xx may be tried again, the rest is final. A redirect
 * comes from a wrong MAIL_URL, so no address is at fault.
 */
export function answerOutcome(status: number, body: string, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted', isRelayed: true }
  const message = errorText(body) || `HTTP ${status}`
  const isQuota = status === 429 || /quota|credits exceeded/i.test(message)
  const isForbidden = status === 401 || status === 403
  return {
    kind: 'refused',
    isTemporary: status === 429 || status >= 500,
    isSendersFault: isForbidden || (status >= 300 && status < 400),
    retryAfterSeconds: waitFrom(retryAfter),
    code: String(status),
    message,
    sendStatus: isQuota ? 'sendgrid_limit' : isForbidden ? 'sendgrid_forbidden' : 'sendgrid_error',
  }
}

function waitFrom(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return Math.min(Math.max(seconds, 0), 86_400)
  return undefined
}

function errorText(body: string): string {
  try {
    const { errors } = JSON.parse(body) as { errors?: { message?: string }[] }
    const words = (errors ?? []).map(({ message }) => message ?? '').filter(Boolean)
    return storable(words.join(' '))
  } catch {
    return storable(body, 200)
  }
}

function requestBody(message: Message) {
  const { from, to, messageId } = message
  const parts = message.parts()
  return {
    personalizations: [
      { to: [{ email: to }], custom_args: { message_id: messageId }, headers: { 'Message-ID': messageId } },
    ],
    from: { email: from, ...(parts.fromName && { name: parts.fromName }) },
    subject: parts.subject,
    content: [
      { type: 'text/plain', value: parts.text },
      { type: 'text/html', value: parts.html },
    ],
    headers: parts.headers,
    attachments: parts.attachments.map(({ filename, content, contentType, cid }) => ({
      filename,
      type: contentType,
      content: content.toString('base64'),
      ...(cid ? { disposition: 'inline', content_id: cid } : { disposition: 'attachment' }),
    })),
    // No pixel and no rewritten links.
    tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
  }
}
