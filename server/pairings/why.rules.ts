import type { PairExplanation, Preference } from '../../matching'
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
  'The people who run the programme brought you two together.',
  met(pair),
]

/** The same for three. It says nothing of who joined the others. */
export const WHY_YOU_THREE = ['You are three this month, so that nobody is left out.']

/** The same for two of three who go on without the third. It names nobody, as that one may be erased. */
export const WHY_STILL_TWO = [
  'You were to be three. One of you can’t make it any more, so it is the two of you.',
]

const met = ({ lastMet }: Pick<PairExplanation, 'lastMet'>): string =>
  lastMet ? `You last met in ${monthTitle(lastMet)}.` : 'You have never met.'

function wish([one, other]: [Preference, Preference], kind: 'same' | 'cross'): string {
  if (one === 'any' && other === 'any') {
    return kind === 'cross'
      ? 'You are both open to anyone, and you work in different departments.'
      : 'You are both open to anyone.'
  }
  const whom = kind === 'cross' ? 'someone from another department' : 'someone from your own department'
  return one === other
    ? `You both asked for ${whom}.`
    : `One of you asked for ${whom}, the other is open to anyone.`
}
