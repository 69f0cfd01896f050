import { createHmac, randomBytes } from 'node:crypto'

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
