import { useQuery } from '@tanstack/react-query'
import { bookMeeting, getOtherTimes, getSlots } from '../../shared/contract/meetings'
import { getInvite, type OwnMatch } from '../../shared/contract/pairings'
import type { User } from '../../shared/contract/sign-in'
import type { ResponseOf } from '../../shared/endpoint'
import { othersOf } from '../../shared/match-sides'
import { nameOrAddress } from '../../shared/person-name'
import { zoneInWords } from '../../shared/working-hours'
import { call, pathOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { useAction } from '../kit/use-action'
import { memberWords } from '../kit/words.rules'
import { OutboxHint } from '../sign-in/link-sent'
import { Button, LinkButton } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { QueryPart } from '../ui/feedback'
import { formats, isolated, words } from '../words'
import { PickATime, ReadOtherTimes, usePick } from './coffee-parts'
import { calendarLinks, isToCome } from './meetings.rules'

interface ScheduleDialogProps {
  match: OwnMatch
  user: User
  onClose: () => void
}

/** Times at which all can meet: one is booked for all, or taken into a calendar by hand. */
export function ScheduleDialog({ match, user, onClose }: ScheduleDialogProps) {
  const slots = useQuery(queryOf(getSlots, { params: { id: match.id } }))
  const picking = usePick(slots.data?.slots.map(({ start }) => start) ?? [])
  const chosen = slots.data && picking.chosen
  const isBooked = isToCome(match.meeting)
  const people = othersOf(match)
  const names = people.map((one) => one.firstName || nameOrAddress(one))
  const isOfMore = people.length > 1
  const { schedule, book: texts } = words.member.meetings
  const book = useAction({
    run: (start: string) =>
      call(bookMeeting, {
        params: { id: match.id },
        body: { start, sequence: match.meeting?.sequence ?? null },
      }),
    done: () => texts[isBooked ? 'moved' : 'booked'](isOfMore),
    failed: texts.failed,
  })
  const submit = async (start: string) => {
    await book.settle(start)
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={isBooked ? texts.moveTitle : schedule}
      description={texts.text(formats().listed(names.map(isolated)), isOfMore)}
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
        {(found) => <Choices {...{ found, match, user, names, picking }} />}
      </QueryPart>
    </Dialog>
  )
}

interface ChoicesProps {
  found: ResponseOf<typeof getSlots>
  match: OwnMatch
  user: User
  names: string[]
  picking: ReturnType<typeof usePick>
}

function Choices({ found, match, user: { timeZone }, names, picking }: ChoicesProps) {
  const zones = [found.partnerTimeZone, ...found.moreTimeZones]
  const others = names.map((name, place) => ({ name, timeZone: zones[place] ?? found.partnerTimeZone }))
  const times = { chosen: picking.chosen, onChoose: picking.pick, timeZone, others }
  return (
    <>
      <PickATime
        {...times}
        picking={picking}
        starts={found.slots.map(({ start }) => start)}
        reason={found.reason}
        otherTimes={<ReadOtherTimes read={queryOf(getOtherTimes, { params: { id: match.id } })} {...times} />}
      />
      <p className="mt-3 text-muted text-sm">
        {words.member.meetings.timesAreOfProfile(isolated(zoneInWords(timeZone)))}
      </p>
      <OutboxHint className="mt-3" />
    </>
  )
}

function ByHand({ match, user, start }: { match: OwnMatch; user: User; start: string }) {
  const { byHand, download, entry } = memberWords(!match.day).meetings.book
  const links = calendarLinks(
    start,
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
