import { words } from '../words'

const textOf = (texts: Record<string, string>, code: string) => new Map(Object.entries(texts)).get(code)

/**
 * What `?error=` in the address says. Only our own texts: with free text in the address, anyone could make this page say
 * anything. `invalidEmail` is the installation's text, which names its domains.
 */
export function authErrorText(code: string, invalidEmail?: string): string {
  if (code === 'invalid_email' && invalidEmail) return invalidEmail
  return textOf(words.visitor.errors, code) ?? words.visitor.otherError
}

/** What `?message=` in the address says: one of our own texts, or nothing, since anyone can make a link. */
export const authMessageText = (code: string | null): string | null =>
  code === null ? null : (textOf(words.visitor.messages, code) ?? null)
