import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Always the same for a person and what they are mailed (a newsletter, a reminder of a match), so that a repeated message can
 * be recognised.
 */
export function messageId(mailFrom: string, what: string, userId: string): string {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  const digest = createHash('sha256').update(`${what}/${userId}`).digest('base64url').slice(0, 27)
  return `<${digest}@${domain}>`
}

const SIGNED = /^<([^@<>\s]+)\.([\w-]{22})@([^<>\s]+)>$/

const macOf = (secret: Buffer, id: string) =>
  createHmac('sha256', secret).update('message-id\n').update(id).digest().subarray(0, 16)

/** The Message-ID that goes out for a stored one: only its recipient knows it, so nobody else can report that it came back. */
export const signedMessageId = (secret: Buffer, id: string): string =>
  id.replace('@', `.${macOf(secret, id).toString('base64url')}@`)

/** The stored Message-ID of one that went out; others stay as they are. Believes anybody: for ids that are known to be ours. */
export const storedMessageId = (id: string): string => id.replace(SIGNED, '<$1@$3>')

/** The stored Message-ID of one that went out with a signature of ours; undefined for every other. */
export function verifiedMessageId(secret: Buffer, id: string): string | undefined {
  const mac = SIGNED.exec(id)?.[2]
  const stored = storedMessageId(id)
  return mac && timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(secret, stored)) ? stored : undefined
}
