import { Eye } from 'lucide-react'
import { type EmailLog, getLogCsv, getMonthCsv } from '../../../shared/contract/mail'
import { pathOf } from '../../api/call'
import { useProgrammes } from '../../directory/by-programme'
import { Badge, ColourDot } from '../../ui/badge'
import { Card } from '../../ui/card'
import { CsvLink } from '../../kit/csv-link'
import { RowButton } from '../../kit/row-button'
import { formats, words } from '../../words'
import { monthOf } from '../../newsletters/newsletter.rules'

interface EmailLogCardProps {
  log: EmailLog
  isArchived: boolean
  onOpen: () => void
}

/** What the moment of a log is: that of its end, or while it has none, that of its begin. */
export const momentOf = ({ state }: Pick<EmailLog, 'state'>) =>
  state === 'sent' || state === 'cancelled' ? state : 'started'

/** One send at a glance, with its details and its CSV. */
export function EmailLogCard({ log, isArchived, onOpen }: EmailLogCardProps) {
  const { id, month, year, newsletter_title: title } = log
  const { logs } = words.tools
  const { buttons, choices } = words.dashboard
  const { all: programmes = [] } = useProgrammes()
  const programme = programmes.length > 1 && programmes.find((one) => one.id === log.programme_id)
  // A newsletter for several groups has a log for each.
  const named = log.domain_group_name ? logs.to(title, log.domain_group_name) : title
  const when = log.sent_at ? logs.at[momentOf(log)](formats().moment(log.sent_at)) : logs.notStarted
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h3 className="break-words text-lg">{title}</h3>
            <p className="text-muted text-sm">
              {when}
              {log.pairing_name && (
                <>
                  {' · '}
                  <bdi>{log.pairing_name}</bdi>
                </>
              )}
            </p>
            <p className="mt-2 flex flex-wrap items-center gap-2">
              {isArchived && <Badge>{logs.archived}</Badge>}
              {log.purged_at && <Badge>{logs.purged}</Badge>}
              {programme && (
                <Badge>
                  <ColourDot color={programme.colour} />
                  <bdi>{programme.name}</bdi>
                </Badge>
              )}
              <Badge tone="info">{log.domain_group_name ?? choices.unassigned}</Badge>
              {log.state !== 'sent' && <Badge tone="warning">{logs.states[log.state]}</Badge>}
            </p>
          </div>
          <div className="-mx-2 flex flex-wrap gap-1">
            <RowButton variant="secondary" icon={Eye} name={logs.detailsOf(named)} onClick={onOpen}>
              {logs.details}
            </RowButton>
            <CsvLink
              variant="ghost"
              size="small"
              href={pathOf(getLogCsv, { params: { id } })}
              download={`email_log_${month}${year}_${id.slice(0, 8)}.csv`}
              aria-label={logs.csvOf(named)}
            >
              {buttons.csv}
            </CsvLink>
            <CsvLink
              variant="ghost"
              size="small"
              href={pathOf(getMonthCsv, { params: { month, year } })}
              download={`email_log_${month}${year}.csv`}
              aria-label={logs.csvOfMonth(monthOf(log))}
            >
              {monthOf(log)}
            </CsvLink>
          </div>
        </div>
        <dl className="figures mt-4 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
          <Counts log={log} />
          {log.unknown_sends > 0 && <Count label={logs.counts.unknown} count={log.unknown_sends} />}
        </dl>
      </Card>
    </li>
  )
}

/** How many it went to. */
export function Counts({ log }: { log: EmailLog }) {
  const { counts } = words.tools.logs
  return (
    <>
      <Count label={counts.recipients} count={log.total_recipients} />
      <Count label={counts.successful} count={log.successful_sends} />
      <Count label={counts.failed} count={log.failed_sends} />
      {log.cancelled_sends > 0 && <Count label={counts.cancelled} count={log.cancelled_sends} />}
    </>
  )
}

export function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="figures font-display text-2xl leading-tight">{formats().digits(count)}</dd>
    </div>
  )
}
