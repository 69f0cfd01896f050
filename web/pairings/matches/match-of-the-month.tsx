import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOutcome } from '../../../shared/contract/participation'
import { noteChangeSeen } from '../../../shared/contract/pairings'
import { othersOf } from '../../../shared/match-sides'
import { inWords, nameOrAddress } from '../../../shared/person-name'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { queryOf } from '../../api/query-client'
import { isolated } from '../../../shared/isolated'
import { StrandingNotice } from '../rescue/stranding-notice'
import { Card } from '../../ui/card'
import { Alert, EmptyState } from '../../ui/feedback'
import { QueryPart } from '../../ui/query-part'
import { currentMatchQuery } from './matches.data'

interface MatchOfTheMonthProps {
  /** Lines of its skeleton. */
  lines: number
  children: (match: OwnMatch) => ReactNode
}

/** The current month's match, rendered by `children`, or a message that there is none. */
export function MatchOfTheMonth({ lines, children }: MatchOfTheMonthProps) {
  const current = useQuery(currentMatchQuery)
  return (
    <>
      <StrandingNotice />
      {current.data?.hasChanged && <ChangeNotice match={current.data.match} />}
      <QueryPart query={current} failure="Your current match could not be loaded." lines={lines}>
        {({ match }) => (match ? children(match) : <NoMatch />)}
      </QueryPart>
    </>
  )
}

/** That the match is another one than before, until the person has seen it. */
function ChangeNotice({ match }: { match: OwnMatch | null }) {
  const seen = useAction({ run: () => call(noteChangeSeen), failed: 'Failed to save this' })
  return (
    <Alert tone="info" title="Your match has changed">
      <p className="wrap-anywhere">
        {match
          ? `You now meet ${inWords(othersOf(match).map((other) => isolated(nameOrAddress(other))))}.`
          : 'You have no match this month any more.'}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        pending={seen.isPending}
        onClick={() => seen.mutate()}
      >
        Got it
      </Button>
    </Alert>
  )
}

/** That there is no match, and what this month's round brought instead. */
function NoMatch() {
  const { data, isError } = useQuery(queryOf(getOutcome))
  // Where the month's outcome does not say itself what comes next.
  const isNextCycle = isError || data?.outcome === 'no-round' || data?.outcome === 'matched'
  return (
    <Card>
      <EmptyState title="No Current Match" level={2}>
        {!isError && <p className="wrap-anywhere">{data?.text ?? '\u00A0'}</p>}
        {isNextCycle && <p>You'll be paired with a colleague in the next monthly matching cycle.</p>}
      </EmptyState>
    </Card>
  )
}
