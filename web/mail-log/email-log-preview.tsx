import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EmailLog, previewSentMail } from '../../shared/contract/mail'
import { PURGED_MAIL } from '../../shared/purged-mail'
import { queryOf } from '../api/query-client'
import { MailFrame } from '../kit/mail-frame'
import { Alert, SkeletonLines } from '../ui/feedback'
import { Field } from '../ui/field'
import { Select } from '../ui/input'
import { previewable, previewProblem } from './email-logs.rules'

/** The mail exactly as it was sent to one of its recipients. */
export function EmailLogPreview({ log }: { log: EmailLog }) {
  const [user, setUser] = useState('')
  const users = previewable(log.entries)
  const preview = useQuery({
    ...queryOf(previewSentMail, { body: { newsletterId: log.newsletter_id, userEmail: user } }),
    enabled: user !== '',
  })
  if (log.purged_at) return <Alert tone="warning">{PURGED_MAIL}</Alert>
  if (users.length === 0)
    return <p className="text-muted">It has not reached anyone, so there is nothing to show.</p>
  return (
    <div className="flex flex-col gap-4">
      <Field label="Recipient">
        <Select value={user} onChange={(event) => setUser(event.target.value)}>
          <option value="">Choose a recipient</option>
          {users.map((email) => (
            <option key={email} value={email}>
              {email}
            </option>
          ))}
        </Select>
      </Field>
      {preview.isError ? (
        <Alert tone="warning">{previewProblem(preview.error)}</Alert>
      ) : preview.data ? (
        <MailFrame title={`Mail to ${user}`} html={preview.data.html} />
      ) : (
        user && <SkeletonLines lines={6} label="Loading the mail..." />
      )}
    </div>
  )
}
