import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** SendGrid's verification key: base64 of a public P-256 key (SubjectPublicKeyInfo), with or without PEM's first and last line. */
export const webhookKey = z.string().transform((text, context): KeyObject => {
  const key = readKey(text)
  if (key?.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  context.addIssue('must be the verification key that SendGrid shows for its signed event webhook')
  return z.NEVER
})

function readKey(text: string): KeyObject | undefined {
  const base64 = text.replace(/-----(BEGIN|END) PUBLIC KEY-----|\s|\\n/g, '')
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
}
