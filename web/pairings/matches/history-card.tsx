import { useId } from 'react'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { hasLeft } from '../../../shared/former-colleague'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { answersLine, badgeOf, monthText } from './matches.rules'
import { useConnectionAnswer } from './matches.data'
import { PartnerView } from './partner-view'

/** One earlier match: with whom, when, and whether they met. */
export function HistoryCard({ match }: { match: OwnMatch }) {
  const answer = useConnectionAnswer(match.id)
  const who = useId()
  const badge = badgeOf(match)
  // A person who was erased can no longer answer.
  const line = hasLeft(match.partner)
    ? null
    : answersLine(match.ownStatus, match.partnerStatus, match.partner.firstName)
  return (
    <Card className="flex h-full flex-col">
      <p className="mb-3 font-semibold text-muted text-sm">{monthText(match.month)}</p>
      <div id={who}>
        <PartnerView partner={match.partner} size="large" />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {match.status === 'completed' && <Badge tone="neutral">Completed</Badge>}
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      {line && <p className="wrap-anywhere mt-3 text-muted text-sm">{line}</p>}
      {match.ownStatus === 'pending' && match.status !== 'called_off' && (
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Button
            variant="secondary"
            aria-describedby={who}
            pending={answer.isPending && answer.variables === 'confirmed'}
            aria-disabled={answer.isPending}
            onClick={() => answer.mutate('confirmed')}
          >
            Connected
          </Button>
          <Button
            variant="ghost"
            aria-describedby={who}
            pending={answer.isPending && answer.variables === 'not_confirmed'}
            aria-disabled={answer.isPending}
            onClick={() => answer.mutate('not_confirmed')}
          >
            No Connection
          </Button>
        </div>
      )}
    </Card>
  )
}
