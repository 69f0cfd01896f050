import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOutcome } from '../../../shared/contract/participation'
import { noteChangeSeen, type OwnMatch } from '../../../shared/contract/pairings'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { memberWords, namesOf } from '../../kit/words.rules'
import { Button } from '../../ui/button'
import { queryOf } from '../../api/query-client'
import { StrandingNotice } from '../rescue/stranding-notice'
import { Card } from '../../ui/card'
import { Alert, EmptyState, QueryPart } from '../../ui/feedback'
import { formats, isolated, words } from '../../words'
import { currentMatchQuery, openMatchesQuery, useIsMonthly } from './matches.data'

interface MatchOfTheMonthProps {
  /** Lines of its skeleton. */
  lines: number
  /** Matches of rounds that are over, with a coffee still to come. */
  ahead?: readonly OwnMatch[] | undefined
  /** @param of the programme and its round, where the person is in matches of other programmes than the first */
  children: (match: OwnMatch, of: string | undefined) => ReactNode
}

/** The match of the current round of each programme, rendered by `children`, or a message that the person has no match. */
export function MatchOfTheMonth({ lines, ahead = [], children }: MatchOfTheMonthProps) {
  const current = useQuery(currentMatchQuery)
  const open = useQuery(openMatchesQuery)
  return (
    <>
      <StrandingNotice />
      {current.data?.hasChanged && <ChangeNotice match={current.data.match} />}
      <QueryPart query={open} failure={words.member.matches.currentFailed} lines={lines}>
        {(all) =>
          all.length + ahead.length === 0 ? (
            <NoMatch />
          ) : (
            [
              ...ahead.map((match) => children(match, undefined)),
              ...all.map(({ match, programme }) =>
                children(
                  match,
                  all.length === 1 && programme.isDefault
                    ? undefined
                    : `${isolated(programme.name)} · ${formats().period(programme.period)}`,
                ),
              ),
            ]
          )
        }
      </QueryPart>
    </>
  )
}

/** That the match is another one than before, until the person has seen it. */
function ChangeNotice({ match }: { match: OwnMatch | null }) {
  const { changed } = memberWords(useIsMonthly()).matches
  const seen = useAction({ run: () => call(noteChangeSeen), failed: changed.failed })
  return (
    <Alert tone="info" title={changed.title}>
      <p className="wrap-anywhere">{match ? changed.now(namesOf(match)) : changed.none}</p>
      <Button variant="secondary" size="small" className="mt-3" does={seen}>
        {changed.seen}
      </Button>
    </Alert>
  )
}

/** That there is no match, and what this month's round brought instead. */
function NoMatch() {
  const { data, isError } = useQuery(queryOf(getOutcome))
  const { none } = memberWords(useIsMonthly()).matches
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
