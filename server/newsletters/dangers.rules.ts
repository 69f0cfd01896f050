import { MONTH_NAMES } from '../../shared/months'
import type { Say } from '../platform/http/errors'

/** Another newsletter that told the people of a pairing their matches. */
export interface EarlierMailing {
  /** undefined: the sender may not see it. */
  title: string | undefined
  at: Date
  people: number
}

/**
 * Why sending a newsletter to a pairing is probably a mistake, each in its own words; empty if nothing is wrong.
 * It may still be intended: then the sender types the pairing's name.
 */
export function dangersOf(
  newsletter: { month: number; year: number },
  pairing: { name: string; month: string },
  earlier: EarlierMailing[],
  timeZone: string,
): Say[] {
  const dangers: Say[] = []
  const month = monthOfNewsletter(newsletter)
  if (pairing.month !== month)
    dangers.push((w) => w.newsletters.dangers.otherMonth(month, pairing.name, pairing.month))
  for (const { title, at, people } of earlier)
    dangers.push(({ newsletters }, { mail: { dates } }) =>
      newsletters.dangers.toldAlready(title, people, pairing.name, dates.longDay(at, timeZone)),
    )
  return dangers
}

/** The month of a newsletter in the form of a pairing's: YYYY-MM. */
export const monthOfNewsletter = ({ month, year }: { month: number; year: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`

/** "December 2026" */
export const newsletterMonthTitle = ({ month, year }: { month: number; year: number }): string =>
  `${MONTH_NAMES[month - 1]} ${year}`

/** Whether somebody typed the pairing's name, give or take blanks; of several pairings, a list of names. */
export const isOverruled = (override: string | string[] | undefined, pairingName: string): boolean =>
  [override ?? []].flat().some((typed) => blanks(typed) === blanks(pairingName))

const blanks = (text: string) => text.trim().replace(/\s+/g, ' ')
