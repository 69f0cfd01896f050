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
import { words } from '../words'

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
      ...words.dashboard.access.visitor,
      tone: 'danger',
      duration: TOAST_MS,
    })
    rememberGoing()
    const timer = setTimeout(() => navigate('/admin-login', { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isVisitor, navigate])
  useEffect(() => {
    if (!isEmployee) return
    toast({ ...words.dashboard.access.employee, tone: 'danger' })
    navigate('/', { replace: true })
  }, [isEmployee, navigate])

  if (user && !isEmployee) return children
  const { unknown, loading, checking } = words.dashboard.access
  if (isError && user === undefined)
    return (
      <EmptyState
        level={2}
        title={unknown.title}
        action={
          <Button onClick={() => void queryClient.refetchQueries(currentUserQuery)}>
            {words.shell.again}
          </Button>
        }
      >
        {unknown.text}
      </EmptyState>
    )
  return <Loading label={isPending ? loading : checking} />
}
