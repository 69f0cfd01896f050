import type { PairExplanation, Preference } from '../../matching'
import { why } from '../../languages/en/mail/why'
import { monthTitle } from '../platform/context/clock'

/** Why these two were paired, in words for both of them: whose wish applied, and when they last met. */
export function whyYouTwo(
  preferences: [Preference, Preference],
  pair: Pick<PairExplanation, 'kind' | 'lastMet'>,
): string[] {
  return [wish(preferences, pair.kind), met(pair)]
}

/** The same for two whom an administrator brought together. */
export const whyBroughtTogether = (pair: Pick<PairExplanation, 'lastMet'>): string[] => [
  why.broughtTogether,
  met(pair),
]

/** The same for three. It says nothing of who joined the others. */
export const WHY_YOU_THREE = [why.three]

/** The same for two of three who go on without the third. It names nobody, as that one may be erased. */
export const WHY_STILL_TWO = [why.stillTwo]

/** The same for those who go on of a match that had so many others: without the third, or without some of a table. */
export const whyWithoutSome = (others: number): string[] => (others > 2 ? [why.withoutSome] : WHY_STILL_TWO)

/** The same for a table: from where they are, and when some of them last met. Two may sit at one of three. */
export function whyTogether(
  people: readonly { department: string; preference: Preference }[],
  lastMet: string | null,
): string[] {
  const different = new Set(people.map(({ department }) => department.trim().toLowerCase())).size
  const [one, other, ...more] = people
  if (one && other && more.length === 0)
    return whyYouTwo([one.preference, other.preference], { kind: different > 1 ? 'cross' : 'same', lastMet })
  const from = different === people.length ? why.tableAcross : why.tableOf({ count: different })
  return [
    different === 1 ? why.tableWithin : from,
    lastMet ? why.tableLastMet({ month: monthTitle(lastMet) }) : why.tableNeverMet,
  ]
}

const met = ({ lastMet }: Pick<PairExplanation, 'lastMet'>): string =>
  lastMet ? why.lastMet({ month: monthTitle(lastMet) }) : why.neverMet

function wish([one, other]: [Preference, Preference], kind: 'same' | 'cross'): string {
  if (one === 'any' && other === 'any') {
    return kind === 'cross' ? why.openAcross : why.open
  }
  if (one === other) return kind === 'cross' ? why.bothAcross : why.bothWithin
  return kind === 'cross' ? why.oneAcross : why.oneWithin
}
