import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { type Calendar, disconnectCalendar, getCalendar } from '../../shared/contract/meetings'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { useAction } from '../kit/use-action'
import { momentInWords } from '../kit/words.rules'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { ConfirmTrigger, DialogTrigger } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { QueryPart } from '../ui/query-part'
import { ConnectCalendar } from './connect-calendar'

/** The calendar that says when the person is busy, and the way to connect one. */
export function OwnCalendar() {
  const calendar = useQuery(queryOf(getCalendar))
  const disconnect = useAction({
    run: () => call(disconnectCalendar),
    done: () => 'Your calendar is disconnected.',
    failed: 'The calendar could not be disconnected',
  })
  return (
    <QueryPart query={calendar} failure="Your calendar could not be loaded." lines={2}>
      {(found) => (
        <>
          {found.source !== 'none' && <Connected calendar={found} />}
          <div className="flex flex-wrap gap-3">
            <DialogTrigger renderDialog={(close) => <ConnectCalendar onClose={close} />}>
              <Button icon={CalendarClock} variant="secondary">
                {CONNECT[found.source]}
              </Button>
            </DialogTrigger>
            {(found.source === 'caldav' || found.source === 'ics') && (
              <ConfirmTrigger
                title="Disconnect your calendar?"
                effect="Its address and password are deleted, together with everything that was read from it. Times are then suggested without it."
                confirm="Disconnect"
                onConfirm={() => disconnect.settle()}
              >
                <Button variant="ghost">Disconnect</Button>
              </ConfirmTrigger>
            )}
          </div>
        </>
      )}
    </QueryPart>
  )
}

const CONNECT = {
  none: 'Connect a Calendar',
  company: 'Connect My Own Instead',
  caldav: 'Connect Another',
  ics: 'Connect Another',
}
const NAMES = { company: 'Your company’s calendar', caldav: 'CalDAV', ics: 'iCalendar address' }
const STATES = {
  ok: { tone: 'success', text: 'Works' },
  failing: { tone: 'danger', text: 'Can’t be read' },
  unchecked: { tone: 'neutral', text: 'Not read today' },
} as const

function Connected({ calendar }: { calendar: Calendar }) {
  const { source, host, state, checkedAt, problem } = calendar
  const { tone, text } = STATES[state]
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">
            {source !== 'none' && NAMES[source]}
            {host && `, ${host}`}
          </p>
          {checkedAt && <p className="text-muted text-sm">Last read {momentInWords(checkedAt)}</p>}
        </div>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {problem && (
        <Alert tone={state === 'failing' ? 'warning' : 'info'}>
          {problem}
          {state === 'failing' && ' Until it can be read again, times are suggested without it.'}
        </Alert>
      )}
    </div>
  )
}
