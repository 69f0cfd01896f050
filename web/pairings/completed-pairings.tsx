import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCompletedPairingFiles } from '../../shared/contract/pairings'
import { counted } from '../../shared/counted'
import { listOf } from '../api/list-of'
import { Loaded } from '../kit/loaded'
import { useAddress } from '../kit/use-address-search'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback'
import { onDemand } from '../ui/on-demand'

const CompletedFiles = onDemand(() => import('./completed-files'))

/** 'Completed Pairings': an archive, folded behind one line unless the address searches it. */
export function CompletedPairings() {
  const [isOpen, setOpen] = useState(useAddress().read('files') !== '')
  const list = useInfiniteQuery(listOf(getCompletedPairingFiles, { query: { limit: 1 } }))
  return (
    <Card title="Completed Pairings">
      <Loaded query={list} otherwise="Failed to load pairing data" lines={1}>
        {({ total }) =>
          total === 0 ? (
            <EmptyState title="No completed pairings">
              When a current pairing is completed, its file appears here to view and download.
            </EmptyState>
          ) : (
            <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
              <summary className="min-h-11 w-fit rounded-small py-2 font-semibold text-primary">
                {counted(total, 'completed pairing')}
              </summary>
              {isOpen && <CompletedFiles />}
            </details>
          )
        }
      </Loaded>
    </Card>
  )
}
