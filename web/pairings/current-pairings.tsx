import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Download, Eye, ListX, Trash2 } from 'lucide-react'
import {
  deletePairing,
  getCurrentPairings,
  getPairingCsv,
  type Pairing,
  completePairing,
  publishPairing,
} from '../../shared/contract/pairings'
import { LoadFailed } from '../kit/load-failed'
import { useAction } from '../kit/use-action'
import { counted } from '../../shared/counted'
import { monthInWords } from '../kit/words.rules'
import { call, pathOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { askFirst } from '../kit/csv-link'
import { RowButton } from '../kit/row-button'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { DialogTrigger } from '../ui/dialog'
import { EmptyState, SkeletonLines } from '../ui/feedback'
import { Menu } from '../ui/lists/menu'
import { CompletePairing } from './complete-pairing'
import { COMPANY_WIDE } from './pairings.rules'
import { ShowMatches } from './show-matches'
import { May, useMay } from '../sign-in/may'
import { lazyPart } from '../ui/on-demand'

const LeftOutDialog = lazyPart(() => import('./left-out-dialog'))
const PairingsOverlay = lazyPart(() => import('./pairings-overlay'))

/** The pairings that run, each to be completed or deleted. */
export function CurrentPairings() {
  const { data, error, refetch } = useQuery(queryOf(getCurrentPairings, { query: { matches: 0 } }))
  return (
    <Card title="Current Pairings">
      {error && !data ? (
        <LoadFailed error={error} otherwise="Failed to load pairing data" onRetry={refetch} />
      ) : !data ? (
        <SkeletonLines lines={4} />
      ) : data.pairings.length === 0 ? (
        <EmptyState title="No current pairings">
          Choose who to pair under Admin Actions, then generate the month's pairings.
        </EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {data.pairings.map((pairing) => (
            <CurrentPairing key={pairing.id} pairing={pairing} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function CurrentPairing({ pairing }: { pairing: Pairing }) {
  const params = { id: pairing.id }
  const may = useMay()
  const remove = useAction({
    run: () => call(deletePairing, { params }),
    done: ({ message }) => message,
    failed: 'Failed to delete pairing',
  })
  const matches = counted(pairing.totalPairs, 'match', 'matches')
  const isHidden = pairing.publishedAt === null
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 className="text-lg">{pairing.name}</h3>
        <p className="text-muted">
          {monthInWords(pairing.month)} · {pairing.domainGroupName ?? COMPANY_WIDE} · {matches}
          {isHidden && (
            <>
              {' '}
              <Badge tone="info">Not shown yet</Badge>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <May call={completePairing}>
          <DialogTrigger
            renderDialog={(close) => (
              <CompletePairing pairing={pairing} isHidden={isHidden} onClose={close} />
            )}
          >
            <RowButton variant="secondary" icon={CircleCheck} name={`Complete pairing ${pairing.name}`}>
              Complete
            </RowButton>
          </DialogTrigger>
        </May>
        <DialogTrigger renderDialog={(close) => <PairingsOverlay first={pairing.id} onClose={close} />}>
          <RowButton icon={Eye} name={`View matches of ${pairing.name}`}>
            View matches
          </RowButton>
        </DialogTrigger>
        <div className="flex items-center gap-2">
          <May call={publishPairing}>
            {isHidden && <ShowMatches id={pairing.id} name={pairing.name} pairs={pairing.totalPairs} />}
          </May>
          <Menu
            label={`More for ${pairing.name}`}
            items={[
              {
                label: 'Left out, and the proof',
                icon: ListX,
                renderDialog: (close) => (
                  <LeftOutDialog pairing={pairing} changeable={pairing} onClose={close} />
                ),
              },
              {
                label: 'Download CSV',
                icon: Download,
                file: { href: pathOf(getPairingCsv, { params }) },
                run: askFirst,
              },
              may(deletePairing) && {
                label: 'Delete',
                icon: Trash2,
                danger: true,
                confirm: {
                  title: `Delete "${pairing.name}"?`,
                  effect: `Its ${matches} are ${isHidden ? 'deleted before anybody has seen them' : "removed from everyone's page"}, and new pairings can be generated. This cannot be undone.`,
                  confirm: 'Delete pairing',
                  pendingLabel: 'Deleting...',
                  onConfirm: () => remove.settle(),
                },
              },
            ]}
          />
        </div>
      </div>
    </li>
  )
}
