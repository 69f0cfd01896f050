import { plainEmail } from '../../shared/characters'

const EMAIL =
  /^[a-z0-9.!#$%&'+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** What is wrong with an address, in the words of the contract; null if nothing is. */
export function emailProblem(text: string): string | null {
  const email = plainEmail(text)
  if (!email) return 'Please enter your email address'
  if (text.length > 254 || !EMAIL.test(email) || email.indexOf('@') > 64)
    return 'Please enter a valid email address'
  return null
}

const CODE_DIGITS = 6

/** The digits of what was typed or pasted ("123 456", full-width digits), at most six. */
export const codeDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_DIGITS)

/** What is wrong with a code; null if nothing is. */
export function codeProblem(code: string): string | null {
  if (!code) return 'Please enter the 6-digit code'
  return /^[0-9]{6}$/.test(code) ? null : 'Please enter a valid 6-digit code'
}

/** A refused magic link: the server's message, and how long to wait if it says so. */
export function withWait(message: string, requiresWait: unknown): string {
  if (typeof requiresWait !== 'number' || !(requiresWait > 0)) return message
  return `${message} Please wait ${requiresWait} minute(s) before requesting another link.`
}

/** Where the server sends us, as long as that is a path of this product; anything else would lead elsewhere. */
export const pathWithin = (redirectTo: string | undefined, otherwise: string): string =>
  redirectTo && /^\/(?![/\\])/.test(redirectTo) ? redirectTo : otherwise
