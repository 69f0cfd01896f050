import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { skipNextRound, undoSkip } from '../../../shared/contract/participation'
import { getCurrentMatch, type OwnMatch } from '../../../shared/contract/pairings'
import { getStranding } from '../../../shared/contract/rescue'
import type { User } from '../../../shared/contract/sign-in'
import { dayText } from '../../../shared/months'
import type { Standing } from '../../../shared/standing'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { queryOf } from '../../api/query-client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ConfirmTrigger } from '../../ui/dialog'
import { KeepOrStepOut } from './keep-or-step-out'
import { standingBadge } from './participation.rules'
import { ParticipationMug } from './participation-mug'
import { useParticipation, type Wish } from './use-participation'
import { useStanding } from './use-standing'

function sentenceOf({ state, until, text }: Standing): string {
  if (state === 'active') return 'You are in for the next monthly pairing.'
  if (state === 'opted-out') return 'You get no future pairings until you reactivate. Your seat stays warm.'
  if (state === 'paused')
    return until
      ? `Your participation resumes automatically on ${dayText(until)}.`
      : 'You are not paired until you come back.'
  return state === 'on-leave' ? `${text} You are not paired until then.` : text
}

/** Whether one of its people says that they met. */
const isMet = ({ ownStatus, partnerStatus, thirdStatus }: OwnMatch) =>
  [ownStatus, partnerStatus, thirdStatus].includes('confirmed')

/** Whether the person takes part: the mug, the state in words, and buttons to change it. */
export function ParticipationCard({ user }: { user: User }) {
  const update = useParticipation()
  const current = useQuery(queryOf(getCurrentMatch)).data?.match ?? null
  const stranding = useQuery(queryOf(getStranding)).data?.stranding ?? null
  // Of a coffee that is still to come, what becomes of it is asked first.
  const isStanding = stranding === null || stranding.state === 'back'
  const open = current && isStanding && !isMet(current) ? current : null
  const [wish, setWish] = useState<Wish['to'] | null>(null)
  const go = (to: Wish['to']) => (open ? setWish(to) : update.mutate({ to }))
  const { next, standing } = useStanding(user)
  const sitsOut = next.data?.sitsOut ?? null
  const skip = useAction({
    run: (undoes: boolean) => call(undoes ? undoSkip : skipNextRound),
    done: (_, undoes) => (undoes ? 'You are in for the next round.' : 'You sit out the next round.'),
    failed: 'Failed to update participation status',
  })
  const badge = standingBadge[standing.state]
  return (
    <Card title="Coffee Chat Participation">
      <div className="flex flex-col items-center text-center">
        <ParticipationMug standing={standing} className="w-36" />
        <div className="mt-5 flex flex-col items-center gap-1" aria-live="polite">
          <Badge tone={badge.tone}>{badge.label}</Badge>
          {standing.state === 'paused' && standing.until && (
            <p className="text-muted text-sm">Until {dayText(standing.until)}</p>
          )}
        </div>
        <p className="mt-3 text-muted">{sentenceOf(standing)}</p>
      </div>
      <div className="mt-6 flex flex-col gap-2">
        {user.participationStatus === 'active' ? (
          <>
            {(standing.state === 'active' || standing.state === 'skipped') && sitsOut?.isOver !== true && (
              <Button
                variant="secondary"
                wide
                pending={skip.isPending}
                onClick={() => skip.mutate(sitsOut !== null)}
              >
                {sitsOut ? 'Take Part After All' : 'Skip the Next Round'}
              </Button>
            )}
            <Button variant="secondary" wide pending={update.isPending} onClick={() => go(1)}>
              Pause 1 Month
            </Button>
            <Button variant="secondary" wide pending={update.isPending} onClick={() => go(3)}>
              Pause 3 Months
            </Button>
            {open ? (
              <Button variant="ghost" wide onClick={() => go('opted_out')}>
                Opt Out
              </Button>
            ) : (
              <ConfirmTrigger
                title="Opt out of coffee chats?"
                effect="You get no future pairings and no newsletter until you reactivate. Your profile and your past coffees stay."
                confirm="Opt Out"
                cancel="Stay in"
                onConfirm={() => update.mutateAsync({ to: 'opted_out' })}
              >
                <Button variant="ghost" wide aria-disabled={update.isPending}>
                  Opt Out
                </Button>
              </ConfirmTrigger>
            )}
          </>
        ) : (
          <Button wide pending={update.isPending} onClick={() => update.mutate({ to: 'active' })}>
            Reactivate
          </Button>
        )}
      </div>
      {open && (
        <KeepOrStepOut
          match={open}
          timeZone={user.timeZone}
          wish={wish}
          update={update}
          onClose={() => setWish(null)}
        />
      )}
    </Card>
  )
}
