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

const met = ({ lastMet }: Pick<PairExplanation, 'lastMet'>): string =>
  lastMet ? why.lastMet({ month: monthTitle(lastMet) }) : why.neverMet

function wish([one, other]: [Preference, Preference], kind: 'same' | 'cross'): string {
  if (one === 'any' && other === 'any') {
    return kind === 'cross' ? why.openAcross : why.open
  }
  if (one === other) return kind === 'cross' ? why.bothAcross : why.bothWithin
  return kind === 'cross' ? why.oneAcross : why.oneWithin
}
