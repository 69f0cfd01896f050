import { CODE_DIGITS } from '../../shared/limits'
import { words } from '../words'

/** The digits of what was typed or pasted ("123 456", full-width digits), at most six. */
export const codeDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_DIGITS)

/** A refused magic link: the server's message, and how long to wait if it says so. */
export function withWait(message: string, requiresWait: unknown): string {
  if (typeof requiresWait !== 'number' || !(requiresWait > 0)) return message
  return `${message} ${words.visitor.auth.wait(requiresWait)}`
}

/** Where the server sends us, if that is a path of this product; anything else would lead elsewhere. */
export const pathWithin = (redirectTo: string | undefined, otherwise: string): string =>
  redirectTo && /^\/(?![/\\])/.test(redirectTo) ? redirectTo : otherwise

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
