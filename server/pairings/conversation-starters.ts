import { starters as STARTERS } from '../../languages/en/mail/starters'

/** The questions of a month of 1 to 12. */
export const startersOf = (month: number, of: readonly string[] = STARTERS): string[] =>
  of.slice(3 * month - 3, 3 * month)

/**
 * The question a match begins with: one of the newsletter's if there are any, else one of the month's. It is always the
 * same for one match, and differs between the matches of a month.
 * @param month YYYY-MM of the pairing
 */
export function starterFor(matchId: string, month: string, ofNewsletter: string[]): string {
  const written = ofNewsletter.filter((starter) => starter.trim() !== '')
  const starters = written.length > 0 ? written : startersOf(Number(month.slice(5)))
  // An id begins with its time; its last digits are random, so the choice is even.
  return starters[Number.parseInt(matchId.slice(-8), 16) % starters.length] ?? ''
}
