import { useQuery } from '@tanstack/react-query'
import { getPublicSettings } from '../../shared/contract/sign-in'
import { queryOf } from '../api/query-client'

/** The public settings of this installation: its contact address, whether test access is on. */
export function usePublicSettings() {
  return useQuery(queryOf(getPublicSettings)).data
}
