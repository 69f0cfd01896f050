import type { getAllowedEmailReach } from '../../shared/contract/directory'
import type { ResponseOf } from '../../shared/endpoint'
import { entriesOf } from '../../shared/whitelist-entries'
import { plainEmail } from '../../shared/characters'
import { WHITELIST_ENTRY } from '../../shared/text-rules'
import { counted } from '../kit/words.rules'

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

type Reach = ResponseOf<typeof getAllowedEmailReach>

/** What barring an entry does: whom it signs out, and whom it puts out of an active pairing. */
export function barInWords({ people, signedIn }: Reach): string {
  if (people === 0) return 'Nobody has an account by this entry. Nobody can sign up by it any more.'
  const out = signedIn > 0 ? ` ${counted(signedIn, 'person is', 'people are')} signed out.` : ''
  return `${counted(people, 'person', 'people')} can't sign in or be paired any more.${out}`
}

/** "Ada is paired with Bo in December 2026 Group A - Design.", of the first few, and how many there are besides. */
export function pairsInWords({ paired, pairs }: Reach): string[] {
  const more = paired - pairs.length
  const named = pairs.map((one) => `${one.name} is paired with ${one.match_name} in ${one.pairing_name}.`)
  return more > 0 ? [...named, `${counted(more, 'other person is', 'others are')} paired, too.`] : named
}

/** " 3 entries and 120 people become unassigned.", once both are known. */
export const unassignedInWords = (entries: number | undefined, people: number | undefined): string =>
  entries === undefined || people === undefined
    ? ''
    : ` ${counted(entries, 'entry', 'entries')} and ${counted(people, 'person', 'people')} become unassigned.`
