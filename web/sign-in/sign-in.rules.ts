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
