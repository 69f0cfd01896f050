import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { getMailLink } from '../../shared/contract/mail'
import type { ResponseOf } from '../../shared/endpoint'
import { CallError } from '../api/call'
import { queryOf } from '../api/query-client'
import { SignInFrame, UncheckedLink } from '../sign-in/sign-in-frame'
import { LinkButton } from '../ui/button'
import { Loading } from '../ui/spinner'
import { words } from '../words'

export type MailLink = ResponseOf<typeof getMailLink>

interface MailLinkFrameProps {
  purpose: MailLink['purpose']
  children: (link: MailLink, token: string) => ReactNode
}

/** Where a signed link of a mail arrives: reads what the link is for, which changes nothing. */
export function MailLinkFrame({ purpose, children }: MailLinkFrameProps) {
  const [search] = useSearchParams()
  const token = search.get('token')?.trim() ?? ''
  const link = useQuery({
    ...queryOf(getMailLink, { query: { token } }),
    enabled: token !== '',
    gcTime: 0,
  })
  if (link.data?.purpose === purpose) return <>{children(link.data, token)}</>
  if (token && link.isPending) return <Loading label={words.visitor.link.looking} />
  return <DeadLink link={link} toPage={purpose === 'met' ? 'matches' : 'profile'} />
}

/** A link that leads nowhere, or that can't be checked during an outage. */
export function DeadLink({
  link,
  toPage,
}: {
  link: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  toPage: 'matches' | 'profile'
}) {
  if (link.error instanceof CallError && link.error.isOutage) return <UncheckedLink link={link} level={0} />
  const { dead } = words.visitor.replies
  const refusal = link.error instanceof CallError && link.error.code !== 'invalid_input' ? link.error : null
  return (
    <SignInFrame
      level={0}
      title={refusal?.status === 409 ? dead.refused : dead.title}
      description={refusal?.message ?? dead.text}
    >
      <LinkButton wide href={`/${toPage}`}>
        {words.shell.titles[`/${toPage}`]}
      </LinkButton>
    </SignInFrame>
  )
}
