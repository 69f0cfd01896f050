import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { slackEvents } from '../contract'
import type { Context } from '../../../server/platform/context/context'
import { HttpError, NOT_UNDERSTOOD, nothingHere } from '../../../server/platform/http/errors'
import { route } from '../../../server/platform/http/route'
import { JSON_LIMIT } from '../../../server/platform/http/server'
import { slackSettings } from './settings'

/** How long a request is accepted after it was signed, and how far ahead of ours Slack's clock may be. */
const TOLERANCE_SECONDS = 300

/**
 * Where Slack posts presses and events, if the app does not use Socket Mode. They are acknowledged at once, as Slack waits for three
 * seconds only.
 */
export function receive(
  server: FastifyInstance,
  context: Context,
  take: (payload: unknown) => Promise<void>,
): void {
  const { config, clock, log } = context
  const work = workOff(take, log)
  server.register(async (slack) => {
    // The signature is over the bytes, so nothing may be parsed before.
    slack.removeAllContentTypeParsers()
    slack.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit: JSON_LIMIT },
      (_request, body, done) => done(null, body),
    )
    slack.addHook('onClose', () => work.done())
    route(slack, slackEvents, async ({ request, reply }) => {
      const secret = slackSettings.of(config)?.signingSecret
      if (!secret) throw nothingHere()
      const header = (name: string) => String(request.headers[`x-slack-${name}`] ?? '')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signed = { timestamp: header('request-timestamp'), signature: header('signature'), body }
      if (!isSigned(secret, signed, clock.now()))
        throw new HttpError(401, 'invalid_signature', (w) => w.mail.notSigned('Slack'))
      const payload = parse(body, request.headers['content-type'])
      const { type, challenge } = payload
      if (type === 'url_verification') {
        if (typeof challenge !== 'string' || challenge === '') throw notUnderstood()
        return { challenge }
      }
      work.begin(payload)
      return reply.code(200).send()
    })
  })
}

/** Whether Slack signed exactly these bytes just now (https://docs.slack.dev/authentication/verifying-requests-from-slack). */
function isSigned(
  secret: string,
  { timestamp, signature, body }: { timestamp: string; signature: string; body: Buffer },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const hash = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex')
  const expected = Buffer.from(`v0=${hash}`)
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Events come as JSON, presses as JSON in a form. */
function parse(body: Buffer, type = ''): Record<string, unknown> {
  const text = body.toString()
  try {
    const json = type.startsWith('application/json') ? text : new URLSearchParams(text).get('payload')
    const payload: unknown = JSON.parse(json ?? '')
    if (typeof payload === 'object' && payload !== null) return payload as Record<string, unknown>
  } catch {
    // Refused like any other body that is no object.
  }
  throw notUnderstood()
}

const notUnderstood = () => new HttpError(400, NOT_UNDERSTOOD.code, NOT_UNDERSTOOD.text)

/** Does what Slack told us after it was acknowledged. */
export function workOff(take: (payload: unknown) => Promise<void>, log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>()
  return {
    begin(payload: unknown): void {
      const work = take(payload)
        .catch((error: unknown) => log.error({ err: error }, 'a press in Slack could not be taken'))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    /** Ends when nothing is under way any more. */
    done: () => Promise.all(underWay),
  }
}
