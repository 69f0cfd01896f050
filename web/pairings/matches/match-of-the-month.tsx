import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnMatch } from '../../../shared/contract/pairings'
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
        {({ match }) =>
          match ? (
            children(match)
          ) : (
            <Card>
              <EmptyState title="No Current Match" level={2}>
                You'll be paired with a colleague in the next monthly matching cycle.
              </EmptyState>
            </Card>
          )
        }
      </QueryPart>
    </>
  )
}
