import { inDigits } from '../../../shared/counted'
import { Eye } from 'lucide-react'
import { type EmailLog, getLogCsv, getMonthCsv } from '../../../shared/contract/mail'
import { momentInWords } from '../../kit/words.rules'
import { pathOf } from '../../api/call'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { CsvLink } from '../../kit/csv-link'
import { RowButton } from '../../kit/row-button'

interface EmailLogCardProps {
  log: EmailLog
  isArchived: boolean
  onOpen: () => void
}

/** What the moment of a log is: that of its end, or while it has none, that of its begin. */
export const sentWord = ({ state }: Pick<EmailLog, 'state'>) =>
  state === 'sent' ? 'Sent' : state === 'cancelled' ? 'Cancelled' : 'Started'

/** One send at a glance, with its details and its CSV. */
export function EmailLogCard({ log, isArchived, onOpen }: EmailLogCardProps) {
  const { id, month, year, newsletter_title: title } = log
  // A newsletter for several groups has a log for each.
  const named = log.domain_group_name ? `${title}, to ${log.domain_group_name}` : title
  const when = log.sent_at ? `${sentWord(log)} ${momentInWords(log.sent_at)}` : 'Not started yet'
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h3 className="break-words text-lg">{title}</h3>
            <p className="text-muted text-sm">
              {when}
              {log.pairing_name && ` · ${log.pairing_name}`}
            </p>
            <p className="mt-2 flex flex-wrap items-center gap-2">
              {isArchived && <Badge>Archived</Badge>}
              {log.purged_at && <Badge>Purged</Badge>}
              <Badge tone="info">{log.domain_group_name ?? 'Unassigned'}</Badge>
              {log.state !== 'sent' && <Badge tone="warning">{log.state}</Badge>}
            </p>
          </div>
          <div className="-mx-2 flex flex-wrap gap-1">
            <RowButton variant="secondary" icon={Eye} name={`View Details of ${named}`} onClick={onOpen}>
              View Details
            </RowButton>
            <CsvLink
              variant="ghost"
              size="small"
              href={pathOf(getLogCsv, { params: { id } })}
              download={`email_log_${month}${year}_${id.slice(0, 8)}.csv`}
              aria-label={`Download CSV of ${named}`}
            >
              Download CSV
            </CsvLink>
            <CsvLink
              variant="ghost"
              size="small"
              href={pathOf(getMonthCsv, { params: { month, year } })}
              download={`email_log_${month}${year}.csv`}
              aria-label={`Download CSV of all sends of ${month} ${year}`}
            >
              {month} {year}
            </CsvLink>
          </div>
        </div>
        <dl className="figures mt-4 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
          <Count label="Recipients" count={log.total_recipients} />
          <Count label="Successful" count={log.successful_sends} />
          <Count label="Failed" count={log.failed_sends} />
          {log.cancelled_sends > 0 && <Count label="Cancelled" count={log.cancelled_sends} />}
          {log.unknown_sends > 0 && <Count label="Unknown" count={log.unknown_sends} />}
        </dl>
      </Card>
    </li>
  )
}

export function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="figures font-display text-2xl leading-tight">{inDigits(count)}</dd>
    </div>
  )
}
