import { z } from 'zod'
import { seal, unseal } from '../../../server/sign-in/secrets'

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
