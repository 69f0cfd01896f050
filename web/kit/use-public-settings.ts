import { useQuery } from '@tanstack/react-query'
import { getPublicSettings } from '../../shared/contract/sign-in'
import { isServed } from '../api/call'
import { queryOf } from '../api/query-client'

/** The public settings of this installation: its contact address, whether test access is on. The demo has none. */
export function usePublicSettings() {
  return useQuery({ ...queryOf(getPublicSettings), enabled: isServed() }).data
}
