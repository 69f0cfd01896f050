import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Endpoint } from '../../shared/endpoint'
import { currentUserQuery } from './use-current-user'

/**
 * Whether the signed-in person manages some domain groups only, and so has no dashboard of the whole company. It makes no
 * call: the dashboard knows its user, and its demo has none.
 */
export const useIsManager = () => useQuery({ ...currentUserQuery, enabled: false }).data?.role === 'manager'

/**
 * Whether the person who looks at the dashboard may make a call: managers of domain groups only what the contract opens to them.
 * Convenience: the server checks the role on every call.
 */
export function useMay() {
  const isManager = useIsManager()
  return (endpoint: Endpoint) => !isManager || endpoint.access === 'manager'
}

/** Shows what makes a call only to those who may make it. */
export function May({ call, children }: { call: Endpoint; children: ReactNode }) {
  return useMay()(call) ? children : null
}
