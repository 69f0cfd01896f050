/** The places of a match's people; the third is empty in a pair. */
export const SIDES = ['user1', 'user2', 'user3'] as const
export type Side = (typeof SIDES)[number]

/** Whose place of a match is somebody's, who is in it. */
export const sideOf = (match: { user1Id: string; user2Id: string }, userId: string): Side =>
  match.user1Id === userId ? 'user1' : match.user2Id === userId ? 'user2' : 'user3'

/** The ids of a match's people. */
export const peopleOf = (match: { user1Id: string; user2Id: string; user3Id?: string | null }): string[] =>
  match.user3Id ? [match.user1Id, match.user2Id, match.user3Id] : [match.user1Id, match.user2Id]

/** The others of a match, as one of its people reads it. */
export const othersOf = <Person>({ partner, third }: { partner: Person; third?: Person | null }): Person[] =>
  third ? [partner, third] : [partner]
