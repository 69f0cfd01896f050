import type { Reach } from '../../shared/contract/directory'
import { plainEmail } from '../../shared/characters'
import { isolated, words } from '../words'

/** The domain of an address or a pattern. */
export const domainOf = (text: string): string => plainEmail(text).split('@').at(-1) ?? ''

/** What barring an entry does: the people it signs out, and those it puts out of an active pairing. */
export function barInWords({ people, signedIn }: Reach): string {
  const { nobody, effect } = words.tools.whitelist.bar
  return people === 0 ? nobody : effect(people, signedIn)
}

interface Concerned {
  total: number
  /** The first of them. */
  names: string[]
}

/** " 3 entries and 120 people become unassigned: Ada Abdi, Bo Bell and 118 others.", once both are known. */
export function unassignedInWords(entries: number | undefined, people: Concerned | undefined): string {
  if (entries === undefined || people === undefined) return ''
  const { unassigned } = words.tools.groups.remove
  return ` ${unassigned(entries, people.total, people.names.map(isolated))}`
}
