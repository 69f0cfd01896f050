import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { Newsletter } from '../../shared/contract/newsletters'
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

/** People of the linked pairings whose name or address has what is typed; empty while none is linked. */
export function useRecipients(pairings: Newsletter['pairings'], typed: string): Suggestion[] {
  const search = useSettled(typed.trim())
  const people = useQueries({
    queries: pairings.map(({ id }) => ({
      ...queryOf(getPairingMatches, { params: { id }, query: { search, limit: MATCHES } }),
      placeholderData: keepPreviousData,
    })),
  }).flatMap(({ data = [] }) => data.flatMap(({ user1, user2 }) => [user1, user2]))
  return peopleNamed(
    people.map((person) => ({ email: person.email, name: personName(person) })),
    search,
  )
}
