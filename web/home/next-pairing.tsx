import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { User } from '../../shared/contract/sign-in'
import type { getNextPairing } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { nextPairingQuery } from '../pairings/matches/matches.data'
import { ParticipationMug } from '../participation/participation-mug'
import { dayText, sittingOutText } from '../participation/participation.rules'
import { Card, CardHeader } from '../ui/card'
import { QueryPart } from '../ui/query-part'

type SittingOut = ResponseOf<typeof getNextPairing>['sitsOut']

function takingPart(user: User, sitsOut: SittingOut): string {
  if (user.participationStatus === 'opted_out') return 'You have opted out, so it goes without you.'
  if (user.participationStatus === 'paused')
    return user.pauseEndDate ? `You are paused until ${dayText(user.pauseEndDate)}.` : 'You are paused.'
  return sitsOut ? sittingOutText(sitsOut) : 'You are in.'
}

/** When the next pairing is, and whether the person takes part in it. */
export function NextPairing({ user }: { user: User }) {
  const next = useQuery(nextPairingQuery)
  return (
    <Card aria-labelledby="next-pairing">
      <CardHeader id="next-pairing" title="Next Pairing" />
      <div className="flex items-center gap-4">
        <ParticipationMug user={user} className="w-16 shrink-0" />
        <div className="min-w-0">
          <QueryPart query={next} failure="The date could not be loaded." lines={1}>
            {({ date }) => (
              // A line may break after the weekday only.
              <p className="font-semibold text-lg leading-snug">
                {date.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ')}
              </p>
            )}
          </QueryPart>
          <p className="mt-0.5 text-muted">{takingPart(user, next.data?.sitsOut ?? null)}</p>
          <Link
            href="/profile"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            Change participation
          </Link>
        </div>
      </div>
    </Card>
  )
}
