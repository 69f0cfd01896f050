import { useInfiniteQuery } from '@tanstack/react-query'
import { type Delivery, getDeliveries, sendAgain, type Webhook } from '../contract'
import { call } from '../../../web/api/call'
import { listOf } from '../../../web/api/query-client'
import { RowAction } from '../../../web/kit/row-button'
import { Rows } from '../../../web/kit/rows'
import { Badge } from '../../../web/ui/badge'
import { Dialog } from '../../../web/ui/dialog'
import { ListRow } from '../../../web/ui/lists/list-row'
import { formats, words } from '../../../web/words'

const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const

/** What a webhook was told, and what came back; each can be sent again. */
export function DeliveriesDialog({ of: { id, name }, onClose }: { of: Webhook; onClose: () => void }) {
  const texts = words.webhooks.webhooks
  const list = useInfiniteQuery(listOf(getDeliveries, { params: { id }, query: { limit: 20 } }))
  return (
    <Dialog width="wide" title={texts.logOf(name)} onClose={onClose}>
      <Rows query={list} otherwise={texts.logFailed} none={texts.nothing}>
        {(row) => <Row key={row.id} hook={id} of={row} />}
      </Rows>
    </Dialog>
  )
}

function Row({ hook, of }: { hook: string; of: Delivery }) {
  const texts = words.webhooks.webhooks
  const { id: delivery, type, at, state, tries, nextAt, status, milliseconds, problem, response } = of
  const facts = [
    formats().moment(at),
    texts.tries(tries),
    ...(status === null ? [] : [`HTTP ${status}`]),
    ...(milliseconds === null ? [] : [`${milliseconds} ms`]),
    ...(nextAt && tries > 0 ? [texts.next(formats().moment(nextAt))] : []),
  ]
  return (
    <ListRow
      title={texts.events[type]}
      action={
        <RowAction
          name={`${texts.again}: ${texts.events[type]}`}
          run={() => call(sendAgain, { params: { id: hook, delivery } })}
          failed={texts.notSent}
        >
          {texts.again}
        </RowAction>
      }
    >
      <p>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge> {facts.join(' · ')}
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
