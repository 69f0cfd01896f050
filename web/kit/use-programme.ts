import { useQuery } from '@tanstack/react-query'
import { getProgrammes } from '../../shared/contract/programme'
import { FIRST_PROGRAMME, isMonthly } from '../../shared/programme'
import { queryOf } from '../api/query-client'
import { useAddress } from './use-address-search'

/** The programme that the dashboard shows: the one in the address (?programme=), else the first that its user sees. */
export function useProgramme() {
  const { read, change } = useAddress()
  const all = useQuery(queryOf(getProgrammes)).data
  const named = read('programme')
  // Until the list is there, the address is taken at its word.
  const asked = !all || (all.length > 1 && all.some(({ id }) => id === named)) ? named : ''
  const programme = all?.find(({ id }) => id === asked) ?? all?.[0]
  const id = asked || programme?.id || FIRST_PROGRAMME
  return {
    /** Those to choose from; none while there is only one. */
    choices: all && all.length > 1 ? all : [],
    /** The one in the address, by its id; '' without one. */
    asked,
    programme,
    /** What calls about one programme get; the first one needs no mention. */
    query: id === FIRST_PROGRAMME ? {} : { programme: id },
    isMonthly: !programme || isMonthly(programme),
    /** Whether it makes a round for each domain group. */
    hasGroups: !programme || programme.scope === 'per-group',
    /** Shows another one; '' for none by name. The step that was open is one of the other's round. */
    choose: (next: string) => change({ programme: next, step: '' }),
    /** A link within the dashboard that keeps it. */
    keptIn: (href: string) => (asked ? `${href}${href.includes('?') ? '&' : '?'}programme=${asked}` : href),
  }
}
