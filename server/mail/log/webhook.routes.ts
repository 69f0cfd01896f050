import type { FastifyInstance } from 'fastify'
import { sendgridWebhook } from '../../../shared/contract/mail'
import type { Context } from '../../platform/context/context'
import { HttpError, nothingHere } from '../../platform/http/errors'
import { route } from '../../platform/http/route'
import { takeEvents } from './mail-events'
import { isSigned, readEvents } from './sendgrid-events.rules'

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
