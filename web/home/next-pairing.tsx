import { Link } from 'wouter'
import type { User } from '../../shared/contract/sign-in'
import { ParticipationMug } from '../people/participation/participation-mug'
import { useStanding } from '../people/participation/use-standing'
import { Card, CardHeader } from '../ui/card'
import { QueryPart } from '../ui/query-part'

/** When the next pairing is, and whether the person takes part in it. */
export function NextPairing({ user }: { user: User }) {
  const { next, standing } = useStanding(user)
  return (
    <Card aria-labelledby="next-pairing">
      <CardHeader id="next-pairing" title="Next Pairing" />
      <div className="flex items-center gap-4">
        <ParticipationMug standing={standing} className="w-16 shrink-0" />
        <div className="min-w-0">
          <QueryPart query={next} failure="The date could not be loaded." lines={1}>
            {({ date }) => (
              // A line may break after the weekday only.
              <p className="font-semibold text-lg leading-snug">
                {date.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ')}
              </p>
            )}
          </QueryPart>
          <p className="mt-0.5 text-muted">{standing.text}</p>
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
