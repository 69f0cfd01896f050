import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { resendVerification, type User, verifyEmail } from '../../shared/contract/sign-in'
import { CallError, call, messageOf } from '../api/call'
import { sayFailure } from '../kit/use-action'
import { useCode } from '../sign-in/code-field'
import { CodeForm } from '../sign-in/code-step'
import { SignInFrame } from '../sign-in/sign-in-frame'
import { refreshCurrentUser, useSignOut } from '../sign-in/use-current-user'
import { toast } from '../ui/toast'
import { sentence, words } from '../words'

/** The address is not confirmed yet: a code from the mail confirms it. */
export function CheckEmail({ user }: { user: User }) {
  const { code, fail, check, field } = useCode()
  const signOut = useSignOut()
  const texts = words.member.setUp.check
  const verify = useMutation({
    mutationFn: async () => {
      if (code) {
        const answer = await call(verifyEmail, { body: { code } })
        if (!answer.success) throw new CallError(answer.message, 200)
      }
      // Without a code, perhaps it was entered elsewhere.
      return refreshCurrentUser()
    },
    onSuccess: (now) => {
      if (now && !now.isValidated) fail(texts.missing)
    },
    onError: (error) => fail(messageOf(error, words.shell.code.notVerified)),
  })
  // Test access mailed it, and came here.
  const first = useHistoryState<{ sentAt?: number } | null>()
  const resend = useMutation({
    mutationFn: async () => ({ ...(await call(resendVerification)), sentAt: Date.now() }),
    onSuccess: (answer) => toast({ title: texts.sent, description: answer.message, tone: 'success' }),
    onError: (error) => sayFailure(error, words.shell.code.notSent),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!verify.isPending && (!code || check())) verify.mutate()
  }
  return (
    <SignInFrame
      level={60}
      title={texts.title}
      description={
        <p>{sentence(texts.text(<strong className="wrap-anywhere text-text">{user.email}</strong>))}</p>
      }
    >
      <CodeForm
        field={{ ...field, hint: texts.hint }}
        button={{ pending: verify.isPending, pendingLabel: texts.checking, children: texts.entered }}
        onSubmit={submit}
        isResending={resend.isPending}
        sentAt={resend.data?.sentAt ?? first?.sentAt}
        onResend={() => resend.mutate()}
        other={{ pending: signOut.pending, onClick: () => void signOut.run() }}
      />
    </SignInFrame>
  )
}
