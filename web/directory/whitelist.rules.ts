import { entriesOf } from '../../shared/whitelist-entries'
import { plainEmail } from '../../shared/characters'
import { WHITELIST_ENTRY } from '../../shared/text-rules'

/** The domain of an address or a pattern. */
export const domainOf = (text: string): string => plainEmail(text).split('@').at(-1) ?? ''

/** Whether an entry lets in a whole domain. */
export const isWholeDomain = (email: string): boolean => email.startsWith('*@')

/** How many entries of a pasted list look right, a repeated one counted once, and how many will be skipped. */
export function countPasted(text: string): { good: number; skipped: number } {
  const entries = entriesOf(text)
  const good = new Set(
    entries.map((entry) => entry.text).filter((entry) => WHITELIST_ENTRY.email.fault(entry) === undefined),
  )
  return { good: good.size, skipped: entries.length - good.size }
}
