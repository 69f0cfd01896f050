import type { PairExplanation, Preference } from '../../matching'
import { monthTitle } from '../context/clock'

/** Why these two were paired, in words for both of them: whose wish applied, and when they last met. */
export function whyYouTwo(
  preferences: [Preference, Preference],
  pair: Pick<PairExplanation, 'kind' | 'lastMet'>,
): string[] {
  const met = pair.lastMet ? `You last met in ${monthTitle(pair.lastMet)}.` : 'You have never met.'
  return [wish(preferences, pair.kind), met]
}

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
