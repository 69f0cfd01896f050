import { z } from 'zod'
import { seal, unseal } from '../../../server/platform/secrets'
import { createHmac, randomBytes } from 'node:crypto'

/** Where a webhook is, and by what its events are signed, the newest first. All of it is sealed in the database. */
const shape = z.object({ url: z.string(), secrets: z.array(z.string()) })
export type WebhookSecret = z.infer<typeof shape>

const about = (id: string) => `webhook ${id}`

export const sealSecret = (key: Buffer, id: string, secret: WebhookSecret): Buffer =>
  seal(key, about(id), Buffer.from(JSON.stringify(secret)))

/** Undefined: it was sealed under another key of the installation. */
export function openSecret(
  key: Buffer,
  { id, secret }: { id: string; secret: Buffer },
): WebhookSecret | undefined {
  const opened = unseal(key, about(id), secret)
  return opened && shape.parse(JSON.parse(opened.toString()))
}

// The Standard Webhooks specification: https://www.standardwebhooks.com

const PREFIX = 'whsec_'

export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/** What a program knows an event by, and proves with one of its secrets that it is from here. */
export function signedHeaders(
  secrets: readonly string[],
  { id, now, body }: { id: string; now: Date; body: string },
): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
