import { CalendarPlus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { bookMeeting, cancelMeeting, getOtherTimes, getSlots } from '../../shared/contract/meetings'
import { othersOf } from '../../shared/match-sides'
import { getInvite, type OwnMatch } from '../../shared/contract/pairings'
import type { User } from '../../shared/contract/sign-in'
import { hasLeft, nameOrAddress } from '../../shared/person-name'
import { call, pathOf } from '../api/call'
import { useAction } from '../kit/use-action'
import { Button, LinkButton } from '../ui/button'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { formats, isolated, words } from '../words'
import { CalendarLeaf } from './calendar-leaf'
import { CancelCoffee, PickATime, type Times, usePick } from './coffee-parts'
import { browserZone } from './when-and-where.rules'
import { calendarLinks, hasBegun, isToCome, organiserText, slotText, timeAt } from './meetings.rules'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '../../shared/endpoint'
import { zoneInWords } from '../../shared/working-hours'
import { queryOf } from '../api/query-client'
import { matchWords } from '../kit/words.rules'
import { OutboxHint } from '../sign-in/link-sent'
import { QueryPart } from '../ui/feedback'

type WithMatch = { match: OwnMatch; user: User }

interface MeetingLineProps extends WithMatch {
  isAway: boolean
  /** In a list: the element that names the others. */
  describedBy?: string
  /** Times to book follow, under a title of their own. */
  hasTimes?: boolean
}

/** When they meet, with the ways out of it, or who suggests the time unless the other one can't make it. */
export function MeetingLine({ match, user, isAway, describedBy, hasTimes = false }: MeetingLineProps) {
  const { meeting } = match
  if (meeting && isToCome(meeting))
    return (
      <div className="mt-5">
        <CalendarLeaf
          time={meeting}
          timeZone={user.timeZone}
          spoken={matchWords(match).meetings.meetOn(match.more.length > 0, slotText(meeting, user.timeZone))}
          place={match.place}
          actions={!isAway && !hasBegun(meeting) && <MoveOrCancel {...{ match, user, describedBy }} />}
        >
          {chosenBy(match)}
        </CalendarLeaf>
      </div>
    )
  // A coffee that was had needs nobody to suggest its time.
  const isSilent = isAway || meeting?.state === 'booked' || hasTimes
  const organiser = isSilent ? undefined : organiserText(match)
  const line = meeting && pastOf(match, meeting, user.timeZone)
  const text = [line, organiser].filter(Boolean).join(' ')
  return text === '' ? null : <p className="mt-5 text-muted">{text}</p>
}

const pastOf = (match: OwnMatch, meeting: NonNullable<OwnMatch['meeting']>, timeZone: string) =>
  matchWords(match).meetings[meeting.state === 'booked' ? 'planned' : 'wasCancelled'](
    slotText(meeting, timeZone),
  )

function chosenBy({ meeting, ...match }: OwnMatch): string {
  const { meetings } = matchWords(match)
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

/** A time can be booked. If not active, the other one has said already that the two met. */
const isToPlan = ({ status, canBook, meeting }: OwnMatch) =>
  status === 'active' && canBook && !isToCome(meeting)

/** Books the time of a match. */
export function ScheduleButton({ match, user }: WithMatch) {
  if (!isToPlan(match)) return null
  return (
    <Schedule match={match} user={user}>
      <Button icon={CalendarPlus} className="mt-6 sm:self-start">
        {matchWords(match).meetings.schedule}
      </Button>
    </Schedule>
  )
}

const Schedule = ({ match, user, children }: WithMatch & { children: ReactNode }) => (
  <DialogTrigger renderDialog={(close) => <ScheduleDialog match={match} user={user} onClose={close} />}>
    {children}
  </DialogTrigger>
)

/** The times that are suggested for a match, of which a press books one. */
export const TimesToBook = (props: WithMatch) => (isToPlan(props.match) ? <Suggested {...props} /> : null)

function Suggested({ match, user }: WithMatch) {
  const { slots, picking, book } = useBooking(match)
  const { chosen, pick, showsAll } = picking
  return (
    <div className="mt-6">
      <QueryPart query={slots} failure={words.member.meetings.book.timesFailed} lines={3}>
        {(found) => (
          <TimesOf
            {...{ found, match, user, picking }}
            // Somebody else's turn would read as if these times were not for this person.
            title={match.organiserId === user.id ? organiserText(match) : undefined}
            chosen={showsAll ? chosen : book.isPending ? book.variables : undefined}
            onChoose={pick}
            onPress={(start) => book.isPending || book.mutate(start)}
          />
        )}
      </QueryPart>
      {showsAll && chosen && (
        <Button className="mt-4" pending={book.isPending} onClick={() => book.mutate(chosen)}>
          {words.member.meetings.book.book}
        </Button>
      )}
    </div>
  )
}

const nameOf = (one: OwnMatch['partner']) => one.firstName || nameOrAddress(one)

/** What is suggested for a match, what books it, and what it is. */
function useBooking(match: OwnMatch) {
  const slots = useQuery(queryOf(getSlots, { params: { id: match.id } }))
  const picking = usePick(slots.data?.slots.map(({ start }) => start) ?? [])
  const names = othersOf(match).map(nameOf)
  const isOfMore = names.length > 1
  const { book: texts } = matchWords(match).meetings
  const book = useAction({
    run: (start: string) =>
      call(bookMeeting, {
        params: { id: match.id },
        body: { start, sequence: match.meeting?.sequence ?? null },
      }),
    done: () => texts[isToCome(match.meeting) ? 'moved' : 'booked'](isOfMore),
    failed: texts.failed,
  })
  return {
    slots,
    picking,
    book,
    text: texts.text(match.minutes, formats().listed(names.map(isolated)), isOfMore),
  }
}

/** The plan for an earlier match. Only the invitation tells the other one. */
export function MeetAgain({ match, user, describedBy }: WithMatch & { describedBy: string }) {
  if (othersOf(match).every(hasLeft) || match.status === 'called_off') return null
  if (isToCome(match.meeting)) return <MeetingLine {...{ match, user, describedBy }} isAway={false} />
  if (!match.canBook) return null
  return (
    <div className="mt-auto pt-3">
      <Schedule match={match} user={user}>
        <Button icon={CalendarPlus} variant="secondary" size="small" aria-describedby={describedBy}>
          {matchWords(match).meetings.again}
        </Button>
      </Schedule>
    </div>
  )
}

function MoveOrCancel({ match, user, describedBy }: Omit<MeetingLineProps, 'isAway'>) {
  const { cancel: texts } = matchWords(match).meetings
  const cancel = useAction({
    run: () => call(cancelMeeting, { params: { id: match.id } }),
    done: () => texts.done(match.more.length > 0),
    failed: texts.failed,
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
          <CancelCoffee
            texts={texts}
            isOfMore={match.more.length > 0}
            onClose={close}
            onConfirm={() => cancel.settle()}
          />
        )}
      >
        <Button variant="quiet" size="small" aria-describedby={describedBy}>
          {texts.action}
        </Button>
      </DialogTrigger>
    </>
  )
}

/** Times at which all can meet: one is booked for all, or taken into a calendar by hand. */
function ScheduleDialog({ match, user, onClose }: WithMatch & { onClose: () => void }) {
  const { slots, picking, book, text } = useBooking(match)
  const chosen = slots.data && picking.chosen
  const isBooked = isToCome(match.meeting)
  const { schedule, book: texts } = matchWords(match).meetings
  const submit = async (start: string) => {
    await book.settle(start)
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={isBooked ? texts.moveTitle : schedule}
      description={text}
      footer={
        chosen !== undefined && (
          <div className="flex w-full flex-col gap-2">
            <Button wide pending={book.isPending} onClick={() => void submit(chosen)}>
              {isBooked ? texts.move : texts.book}
            </Button>
            {!isBooked && <ByHand match={match} user={user} start={chosen} />}
          </div>
        )
      }
    >
      <QueryPart query={slots} failure={texts.timesFailed} lines={3}>
        {(found) => (
          <TimesOf {...{ found, match, user, picking }} chosen={picking.chosen} onChoose={picking.pick} />
        )}
      </QueryPart>
      <OutboxHint className="mt-3" />
    </Dialog>
  )
}

interface TimesOfProps
  extends WithMatch,
    Omit<ComponentProps<typeof Times>, 'starts' | 'timeZone' | 'others' | 'minutes'> {
  found: ResponseOf<typeof getSlots>
  picking: ReturnType<typeof usePick>
}

function TimesOf({ found, match, user: { timeZone }, picking, ...how }: TimesOfProps) {
  const zones = [found.partnerTimeZone, ...found.moreTimeZones]
  const others = othersOf(match).map((one, place) => ({
    name: nameOf(one),
    timeZone: zones[place] ?? found.partnerTimeZone,
  }))
  return (
    <>
      <PickATime
        {...{ timeZone, others, picking, ...how }}
        minutes={match.minutes}
        starts={found.slots.map(({ start }) => start)}
        reason={found.reason}
        read={queryOf(getOtherTimes, { params: { id: match.id } })}
      />
      {browserZone() !== timeZone && (
        <p className="mt-3 text-muted text-sm">
          {words.member.meetings.timesAreOfProfile(isolated(zoneInWords(timeZone)))}
        </p>
      )}
    </>
  )
}

function ByHand({ match, user, start }: { match: OwnMatch; user: User; start: string }) {
  const { byHand, download, entry } = matchWords(match).meetings.book
  const links = calendarLinks(
    timeAt(start, match.minutes),
    entry.title(formats().listed([user, ...othersOf(match)].map((one) => isolated(nameOrAddress(one))))),
    entry.text(match.starter),
    othersOf(match)
      .map(({ email }) => email)
      .join(','),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 pointer-coarse:py-3 text-center text-muted text-sm">
        {byHand}
      </summary>
      <div className="mt-1 grid gap-2">
        <LinkButton
          wide
          variant="secondary"
          href={pathOf(getInvite, { params: { id: match.id }, query: { start } })}
          download="coffee-chat.ics"
        >
          {download}
        </LinkButton>
        <div className="grid gap-2 sm:grid-cols-2">
          <LinkButton wide variant="secondary" href={links.google} target="_blank" rel="noreferrer">
            Google Calendar
          </LinkButton>
          <LinkButton wide variant="secondary" href={links.outlook} target="_blank" rel="noreferrer">
            Outlook
          </LinkButton>
        </div>
      </div>
    </details>
  )
}
