/** Calendar months as whole numbers, so that ages are differences. */

const PATTERN = /^(\d{4})-(0[1-9]|1[0-2])$/

/** `YYYY-MM` as months since year 0, or NaN if the text is not a month. */
export function monthNumber(text: string): number {
  const match = PATTERN.exec(text)
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : Number.NaN
}

/** The inverse of `monthNumber`. */
export function monthText(number: number): string {
  const year = Math.floor(number / 12)
  return `${String(year).padStart(4, '0')}-${String(number - year * 12 + 1).padStart(2, '0')}`
}
