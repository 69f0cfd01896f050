import { useQuery } from '@tanstack/react-query'
import { getPublicSettings } from '../../shared/contract/sign-in'
import { isServed } from '../api/call'
import { queryOf } from '../api/query-client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether React has taken this part of the page over: false in prerendered HTML, true wherever nothing was prerendered.
 * Parts are taken over one after the other. What the server says meanwhile must wait for it: the first picture of each
 * part is the prerendered one.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The public settings of this installation: its contact address, whether test access is on. The demo has none. */
export function usePublicSettings() {
  const { data } = useQuery({ ...queryOf(getPublicSettings), enabled: isServed() })
  return useHydrated() ? data : undefined
}
