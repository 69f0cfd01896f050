import type { ConnectionStatus, MatchStatus } from './limits'

/** The keys of a match's people in calls and files, by their places: at a table of five a sixth person may sit. */
export const SIDES = ['user1', 'user2', 'user3', 'user4', 'user5', 'user6'] as const

/** The others of a match, as one of its people reads it: all but the first two of them are in `more`. */
export const othersOf = <Person>({
  partner,
  third,
  more = [],
}: {
  partner: Person
  third?: Person | null | undefined
  more?: Person[] | undefined
}): Person[] => (third ? [partner, third, ...more] : [partner])

/** What the others answered, in the same order. */
export const answersOfOthers = ({
  partnerStatus,
  thirdStatus,
  more = [],
}: {
  partnerStatus: ConnectionStatus
  thirdStatus: ConnectionStatus | null
  more?: { status: ConnectionStatus }[] | undefined
}): ConnectionStatus[] =>
  thirdStatus ? [partnerStatus, thirdStatus, ...more.map(({ status }) => status)] : [partnerStatus]

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
  more?: { connection_status: ConnectionStatus }[] | undefined
}): ConnectionStatus[] =>
  [
    match.user1_connection_status,
    match.user2_connection_status,
    match.user3_connection_status,
    ...(match.more ?? []).map((one) => one.connection_status),
  ].filter((answer) => answer !== null)
