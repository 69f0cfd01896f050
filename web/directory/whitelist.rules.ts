import type { getAllowedEmailReach } from '../../shared/contract/directory'
import type { ResponseOf } from '../../shared/endpoint'
import { plainEmail } from '../../shared/characters'
import { counted } from '../kit/words.rules'

/** The domain of an address or a pattern. */
export const domainOf = (text: string): string => plainEmail(text).split('@').at(-1) ?? ''

/** Whether an entry lets in a whole domain. */
export const isWholeDomain = (email: string): boolean => email.startsWith('*@')

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
