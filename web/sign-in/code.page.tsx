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
import { SignInFrame, TextLink } from './sign-in-frame'
import { sentence, words } from '../words'

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
  const { code } = words.visitor
  const byLink = <TextLink href="/auth">{words.visitor.auth.byLink}</TextLink>
  const failure = send.isError ? messageOf(send.error, words.shell.code.notSent) : null

  if (done)
    return (
      <SignInFrame level={100} title={code.done} description={<p aria-live="polite">{code.leaving}</p>} />
    )
  if (!email)
    return (
      <SignInFrame title={words.shell.titles['/auth/code']} description={code.text} footer={byLink}>
        <EmailForm
          submit={code.send}
          pendingLabel={words.shell.code.sending}
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
      title={code.enter}
      description={sentence(code.sentTo(<strong className="wrap-anywhere text-text">{email}</strong>))}
      footer={byLink}
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
