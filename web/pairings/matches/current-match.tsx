import { CalendarPlus, Check } from 'lucide-react'
import { useState } from 'react'
import type { OwnMatch } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card, CardHeader } from '../../ui/card'
import { answersLine, connectionBadges, monthText } from './matches.rules'
import { useConnectionAnswer, useMatchCompletion } from './matches.data'
import { PartnerView } from './partner-view'
import { Reveal } from './reveal'
import { ScheduleDialog } from './schedule-dialog'
import { WhyYouTwo } from './why-you-two'

/** This month's match, with all its actions. */
export function CurrentMatch({ match, user }: { match: OwnMatch; user: User }) {
  const [scheduling, setScheduling] = useState(false)
  const answer = useConnectionAnswer(match.id)
  const completion = useMatchCompletion(match.id)
  const badge = connectionBadges[match.ownStatus]
  const line = answersLine(match.ownStatus, match.partnerStatus, match.partner.firstName)
  return (
    <Reveal matchId={match.id} month={monthText(match.month)}>
      <Card aria-labelledby="current-match">
        <CardHeader
          id="current-match"
          title="Current Match"
          description={monthText(match.month)}
          actions={<Badge tone={badge.tone}>{badge.label}</Badge>}
        />
        <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
          <div className="flex min-w-0 flex-col">
            <PartnerView partner={match.partner} size="huge" />
            {match.partner.bio && (
              <p className="mt-5 max-w-prose whitespace-pre-line [unicode-bidi:plaintext] wrap-anywhere text-lg">
                {match.partner.bio}
              </p>
            )}
            <div className="mt-auto flex flex-col gap-2 pt-6 sm:flex-row sm:flex-wrap">
              <Button onClick={() => setScheduling(true)}>
                <CalendarPlus aria-hidden />
                Schedule Coffee Chat
              </Button>
              <Button variant="secondary" pending={completion.isPending} onClick={() => completion.mutate()}>
                <Check aria-hidden />
                Mark as Completed
              </Button>
            </div>
          </div>
          <WhyYouTwo match={match} />
        </div>
        <div className="mt-6 border-line border-t pt-5" aria-live="polite">
          {match.ownStatus === 'pending' ? (
            <fieldset>
              <legend className="font-semibold">
                Did you meet <bdi>{match.partner.firstName}</bdi>?
              </legend>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  pending={answer.isPending && answer.variables === 'confirmed'}
                  aria-disabled={answer.isPending}
                  onClick={() => answer.mutate('confirmed')}
                >
                  Met My Match
                </Button>
                <Button
                  variant="ghost"
                  pending={answer.isPending && answer.variables === 'not_confirmed'}
                  aria-disabled={answer.isPending}
                  onClick={() => answer.mutate('not_confirmed')}
                >
                  Missed This Month
                </Button>
              </div>
            </fieldset>
          ) : (
            <p className="text-muted">{line}</p>
          )}
        </div>
      </Card>
      <ScheduleDialog match={match} user={user} open={scheduling} onOpenChange={setScheduling} />
    </Reveal>
  )
}
