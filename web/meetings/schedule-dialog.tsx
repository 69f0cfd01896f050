import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookMeeting, getSlots } from '../../shared/contract/meetings'
import { getInvite, type OwnMatch } from '../../shared/contract/pairings'
import type { User } from '../../shared/contract/sign-in'
import type { ResponseOf } from '../../shared/endpoint'
import { isolated } from '../../shared/isolated'
import { othersOf } from '../../shared/match-sides'
import { inWords, nameOrAddress } from '../../shared/person-name'
import { timesAreOf } from '../../shared/working-hours'
import { call, pathOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { useAction } from '../kit/use-action'
import { OutboxHint } from '../sign-in/link-sent'
import { Button, LinkButton } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { QueryPart } from '../ui/query-part'
import { Times } from './coffee-parts'
import { calendarLinks, isToCome } from './meetings.rules'

interface ScheduleDialogProps {
  match: OwnMatch
  user: User
  onClose: () => void
}

/** Times at which all can meet: one is booked for all, or taken into a calendar by hand. */
export function ScheduleDialog({ match, user, onClose }: ScheduleDialogProps) {
  const slots = useQuery(queryOf(getSlots, { params: { id: match.id } }))
  const [picked, setPicked] = useState<string>()
  const chosen = picked ?? slots.data?.slots[0]?.start
  const isBooked = isToCome(match.meeting)
  const people = othersOf(match)
  const names = people.map((one) => one.firstName || nameOrAddress(one))
  const all = people.length > 1 ? 'all' : 'both'
  const book = useAction({
    run: (start: string) =>
      call(bookMeeting, {
        params: { id: match.id },
        body: { start, sequence: match.meeting?.sequence ?? null },
      }),
    done: () => `${isBooked ? 'Moved' : 'Booked'}. You ${all} get an invitation by mail.`,
    failed: 'The time could not be booked',
  })
  const submit = async (start: string) => {
    await book.settle(start)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isBooked ? 'Move Coffee Chat' : 'Schedule Coffee Chat'}
      description={`Twenty-five minutes with ${inWords(names.map(isolated))}. Pick a time: ${all} of you get the invitation by mail.`}
      footer={
        chosen !== undefined && (
          <div className="flex w-full flex-col gap-2">
            <Button wide pending={book.isPending} onClick={() => void submit(chosen)}>
              {isBooked ? 'Move to This Time' : 'Book This Time'}
            </Button>
            {!isBooked && <ByHand match={match} user={user} start={chosen} />}
          </div>
        )
      }
    >
      <QueryPart query={slots} failure="The times could not be loaded." lines={3}>
        {(found) =>
          chosen === undefined ? (
            <Alert tone="info">{found.reason}. Write to each other to find a time.</Alert>
          ) : (
            <Choices found={found} user={user} names={names} chosen={chosen} onChoose={setPicked} />
          )
        }
      </QueryPart>
    </Dialog>
  )
}

interface ChoicesProps {
  found: ResponseOf<typeof getSlots>
  user: User
  names: string[]
  chosen: string
  onChoose: (start: string) => void
}

function Choices({ found, user: { timeZone }, names, chosen, onChoose }: ChoicesProps) {
  const zones = [found.partnerTimeZone, found.thirdTimeZone ?? found.partnerTimeZone]
  const others = names.map((name, place) => ({ name, timeZone: zones[place] ?? found.partnerTimeZone }))
  return (
    <>
      <Times starts={found.slots.map(({ start }) => start)} {...{ chosen, onChoose, timeZone, others }} />
      <p className="mt-3 text-muted text-sm">{timesAreOf(timeZone)}, as on your profile.</p>
      <OutboxHint className="mt-3" />
    </>
  )
}

function ByHand({ match, user, start }: { match: OwnMatch; user: User; start: string }) {
  const title = `Coffee chat: ${inWords([user, ...othersOf(match)].map((one) => isolated(nameOrAddress(one))))}`
  const details = `Your coffee chat of the month.\nTo begin with: ${match.starter}`
  const links = calendarLinks(
    start,
    title,
    details,
    othersOf(match)
      .map(({ email }) => email)
      .join(','),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 text-center text-muted text-sm">
        Rather send it from your own calendar?
      </summary>
      <div className="mt-1 grid gap-2">
        <LinkButton
          wide
          variant="secondary"
          href={pathOf(getInvite, { params: { id: match.id }, query: { start } })}
          download="coffee-chat.ics"
        >
          Download Invitation (.ics)
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
