import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { type Calendar, disconnectCalendar, getCalendar } from '../contract'
import { call } from '../../../web/api/call'
import { queryOf } from '../../../web/api/query-client'
import { RowAction } from '../../../web/kit/row-button'
import { Badge } from '../../../web/ui/badge'
import { Button } from '../../../web/ui/button'
import { DialogTrigger } from '../../../web/ui/dialog'
import { Alert, QueryPart } from '../../../web/ui/feedback'
import { formats, words } from '../../../web/words'
import { ConnectCalendar } from './connect-calendar'

/** The calendar that says when the person is busy, and the way to connect one. */
export default function OwnCalendar() {
  const calendar = useQuery(queryOf(getCalendar))
  const texts = words.calendars
  const { title: none, ownInstead: company, another } = texts.connect
  const connect = { none, company, caldav: another, ics: another }
  return (
    <QueryPart query={calendar} failure={texts.failed} lines={2}>
      {(found) => (
        <>
          {found.source !== 'none' && <Connected calendar={found} />}
          <div className="flex flex-wrap gap-3">
            <DialogTrigger renderDialog={(close) => <ConnectCalendar onClose={close} />}>
              <Button icon={CalendarClock} variant="secondary">
                {connect[found.source]}
              </Button>
            </DialogTrigger>
            {(found.source === 'caldav' || found.source === 'ics') && (
              <RowAction
                size="medium"
                ask={{ title: texts.disconnect.title, effect: texts.disconnect.effect }}
                run={() => call(disconnectCalendar)}
                done={() => texts.disconnect.done}
                failed={texts.disconnect.failed}
              >
                {texts.disconnect.action}
              </RowAction>
            )}
          </div>
        </>
      )}
    </QueryPart>
  )
}

const TONES = { ok: 'success', failing: 'danger', unchecked: 'neutral' } as const

function Connected({ calendar }: { calendar: Calendar }) {
  const { source, host, state, checkedAt, problem } = calendar
  const texts = words.calendars
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">
            {source !== 'none' && texts.names[source]}
            {host && `, ${host}`}
          </p>
          {checkedAt && <p className="text-muted text-sm">{texts.lastRead(formats().moment(checkedAt))}</p>}
        </div>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </div>
      {problem && (
        <Alert tone={state === 'failing' ? 'warning' : 'info'}>
          {problem}
          {state === 'failing' && ` ${texts.withoutIt}`}
        </Alert>
      )}
    </div>
  )
}
