import { CalendarCheck, CalendarPlus, CalendarX } from 'lucide-react'
import { cancelMeeting } from '../../shared/contract/meetings'
import { othersOf } from '../../shared/match-sides'
import type { OwnMatch } from '../../shared/contract/pairings'
import type { User } from '../../shared/contract/sign-in'
import { hasLeft } from '../../shared/former-colleague'
import { isolated } from '../../shared/isolated'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { CancelCoffee } from './coffee-parts'
import { isToCome, organiserText, slotText } from './meetings.rules'
import { ScheduleDialog } from './schedule-dialog'

type WithMatch = { match: OwnMatch; user: User }

/** When they meet, or who suggests the time unless the other one can't make it. */
export function MeetingLine({ match, user, isAway }: WithMatch & { isAway: boolean }) {
  const { meeting } = match
  if (meeting && isToCome(meeting))
    return (
      <p className="mt-5 flex items-start gap-3 rounded-control bg-primary-soft px-4 py-3">
        <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>
          You {match.third ? 'three' : 'two'} meet on{' '}
          <strong>{slotText(meeting.start, user.timeZone)}</strong>.
          <span className="block text-muted text-sm">{chosenBy(match)}</span>
        </span>
      </p>
    )
  // A coffee that was had needs nobody to suggest its time.
  const organiser = isAway || meeting?.state === 'booked' ? undefined : organiserText(match)
  const line = meeting && pastOf(meeting, user.timeZone)
  const text = [line, organiser].filter(Boolean).join(' ')
  return text === '' ? null : <p className="mt-5 text-muted">{text}</p>
}

const pastOf = ({ state, start }: NonNullable<OwnMatch['meeting']>, timeZone: string) =>
  state === 'booked'
    ? `Your coffee was planned for ${slotText(start, timeZone)}.`
    : `The coffee on ${slotText(start, timeZone)} was cancelled.`

function chosenBy({ meeting, partner, third }: OwnMatch): string {
  const others = third ? [partner, third] : [partner]
  const nameOf = (one: OwnMatch['partner']) => isolated(one.firstName)
  const chooser = others.find(({ id }) => id === meeting?.bookedBy)
  return [
    meeting?.bookedBy === null
      ? `It suits ${third ? 'all' : 'both'} of your calendars. You can move or cancel it.`
      : `${chooser ? nameOf(chooser) : 'You'} chose the time.`,
    ...others.flatMap((other) => {
      const reply = meeting?.replies.find(({ userId }) => userId === other.id)?.reply
      return [
        // Who chose it has accepted it.
        reply === 'accepted' && other !== chooser && `${nameOf(other)} accepted.`,
        reply === 'tentative' && `${nameOf(other)} may come.`,
      ]
    }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Books, moves and cancels the time of a match. */
export function MeetingButtons({ match, user }: WithMatch) {
  // The other one has said already that the two met.
  if (match.status !== 'active') return null
  const isBooked = isToCome(match.meeting)
  return <Buttons {...{ match, user, isBooked }} label="Schedule Coffee Chat" />
}

/** The same for an earlier match. The other one is told by the invitation only. */
export function MeetAgain({ match, user, describedBy }: WithMatch & { describedBy: string }) {
  const isBooked = isToCome(match.meeting)
  if (othersOf(match).every(hasLeft) || match.status === 'called_off' || !(match.canBook || isBooked))
    return null
  return (
    <>
      {isBooked && <MeetingLine match={match} user={user} isAway={false} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Buttons {...{ match, user, isBooked, describedBy }} label="Meet Again" />
      </div>
    </>
  )
}

interface ButtonsProps extends WithMatch {
  isBooked: boolean
  label: string
  /** In a list: the element that says with whom. */
  describedBy?: string
}

function Buttons({ match, user, isBooked, label, describedBy }: ButtonsProps) {
  const size = describedBy ? 'small' : undefined
  const cancel = useAction({
    run: () => call(cancelMeeting, { params: { id: match.id } }),
    done: () => `Cancelled. You are ${match.third ? 'all' : 'both'} told by mail.`,
    failed: 'The time could not be cancelled',
  })
  return (
    <>
      {match.canBook && (
        <DialogTrigger renderDialog={(close) => <ScheduleDialog match={match} user={user} onClose={close} />}>
          <Button
            icon={CalendarPlus}
            variant={isBooked || describedBy ? 'secondary' : 'primary'}
            size={size}
            aria-describedby={describedBy}
          >
            {isBooked ? 'Move' : label}
          </Button>
        </DialogTrigger>
      )}
      {isBooked && (
        <DialogTrigger
          renderDialog={(close) => (
            <CancelCoffee
              isOfThree={match.third !== null}
              open
              onOpenChange={close}
              onConfirm={() => cancel.settle()}
            />
          )}
        >
          <Button icon={CalendarX} variant="ghost" size={size} aria-describedby={describedBy}>
            Cancel
          </Button>
        </DialogTrigger>
      )}
    </>
  )
}
