import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../shared/contract/sign-in'
import { rememberGoing } from '../api/going'
import { readAgain, signInAgain } from '../api/query-client'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { words } from '../words'
import { useCurrentUser } from './use-current-user'

interface MemberProps {
  /** Where a visitor goes: a path, or `login` for the toast "You are logged out" and /api/login. */
  otherwise: string
  /** Shows the screen also before the address is validated and the profile set up; else those people go to /profile. */
  anyState?: boolean
  children: (user: User) => ReactNode
}

/** Wraps every screen for signed-in people: waiting, no server, not signed in, profile not set up yet. */
export function Member({ otherwise, anyState = false, children }: MemberProps) {
  const { user, isUnknown } = useCurrentUser()
  const [, navigate] = useLocation()
  const isVisitor = user === null
  useEffect(() => {
    if (!isVisitor) return
    if (otherwise === 'login') return signInAgain()
    rememberGoing()
    navigate(otherwise, { replace: true })
  }, [isVisitor, otherwise, navigate])
  const unsettled = !anyState && user && (!user.isValidated || user.needsProfileSetup)
  useEffect(() => {
    if (unsettled) navigate('/profile', { replace: true })
  }, [unsettled, navigate])
  if (isUnknown)
    return (
      <EmptyState
        level={2}
        title={words.member.noServer.title}
        action={<Button onClick={() => void readAgain()}>{words.shell.again}</Button>}
      >
        {words.member.noServer.text}
      </EmptyState>
    )
  if (!user || unsettled) return <Loading />
  return <>{children(user)}</>
}
