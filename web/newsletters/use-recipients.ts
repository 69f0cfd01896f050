import { useQuery } from '@tanstack/react-query'
import { getPairingMatches } from '../../shared/contract/pairings'
import { useSettled } from '../kit/use-settled'
import { personName } from '../../shared/person-name'
import { queryOf } from '../api/query-client'
import { peopleNamed } from './newsletter.rules'

const MATCHES = 20

export interface Suggestion {
  email: string
  name: string
}

/** People of the linked pairing whose name or address has what is typed; empty while no pairing is linked. */
export function useRecipients(pairingId: string | null, typed: string): Suggestion[] {
  const search = useSettled(typed.trim())
  const matches = useQuery({
    ...queryOf(getPairingMatches, { params: { id: pairingId ?? '' }, query: { search, limit: MATCHES } }),
    enabled: pairingId !== null,
    placeholderData: (before) => before,
  }).data
  const people = matches?.flatMap(({ user1, user2 }) => [user1, user2]) ?? []
  return peopleNamed(
    people.map((person) => ({ email: person.email, name: personName(person) })),
    search,
  )
}
