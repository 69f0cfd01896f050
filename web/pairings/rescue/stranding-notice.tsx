import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { askForAnother, getStranding, type Stranding } from '../../../shared/contract/rescue'
import { call } from '../../api/call'
import { getOpenMatches } from '../../../shared/contract/pairings'
import { memberWords } from '../../kit/words.rules'
import { queryOf } from '../../api/query-client'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { Alert } from '../../ui/feedback'
import { Badge } from '../../ui/badge'
import { words } from '../../words'

const TONES = { stranded: 'warning', waiting: 'info', 'too-late': 'info', back: 'success' } as const

/** Above the open matches: in which of them the other person can't make it, what becomes of that, and a way to someone else. */
export function StrandingNotice() {
  const { data, isPending } = useQuery(queryOf(getStranding))
  if (isPending) return <span hidden data-awaited />
  return data?.strandings.map((stranding) => <Notice key={stranding.matchId} stranding={stranding} />)
}

function Notice({ stranding: { matchId, state, message } }: { stranding: Stranding }) {
  const open = useQuery(queryOf(getOpenMatches))
  const match = open.data?.find(({ match: one }) => one.id === matchId)?.match
  const { stranded } = memberWords(!match?.day).matches
  const ask = useAction({
    run: () => call(askForAnother, { params: { id: matchId } }),
    done: () => undefined,
    failed: stranded.failed,
  })
  return (
    <Alert tone={TONES[state]} title={message}>
      {state === 'stranded' && (
        <>
          <p>{stranded.text}</p>
          <Button icon={UserSearch} className="mt-3" does={ask}>
            {stranded.ask}
          </Button>
        </>
      )}
    </Alert>
  )
}

/** Whether the other person of a match can't make it, so that there is nothing to plan. */
export function usePartnerAway(matchId: string): boolean {
  const strandings = useQuery(queryOf(getStranding)).data?.strandings
  return strandings?.some((one) => one.matchId === matchId && one.state !== 'back') ?? false
}

/** In place of the badge of one's answer. */
export const AwayBadge = () => <Badge tone="warning">{words.member.matches.away}</Badge>
