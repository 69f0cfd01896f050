import { MONTH_NAMES } from '../../shared/months'
import { type Localized, localized } from '../platform/http/errors'

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
  newsletter: NewsletterTime,
  pairing: { name: string; month: string; day?: string | null },
  earlier: EarlierMailing[],
  timeZone: string,
): Localized[] {
  const dangers: Localized[] = []
  const period = periodOfNewsletter(newsletter)
  const other = pairing.day ?? pairing.month
  if (other !== period)
    dangers.push(localized({ code: 'newsletters.dangers.otherMonth', args: [period, pairing.name, other] }))
  for (const { title, at, people } of earlier)
    dangers.push(
      localized({
        code: 'newsletters.dangers.toldAlready',
        args: [title, people, pairing.name, { at: at.toISOString(), timeZone }],
      }),
    )
  return dangers
}

/** The time that a newsletter is about. */
export interface NewsletterTime {
  month: number
  year: number
  /** YYYY-MM-DD, where it is about a round of a day. */
  day?: string | null | undefined
}

/** The newsletter's time in the form of a pairing's period: YYYY-MM, or YYYY-MM-DD. */
export const periodOfNewsletter = ({ month, year, day }: NewsletterTime): string =>
  day ?? `${year}-${String(month).padStart(2, '0')}`

/** "December 2026" */
export const newsletterMonthTitle = ({ month, year }: NewsletterTime): string =>
  `${MONTH_NAMES[month - 1]} ${year}`

/** Whether somebody typed the pairing's name, give or take blanks; of several pairings, a list of names. */
export const isOverruled = (override: string | string[] | undefined, pairingName: string): boolean =>
  [override ?? []].flat().some((typed) => blanks(typed) === blanks(pairingName))

const blanks = (text: string) => text.trim().replace(/\s+/g, ' ')
