import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCompletedPairingFiles } from '../../shared/contract/pairings'
import { ALL_PROGRAMMES } from '../api/chosen-programme'
import { listOf } from '../api/query-client'
import { useProgrammes } from '../directory/by-programme'
import { Loaded } from '../kit/loaded'
import { useAddress } from '../kit/searched'
import { Card } from '../ui/card'
import { Checkbox } from '../ui/choice'
import { EmptyState } from '../ui/feedback'
import { onDemand } from '../ui/on-demand'
import { words } from '../words'

const CompletedFiles = onDemand(() => import('./completed-files'))

/** 'Completed Pairings': an archive, folded behind one line unless the address searches it. */
export function CompletedPairings() {
  const { completed: texts } = words.rounds.pairings
  const [isOpen, setOpen] = useState(useAddress().read('files') !== '')
  const { all: programmes = [] } = useProgrammes()
  const [ofAll, setOfAll] = useState(false)
  const of = ofAll ? { programme: ALL_PROGRAMMES } : {}
  const list = useInfiniteQuery(listOf(getCompletedPairingFiles, { query: { limit: 1, ...of } }))
  return (
    <Card title={texts.title}>
      {programmes.length > 1 && (
        <Checkbox
          label={words.dashboard.choices.allProgrammes}
          checked={ofAll}
          onChange={({ currentTarget }) => setOfAll(currentTarget.checked)}
        />
      )}
      <Loaded query={list} otherwise={words.rounds.pairings.failed} lines={1}>
        {({ total }) =>
          total === 0 ? (
            <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
          ) : (
            <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
              <summary className="min-h-11 w-fit rounded-small py-2 font-semibold text-primary">
                {texts.count(total)}
              </summary>
              {isOpen && <CompletedFiles of={of} />}
            </details>
          )
        }
      </Loaded>
    </Card>
  )
}
