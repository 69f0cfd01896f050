import { useQuery } from '@tanstack/react-query'
import { getPairingHistory, getPairingMatches } from '../../shared/contract/pairings'
import { useSettled } from '../kit/use-settled'
import { personName } from '../kit/words.rules'
import { queryOf } from '../api/query-client'
import { peopleNamed } from './newsletter.rules'

const MATCHES = 20
const NEWEST_PAIRINGS = 100

export interface Suggestion {
  email: string
  name: string
}

/** People of the linked pairing whose name or address has what is typed; empty while no pairing is linked. */
export function useRecipients(pairingFile: string | null, typed: string): Suggestion[] {
  const search = useSettled(typed.trim())
  const isLinked = pairingFile !== null
  const pairings = useQuery({
    ...queryOf(getPairingHistory, { query: { limit: NEWEST_PAIRINGS } }),
    enabled: isLinked,
  }).data
  const id = pairings?.find(({ fileName }) => fileName === pairingFile)?.id ?? ''
  const matches = useQuery({
    ...queryOf(getPairingMatches, { params: { id }, query: { search, limit: MATCHES } }),
    enabled: id !== '',
    placeholderData: (before) => before,
  }).data
  const people = matches?.flatMap(({ user1, user2 }) => [user1, user2]) ?? []
  return peopleNamed(
    people.map((person) => ({ email: person.email, name: personName(person) })),
    search,
  )
}
