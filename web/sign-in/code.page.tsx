import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { sendCode } from '../../shared/contract/sign-in'
import { CallError, call, messageOf } from '../api/call'
import { takeGoing } from '../api/going'
import { Alert } from '../ui/feedback'
import { CodeStep } from './code-step'
import { EmailForm } from './email-form'
import { SignInFrame } from './sign-in-frame'
import { TextLink } from './text-link'

const LEAVE_AFTER_MS = 1500

/** /auth/code: an address, then the six digits mailed to it. Test access may come here with the code already sent. */
export default function CodePage() {
  // Kept in the history: a phone may drop the page while its owner reads the mail, and must come back to this step.
  const sent = useHistoryState<{ email?: string; notice?: string; sentAt?: number } | null>()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const [path, navigate] = useLocation()
  const email = sent?.email
  const send = useMutation({
    mutationFn: async (address: string) => {
      const answer = await call(sendCode, { body: { email: address } })
      if (!answer.success) throw new CallError(answer.message, 200)
      return answer
    },
    onSuccess: (answer, address) => {
      setTyped(address)
      setTried(false)
      navigate(path, {
        replace: Boolean(email),
        state: { email: address, notice: answer.message, sentAt: Date.now() },
      })
    },
  })
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => navigate(takeGoing('/profile'), { replace: true }), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])
  const failure = send.isError ? messageOf(send.error, 'Failed to send code') : null

  if (done)
    return (
      <SignInFrame
        level={100}
        title="You're in"
        description={<p aria-live="polite">Signed in. Taking you to your profile...</p>}
      />
    )
  if (!email)
    return (
      <SignInFrame
        title="Sign in with a code"
        description="We mail you six digits. They are valid for 15 minutes, in this browser."
        footer={<TextLink href="/auth">Use Magic Link Instead</TextLink>}
      >
        <EmailForm
          submit="Send Code"
          pendingLabel="Sending..."
          pending={send.isPending}
          failure={failure}
          initial={typed}
          onSubmit={(address) => send.mutate(address)}
        />
      </SignInFrame>
    )
  return (
    <SignInFrame
      level={70}
      title="Enter your code"
      description={
        <>
          We sent it to <strong className="wrap-anywhere text-text">{email}</strong>.
        </>
      }
      footer={<TextLink href="/auth">Use Magic Link Instead</TextLink>}
    >
      {failure ? (
        <Alert tone="danger" className="mb-5">
          {failure}
        </Alert>
      ) : (
        sent.notice &&
        !tried && (
          <Alert tone="success" className="mb-5">
            {sent.notice}
          </Alert>
        )
      )}
      <CodeStep
        email={email}
        resending={send.isPending}
        sentAt={sent.sentAt}
        onResend={() => send.mutate(email)}
        onOther={() => {
          send.reset()
          setTyped(email)
          navigate(path, { replace: true, state: null })
        }}
        onTry={() => setTried(true)}
        onDone={() => setDone(true)}
      />
    </SignInFrame>
  )
}
