import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getOwnProgrammes, takePart } from '../../../shared/contract/participation'
import { updateProfile } from '../../../shared/contract/people'
import { getOpenMatches, type OwnMatch } from '../../../shared/contract/pairings'
import { getStranding } from '../../../shared/contract/rescue'
import type { User } from '../../../shared/contract/sign-in'
import type { Standing } from '../../../shared/standing'
import type { BodyOf, ResponseOf } from '../../../shared/endpoint'
import { MOST_CAP, PAUSE_MONTHS } from '../../../shared/limits'
import { statusesOf } from '../../../shared/match-sides'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { upTo } from '../../kit/offered'
import { matchWords, namesOf } from '../../kit/words.rules'
import { queryOf } from '../../api/query-client'
import { setCurrentUser } from '../../sign-in/use-current-user'
import { Badge, ColourDot } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/choice'
import { ConfirmTrigger, Dialog } from '../../ui/dialog'
import { Choices, Field, Select } from '../../ui/input'
import { formats, words } from '../../words'
import { standingTones, coffeeQuestion } from './participation.rules'
import { ParticipationMug } from './participation-mug'
import { useParticipation, type Wish, useStanding } from './use-participation'

function sentenceOf({ state, until, text }: Standing): string {
  const { participation } = words.member
  if (state === 'opted-out') return participation.optedOut
  if (state === 'paused') return until ? participation.resumes(formats().day(until)) : participation.paused
  return state === 'on-leave' ? `${text} ${participation.onLeave}` : text
}

/** Whether one of its people says that they met. */
const isMet = (match: OwnMatch) => [match.ownStatus, ...statusesOf(match)].includes('confirmed')

const TAKES_PART: readonly Standing['state'][] = ['active', 'skipped', 'at-cap']

/** Whether the person takes part: the mug and the state, each programme, and buttons that hold for all of them. */
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
  const { standing } = useStanding(user)
  const takesPart = TAKES_PART.includes(standing.state)
  const { data: programmes = [] } = useQuery(queryOf(getOwnProgrammes))
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
        {!takesPart && <p className="mt-3 text-muted">{sentenceOf(standing)}</p>}
      </div>
      <ul className="mt-5 flex flex-col divide-y divide-line border-line border-y">
        {programmes.map((one) => (
          <li key={one.id} className="py-4">
            <Programme programme={one} takesPart={takesPart} isOnly={programmes.length === 1} />
          </li>
        ))}
      </ul>
      {programmes.length > 1 && <Cap user={user} />}
      <div className="mt-6 flex flex-col gap-2">
        {user.participationStatus === 'active' ? (
          <>
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

interface ProgrammeProps {
  programme: ResponseOf<typeof getOwnProgrammes>[number]
  /** Nothing keeps them from all of it. */
  takesPart: boolean
  isOnly: boolean
}

/** One programme: its next date, whether they are in, and how to skip it once, leave or join it. */
function Programme({ programme, takesPart, isOnly }: ProgrammeProps) {
  const { id, name, description, colour, cadence, in: isIn, until, skipsNext, next, ...place } = programme
  const { asksAll, asksMe, saysIn } = place
  const texts = words.member.programmes
  const { standing } = words.rules
  const change = useAction({
    run: (body: BodyOf<typeof takePart>) => call(takePart, { params: { id }, body }),
    done: () => texts.changed,
    failed: texts.notChanged,
  })
  const button = (label: string, body: BodyOf<typeof takePart>) => (
    <Button variant="secondary" size="small" pending={change.isPending} onClick={() => change.mutate(body)}>
      {label}
    </Button>
  )
  const { kind, every } = cadence
  const rhythm = kind === 'weeks' ? texts.cadence.weeks(every ?? 1) : texts.cadence[kind]
  const taking = place.hasNoGroup ? standing.noGroup : standing.in
  const inWords =
    (skipsNext && texts.sitsOut) ||
    (asksMe && askedInWords(saysIn)) ||
    (place.capReached === null ? taking : standing.atCap(place.capReached))
  const outInWords = until ? texts.backOn(formats().day(until)) : texts.isOut
  return (
    <>
      <h3 className="flex items-center gap-2 font-semibold">
        {!isOnly && <ColourDot color={colour} />}
        <bdi className="wrap-anywhere">{name}</bdi>
      </h3>
      {!isIn && description && <p className="wrap-anywhere text-muted text-sm">{description}</p>}
      <p className="text-muted text-sm">
        {/* Who is in reads the date; how often it comes round is for those who may join. */}
        {[!(next && (isIn || kind === 'by-hand')) && rhythm, next && texts.next(formats().shortDate(next))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {takesPart && (
        <>
          <p className="mt-1 text-sm">{isIn ? inWords : outInWords}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {isIn &&
              saysIn !== null &&
              button(saysIn ? texts.ask.takeBack : texts.ask.in, { in: true, saysIn: !saysIn })}
            {isIn &&
              (!asksMe || skipsNext) &&
              button(skipsNext ? texts.takePart : texts.skip, { in: true, skipNext: !skipsNext })}
            {isIn && !isOnly && button(texts.leave, { in: false })}
            {!isIn && button(texts.join, { in: true })}
          </div>
          {isIn && (place.waitingInWords || place.tellWaiting) && (
            <Checkbox
              className="mt-3"
              {...texts.ask.tellWaiting}
              checked={place.tellWaiting}
              disabled={change.isPending}
              onChange={() => change.mutate({ in: true, tellWaiting: !place.tellWaiting })}
            />
          )}
          {isIn && !asksAll && (
            <Checkbox
              className="mt-3"
              label={texts.ask.me.label}
              hint={texts.ask.me.hint}
              checked={asksMe}
              disabled={change.isPending}
              onChange={() => change.mutate({ in: true, askMe: !asksMe })}
            />
          )}
        </>
      )}
    </>
  )
}

function askedInWords(saysIn: boolean | null): string {
  const { ask } = words.member.programmes
  if (saysIn === null) return ask.later
  return saysIn ? ask.isIn : ask.question
}

/** How many coffees a month somebody wants at most. */
function Cap({ user }: { user: User }) {
  const { cap, changed, notChanged } = words.member.programmes
  const change = useAction({
    run: (monthlyCap: number | null) => call(updateProfile, { body: { monthlyCap } }),
    done: (saved) => {
      setCurrentUser(saved)
      return changed
    },
    failed: notChanged,
  })
  return (
    <div className="pt-4">
      <Field label={cap.label} hint={cap.hint}>
        <Select
          value={user.monthlyCap ?? ''}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(Number(target.value) || null)}
        >
          <option value="">{cap.none}</option>
          <Choices of={upTo({ most: MOST_CAP })} called={cap.most} />
        </Select>
      </Field>
    </div>
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
  const texts = matchWords(match).participation.keepOrStepOut
  const names = namesOf(match)
  const go = (from: 'after' | 'now') => update.mutate({ to: wish, from }, { onSuccess: onClose })
  return (
    <Dialog
      onClose={onClose}
      title={<span className="wrap-anywhere">{coffeeQuestion(names, match, timeZone)}</span>}
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
