import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { ADMIN_EMAIL, PASSWORD } from '../../shared/text-rules'
import { plainEmail } from '../../shared/characters'
import { signInByPasskey, startPasskeySignIn } from '../../shared/contract/second-factor'
import { signInAsAdmin } from '../../shared/contract/sign-in'
import type { BodyOf, ResponseOf } from '../../shared/endpoint'
import { call, messageOf } from '../api/call'
import { takeGoing } from '../api/going'
import { passkeyFault, signByPasskey } from './ask-passkey'
import { SignInFrame, TextLink } from './sign-in-frame'
import { setCurrentUser, useCurrentUser } from './use-current-user'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { EmailInput, PasswordInput, Field } from '../ui/input'
import { sentence, words } from '../words'
import { faultIn } from '../kit/forms/faults'

const ON_SUCCESS_MS = 100

/** /admin-login: address and password of an administrator. */
export default function AdminLoginPage() {
  const [, navigate] = useLocation()
  const { user } = useCurrentUser()
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const { admin } = words.visitor
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const goOn = ({ user: signedIn }: ResponseOf<typeof signInAsAdmin>) => {
    setCurrentUser(signedIn)
    timer.current = setTimeout(() => navigate(takeGoing('/admin')), ON_SUCCESS_MS)
  }
  const byPasskey = useMutation({
    mutationFn: async () => {
      const passkey = await signByPasskey(await call(startPasskeySignIn))
      return call(signInByPasskey, { body: { passkey } })
    },
    onSuccess: goOn,
  })
  const signIn = useMutation({
    mutationFn: (body: BodyOf<typeof signInAsAdmin>) => call(signInAsAdmin, { body }),
    onSuccess: goOn,
    onError: () => form.setFocus('password', { shouldSelect: true }),
  })

  return (
    <SignInFrame
      title={words.shell.titles['/admin-login']}
      description={admin.text}
      level={signIn.isSuccess || byPasskey.isSuccess ? 100 : 55}
      footer={<TextLink href="/auth">{admin.asEmployee}</TextLink>}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) =>
          void form.handleSubmit((values) =>
            signIn.mutate({ email: plainEmail(values.email), password: values.password }),
          )(event)
        }
      >
        {signIn.isError && <Alert tone="danger">{messageOf(signIn.error, admin.failed)}</Alert>}
        {user?.isAdmin && !signIn.isSuccess && !byPasskey.isSuccess && (
          <Alert tone="info">
            {sentence(words.visitor.auth.signedInAs(user.email))}{' '}
            <TextLink href="/admin">{admin.dashboard}</TextLink>
          </Alert>
        )}
        <Field label={admin.address} error={errors.email?.message} required>
          <EmailInput
            autoComplete="username"
            {...form.register('email', { validate: faultIn(ADMIN_EMAIL) })}
          />
        </Field>
        <Field label={admin.password} error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            {...form.register('password', { validate: faultIn(PASSWORD) })}
          />
        </Field>
        <Button
          type="submit"
          size="large"
          wide
          pending={signIn.isPending || signIn.isSuccess}
          pendingLabel={admin.signingIn}
        >
          {admin.signIn}
        </Button>
        {byPasskey.isError && <Alert tone="danger">{passkeyFault(byPasskey.error)}</Alert>}
        <Button icon={KeyRound} variant="secondary" wide does={byPasskey} pendingLabel={admin.waiting}>
          {admin.byPasskey}
        </Button>
      </form>
    </SignInFrame>
  )
}
