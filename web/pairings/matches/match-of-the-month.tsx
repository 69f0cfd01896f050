import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOutcome } from '../../../shared/contract/outcome'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { NEXT_CYCLE } from '../../../shared/standing'
import { queryOf } from '../../api/query-client'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback'
import { QueryPart } from '../../ui/query-part'
import { StrandingNotice } from '../../rescue/stranding-notice'
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
  const outcome = useQuery(queryOf(getOutcome))
  return (
    <Card>
      <EmptyState title="No Current Match" level={2}>
        {outcome.data?.text ?? (outcome.isError ? NEXT_CYCLE : '\u00A0')}
      </EmptyState>
    </Card>
  )
}
