import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { getChanges, undoChanges } from '../../../shared/contract/pairing-changes'
import type { Pairing } from '../../../shared/contract/pairings'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { ConfirmTrigger } from '../../ui/dialog'
import { ScrollArea } from '../../ui/lists/table'
import { formats, isolated, words } from '../../words'

/** What administrators changed of a round since it was first made, and the way back; nothing if it is as it was made. */
export function RoundChanges({ pairing }: { pairing: Pairing }) {
  const { since: texts } = words.rounds.changing
  const params = { id: pairing.id }
  const { data = [] } = useQuery({ ...queryOf(getChanges, { params }), enabled: pairing.version > 1 })
  const back = data.findIndex(({ wishes }) => wishes.length === 0)
  const changes = back === -1 ? data : data.slice(0, back)
  const undo = useAction({
    run: () => call(undoChanges, { params, query: { version: pairing.version } }),
    failed: texts.back.failed,
  })
  if (changes.length === 0) return null
  return (
    <section aria-label={texts.title} className="sticky -top-6 z-10 rounded-card bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold">{texts.count(changes.length)}</p>
        <ConfirmTrigger
          title={texts.back.title}
          effect={texts.back.effect(pairing.name, changes.length)}
          confirm={texts.back.confirm}
          pendingLabel={texts.back.pending}
          danger={false}
          onConfirm={() => undo.settle()}
        >
          <Button icon={Undo2} variant="secondary" size="small">
            {changes.length === 1 ? texts.undo : texts.undoAll}
          </Button>
        </ConfirmTrigger>
      </div>
      <ScrollArea label={texts.label} className="max-h-32 text-sm">
        <ul>
          {changes.map(({ version, wishes, madeBy, madeAt }) => (
            <li key={version} className="wrap-anywhere mt-1">
              {wishes.join(' ')}{' '}
              <span className="text-muted">
                {madeBy
                  ? texts.by(isolated(madeBy), formats().moment(madeAt))
                  : texts.byAdministrator(formats().moment(madeAt))}
              </span>
            </li>
          ))}
        </ul>
      </ScrollArea>
    </section>
  )
}
