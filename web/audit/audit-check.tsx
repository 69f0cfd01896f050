import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { checkAuditLog } from '../../shared/contract/audit'
import { queryOf } from '../api/query-client'
import { LoadFailed } from '../kit/load-failed'
import { counted } from '../../shared/counted'
import { momentInWords } from '../kit/words.rules'
import { CopyButton } from '../ui/copy-button'
import { Alert, Skeleton } from '../ui/feedback'

/** Whether the audit log is as it was written, and what to do if it is not. */
export function AuditCheck() {
  const { data, isError, error, refetch } = useQuery(queryOf(checkAuditLog))
  if (isError && !data)
    return <LoadFailed error={error} otherwise="The audit log could not be checked." onRetry={refetch} />
  if (!data) return <Skeleton className="mb-4 h-5 w-3/5" />
  const { entries, checkedAt, head, fault } = data
  if (fault)
    return (
      <Alert
        tone="danger"
        title={`Broken${fault.entryId === null ? '' : ` at entry ${fault.entryId}`}: ${fault.what}.`}
        className="mb-4"
      >
        Somebody changed the database without Cup of Joe. The {counted(entries, 'entry', 'entries')} before
        that can be trusted, what comes after may not. Ask whoever runs the server to make a backup of the
        database as it is now, and to compare it with an earlier one.
      </Alert>
    )
  return (
    <div className="mb-4 text-sm">
      <p className="figures flex items-start gap-2">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        Whole: {counted(entries, 'entry', 'entries')}, checked {momentInWords(checkedAt)}
      </p>
      {head && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit text-primary pointer-coarse:py-3">Keep its end elsewhere</summary>
          <p className="mt-1 max-w-prose text-muted">
            Whoever can write to the database could also make the whole log anew. Keep this text where they
            can’t reach it: as long as the log goes on from it, nothing before was changed or cut off. Whoever
            runs the server can tell with <code className="break-words">npm run audit -- verify --since</code>{' '}
            and this text.
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <code className="min-w-0 break-all">{head}</code>
            <CopyButton text={head} copied="The log’s end is copied" aria-label="Copy the log’s end" />
          </p>
        </details>
      )}
    </div>
  )
}
