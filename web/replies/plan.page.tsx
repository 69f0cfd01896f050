import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { bookByLink, cancelByLink, getOtherTimesByLink, getPlan } from '../../shared/contract/mail'
import type { ResponseOf } from '../../shared/endpoint'
import { zoneInWords } from '../../shared/working-hours'
import { call, messageOf } from '../api/call'
import { queryOf, whenFresh } from '../api/query-client'
import { CalendarLeaf } from '../meetings/calendar-leaf'
import { CancelCoffee, PickATime, usePick } from '../meetings/coffee-parts'
import { inMeal, memberWords } from '../kit/words.rules'
import { elsewhereText, slotText, timeAt } from '../meetings/meetings.rules'
import { SignInFrame, TextLink } from '../sign-in/sign-in-frame'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { Loading } from '../ui/spinner'
import { formats, isolated, words } from '../words'
import { DeadLink } from './mail-link-frame'

type Plan = ResponseOf<typeof getPlan>

/** /plan: books, moves and cancels a coffee from a mail, for the link's person only, and only when a button is pressed. */
export default function PlanPage() {
  const [search] = useSearchParams()
  const token = search.get('token')?.trim() ?? ''
  const start = search.get('start')
  const plan = useQuery({
    ...queryOf(getPlan, { query: { token, ...(start && { start }) } }),
    enabled: token !== '',
    gcTime: 0,
  })
  if (plan.data) return <Coffee plan={plan.data} token={token} ask={search.get('ask')} />
  if (token && plan.isPending) return <Loading label={words.visitor.link.looking} />
  return <DeadLink link={plan} toPage="matches" />
}

/** @param ask what was pressed in the mail: `times` opens all other times, `cancel` asks whether to cancel */
function Coffee({ plan, token, ask }: { plan: Plan; token: string; ask: string | null }) {
  const { timeZone } = plan
  const others = othersOf(plan)
  const names = formats().listed(others.map(({ name }) => isolated(name)))
  const isOfMore = others.length > 1
  const { plan: texts } = inMeal(words.visitor.replies, plan.meal)
  const { meetings } = memberWords(true, plan.meal)
  const [isMoving, setIsMoving] = useState(ask === 'times')
  const [isAsking, setIsAsking] = useState(ask === 'cancel')
  const [done, setDone] = useState<'booked' | 'moved'>()
  const book = useMutation({
    mutationFn: (start: string) => call(bookByLink, { body: { token, start, sequence: plan.sequence } }),
    onSuccess: () => {
      setDone(meeting ? 'moved' : 'booked')
      setIsMoving(false)
      setIsAsking(false)
    },
    onSettled: whenFresh,
  })
  const cancel = useMutation({
    mutationFn: () => call(cancelByLink, { query: { token } }),
    onSuccess: () => setIsAsking(false),
    onSettled: whenFresh,
  })
  // Of a match that is over, nothing is read any more once it is cancelled.
  const isCancelled = cancel.data !== undefined && cancel.data.meeting.sequence > (plan.sequence ?? -1)
  const meeting = isCancelled ? null : plan.meeting
  const failure = book.error ?? cancel.error
  const alert = failure && (
    <Alert tone="danger" className="mb-5">
      {messageOf(failure, texts.failed)}
    </Alert>
  )
  const toMatches = <TextLink href="/matches">{words.shell.titles['/matches']}</TextLink>
  if (!meeting || isMoving)
    return (
      <SignInFrame
        level={60}
        title={texts.title(names)}
        description={
          <p aria-live="polite">
            {cancel.isSuccess && !meeting && texts.cancelled(isOfMore)}
            {meeting && texts.moves(slotText(meeting, timeZone), isOfMore)}
          </p>
        }
        footer={toMatches}
      >
        {alert}
        <Booking
          plan={plan}
          token={token}
          beginsWithAll={ask === 'times'}
          pending={book.isPending}
          onBook={(start) => book.mutate(start)}
        />
        {meeting && (
          <Button variant="ghost" wide className="mt-2" onClick={() => setIsMoving(false)}>
            {texts.keep}
          </Button>
        )}
      </SignInFrame>
    )
  const elsewhere = elsewhereText(meeting.start, timeZone, others)
  return (
    <SignInFrame
      level={100}
      title={texts.title(names)}
      description={<p aria-live="polite">{done ? meetings.book[done](isOfMore) : texts.isBooked(names)}</p>}
      footer={toMatches}
    >
      {alert}
      <CalendarLeaf
        time={meeting}
        timeZone={timeZone}
        spoken={meetings.slotAlone(slotText(meeting, timeZone))}
        place={plan.place}
        actions={
          <>
            {(plan.slots.length > 0 || plan.reason !== undefined) && (
              <Button variant="quiet" size="small" onClick={() => setIsMoving(true)}>
                {meetings.move}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
              {meetings.cancel.action}
            </Button>
          </>
        }
      >
        {elsewhere
          ? meetings.timesAreOfAnd(isolated(zoneInWords(timeZone)), elsewhere)
          : meetings.timesAreOf(isolated(zoneInWords(timeZone)))}
      </CalendarLeaf>
      {isAsking && (
        <CancelCoffee
          isOfMore={isOfMore}
          texts={meetings.cancel}
          onClose={() => setIsAsking(false)}
          onConfirm={() => cancel.mutateAsync().catch(() => undefined)}
        />
      )}
    </SignInFrame>
  )
}

/** The others of the match, by name and clock. */
const othersOf = ({ partnerName, partnerTimeZone, moreNames, moreTimeZones }: Plan) => [
  { name: partnerName, timeZone: partnerTimeZone },
  ...moreNames.map((name, place) => ({ name, timeZone: moreTimeZones[place] ?? partnerTimeZone })),
]

interface BookingProps {
  plan: Plan
  token: string
  beginsWithAll: boolean
  pending: boolean
  onBook: (start: string) => void
}

/** The time of the button in the mail comes first; it still takes a press here, as mail scanners follow links. */
function Booking({ plan, token, beginsWithAll, pending, onBook }: BookingProps) {
  const { picked, slots, timeZone, reason, meeting, minutes } = plan
  const fromMail = picked?.state === 'free' ? [picked.start] : []
  const starts = [...new Set([...fromMail, ...slots.map(({ start }) => start)])]
  const picking = usePick(starts, beginsWithAll)
  const { chosen, pick } = picking
  const { meetings } = memberWords(true, plan.meal)
  return (
    <div className="flex flex-col gap-5">
      {picked && picked.state !== 'free' && (
        <Alert tone="info">
          {words.visitor.replies.plan.gone[picked.state](slotText(timeAt(picked.start, minutes), timeZone))}
        </Alert>
      )}
      <div>
        <PickATime
          {...{ chosen, picking, starts, reason, timeZone, minutes, others: othersOf(plan) }}
          onChoose={pick}
          read={queryOf(getOtherTimesByLink, { query: { token } })}
        />
      </div>
      {chosen !== undefined && (
        <>
          <p className="text-muted text-sm">{meetings.timesAreOf(isolated(zoneInWords(timeZone)))}</p>
          <Button size="large" wide pending={pending} onClick={() => onBook(chosen)}>
            {meeting ? meetings.book.move : meetings.book.book}
          </Button>
        </>
      )}
    </div>
  )
}
