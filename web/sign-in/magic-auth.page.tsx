import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { getMagicLink, verifyMagicLink } from '../../shared/contract/sign-in'
import type { ResponseOf } from '../../shared/endpoint'
import { CallError, call, messageOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { rememberGoing } from '../api/going'
import { CodeField, useCode } from './code-field'
import { OutboxHint } from './link-sent'
import { SignInFrame, UncheckedLink, TextLink } from './sign-in-frame'
import { pathWithin } from './sign-in.rules'
import { useCurrentUser, beginSession } from './use-current-user'
import { sentence, words } from '../words'

/** /magic-auth: where the mailed link arrives. Opening it changes nothing, since mail scanners open links too. */
export default function MagicAuthPage() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const token = search.get('token')?.trim() ?? ''
  const link = useQuery({
    ...queryOf(getMagicLink, { query: { token } }),
    enabled: token !== '',
    gcTime: 0,
  })
  const refused = link.error instanceof CallError && !link.error.isOutage
  const wrongWay = !token
    ? 'missing_token'
    : link.data?.state === 'invalid' || refused
      ? 'invalid_link'
      : null
  useEffect(() => {
    if (wrongWay) navigate(toAuth(wrongWay), { replace: true })
  }, [wrongWay, navigate])
  if (wrongWay || link.isPending) return <Loading label={words.visitor.link.looking} />
  if (!link.data) return <UncheckedLink link={link} />
  return <Arrival token={token} state={link.data.state} />
}

/** The way to another link, with the address that an invitation brings along. */
const toAuth = (error: string) => `/auth?error=${error}${window.location.hash}`

function Arrival({ token, state }: { token: string } & ResponseOf<typeof getMagicLink>) {
  // This browser's cookie may have expired since the page was opened: then the code is needed after all.
  const [markLost, setMarkLost] = useState(false)
  const { user } = useCurrentUser()
  const [search] = useSearchParams()
  const isInvited = state === 'invited'
  const needsCode = state !== 'ready' || markLost
  const { link } = words.visitor
  const [, navigate] = useLocation()
  const { code, fail, check, field } = useCode()
  const verify = useMutation({
    mutationFn: async () => {
      const answer = await call(verifyMagicLink, { body: needsCode ? { token, code } : { token } })
      await beginSession()
      return answer
    },
    onSuccess: ({ redirectTo }) => {
      rememberGoing(search.get('next') ?? '')
      navigate(pathWithin(redirectTo, '/auth-success'), { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return
      if (error.code && ['invalid_link', 'invalid_email', 'unauthorized_email'].includes(error.code))
        navigate(toAuth(error.code), { replace: true })
      else if (error.code === 'needs_code') setMarkLost(true)
      else if (error.code === 'wrong_code') fail(error.message)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!verify.isPending && (!needsCode || check())) verify.mutate()
  }
  return (
    <SignInFrame
      level={75}
      title={needsCode && !isInvited ? link.needsCode : link.arrived}
      description={isInvited ? link.fromInvitation : needsCode ? link.otherBrowser : link.press}
      footer={<TextLink href="/auth">{link.newLink}</TextLink>}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {user && (verify.isIdle || verify.isError) && (
          <Alert tone="info">
            {sentence(words.visitor.auth.signedInAs(<strong>{user.email}</strong>))} {link.otherPerson}
          </Alert>
        )}
        {verify.isError && !field.error && (
          <Alert tone="danger">{messageOf(verify.error, words.visitor.errors.verification_failed)}</Alert>
        )}
        {needsCode && (
          <CodeField
            {...field}
            takesFocus
            onChange={(digits) => {
              field.onChange(digits)
              if (verify.isError) verify.reset()
            }}
          />
        )}
        <Button
          type="submit"
          size="large"
          wide
          pending={verify.isPending}
          pendingLabel={words.visitor.code.signingIn}
        >
          {isInvited ? link.join : words.shell.header.signIn}
        </Button>
        {needsCode && <OutboxHint className="text-center" />}
      </form>
    </SignInFrame>
  )
}
