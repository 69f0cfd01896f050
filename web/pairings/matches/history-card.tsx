import { useId } from 'react'
import { othersOf } from '../../../shared/match-sides'
import type { OwnMatch } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import { GiveFeedback } from '../feedback/give-feedback'
import { MeetAgain } from '../../meetings/meeting-plan'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { badgeOf, linesOf } from './matches.rules'
import { monthInWords } from '../../kit/words.rules'
import { DidYouMeet } from './did-you-meet'
import { PartnerView } from './partner-view'

const LABELS = { confirmed: 'Connected', not_confirmed: 'No Connection' }

/** One earlier match: with whom, when, and whether they met. */
export function HistoryCard({ match, user }: { match: OwnMatch; user: User }) {
  const who = useId()
  const badge = badgeOf(match)
  return (
    <Card className="flex h-full flex-col">
      <p className="mb-3 font-semibold text-muted text-sm">{monthInWords(match.month)}</p>
      <div id={who} className="flex flex-col gap-4">
        {othersOf(match).map((other) => (
          <PartnerView key={other.id} partner={other} size="large" />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {match.status === 'completed' && <Badge tone="neutral">Completed</Badge>}
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      {match.partner.bio && !match.third && (
        <p className="mt-4 line-clamp-6 whitespace-pre-line [unicode-bidi:plaintext] wrap-anywhere">
          {match.partner.bio}
        </p>
      )}
      <div className="mt-auto flex flex-col pt-4 text-sm">
        <DidYouMeet match={match} labels={LABELS} describedBy={who} line={linesOf(match)} />
        <GiveFeedback match={match} describedBy={who} />
        <MeetAgain match={match} user={user} describedBy={who} />
      </div>
    </Card>
  )
}
