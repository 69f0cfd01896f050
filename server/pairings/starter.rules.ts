import { startersOf } from './conversation-starters'

/**
 * The question a match begins with: one of the newsletter's where there are any, else one of the month's. Always the same
 * for a match, and not the same for all matches of a month.
 * @param month YYYY-MM of the pairing
 */
export function starterFor(matchId: string, month: string, ofNewsletter: string[]): string {
  const written = ofNewsletter.filter((starter) => starter.trim() !== '')
  const starters = written.length > 0 ? written : startersOf(Number(month.slice(5)))
  // An id begins with its time; its last digits are random and choose evenly.
  return starters[Number.parseInt(matchId.slice(-8), 16) % starters.length] ?? ''
}
