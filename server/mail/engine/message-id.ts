import { createHash } from 'node:crypto'

/**
 * Always the same for a person and what they are mailed (a newsletter, a reminder of a match), so that a repeated message can
 * be recognised.
 */
export function messageId(mailFrom: string, what: string, userId: string): string {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  const digest = createHash('sha256').update(`${what}/${userId}`).digest('base64url').slice(0, 27)
  return `<${digest}@${domain}>`
}
