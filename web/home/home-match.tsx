import type { OwnMatch } from '../../shared/contract/pairings'
import { monthText } from '../pairings/matches/matches.rules'
import { PartnerView } from '../pairings/matches/partner-view'
import { Reveal } from '../pairings/matches/reveal'
import { WhyYouTwo } from '../pairings/matches/why-you-two'
import { Badge } from '../ui/badge'
import { LinkButton } from '../ui/button'
import { Card, CardHeader } from '../ui/card'

/** This month's match on the hub; the actions for it are on the matches page. */
export function HomeMatch({ match }: { match: OwnMatch }) {
  return (
    <Reveal matchId={match.id} month={monthText(match.month)}>
      <Card aria-labelledby="current-match">
        <CardHeader
          id="current-match"
          title="Current Match"
          description={monthText(match.month)}
          actions={<Badge tone="success">Active</Badge>}
        />
        <PartnerView partner={match.partner} size="huge" />
        <WhyYouTwo match={match} className="mt-6 sm:grid-cols-2" />
        <LinkButton href="/matches" className="mt-6">
          Plan your coffee
        </LinkButton>
      </Card>
    </Reveal>
  )
}
