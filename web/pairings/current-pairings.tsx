import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Download, Eye, ListX, Trash2 } from 'lucide-react'
import {
  completePairing,
  deletePairing,
  getCurrentPairings,
  getPairingCsv,
  publishPairing,
} from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { useAction } from '../kit/use-action'
import { call, pathOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { useProgrammes } from '../directory/by-programme'
import { askFirst } from '../kit/csv-link'
import { RowButton } from '../kit/row-button'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { ConfirmDialog, DialogTrigger } from '../ui/dialog'
import { EmptyState } from '../ui/feedback'
import { Menu } from '../ui/lists/menu'
import { groupName } from './pairings.rules'
import { ShowMatches } from './match-row'
import { May, useMay } from '../sign-in/may'
import { lazyPart } from '../ui/on-demand'
import { formats, words } from '../words'
import { Loaded } from '../kit/loaded'

const LeftOutDialog = lazyPart(() => import('./left-out-dialog'))
const PairingsOverlay = lazyPart(() => import('./pairings-overlay'))

/** The pairings that run, each to be completed or deleted. */
export function CurrentPairings() {
  const { current: texts, round } = words.rounds.pairings
  const { isMonthly } = useProgrammes()
  const pairings = useQuery(queryOf(getCurrentPairings, { query: { matches: 0 } }))
  return (
    <Card title={texts.title}>
      <Loaded query={pairings} otherwise={words.rounds.pairings.failed} lines={4}>
        {(data) =>
          data.pairings.length === 0 ? (
            <EmptyState title={texts.none}>{isMonthly ? texts.noneText : round.none}</EmptyState>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {data.pairings.map((pairing) => (
                <CurrentPairing key={pairing.id} pairing={pairing} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

type Pairing = ResponseOf<typeof getCurrentPairings>['pairings'][number]

function CurrentPairing({ pairing }: { pairing: Pairing }) {
  const params = { id: pairing.id }
  const may = useMay()
  const { current: texts } = words.rounds.pairings
  const remove = useAction({
    run: () => call(deletePairing, { params }),
    failed: texts.removeFailed,
  })
  const isHidden = pairing.publishedAt === null
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 className="text-lg">{pairing.name}</h3>
        <p className="text-muted">
          {formats().period(pairing.period)} · <bdi>{groupName(pairing.domainGroupName)}</bdi> ·{' '}
          {words.rounds.pairings.matches(pairing.totalPairs)}
          {isHidden && (
            <>
              {' '}
              <Badge tone="info">{texts.hidden}</Badge>
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
            <RowButton variant="secondary" icon={CircleCheck} name={texts.completeThis(pairing.name)}>
              {texts.complete}
            </RowButton>
          </DialogTrigger>
        </May>
        {/* The menu never has a line to itself. */}
        <div className="flex items-center">
          {isHidden && (
            <May call={publishPairing}>
              <ShowMatches id={pairing.id} name={pairing.name} pairs={pairing.totalPairs} />
            </May>
          )}
          <Menu
            label={words.dashboard.buttons.of.more(pairing.name)}
            items={[
              {
                label: texts.view,
                icon: Eye,
                renderDialog: (close) => <PairingsOverlay first={pairing.id} onClose={close} />,
              },
              {
                label: texts.leftOut,
                icon: ListX,
                renderDialog: (close) => (
                  <LeftOutDialog pairing={pairing} changeable={pairing} onClose={close} />
                ),
              },
              {
                label: words.dashboard.buttons.csv,
                icon: Download,
                file: { href: pathOf(getPairingCsv, { params }) },
                run: askFirst,
              },
              may(deletePairing) && {
                label: words.dashboard.buttons.delete,
                icon: Trash2,
                danger: true,
                confirm: {
                  title: texts.removeThis(pairing.name),
                  effect: isHidden
                    ? texts.removeHidden(pairing.totalPairs)
                    : texts.removeSeen(pairing.totalPairs),
                  confirm: texts.removeConfirm,
                  pendingLabel: words.dashboard.buttons.deleting,
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

interface CompletePairingProps {
  pairing: Pick<Pairing, 'id' | 'name' | 'totalPairs' | 'stillOpen'>
  /** Nobody has been told of it. */
  isHidden?: boolean
  onClose: () => void
}

/** Asks whether a pairing is to be completed, with what that does, and completes it. */
export function CompletePairing({ pairing, isHidden, onClose }: CompletePairingProps) {
  const { complete: texts } = words.rounds.pairings
  const complete = useAction({
    run: () => call(completePairing, { params: { id: pairing.id } }),
    failed: texts.failed,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={texts.title(pairing.name)}
      effect={`${pairing.stillOpen} ${texts[isHidden ? 'effectHidden' : 'effect'](pairing.totalPairs)}`.trim()}
      confirm={texts.confirm}
      pendingLabel={texts.pending}
      danger={false}
      onConfirm={() => complete.settle()}
    />
  )
}
