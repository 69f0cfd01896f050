import { useInfiniteQuery } from '@tanstack/react-query'
import { type Delivery, getDeliveries, sendAgain, type Webhook } from '../../shared/contract/integrations'
import { call } from '../api/call'
import { pagesOf } from '../api/query-client'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { Badge } from '../ui/badge'
import { Dialog } from '../ui/dialog'
import { ListRow } from '../ui/lists/list-row'
import { ShowMore } from '../ui/lists/show-more'
import { QueryPart } from '../ui/query-part'
import { formats, words } from '../words'

const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const

/** What a webhook was told, and what came back; each can be sent again. */
export function DeliveriesDialog({ of: { id, name }, onClose }: { of: Webhook; onClose: () => void }) {
  const said = words.tools.webhooks
  const list = useInfiniteQuery(pagesOf(getDeliveries, { params: { id }, query: { limit: 20 } }))
  const again = useAction({
    run: (delivery: string) => call(sendAgain, { params: { id, delivery } }),
    failed: said.notSent,
  })
  return (
    <Dialog width="wide" title={said.logOf(name)} onClose={onClose}>
      <QueryPart query={list} failure={said.logFailed} lines={3}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.items)
          return rows.length === 0 ? (
            <p>{said.nothing}</p>
          ) : (
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <Row key={row.id} of={row} onAgain={() => void again.settle(row.id)} />
              ))}
            </ul>
          )
        }}
      </QueryPart>
      <ShowMore list={list} className="mt-3" />
    </Dialog>
  )
}

function Row({ of, onAgain }: { of: Delivery; onAgain: () => void }) {
  const said = words.tools.webhooks
  const { type, at, state, tries, nextAt, status, milliseconds, problem, response } = of
  const facts = [
    formats().moment(at),
    said.tries(tries),
    ...(status === null ? [] : [`HTTP ${status}`]),
    ...(milliseconds === null ? [] : [`${milliseconds} ms`]),
    ...(nextAt && tries > 0 ? [said.next(formats().moment(nextAt))] : []),
  ]
  return (
    <ListRow
      title={said.events[type]}
      action={
        <RowButton name={`${said.again}: ${said.events[type]}`} onClick={onAgain}>
          {said.again}
        </RowButton>
      }
    >
      <p>
        <Badge tone={TONES[state]}>{said.states[state]}</Badge> {facts.join(' · ')}
      </p>
      {problem && <p>{problem}</p>}
      {response && (
        <pre dir="ltr" className="max-h-32 overflow-auto whitespace-pre-wrap text-sm wrap-anywhere">
          {response}
        </pre>
      )}
    </ListRow>
  )
}
