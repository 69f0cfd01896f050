import type { ConnectionStatus, MatchStatus } from './limits'

/** The others of a match, as one of its people reads it. */
export const othersOf = <Person>({ partner, third }: { partner: Person; third?: Person | null }): Person[] =>
  third ? [partner, third] : [partner]

/** What somebody answered, after their name: "Ada said they met". */
export const saidInWords: Record<ConnectionStatus, string> = {
  pending: 'did not say',
  confirmed: 'said they met',
  not_confirmed: 'said they missed it',
}

/** How a match of a completed round ended, by what its people said: it took place once one of them says so. */
export function endOf(status: MatchStatus, answers: readonly ConnectionStatus[]) {
  if (status !== 'active') return status
  if (answers.includes('confirmed')) return 'met'
  return answers.includes('not_confirmed') ? 'missed' : 'no_answer'
}

/** The same as files say it: "called off". */
export const endInWords = (...match: Parameters<typeof endOf>): string => endOf(...match).replace('_', ' ')

/** The answers in a match of a pairing file. */
export const answersOf = (match: {
  user1_connection_status: ConnectionStatus
  user2_connection_status: ConnectionStatus
  user3_connection_status: ConnectionStatus | null
}): ConnectionStatus[] =>
  [match.user1_connection_status, match.user2_connection_status, match.user3_connection_status].filter(
    (answer) => answer !== null,
  )
