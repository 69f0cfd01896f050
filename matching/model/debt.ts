import { monthNumber } from './month'

/**
 * What the rounds of the last twelve months owe a person: the sum, over the months in which they were left out,
 * of 13 minus how many months ago that was. An earlier round of the same month counts as one month ago.
 * @param monthsLeftOut months (`YYYY-MM`) of the rounds in which the person was left out, in any order, one entry a round
 * @param month the month of the round to come
 */
export function leftOutDebt(monthsLeftOut: readonly string[], month: string): number {
  const now = monthNumber(month)
  let debt = 0
  for (const text of monthsLeftOut) {
    const ago = Math.max(1, now - monthNumber(text))
    if (ago <= 12) debt += 13 - ago
  }
  return debt
}
