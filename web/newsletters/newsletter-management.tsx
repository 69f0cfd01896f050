import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { getNewsletters, type Newsletter, generateNewsletter } from '../../shared/contract/newsletters'
import { Rows } from '../kit/rows'
import { queryOf } from '../api/query-client'
import { Card } from '../ui/card'
import { onDemand } from '../ui/on-demand'
import { words } from '../words'
import { CreateNewsletter } from './create-newsletter'
import { NewsletterItem } from './newsletter-item'
import { May } from '../sign-in/may'

const NewsletterEditor = onDemand(() => import('./newsletter-editor'))

const POLL_MS = 2000

/** A send that was cancelled or paused: the mail server still takes the last messages of it. */
const isHandingOver = (list: Newsletter[] | undefined) =>
  list?.some(({ sendState, mailed }) => sendState !== 'sending' && mailed && mailed.handingOver > 0) ?? false

/** 'Newsletter Management': every newsletter that is not sent, and its editor (in the address: ?edit=). */
export function NewsletterManagement() {
  const its = words.newsletters
  const list = useQuery({
    ...queryOf(getNewsletters),
    refetchInterval: ({ state }) => isHandingOver(state.data) && POLL_MS,
  })
  const [search, setSearch] = useSearchParams()
  const edited = search.get('edit')
  const edit = (id: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
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
        none={its.none}
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
      {edited && <NewsletterEditor key={edited} id={edited} onClose={() => edit(null)} />}
    </Card>
  )
}
