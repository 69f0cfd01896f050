import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { getCompletedPairingFiles } from '../../shared/contract/pairings'
import { ALL_PROGRAMMES } from '../api/chosen-programme'
import { listOf } from '../api/query-client'
import { useProgrammes } from '../directory/by-programme'
import { Loaded } from '../kit/loaded'
import { useAddress } from '../kit/searched'
import { Card, CardHeader } from '../ui/card'
import { Checkbox } from '../ui/choice'
import { EmptyState } from '../ui/feedback'
import { onDemand } from '../ui/on-demand'
import { formats, words } from '../words'

const CompletedFiles = onDemand(() => import('./completed-files'))

const intoView = (box: HTMLElement | null) => box?.scrollIntoView()

/** 'Completed Pairings': an archive, folded behind one line unless the address searches it or leads to it. */
export function CompletedPairings() {
  const { completed: texts } = words.rounds.pairings
  const isLinked = window.location.hash === '#completed'
  const [isOpen, setOpen] = useState(useAddress().read('files') !== '' || isLinked)
  const { all: programmes = [] } = useProgrammes()
  const [ofAll, setOfAll] = useState(false)
  const of = ofAll ? { programme: ALL_PROGRAMMES } : {}
  const list = useInfiniteQuery(listOf(getCompletedPairingFiles, { query: { limit: 1, ...of } }))
  return (
    <Card aria-label={texts.title}>
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
            <>
              <CardHeader title={texts.title} />
              <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
            </>
          ) : (
            <details
              ref={isLinked ? intoView : undefined}
              className="group"
              open={isOpen}
              onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
            >
              <summary className="flex min-h-11 w-full items-center gap-2 rounded-small hover:text-primary">
                <h2 className="text-xl">{texts.title}</h2>
                <span className="figures text-muted">{formats().digits(total)}</span>
                <ChevronDown aria-hidden className="ms-auto size-5 text-muted group-open:rotate-180" />
              </summary>
              {isOpen && <CompletedFiles of={of} />}
            </details>
          )
        }
      </Loaded>
    </Card>
  )
}
