import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { simpleAuth } from '../../shared/contract/sign-in'
import { call, messageOf } from '../api/call'
import { takeGoing } from '../api/going'
import { Alert } from '../ui/feedback'
import { beginSession } from './begin-session'
import { EmailForm } from './email-form'
import { SignInFrame } from './sign-in-frame'
import { pathWithin } from './sign-in.rules'
import { TextLink } from './text-link'
import { usePublicSettings } from './use-public-settings'

/** /simple-auth: test access, where it is turned on; sample people are let in by their address alone. */
export default function SimpleAuthPage() {
  const [, navigate] = useLocation()
  const settings = usePublicSettings()
  const enter = useMutation({
    mutationFn: async (email: string) => {
      const answer = await call(simpleAuth, { body: { email } })
      const path = pathWithin(answer.redirectTo, '/profile')
      if (path !== '/auth/code') await beginSession()
      return { path: path === '/profile' ? takeGoing(path) : path, email, notice: answer.message }
    },
    onSuccess: ({ path, email, notice }) => navigate(path, { state: { email, notice } }),
  })
  const off = settings?.testAccess === false
  return (
    <SignInFrame
      title="Quick Test Access"
      description="For trying Cup of Joe out: enter an address of the sample company and look around."
      footer={<TextLink href="/auth">Use Magic Link Instead</TextLink>}
    >
      {off && !enter.isError && (
        <Alert tone="info" className="mb-5">
          Test access is turned off. Please use a magic link.
        </Alert>
      )}
      <EmailForm
        submit="Go to Profile"
        pendingLabel="Opening..."
        pending={enter.isPending}
        failure={enter.isError ? messageOf(enter.error, 'Authentication failed') : null}
        onSubmit={(email) => enter.mutate(email)}
      />
    </SignInFrame>
  )
}
