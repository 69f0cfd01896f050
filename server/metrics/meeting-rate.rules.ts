import { percentOf } from '../../shared/numbers'

/**
 * Matches by what their people said. `oneSaid`: one said that they met, the others are silent. `didNot`: one said that they
 * did not, whatever the others said.
 */
export const ANSWER_COUNTS = ['matches', 'bothSaid', 'oneSaid', 'didNot', 'silent'] as const
export type AnswerCounts = Record<(typeof ANSWER_COUNTS)[number], number>

export const addUp = (counts: AnswerCounts[]): AnswerCounts => {
  const sums = ANSWER_COUNTS.map((name) => [name, counts.reduce((sum, count) => sum + count[name], 0)])
  return Object.fromEntries(sums) as AnswerCounts
}

export const metOf = ({ bothSaid, oneSaid }: AnswerCounts): number => bothSaid + oneSaid
export const answeredOf = (counts: AnswerCounts): number => metOf(counts) + counts.didNot

/** The 0.975 quantile of the normal distribution: intervals hold 95 %. */
const Z = 1.959_964

type Interval = [low: number, high: number]

/** The score interval of a share, from 0 to 1; of nothing, anything is possible. Wilson 1927. */
export function wilson(part: number, whole: number): Interval {
  if (whole === 0) return [0, 1]
  const share = part / whole
  const denominator = 1 + Z ** 2 / whole
  const centre = (share + Z ** 2 / (2 * whole)) / denominator
  const half = (Z / denominator) * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2))
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}

/** The interval of the difference of two independent shares, from -1 to 1. Newcombe 1998, method 10. */
export function differenceInterval(one: [number, number], other: [number, number]): Interval {
  if (one[1] === 0 || other[1] === 0) return [-1, 1]
  const [p, q] = [one[0] / one[1], other[0] / other[1]]
  const [[pLow, pHigh], [qLow, qHigh]] = [wilson(...one), wilson(...other)]
  return [
    p - q - Math.sqrt((p - pLow) ** 2 + (qHigh - q) ** 2),
    p - q + Math.sqrt((pHigh - p) ** 2 + (q - qLow) ** 2),
  ]
}

const inPercent = ([low, high]: Interval): Interval => [percentOf(low, 1), percentOf(high, 1)]

/** The rate of pairs who met, in percent: a range, as the silent may have met or not, and among those who answered. */
export function rateOf(counts: AnswerCounts) {
  const [met, answered] = [metOf(counts), answeredOf(counts)]
  return {
    rateLow: percentOf(met, counts.matches),
    rateHigh: percentOf(met + counts.silent, counts.matches),
    answered,
    interval: inPercent(wilson(met, answered)),
  }
}

/** What having something changes: the rates among those who answered, with and without it, in percent. */
export function effectOf(withIt: AnswerCounts, without: AnswerCounts) {
  const pair = (counts: AnswerCounts): [number, number] => [metOf(counts), answeredOf(counts)]
  const interval = differenceInterval(pair(withIt), pair(without))
  const rate = ([met, answered]: [number, number]) => (answered === 0 ? null : percentOf(met, answered))
  return {
    with: { met: metOf(withIt), answered: answeredOf(withIt), rate: rate(pair(withIt)) },
    without: { met: metOf(without), answered: answeredOf(without), rate: rate(pair(without)) },
    interval: inPercent(interval),
    /** The interval does not hold zero. */
    isClear: interval[0] > 0 || interval[1] < 0,
  }
}
