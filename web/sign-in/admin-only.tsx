import type { ReactNode } from 'react'
import { queryClient } from '../api/query-client'
import { currentUserQuery } from './use-current-user'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { useAdmin } from './use-admin'

/** Shows its children to administrators and managers of groups; everyone else sees why not, and is sent elsewhere. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { state } = useAdmin()
  if (state === 'admin') return children
  if (state === 'unreachable')
    return (
      <EmptyState
        level={2}
        title="We can't tell who you are right now"
        action={<Button onClick={() => void queryClient.refetchQueries(currentUserQuery)}>Try again</Button>}
      >
        The server doesn't answer. You have not been signed out.
      </EmptyState>
    )
  return <Loading label={state === 'loading' ? 'Loading admin dashboard...' : 'Checking permissions...'} />
}
