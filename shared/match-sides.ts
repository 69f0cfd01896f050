import type { ConnectionStatus, MatchStatus } from './limits'

/** The seats of a match, by the keys that calls have for them. At a table of five there may be one more. */
export const SIDES = ['user1', 'user2', 'user3', 'user4', 'user5', 'user6'] as const

/** The others of a match, as one of its people reads it. */
export const othersOf = <Person>({ partner, more = [] }: { partner: Person; more?: Person[] }): Person[] => [
  partner,
  ...more,
]

/** What they answered, in the same order. */
export const statusesOf = ({
  partnerStatus,
  more,
}: {
  partnerStatus: ConnectionStatus
  more: { status: ConnectionStatus }[]
}): ConnectionStatus[] => [partnerStatus, ...more.map(({ status }) => status)]

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

/** The end as files have it: "called off". */
export const endInWords = (...match: Parameters<typeof endOf>): string => endOf(...match).replace('_', ' ')

/** The answers in a match of a pairing file. */
export const answersOf = (
  match: {
    [Side in (typeof SIDES)[number] as `${Side}_connection_status`]?: ConnectionStatus | null | undefined
  },
): ConnectionStatus[] => SIDES.flatMap((side) => match[`${side}_connection_status`] ?? [])
