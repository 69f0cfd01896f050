import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { requestMagicLink } from '../../shared/contract/sign-in'
import { call, CallError, messageOf } from '../api/call'
import { mapValues } from '../../shared/map-values'
import { ownAddress } from '../../shared/paths'
import { going } from '../api/going'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import { EmailForm } from './email-form'
import { LinkSent } from './link-sent'
import { withWait, authErrorText, authMessageText } from './sign-in.rules'
import { TextLink } from './sign-in-frame'
import { usePublicSettings } from '../kit/use-public-settings'
import { Alert } from '../ui/feedback'
import { useCurrentUser } from './use-current-user'
import { sentence, words } from '../words'

/** How full the mug next to each blurb is. */
const levels = { noPassword: 30, onceAMonth: 65, pause: 100 }

/** How many minutes a refusal asks to wait, if it says so. */
const waitOf = (error: unknown): unknown =>
  error instanceof CallError && typeof error.body === 'object' && error.body && 'requiresWait' in error.body
    ? error.body.requiresWait
    : undefined

const failureOf = (error: unknown) => withWait(messageOf(error, words.visitor.auth.notSent), waitOf(error))

/** /auth: sign-in and sign-up in one, by a link in the mail. */
export default function AuthPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [, setSearch] = useSearchParams()
  const settings = usePublicSettings()
  const { auth } = words.visitor
  const { titles } = words.shell
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
        <h1 className="text-4xl sm:text-5xl">{auth.title}</h1>
        <p className="mt-3 max-w-md text-lg text-muted">{auth.text}</p>
      </div>
      <div className="lg:row-span-2">
        <Card>
          {sentTo === null ? (
            <div className="flex flex-col gap-5">
              <AuthAlerts />
              <EmailForm
                submit={auth.sendLink}
                pendingLabel={words.shell.code.sending}
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
              {auth.singleSignOn}
            </a>
          )}
          <TextLink href="/auth/code">{auth.byCode}</TextLink>
          {settings?.testAccess && <TextLink href="/simple-auth">{titles['/simple-auth']}</TextLink>}
        </div>
      </div>
      <div className="flex flex-col gap-8">
        <ul className="flex flex-col gap-5">
          {Object.values(
            mapValues(auth.blurbs, ({ title, text }, name) => (
              <li key={name} className="flex items-start gap-4">
                <Mug level={levels[name]} className="mt-0.5 w-10 shrink-0" />
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            )),
          )}
        </ul>
        <dl className="flex gap-10">
          {Object.values(auth.figures).map(({ figure, name }) => (
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
          {sentence(words.visitor.auth.signedInAs(<strong>{user.email}</strong>))}{' '}
          <Link href="/home" className="font-semibold underline underline-offset-4">
            {words.shell.titles['/home']}
          </Link>
        </Alert>
      )}
    </>
  )
}
