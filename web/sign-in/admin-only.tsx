import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { rememberGoing } from '../api/going'
import { queryClient } from '../api/query-client'
import { currentUserQuery } from './use-current-user'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { toast } from '../ui/toast'

const FRESH_MS = 5000
const REDIRECT_MS = 500
const TOAST_MS = 3000

/**
 * Shows its children to administrators, and to managers for their groups. A visitor is sent to /admin-login after half a
 * second, anyone else to /, each with a toast that says why. Convenience only: the server checks the role on every call.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  const {
    data: user,
    isPending,
    isError,
  } = useQuery({ ...currentUserQuery, staleTime: FRESH_MS, retry: 1, refetchOnWindowFocus: true })
  const isVisitor = user === null
  const isEmployee = user?.role === 'employee'
  useEffect(() => {
    if (!isVisitor) return undefined
    toast({
      title: 'Unauthorized',
      description: 'Please login to access admin features.',
      tone: 'danger',
      duration: TOAST_MS,
    })
    rememberGoing()
    const timer = setTimeout(() => navigate('/admin-login', { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isVisitor, navigate])
  useEffect(() => {
    if (!isEmployee) return
    toast({ title: 'Access Denied', description: "You don't have admin privileges.", tone: 'danger' })
    navigate('/', { replace: true })
  }, [isEmployee, navigate])

  if (user && !isEmployee) return children
  if (isError && user === undefined)
    return (
      <EmptyState
        level={2}
        title="We can't tell who you are right now"
        action={<Button onClick={() => void queryClient.refetchQueries(currentUserQuery)}>Try again</Button>}
      >
        The server is not responding. You have not been signed out.
      </EmptyState>
    )
  return <Loading label={isPending ? 'Loading admin dashboard...' : 'Checking permissions...'} />
}
