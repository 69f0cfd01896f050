import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../shared/contract/sign-in'
import { rememberGoing } from '../api/going'
import { currentUserQuery } from './use-current-user'
import { toast } from '../ui/toast'

const FRESH_MS = 5000
const REDIRECT_MS = 500
const TOAST_MS = 3000

interface Admin {
  state: 'loading' | 'checking' | 'unreachable' | 'admin'
  user?: User
}

/**
 * Who may see the dashboard: administrators, and managers for their groups. A visitor is sent to /admin-login after half a second, someone else to /, each with a
 * toast that says why. Convenience only: the server checks the role on every call.
 */
export function useAdmin(): Admin {
  const [, navigate] = useLocation()
  const {
    data: user,
    isPending,
    isError,
  } = useQuery({
    ...currentUserQuery,
    staleTime: FRESH_MS,
    retry: 1,
    refetchOnWindowFocus: true,
  })
  const isVisitor = user === null
  const isSomeoneElse = user?.role === 'employee'
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
    if (!isSomeoneElse) return
    toast({ title: 'Access Denied', description: "You don't have admin privileges.", tone: 'danger' })
    navigate('/', { replace: true })
  }, [isSomeoneElse, navigate])

  if (user && !isSomeoneElse) return { state: 'admin', user }
  if (isError && user === undefined) return { state: 'unreachable' }
  return { state: isPending ? 'loading' : 'checking' }
}
