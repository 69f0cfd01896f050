import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { getAuthStatus } from '../../shared/contract/sign-in'
import { call } from '../api/call'
import { takeGoing } from '../api/going'
import { SignInFrame } from './sign-in-frame'
import { setCurrentUser } from './use-current-user'
import { words } from '../words'

const CHECK_AFTER_MS = 1000
/** Long enough to read, short enough not to feel like waiting. */
const LEAVE_AFTER_MS = 700

/** /auth-success: checks that the session works, then goes on. */
export default function AuthSuccessPage() {
  const [, navigate] = useLocation()
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const check = async () => {
      try {
        const { authenticated, user } = await call(getAuthStatus, { signal: stop.signal })
        if (stop.signal.aborted) return
        if (!authenticated || !user) return navigate('/auth?error=session_expired', { replace: true })
        setCurrentUser(user)
        setNext(user.needsProfileSetup ? '/profile-setup' : takeGoing('/profile'))
      } catch {
        if (!stop.signal.aborted) navigate('/auth?error=auth_check_failed', { replace: true })
      }
    }
    const timer = setTimeout(() => void check(), CHECK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [navigate])
  useEffect(() => {
    if (!next) return undefined
    const timer = setTimeout(() => navigate(next, { replace: true }), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [next, navigate])
  const { arriving } = words.visitor
  return (
    <div aria-live="polite">
      <SignInFrame
        level={next ? 100 : 60}
        title={next ? arriving.done : arriving.title}
        description={next ? (next === '/profile' ? arriving.toProfile : arriving.elsewhere) : arriving.text}
      />
    </div>
  )
}
