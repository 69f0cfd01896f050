import { useQuery } from '@tanstack/react-query'
import { getPublicSettings } from '../../shared/contract/sign-in'
import { isServed } from '../api/call'
import { queryOf } from '../api/query-client'
import { useHydrated } from './use-hydrated'

/** The public settings of this installation: its contact address, whether test access is on. The demo has none. */
export function usePublicSettings() {
  const { data } = useQuery({ ...queryOf(getPublicSettings), enabled: isServed() })
  return useHydrated() ? data : undefined
}
