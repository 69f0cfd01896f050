import { counted } from '../../shared/counted'
import { longDate, monthTitle } from '../platform/context/clock'
import { MONTH_NAMES } from '../../shared/months'

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
): string[] {
  const dangers: string[] = []
  const month = monthOfNewsletter(newsletter)
  if (pairing.month !== month)
    dangers.push(
      `The newsletter is for ${monthTitle(month)}, but "${pairing.name}" is a pairing of ${monthTitle(pairing.month)}: everyone would be told their partner of that month.`,
    )
  for (const { title, at, people } of earlier)
    dangers.push(
      `${title === undefined ? 'Another newsletter' : `"${title}"`} told ${counted(people, 'person', 'people')} their match of "${pairing.name}" on ${longDate(at, timeZone)}: they would be told again.`,
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
