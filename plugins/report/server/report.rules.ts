import { FEWEST_SHOWN } from '../../../shared/limits'
import {
  addUp,
  type AnswerCounts,
  answeredOf,
  metOf,
  rateOf,
} from '../../../server/metrics/meeting-rate.rules'

/** A pair is of two people, so fewer answers may be those of fewer than five. */
const FEWEST_PAIRS = Math.ceil(FEWEST_SHOWN / 2)

/** How many met of those who answered, and of all; null where fewer than five people may have answered. */
export const metIn = (said: AnswerCounts) =>
  answeredOf(said) < FEWEST_PAIRS ? null : { met: metOf(said), ...rateOf(said) }

/**
 * What was said in some months, together. Months with too few answers are in it only if they have enough together: otherwise
 * their answers could be worked out from the sum.
 */
export function tellable(months: readonly AnswerCounts[]): AnswerCounts {
  const enough = months.filter((said) => metIn(said))
  const few = addUp(months.filter((said) => !metIn(said)))
  return addUp(metIn(few) ? [...enough, few] : enough)
}

interface Tie {
  one: number
  other: number
  count: number
  people: number
}

/**
 * The ties between two departments, the most first, as a report shows them. Those of fewer than five people are one entry of no
 * departments, together with the smallest of the others: otherwise they could be worked out from the sum.
 */
export function shownTies(ties: readonly Tie[]) {
  const large = ties.filter(({ people }) => people >= FEWEST_SHOWN)
  const small = ties.filter(({ people }) => people < FEWEST_SHOWN)
  const last = small.length > 0 ? large.pop() : undefined
  const shown = large.map(({ one, other, count }) => ({ one, other, count }))
  if (!last) return shown
  return [
    ...shown,
    { one: null, other: null, count: [last, ...small].reduce((sum, { count }) => sum + count, 0) },
  ]
}
