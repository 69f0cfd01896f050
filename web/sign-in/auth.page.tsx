import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { requestMagicLink } from '../../shared/contract/sign-in'
import { call, CallError, messageOf } from '../api/call'
import { ownAddress } from '../../shared/own-address'
import { going } from '../api/going'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import { EmailForm } from './email-form'
import { LinkSent } from './link-sent'
import { withWait } from './sign-in.rules'
import { TextLink } from './text-link'
import { usePublicSettings } from './use-public-settings'
import { Alert } from '../ui/feedback'
import { authErrorText, authMessageText } from './auth-texts'
import { useCurrentUser } from './use-current-user'

const blurbs = [
  {
    title: 'No password to remember',
    level: 30,
    text: 'We mail you a link. It is valid for 24 hours and works once.',
  },
  {
    title: 'One new colleague a month',
    level: 65,
    text: 'Matched with care: who you would like to meet, and whom you have met already.',
  },
  {
    title: 'Yours to pause',
    level: 100,
    text: 'Busy quarter? Sit out a month or three, and come back automatically.',
  },
]

/** How many minutes a refusal asks to wait, if it says so. */
const waitOf = (error: unknown): unknown =>
  error instanceof CallError && typeof error.body === 'object' && error.body && 'requiresWait' in error.body
    ? error.body.requiresWait
    : undefined

const failureOf = (error: unknown) =>
  withWait(messageOf(error, 'Failed to send the magic link. Please try again.'), waitOf(error))

/** /auth: sign-in and sign-up in one, by a link in the mail. */
export default function AuthPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [, setSearch] = useSearchParams()
  const settings = usePublicSettings()
  const request = useMutation({
    mutationFn: async (email: string) => {
      const answer = await call(requestMagicLink, {
        body: { email, next: ownAddress(going('')) ?? undefined },
      })
      if (!answer.success) throw new CallError(answer.message, 200, undefined, [], answer)
    },
    onSuccess: (_, email) => {
      // What went wrong before is over.
      setSearch({}, { replace: true })
      setSentTo(email)
    },
  })
  return (
    <div className="mx-auto grid max-w-5xl gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-8">
      <div>
        <h1 className="text-4xl sm:text-5xl">Come in, sit down</h1>
        <p className="mt-3 max-w-md text-lg text-muted">
          Sign in or sign up with your work email. That is all we need to find you some company.
        </p>
      </div>
      <div className="lg:row-span-2">
        <Card>
          {sentTo === null ? (
            <div className="flex flex-col gap-5">
              <AuthAlerts />
              <EmailForm
                submit="Send Magic Link"
                pendingLabel="Sending..."
                pending={request.isPending}
                failure={request.isError ? failureOf(request.error) : null}
                onSubmit={(email) => request.mutate(email)}
              />
            </div>
          ) : (
            <LinkSent
              email={sentTo}
              onOther={() => {
                setSentTo(null)
                request.reset()
              }}
            />
          )}
        </Card>
        <div className="mt-3 flex flex-wrap justify-center gap-x-2">
          {settings?.singleSignOn && (
            <a
              href="/api/login"
              className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-primary underline underline-offset-4"
            >
              Single sign-on
            </a>
          )}
          <TextLink href="/auth/code">Sign in with a 6-digit code</TextLink>
          {settings?.testAccess && <TextLink href="/simple-auth">Quick Test Access</TextLink>}
        </div>
      </div>
      <div className="flex flex-col gap-8">
        <ul className="flex flex-col gap-5">
          {blurbs.map(({ title, text, level }) => (
            <li key={title} className="flex items-start gap-4">
              <Mug level={level} className="mt-0.5 w-10 shrink-0" />
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <dl className="flex gap-10">
          {[
            ['500+', 'connections'],
            ['95%', 'satisfaction'],
          ].map(([figure, name]) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-muted">{name}</dt>
              <dd className="figures font-display font-semibold text-3xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/**
 * Why the person is here, from the address: an error in red, a message alone in green. Also says if they are signed in
 * already, since a mail's link opened a second time leads here, too.
 */
function AuthAlerts() {
  const [search] = useSearchParams()
  const settings = usePublicSettings()
  const { user } = useCurrentUser()
  const error = search.get('error')
  const message = authMessageText(search.get('message'))
  return (
    <>
      {error ? (
        <Alert tone="danger">{authErrorText(error, settings?.invalidEmailMessage)}</Alert>
      ) : (
        message && <Alert tone="success">{message}</Alert>
      )}
      {user && (
        <Alert tone="info">
          You are signed in as <strong>{user.email}</strong>.{' '}
          <Link href="/home" className="font-semibold underline underline-offset-4">
            Your Coffee Chat Hub
          </Link>
        </Alert>
      )}
    </>
  )
}
