import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { resendVerification, type User, verifyEmail } from '../../shared/contract/sign-in'
import { CallError, call, messageOf } from '../api/call'
import { sayFailure } from '../kit/say'
import { CodeField, useCode } from '../sign-in/code-field'
import { ResendWait } from '../sign-in/code-step'
import { OutboxHint } from '../sign-in/link-sent'
import { SignInFrame } from '../sign-in/sign-in-frame'
import { refreshCurrentUser, useSignOut } from '../sign-in/use-current-user'
import { Button } from '../ui/button'
import { toast } from '../ui/toast'

/** The address is not confirmed yet: a code from the mail confirms it. */
export function CheckEmail({ user }: { user: User }) {
  const { code, fail, check, field } = useCode()
  const signOut = useSignOut()
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
      if (now && !now.isValidated) fail('Please enter the 6-digit code')
    },
    onError: (error) => fail(messageOf(error, 'Failed to verify code')),
  })
  // Test access mailed it, and came here.
  const first = useHistoryState<{ sentAt?: number } | null>()
  const resend = useMutation({
    mutationFn: async () => ({ ...(await call(resendVerification)), sentAt: Date.now() }),
    onSuccess: (answer) => toast({ title: 'Code sent', description: answer.message, tone: 'success' }),
    onError: (error) => sayFailure(error, 'Failed to send code'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!verify.isPending && (!code || check())) verify.mutate()
  }
  return (
    <SignInFrame
      level={60}
      title="Check Your Email"
      description={
        <p>
          We sent a 6-digit verification code to{' '}
          <strong className="wrap-anywhere text-text">{user.email}</strong>.
        </p>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <CodeField {...field} hint="Valid for 15 minutes." />
        <Button type="submit" size="large" wide pending={verify.isPending} pendingLabel="Checking...">
          I've Entered My Code
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant="ghost"
            pending={resend.isPending}
            pendingLabel="Sending..."
            onClick={() => resend.mutate()}
          >
            Resend Code
          </Button>
          <Button variant="ghost" pending={signOut.pending} onClick={() => void signOut.run()}>
            Use Different Email
          </Button>
        </div>
        <ResendWait sentAt={resend.data?.sentAt ?? first?.sentAt} />
        <OutboxHint className="text-center" />
      </form>
    </SignInFrame>
  )
}
