import type { MailReason } from '../../languages/reasons'
import type { getPairingFile } from '../../shared/contract/pairings'
import type { Answer } from '../../shared/endpoint'
import type { ConnectionStatus } from '../../shared/limits'
import { saidInWords, SIDES } from '../../shared/match-sides'

// The people of a match are a list of seats, in their places. The calls of the specification have a key for each place
// instead: they are made here and nowhere else.

/** One of the people of a match, and the others in their places. @throws if they are not in it */
export function sidesOf<Person extends { id: string }>({ people }: { people: Person[] }, userId: string) {
  const own = people.find(({ id }) => id === userId)
  if (!own) throw new Error('Somebody is asked about a match that they are not in')
  return { own, others: people.filter((person) => person !== own) }
}

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
  const [partner, ...more] = others as [Person, ...Person[]]
  const shown = ({ answer: _, answeredAt: __, meetingLink: ___, ...person }: Person) => person
  return {
    user1Id: first.id,
    user2Id: second.id,
    user1ConnectionStatus: first.answer,
    user2ConnectionStatus: second.answer,
    user1ConfirmedAt: first.answeredAt?.toISOString() ?? null,
    user2ConfirmedAt: second.answeredAt?.toISOString() ?? null,
    side: SIDES[people.indexOf(own)] ?? 'user6',
    ownStatus: own.answer,
    partner: shown(partner),
    partnerStatus: partner.answer,
    more: more.map((other) => ({ ...shown(other), status: other.answer })),
  }
}

/** Where people meet: online where the organiser does, else where another one does; empty: to be agreed. */
export function placeOf(people: { id: string; meetingLink: string }[], organiserId: string | null): string {
  const linked = people.filter(({ meetingLink }) => meetingLink !== '')
  return (linked.find(({ id }) => id === organiserId) ?? linked[0])?.meetingLink ?? ''
}

/** The keys of a match in the list of a pairing. */
export function listKeys<Person>(people: Person[]) {
  const [user1, user2, ...more] = people as [Person, Person, ...Person[]]
  return { user1, user2, more }
}

interface OfFile {
  id: string
  name: string
  email: string
  department: string | null
  answer: ConnectionStatus
}

type FileKeys = Omit<Answer<typeof getPairingFile>['matches'][number], 'status' | 'rescued'>

/** The keys of a match in the file of a pairing: for three at least, as it has had them since three could sit together. */
export const fileKeys = (people: OfFile[], hostId: string | null): FileKeys =>
  Object.fromEntries(
    SIDES.slice(0, Math.max(people.length, 3)).flatMap((side, place) => {
      const person = people[place]
      return [
        [`${side}_name`, person?.name ?? null],
        [`${side}_email`, person?.email ?? null],
        [`${side}_connection_status`, person?.answer ?? null],
        [`${side}_department`, person?.department ?? null],
        [`${side}_answer`, person ? saidInWords[person.answer] : null],
        ...(hostId ? [[`${side}_role`, person ? (person.id === hostId ? 'host' : 'guest') : null]] : []),
      ]
    }),
  )

/** Why those meet who go on without some of so many. It names nobody, as who left may be erased. */
export const whyStill = (people: number): MailReason[] => [
  { code: people === 3 ? 'why.stillTwo' : 'why.fewer' },
]
