/** The product speaks English: pairings and newsletters are named by these. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "1 December 2026" for 2026-12-01. */
export const dayText = (day: string): string =>
  `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

const MONTHS_AHEAD = 3

/** A month (1 to 12) and the next three, by name and year: what a newsletter is usually made for. */
export const newsletterMonths = (month: number, year: number): { month: string; year: number }[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => {
    const index = month - 1 + ahead
    return { month: MONTH_NAMES[index % 12] as string, year: year + Math.floor(index / 12) }
  })

/** 1 to 12 for an English month name or a number in any of its usual spellings; undefined for anything else. */
export function monthNumber(month: string | number): number | undefined {
  const text = String(month).trim().toLowerCase()
  const named = text.length >= 3 ? MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(text)) : -1
  const number = named >= 0 ? named + 1 : /^\d{1,2}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= 12 ? number : undefined
}
