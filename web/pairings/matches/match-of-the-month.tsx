import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOutcome } from '../../../shared/contract/participation'
import { noteChangeSeen } from '../../../shared/contract/pairings'
import { othersOf } from '../../../shared/match-sides'
import { nameOrAddress } from '../../../shared/person-name'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { listed } from '../../kit/words.rules'
import { Button } from '../../ui/button'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { queryOf } from '../../api/query-client'
import { isolated } from '../../../shared/isolated'
import { StrandingNotice } from '../rescue/stranding-notice'
import { Card } from '../../ui/card'
import { Alert, EmptyState } from '../../ui/feedback'
import { QueryPart } from '../../ui/query-part'
import { words } from '../../words'
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
      <QueryPart query={current} failure={words.member.matches.currentFailed} lines={lines}>
        {({ match }) => (match ? children(match) : <NoMatch />)}
      </QueryPart>
    </>
  )
}

/** That the match is another one than before, until the person has seen it. */
function ChangeNotice({ match }: { match: OwnMatch | null }) {
  const { changed } = words.member.matches
  const seen = useAction({ run: () => call(noteChangeSeen), failed: changed.failed })
  return (
    <Alert tone="info" title={changed.title}>
      <p className="wrap-anywhere">
        {match
          ? changed.now(listed(othersOf(match).map((other) => isolated(nameOrAddress(other)))))
          : changed.none}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        pending={seen.isPending}
        onClick={() => seen.mutate()}
      >
        {changed.seen}
      </Button>
    </Alert>
  )
}

/** That there is no match, and what this month's round brought instead. */
function NoMatch() {
  const { data, isError } = useQuery(queryOf(getOutcome))
  const { none } = words.member.matches
  // Where the month's outcome does not say itself what comes next.
  const isNextCycle = isError || data?.outcome === 'no-round' || data?.outcome === 'matched'
  return (
    <Card>
      <EmptyState title={none.title} level={2}>
        {!isError && <p className="wrap-anywhere">{data?.text ?? '\u00A0'}</p>}
        {isNextCycle && <p>{none.next}</p>}
      </EmptyState>
    </Card>
  )
}
