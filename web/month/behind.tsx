import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MonthStep } from '../../shared/contract/month'
import { getNewsletters } from '../../shared/contract/newsletters'
import { inChosen } from '../api/chosen-programme'
import { queryOf } from '../api/query-client'
import { usePublicSettings } from '../kit/use-public-settings'
import { Button, type ButtonLook, LinkButton } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { lazyPart } from '../ui/on-demand'
import { useEditor } from './use-month'
import { words } from '../words'

const PairingsOverlay = lazyPart(() => import('../pairings/pairings-overlay'))

const MOST_LETTERS = 3

/** The way to what a step has made, or is about. */
export function Behind({ step: { key, state } }: { step: MonthStep }) {
  const hasOutbox = usePublicSettings()?.outbox === true
  if (state === 'todo') return null
  const { behind: texts } = words.rounds.thisMonth
  const look = { variant: 'secondary', size: 'small' } as const
  const mails = (
    <LinkButton
      {...(hasOutbox ? { href: '/outbox', target: '_blank' } : { href: '/admin?tab=email-logs' })}
      {...look}
    >
      {texts.mails}
    </LinkButton>
  )
  const everyPair = (label: string) => (
    <DialogTrigger renderDialog={(close) => <PairingsOverlay onClose={close} />}>
      <Button {...look}>{label}</Button>
    </DialogTrigger>
  )
  switch (key) {
    case 'people':
      return (
        <LinkButton href="/admin?tab=admin-tools" {...look}>
          {texts.people}
        </LinkButton>
      )
    case 'pairing':
      return state === 'done' ? everyPair(texts.pairs) : null
    case 'newsletter':
      return <Letters look={look} sent={mails} />
    case 'sending':
      return mails
    case 'meetings':
      // Once all is said, the figures say more than the pairs.
      if (state !== 'done') return everyPair(texts.answers)
      return (
        <LinkButton href={inChosen('/admin?tab=metrics&view=engagement')} {...look}>
          {texts.answers}
        </LinkButton>
      )
    default:
      return null
  }
}

/** The newsletters that are linked and not sent yet; a sent one is in the log of mails. */
function Letters({ look, sent }: { look: ButtonLook; sent: ReactNode }) {
  const edit = useEditor()
  const list = useQuery(queryOf(getNewsletters)).data ?? []
  const linked = list.filter(({ pairings }) => pairings.length > 0)
  if (linked.length === 0) return sent
  return (
    <div className="flex flex-wrap gap-2">
      {linked.slice(0, MOST_LETTERS).map(({ id, title }) => (
        <Button key={id} {...look} className="wrap-anywhere max-w-full" onClick={() => edit(id)}>
          {words.rounds.thisMonth.behind.open(title)}
        </Button>
      ))}
    </div>
  )
}
