import { FEWEST_SHOWN } from '../../../shared/limits'

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
