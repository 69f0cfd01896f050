import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cancelMeeting } from '../../shared/contract/meetings'
import { othersOf } from '../../shared/match-sides'
import type { OwnMatch } from '../../shared/contract/pairings'
import type { User } from '../../shared/contract/sign-in'
import { hasLeft } from '../../shared/former-colleague'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { isolated, words } from '../words'
import { CalendarLeaf } from './calendar-leaf'
import { CancelCoffee } from './coffee-parts'
import { isToCome, organiserText, slotText } from './meetings.rules'
import { ScheduleDialog } from './schedule-dialog'

type WithMatch = { match: OwnMatch; user: User }

interface MeetingLineProps extends WithMatch {
  isAway: boolean
  /** In a list: the element that names the others. */
  describedBy?: string
}

/** When they meet, with the ways out of it, or who suggests the time unless the other one can't make it. */
export function MeetingLine({ match, user, isAway, describedBy }: MeetingLineProps) {
  const { meeting } = match
  if (meeting && isToCome(meeting))
    return (
      <div className="mt-5">
        <CalendarLeaf
          start={meeting.start}
          timeZone={user.timeZone}
          spoken={words.member.meetings.meetOn(match.more.length > 0, slotText(meeting.start, user.timeZone))}
          place={match.place}
          actions={!isAway && <MoveOrCancel {...{ match, user, describedBy }} />}
        >
          {chosenBy(match)}
        </CalendarLeaf>
      </div>
    )
  // A coffee that was had needs nobody to suggest its time.
  const organiser = isAway || meeting?.state === 'booked' ? undefined : organiserText(match)
  const line = meeting && pastOf(meeting, user.timeZone)
  const text = [line, organiser].filter(Boolean).join(' ')
  return text === '' ? null : <p className="mt-5 text-muted">{text}</p>
}

const pastOf = ({ state, start }: NonNullable<OwnMatch['meeting']>, timeZone: string) =>
  words.member.meetings[state === 'booked' ? 'planned' : 'wasCancelled'](slotText(start, timeZone))

function chosenBy({ meeting, ...match }: OwnMatch): string {
  const { meetings } = words.member
  const others = othersOf(match)
  const nameOf = (one: OwnMatch['partner']) => isolated(one.firstName)
  const chooser = others.find(({ id }) => id === meeting?.bookedBy)
  return [
    meeting?.bookedBy === null
      ? meetings.suits(others.length > 1)
      : chooser
        ? meetings.chose(nameOf(chooser))
        : meetings.youChose,
    ...others.flatMap((other) => {
      const reply = meeting?.replies.find(({ userId }) => userId === other.id)?.reply
      return [
        // Who chose it has accepted it.
        reply === 'accepted' && other !== chooser && meetings.accepted(nameOf(other)),
        reply === 'tentative' && meetings.mayCome(nameOf(other)),
      ]
    }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Books the time of a match. */
export function ScheduleButton({ match, user }: WithMatch) {
  // The other one has said already that the two met.
  if (match.status !== 'active' || !match.canBook || isToCome(match.meeting)) return null
  return (
    <Schedule match={match} user={user}>
      <Button icon={CalendarPlus}>{words.member.meetings.schedule}</Button>
    </Schedule>
  )
}

const Schedule = ({ match, user, children }: WithMatch & { children: ReactNode }) => (
  <DialogTrigger renderDialog={(close) => <ScheduleDialog match={match} user={user} onClose={close} />}>
    {children}
  </DialogTrigger>
)

/** The plan for an earlier match. Only the invitation tells the other one. */
export function MeetAgain({ match, user, describedBy }: WithMatch & { describedBy: string }) {
  if (othersOf(match).every(hasLeft) || match.status === 'called_off') return null
  if (isToCome(match.meeting)) return <MeetingLine {...{ match, user, describedBy }} isAway={false} />
  if (!match.canBook) return null
  return (
    <div className="mt-auto pt-3">
      <Schedule match={match} user={user}>
        <Button icon={CalendarPlus} variant="secondary" size="small" aria-describedby={describedBy}>
          {words.member.meetings.again}
        </Button>
      </Schedule>
    </div>
  )
}

function MoveOrCancel({ match, user, describedBy }: Omit<MeetingLineProps, 'isAway'>) {
  const cancel = useAction({
    run: () => call(cancelMeeting, { params: { id: match.id } }),
    done: () => words.member.meetings.cancel.done(match.more.length > 0),
    failed: words.member.meetings.cancel.failed,
  })
  return (
    <>
      {match.canBook && (
        <Schedule match={match} user={user}>
          <Button variant="quiet" size="small" aria-describedby={describedBy}>
            {words.member.meetings.move}
          </Button>
        </Schedule>
      )}
      <DialogTrigger
        renderDialog={(close) => (
          <CancelCoffee isOfMore={match.more.length > 0} onClose={close} onConfirm={() => cancel.settle()} />
        )}
      >
        <Button variant="quiet" size="small" aria-describedby={describedBy}>
          {words.shell.cancel}
        </Button>
      </DialogTrigger>
    </>
  )
}
