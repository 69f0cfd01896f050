import { queryClient } from '../api/query-client'
import { currentUserQuery } from '../sign-in/use-current-user'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { Dashboard } from './dashboard'
import { useAdmin } from './use-admin'

/** /admin: the dashboard, for administrators only. */
export default function AdminPage() {
  const { state } = useAdmin()
  if (state === 'admin') return <Dashboard />
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
