import { othersOf } from '../../shared/match-sides'
import { MeetingLine } from '../meetings/meeting-plan'
import { isToCome } from '../meetings/meetings.rules'
import { roundInWords } from '../kit/words.rules'
import type { OpenMatch } from '../pairings/matches/current-match'
import { PartnerView } from '../pairings/matches/partner-view'
import { Reveal } from '../pairings/matches/reveal'
import { WhyYouTwo } from '../pairings/matches/why-you-two'
import { AwayBadge, usePartnerAway } from '../pairings/rescue/stranding-notice'
import { Badge } from '../ui/badge'
import { LinkButton } from '../ui/button'
import { Card } from '../ui/card'
import { cn } from '../ui/cn'
import { words } from '../words'

/** The match of a round on the hub; the actions for it are on the matches page. */
export function HomeMatch({ match, of, user }: OpenMatch) {
  const isAway = usePartnerAway(match.id)
  const { home, matches } = words.member
  const others = othersOf(match)
  return (
    <Reveal match={match} of={of}>
      <Card
        className="@container"
        title={matches.current}
        description={of ?? roundInWords(match)}
        actions={isAway ? <AwayBadge /> : <Badge tone="success">{matches.active}</Badge>}
      >
        <div className={cn('grid gap-4', others.length > 2 && '@lg:grid-cols-2')}>
          {others.map((other) => (
            <PartnerView key={other.id} partner={other} size={others.length > 2 ? 'large' : 'huge'} />
          ))}
        </div>
        <MeetingLine match={match} user={user} isAway={isAway} />
        <WhyYouTwo match={match} className="mt-6 @lg:grid-cols-2" />
        {!isAway && !isToCome(match.meeting) && (
          <LinkButton href="/matches" className="mt-6">
            {match.meeting?.state === 'booked' ? home.didYouMeet : home.plan}
          </LinkButton>
        )}
      </Card>
    </Reveal>
  )
}
