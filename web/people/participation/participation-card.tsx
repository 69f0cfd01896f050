import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { skipNextRound, undoSkip } from '../../../shared/contract/participation'
import { getOpenMatches, type OwnMatch } from '../../../shared/contract/pairings'
import { getStranding } from '../../../shared/contract/rescue'
import type { User } from '../../../shared/contract/sign-in'
import type { Standing } from '../../../shared/standing'
import { PAUSE_MONTHS } from '../../../shared/limits'
import { statusesOf } from '../../../shared/match-sides'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { memberWords, namesOf } from '../../kit/words.rules'
import { queryOf } from '../../api/query-client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ConfirmTrigger, Dialog } from '../../ui/dialog'
import { formats, words } from '../../words'
import { standingTones, coffeeQuestion } from './participation.rules'
import { ParticipationMug } from './participation-mug'
import { useParticipation, type Wish, useStanding } from './use-participation'

function sentenceOf({ state, until, text }: Standing, isMonthly: boolean): string {
  const { participation } = memberWords(isMonthly)
  if (state === 'active') return participation.active
  if (state === 'opted-out') return participation.optedOut
  if (state === 'paused') return until ? participation.resumes(formats().day(until)) : participation.paused
  return state === 'on-leave' ? `${text} ${participation.onLeave}` : text
}

/** Whether one of its people says that they met. */
const isMet = (match: OwnMatch) => [match.ownStatus, ...statusesOf(match)].includes('confirmed')

/** Whether the person takes part: the mug, the state in words, and buttons to change it. */
export function ParticipationCard({ user }: { user: User }) {
  const update = useParticipation()
  const texts = words.member.participation
  const matches = useQuery(queryOf(getOpenMatches))
  const strandings = useQuery(queryOf(getStranding))
  const current = matches.data?.[0]?.match ?? null
  const stranding = strandings.data?.strandings.find(({ matchId }) => matchId === current?.id) ?? null
  // Until it is known whether there is a coffee to be asked about, nothing can be chosen.
  const isUnknown = matches.isPending || strandings.isPending
  // Of a coffee that is still to come, what becomes of it is asked first.
  const isStanding = stranding === null || stranding.state === 'back'
  const open = current && isStanding && !isMet(current) ? current : null
  const [wish, setWish] = useState<Wish['to'] | null>(null)
  const go = (to: Wish['to']) => (open ? setWish(to) : update.mutate({ to }))
  const { next, standing } = useStanding(user)
  const sitsOut = next.data?.sitsOut ?? null
  const skip = useAction({
    run: (undoes: boolean) => call(undoes ? undoSkip : skipNextRound),
    done: (_, undoes) => (undoes ? texts.takesPart : texts.skipped),
    failed: texts.failed,
  })
  return (
    <Card title={texts.title}>
      <div className="flex flex-col items-center text-center">
        <ParticipationMug standing={standing} className="w-36" />
        <div className="mt-5 flex flex-col items-center gap-1" aria-live="polite">
          <Badge tone={standingTones[standing.state]}>{texts.badges[standing.state]}</Badge>
          {standing.state === 'paused' && standing.until && (
            <p className="text-muted text-sm">{texts.until(formats().day(standing.until))}</p>
          )}
        </div>
        <p className="mt-3 text-muted">{sentenceOf(standing, next.data?.isMonthly !== false)}</p>
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
                {sitsOut ? texts.takePart : texts.skip}
              </Button>
            )}
            {PAUSE_MONTHS.map((months) => (
              <Button
                key={months}
                variant="secondary"
                wide
                pending={update.isPending}
                disabled={isUnknown}
                onClick={() => go(months)}
              >
                {texts[`pause${months}`]}
              </Button>
            ))}
            {open ? (
              <Button variant="ghost" wide onClick={() => go('opted_out')}>
                {texts.optOut.action}
              </Button>
            ) : (
              <ConfirmTrigger
                title={texts.optOut.title}
                effect={texts.optOut.effect}
                confirm={texts.optOut.action}
                cancel={texts.optOut.stay}
                onConfirm={() => update.mutateAsync({ to: 'opted_out' })}
              >
                <Button variant="ghost" wide disabled={isUnknown} aria-disabled={update.isPending}>
                  {texts.optOut.action}
                </Button>
              </ConfirmTrigger>
            )}
          </>
        ) : (
          <Button wide pending={update.isPending} onClick={() => update.mutate({ to: 'active' })}>
            {texts.reactivate}
          </Button>
        )}
      </div>
      {open && wish && (
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

interface KeepOrStepOutProps {
  match: OwnMatch
  timeZone: string | null
  /** What the person wants to do. */
  wish: Wish['to']
  update: ReturnType<typeof useParticipation>
  onClose: () => void
}

/** Asks somebody who goes away what becomes of the coffee that is still to come. */
function KeepOrStepOut({ match, timeZone, wish, update, onClose }: KeepOrStepOutProps) {
  const texts = words.member.participation.keepOrStepOut
  const names = namesOf(match)
  const go = (from: 'after' | 'now') => update.mutate({ to: wish, from }, { onSuccess: onClose })
  return (
    <Dialog
      onClose={onClose}
      title={<span className="wrap-anywhere">{coffeeQuestion(names, match.meeting, timeZone)}</span>}
      description={wish === 'opted_out' ? texts.optsOut : texts.pauses}
      footer={
        <>
          <Button variant="ghost" aria-disabled={update.isPending} onClick={onClose}>
            {words.shell.cancel}
          </Button>
          <Button variant="secondary" aria-disabled={update.isPending} onClick={() => go('now')}>
            {texts.stepOut}
          </Button>
          <Button pending={update.isPending} onClick={() => go('after')}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {match.meeting?.state === 'booked'
          ? texts.effectBooked(names, match.more.length > 0)
          : texts.effect(names, match.more.length > 0)}
      </p>
    </Dialog>
  )
}
