import type { ConnectionStatus } from '../../shared/limits'
import { saidInWords } from '../../shared/match-sides'

// Who is in a match is a list of seats, in their places. The calls of the specification have a key for each place instead:
// they are made here and nowhere else. In these calls, nobody sits beyond the third place.

/** One of the people of a match, and the others in their places. @throws if they are not in it */
export function sidesOf<Person extends { id: string }>({ people }: { people: Person[] }, userId: string) {
  const own = people.find(({ id }) => id === userId)
  if (!own) throw new Error('Somebody is asked about a match that they are not in')
  return { own, others: people.filter((person) => person !== own) }
}

const PLACES = ['user1', 'user2', 'user3'] as const

interface Seated {
  id: string
  answer: ConnectionStatus
  answeredAt: Date | null
  meetingLink: string
}

/** The keys of a match as one of its people sees it. */
export function ownKeys<Person extends Seated>(people: Person[], userId: string) {
  const [first, second] = people as [Person, Person]
  const { own, others } = sidesOf({ people }, userId)
  const [partner, third = null] = others as [Person, Person?]
  const shown = ({ answer: _, answeredAt: __, meetingLink: ___, ...person }: Person) => person
  return {
    user1Id: first.id,
    user2Id: second.id,
    user1ConnectionStatus: first.answer,
    user2ConnectionStatus: second.answer,
    user1ConfirmedAt: first.answeredAt?.toISOString() ?? null,
    user2ConfirmedAt: second.answeredAt?.toISOString() ?? null,
    side: PLACES[people.indexOf(own)] ?? 'user3',
    ownStatus: own.answer,
    partner: shown(partner),
    partnerStatus: partner.answer,
    third: third && shown(third),
    thirdStatus: third && third.answer,
  }
}

export const TO_BE_AGREED = 'To be agreed'

/** Where people meet: online where the organiser does, else where another one does. */
export function placeOf(people: { id: string; meetingLink: string }[], organiserId: string | null): string {
  const linked = people.filter(({ meetingLink }) => meetingLink !== '')
  return (linked.find(({ id }) => id === organiserId) ?? linked[0])?.meetingLink ?? TO_BE_AGREED
}

/** The keys of a match in the list of a pairing. */
export function listKeys<Person>(people: Person[]) {
  const [user1, user2, user3 = null] = people as [Person, Person, Person?]
  return { user1, user2, user3 }
}

interface OfFile {
  name: string
  email: string
  department: string | null
  answer: ConnectionStatus
}

/** The keys of a match in the file of a pairing. */
export function fileKeys(people: OfFile[]) {
  const [first, second, third] = people as [OfFile, OfFile, OfFile?]
  return {
    user1_name: first.name,
    user1_email: first.email,
    user2_name: second.name,
    user2_email: second.email,
    user3_name: third?.name ?? null,
    user3_email: third?.email ?? null,
    user1_connection_status: first.answer,
    user2_connection_status: second.answer,
    user3_connection_status: third?.answer ?? null,
    user1_department: first.department,
    user2_department: second.department,
    user3_department: third?.department ?? null,
    user1_answer: saidInWords[first.answer],
    user2_answer: saidInWords[second.answer],
    user3_answer: third ? saidInWords[third.answer] : null,
  }
}
