import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { getMonth } from '../../shared/contract/month'
import {
  getNewsletters,
  type Newsletter,
  generateNewsletter,
  getNewsletterMonths,
} from '../../shared/contract/newsletters'
import { LANGUAGES } from '../../shared/languages/languages'
import { Rows } from '../kit/rows'
import { queryOf } from '../api/query-client'
import { Card } from '../ui/card'
import { onDemand } from '../ui/on-demand'
import { formats, words } from '../words'
import { NewsletterItem } from './newsletter-item'
import { May } from '../sign-in/may'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { useProgrammes } from '../directory/by-programme'
import { Button } from '../ui/button'
import { Choices, Select } from '../ui/input'
import { monthOf } from './newsletter.rules'

const NewsletterEditor = onDemand(() => import('./newsletter-editor'))

const POLL_MS = 2000

/** A send that was cancelled or paused: the mail server still takes the last messages of it. */
const isHandingOver = (list: Newsletter[] | undefined) =>
  list?.some(({ sendState, mailed }) => sendState !== 'sending' && mailed && mailed.handingOver > 0) ?? false

/** 'Newsletter Management': every newsletter that is not sent, and its editor (in the address: ?edit=, and &in= for a language). */
export function NewsletterManagement() {
  const its = words.newsletters
  const list = useQuery({
    ...queryOf(getNewsletters),
    refetchInterval: ({ state }) => isHandingOver(state.data) && POLL_MS,
  })
  const month = useQuery({ ...queryOf(getMonth, { query: {} }), enabled: list.data?.length === 0 }).data
  const sent = month?.steps.find(({ mailed }) => mailed)?.mailed
  const [search, setSearch] = useSearchParams()
  const edited = search.get('edit')
  const wanted = LANGUAGES.find((one) => one === search.get('in'))
  const edit = (id: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('in')
      if (id === null) next.delete('edit')
      else next.set('edit', id)
      return next
    })
  return (
    <Card
      title={its.title}
      actions={
        <May call={generateNewsletter}>
          <CreateNewsletter onEdit={edit} />
        </May>
      }
    >
      <Rows
        query={list}
        otherwise={its.loadFailed}
        lines={4}
        none={
          month && sent
            ? {
                title: its.wasSent.title(
                  month.period === month.month
                    ? formats().monthName(month.period)
                    : formats().period(month.period),
                  sent,
                ),
                text: its.wasSent.text,
              }
            : its.none
        }
        find={{
          label: its.search,
          wordsOf: ({ title, description, pairings }) => [
            title,
            description,
            ...pairings.map(({ name }) => name),
          ],
        }}
      >
        {(newsletter) => (
          <NewsletterItem key={newsletter.id} newsletter={newsletter} onEdit={() => edit(newsletter.id)} />
        )}
      </Rows>
      {edited && (
        <NewsletterEditor
          key={`${edited} ${wanted}`}
          id={edited}
          language={wanted}
          onClose={() => edit(null)}
        />
      )}
    </Card>
  )
}

/**
 * A draft with starter content for a chosen month: this one, or one of the next. The server says which these are,
 * since its time zone may be another; until it has, its default is taken. Where rounds are not those of months, it is for the
 * present one.
 */
function CreateNewsletter({ onEdit }: { onEdit: (id: string) => void }) {
  const { create: its } = words.newsletters
  const { isMonthly } = useProgrammes()
  const months = useQuery(queryOf(getNewsletterMonths)).data ?? []
  const [place, setPlace] = useState(0)
  const create = useAction({
    run: () => call(generateNewsletter, { body: (isMonthly && months[place]) || {} }),
    done: (newsletter) => ({
      title: its.done,
      description:
        newsletter.pairings.length > 0
          ? its.textLinked(
              newsletter.title,
              newsletter.pairings.map(({ name }) => name),
            )
          : its.text(newsletter.title),
      tone: 'success' as const,
      action: { label: its.edit, run: () => onEdit(newsletter.id) },
    }),
    failed: its.failed,
  })
  return (
    <>
      {isMonthly && (
        <Select
          aria-label={its.month}
          className="w-fit min-w-44"
          value={place}
          disabled={months.length === 0}
          onChange={(event) => setPlace(Number(event.target.value))}
        >
          <Choices of={months} by={(_, index) => index} called={monthOf} />
        </Select>
      )}
      <Button icon={Plus} variant="secondary" does={create} pendingLabel={its.pending}>
        {its.action}
      </Button>
    </>
  )
}
