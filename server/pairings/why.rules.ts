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

/** The same for a pair that somebody joined. It says nothing of who did. */
export const WHY_YOU_THREE = [why.three]

/** The same for a table. It tells nobody's wish. */
const whyYouAll = ({ kind, lastMet }: Pick<PairExplanation, 'kind' | 'lastMet'>): string[] => [
  kind === 'cross' ? why.tableAcross : why.tableWithin,
  lastMet ? why.tableLastMet({ month: monthTitle(lastMet) }) : why.tableNeverMet,
]

/** The same for the people of a match, however many, in a round of tables of so many. */
export function whyTogether(
  preferences: Preference[],
  explanation: Pick<PairExplanation, 'kind' | 'lastMet'>,
  size: number,
): string[] {
  const [one, other, ...more] = preferences as [Preference, Preference, ...Preference[]]
  if (more.length === 0) return whyYouTwo([one, other], explanation)
  return size === 2 ? WHY_YOU_THREE : whyYouAll(explanation)
}

/** The same for those who go on without some of so many. It names nobody, as who left may be erased. */
export const whyStill = (people: number): string[] => [people === 3 ? why.stillTwo : why.fewer]

const met = ({ lastMet }: Pick<PairExplanation, 'lastMet'>): string =>
  lastMet ? why.lastMet({ month: monthTitle(lastMet) }) : why.neverMet

function wish([one, other]: [Preference, Preference], kind: 'same' | 'cross'): string {
  if (one === 'any' && other === 'any') {
    return kind === 'cross' ? why.openAcross : why.open
  }
  if (one === other) return kind === 'cross' ? why.bothAcross : why.bothWithin
  return kind === 'cross' ? why.oneAcross : why.oneWithin
}
