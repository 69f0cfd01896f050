import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { ADMIN_EMAIL, PASSWORD } from '../../shared/text-rules'
import { plainEmail } from '../../shared/characters'
import { signInAsAdmin } from '../../shared/contract/sign-in'
import type { BodyOf } from '../../shared/endpoint'
import { call, messageOf } from '../api/call'
import { SignInFrame } from './sign-in-frame'
import { TextLink } from './text-link'
import { setCurrentUser, useCurrentUser } from './use-current-user'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { Field } from '../ui/field'
import { Input, PasswordInput } from '../ui/input'

const ON_SUCCESS_MS = 100

/** /admin-login: address and password of an administrator. */
export default function AdminLoginPage() {
  const [, navigate] = useLocation()
  const { user } = useCurrentUser()
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const signIn = useMutation({
    mutationFn: (body: BodyOf<typeof signInAsAdmin>) => call(signInAsAdmin, { body }),
    onSuccess: (answer) => {
      setCurrentUser(answer.user)
      timer.current = setTimeout(() => navigate('/admin'), ON_SUCCESS_MS)
    },
    onError: () => form.setFocus('password', { shouldSelect: true }),
  })

  return (
    <SignInFrame
      title="Admin Access"
      description="For those who run the coffee chats."
      level={signIn.isSuccess ? 100 : 55}
      footer={<TextLink href="/auth">Sign in as an employee</TextLink>}
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
        {signIn.isError && (
          <Alert tone="danger">
            {messageOf(signIn.error, 'Login failed. Please check your credentials.')}
          </Alert>
        )}
        {user?.isAdmin && !signIn.isSuccess && (
          <Alert tone="info">
            You are signed in as {user.email}. <TextLink href="/admin">Go to the dashboard</TextLink>
          </Alert>
        )}
        <Field label="Email" error={errors.email?.message} required>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('email', { validate: ADMIN_EMAIL.fault })}
          />
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            {...form.register('password', { validate: PASSWORD.fault })}
          />
        </Field>
        <Button
          type="submit"
          size="large"
          wide
          pending={signIn.isPending || signIn.isSuccess}
          pendingLabel="Logging in..."
        >
          Login as Admin
        </Button>
      </form>
    </SignInFrame>
  )
}
