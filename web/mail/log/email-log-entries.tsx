import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEND_STATUSES } from '../../../shared/limits'
import { type EmailLog, getLogEntries, type LogEntry } from '../../../shared/contract/mail'
import { isErased, shownAddress } from '../../../shared/person-name'
import { Rows } from '../../kit/rows'
import { useSettled } from '../../kit/searched'
import { listOf } from '../../api/query-client'
import { chatCalled } from '../../plugins'
import { Badge } from '../../ui/badge'
import { Choices, SearchInput, Select } from '../../ui/input'
import { formats, words } from '../../words'
import { sendStatusBadge } from './email-logs.rules'

/** Every recipient of a send, searched and filtered on the server. */
export function EmailLogEntries({ log }: { log: EmailLog }) {
  const texts = words.tools.logs.entries
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<LogEntry['send_status'] | ''>('')
  const search = useSettled(typed.trim())
  const list = useInfiniteQuery(
    listOf(getLogEntries, {
      params: { id: log.id },
      query: { search, status: status || undefined, limit: 200 },
    }),
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchInput
          label={texts.search}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1 basis-52"
        />
        <Select
          aria-label={texts.status}
          className="w-full sm:w-52"
          value={status}
          onChange={(event) => setStatus(statusOf(event.target.value))}
        >
          <option value="">{words.dashboard.choices.allStatuses}</option>
          <Choices of={SEND_STATUSES} called={(value) => sendStatusBadge(value).label} />
        </Select>
      </div>
      <p aria-live="polite" className="figures text-muted text-sm">
        {list.data && texts.count(list.data.total)}
      </p>
      <Rows
        query={list}
        otherwise={texts.failed}
        lines={6}
        none={texts.none}
        inBox={{
          label: words.tools.logs.counts.recipients,
          keyOf: ({ user_email, way }) => `${user_email} ${way}`,
          rowHeight: 74,
          className: 'h-96 rounded-card border border-line',
        }}
      >
        {(entry) => <Entry entry={entry} isPurged={log.purged_at !== null} />}
      </Rows>
    </div>
  )
}

const statusOf = (value: string) => SEND_STATUSES.find((status) => status === value) ?? ''

function Entry({ entry, isPurged }: { entry: LogEntry; isPurged: boolean }) {
  const texts = words.tools.logs.entries
  const { label, tone } = sendStatusBadge(entry.send_status)
  const problem = entry.failure_reason ?? entry.error_message
  const chat = chatCalled(entry.way)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-all font-semibold">{shownAddress(entry.user_email)}</p>
        <p className="break-all text-muted text-sm">
          {[
            !isPurged &&
              !isErased(entry.user_email) &&
              (entry.match_email ? texts.matched(entry.match_email) : texts.noMatch),
            entry.timestamp && formats().moment(entry.timestamp),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {problem && (
          <p className="break-words text-danger text-sm">
            {entry.error_code && `${entry.error_code}: `}
            {problem}
          </p>
        )}
        {entry.validation_issues.length > 0 && (
          <p className="text-sm text-warning">{entry.validation_issues.join(' ')}</p>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap gap-1.5">
        {chat && <Badge>{chat}</Badge>}
        <Badge tone={tone}>{label}</Badge>
        <Badge tone={entry.match_validated ? 'success' : 'warning'}>
          {entry.match_validated ? texts.valid : texts.issues}
        </Badge>
      </div>
    </div>
  )
}
