import type { RoundChange } from '../../../shared/contract/pairing-changes'
import { personName } from '../../../shared/person-name'
import { counted } from '../../../shared/counted'

export interface Someone {
  id: string
  firstName: string
  lastName: string
  email: string
}
export type Two = readonly [Someone, Someone]
/** The two of a match, or one who was left out. */
export type About = Two | readonly [Someone]

/**
 * What an administrator can wish of a match: keep the two apart, leave one out, or bring one together with somebody else.
 * Who was left out can only be brought together with somebody.
 */
export type WishKind = 'apart' | 'out-0' | 'out-1' | 'together-0' | 'together-1'

export function wishChoices(two: Two): { value: WishKind; label: string }[] {
  const [one, other] = two.map(personName) as [string, string]
  return [
    { value: 'apart', label: `Keep ${one} and ${other} apart` },
    { value: 'out-0', label: `Leave ${one} out of this round` },
    { value: 'out-1', label: `Leave ${other} out of this round` },
    { value: 'together-0', label: `Bring ${one} together with somebody else` },
    { value: 'together-1', label: `Bring ${other} together with somebody else` },
  ]
}

/** Who of the two a wish is about. */
export const whoOf = (kind: WishKind, [one, other = one]: About): Someone =>
  kind.endsWith('1') ? other : one

export interface AskedWish {
  apart?: [string, string][]
  together?: [string, string][]
  out?: string[]
}

/** The wish as it is asked of the server; undefined while somebody is still to be chosen. */
export function askedOf(kind: WishKind, about: About, chosen: Someone | undefined): AskedWish | undefined {
  if (kind === 'apart' && about.length === 2) return { apart: [[about[0].id, about[1].id]] }
  const { id } = whoOf(kind, about)
  if (kind.startsWith('out')) return { out: [id] }
  return chosen && { together: [[id, chosen.id]] }
}

/** What becomes of one person: "Ada Byron: with Bob Stone, now with Cy Young". */
export function changeInWords({ what, before, after }: RoundChange): {
  name: string
  was: string
  is: string
} {
  const name = personName((before ?? after)![0])
  const was = before ? `with ${personName(before[1])}` : 'left out'
  if (after) return { name, was, is: `with ${personName(after[1])}` }
  return { name, was, is: what === 'taken-out' ? 'sits out' : 'left out' }
}

interface Counts {
  ended: number
  made: number
  people: number
}

/** How much a change moves: "2 new pairs, 4 people". */
export function countsInWords({ ended, made, people }: Counts): string {
  const pairs = made > 0 ? counted(made, 'new pair') : `${counted(ended, 'pair')} fewer`
  return `${pairs}, ${counted(people, 'person', 'people')}`
}
