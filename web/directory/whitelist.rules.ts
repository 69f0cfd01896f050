import type { Reach } from '../../shared/contract/directory'
import { plainEmail } from '../../shared/characters'
import { counted } from '../../shared/counted'
import { isolated } from '../../shared/isolated'
import { inWords } from '../../shared/person-name'

/** The domain of an address or a pattern. */
export const domainOf = (text: string): string => plainEmail(text).split('@').at(-1) ?? ''

/** Whether an entry lets in a whole domain. */
export const isWholeDomain = (email: string): boolean => email.startsWith('*@')

/** What barring an entry does: whom it signs out, and whom it puts out of an active pairing. */
export function barInWords({ people, signedIn }: Reach): string {
  if (people === 0) return 'Nobody has an account because of this entry. Nobody can sign up with it any more.'
  const out = signedIn > 0 ? ` ${counted(signedIn, 'person is', 'people are')} signed out.` : ''
  return `${counted(people, 'person', 'people')} can't sign in or be paired any more.${out}`
}

interface Concerned {
  total: number
  /** The first of them. */
  names: string[]
}

/** " 3 entries and 120 people become unassigned: Ada Abdi, Bo Bell and 118 others.", once both are known. */
export function unassignedInWords(entries: number | undefined, people: Concerned | undefined): string {
  if (entries === undefined || people === undefined) return ''
  const { total, names } = people
  const others = total > names.length ? [counted(total - names.length, 'other')] : []
  const who = total > 0 ? `: ${inWords([...names.map(isolated), ...others])}` : ''
  return ` ${counted(entries, 'entry', 'entries')} and ${counted(total, 'person', 'people')} become unassigned${who}.`
}
