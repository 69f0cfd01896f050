import { entriesOf } from '../../shared/whitelist-entries'
import { plainEmail } from '../../shared/characters'
import { emailProblem } from '../sign-in/sign-in.rules'

/** What is wrong with a whitelist entry, an address or `*@domain`; null if nothing is. */
export function whitelistProblem(text: string): string | null {
  const pattern = plainEmail(text)
  if (!pattern) return 'Email is required'
  const address = pattern.startsWith('*@') ? `any${pattern.slice(1)}` : pattern
  return emailProblem(address) === null ? null : 'Please enter a valid email address'
}

/** The domain of an address or a pattern. */
export const domainOf = (text: string): string => plainEmail(text).split('@').at(-1) ?? ''

/** Whether an entry lets in a whole domain. */
export const isWholeDomain = (email: string): boolean => email.startsWith('*@')

/** How many entries of a pasted list look right, a repeated one counted once, and how many will be skipped. */
export function countPasted(text: string): { good: number; skipped: number } {
  const entries = entriesOf(text)
  const good = new Set(entries.map((entry) => entry.text).filter((entry) => whitelistProblem(entry) === null))
  return { good: good.size, skipped: entries.length - good.size }
}
