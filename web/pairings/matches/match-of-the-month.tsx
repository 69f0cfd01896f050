import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOutcome } from '../../../shared/contract/participation'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { queryOf } from '../../api/query-client'
import { StrandingNotice } from '../rescue/stranding-notice'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback'
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
      <QueryPart query={current} failure="Your current match could not be loaded." lines={lines}>
        {({ match }) => (match ? children(match) : <NoMatch />)}
      </QueryPart>
    </>
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
