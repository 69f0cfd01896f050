import { othersOf } from '../../../shared/match-sides'
import type { OwnMatch } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import { GiveFeedback } from '../feedback/give-feedback'
import { MeetingLine, ScheduleButton } from '../../meetings/meeting-plan'
import { AwayBadge, usePartnerAway } from '../rescue/stranding-notice'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { sentence, words } from '../../words'
import { cn } from '../../ui/cn'
import { connectionBadge, firstNamesOf, linesOf, sayYouMet } from './matches.rules'
import { roundInWords, matchWords } from '../../kit/words.rules'
import { DidYouMeet } from './did-you-meet'
import { PartnerView, WhyYouTwo } from './partner-view'
import { Reveal } from './reveal'

/** A match of a round that is under way. */
export interface OpenMatch {
  match: OwnMatch
  /** The programme and its round, where it is not the month of the first one. */
  of?: string | undefined
  user: User
}

/** The match of a round, with all its actions. */
export function CurrentMatch({ match, of, user }: OpenMatch) {
  const isAway = usePartnerAway(match.id)
  // Nobody is asked about a coffee that was cancelled because the other person can't make it.
  const isOff = isAway && match.meeting?.state === 'cancelled' && match.ownStatus === 'pending'
  const badge = connectionBadge(match.ownStatus, !match.day, match.meal)
  const { matches } = matchWords(match)
  const saysSo = sayYouMet(match)
  return (
    <Reveal match={match} of={of}>
      <Card
        title={matches.current}
        description={of ?? roundInWords(match)}
        actions={isAway ? <AwayBadge /> : <Badge tone={badge.tone}>{badge.label}</Badge>}
      >
        <div className={cn('grid gap-6', !isAway && 'lg:grid-cols-[1fr_22rem]')}>
          <div className="flex min-w-0 flex-col">
            {match.role === 'host' && <p className="mb-4 font-semibold">{words.member.matches.youHost}</p>}
            {othersOf(match).map((other, index) => (
              <div key={other.id} className={cn(index > 0 && 'mt-6')}>
                <PartnerView partner={other} size="huge" isHost={other.id === match.hostId} />
                {other.bio && (
                  <p className="mt-5 max-w-prose whitespace-pre-line [unicode-bidi:plaintext] wrap-anywhere text-lg">
                    {other.bio}
                  </p>
                )}
              </div>
            ))}
            <MeetingLine match={match} user={user} isAway={isAway} />
            {!isAway && <ScheduleButton match={match} user={user} />}
          </div>
          {!isAway && <WhyYouTwo match={match} />}
        </div>
        {!isOff && (
          <output className="mt-6 block border-line border-t pt-5" aria-atomic={false}>
            {match.ownStatus === 'pending' && saysSo && (
              <p className="mb-3 wrap-anywhere font-semibold">{saysSo}</p>
            )}
            <DidYouMeet
              match={match}
              labels={matches.answers}
              isCurrent
              question={
                (match.isAsked || saysSo) && sentence(matches.didYouMeet(<bdi>{firstNamesOf(match)}</bdi>))
              }
              line={linesOf(match)}
            />
            <GiveFeedback key={match.ownStatus} match={match} isAsking />
          </output>
        )}
      </Card>
    </Reveal>
  )
}
