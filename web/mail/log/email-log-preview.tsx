import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EmailLog, getLogEntries, previewSentMail, showSentMail } from '../../../shared/contract/mail'
import { messageOf, pathOf } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useSettled } from '../../kit/use-address-search'
import { DocumentFrame } from '../../kit/document-frame'
import { Alert, SkeletonLines, LoadFailed } from '../../ui/feedback'
import { Choices, SearchInput, Select, Field } from '../../ui/input'
import { words } from '../../words'
import { PREVIEW_USERS, previewable, previewProblem } from './email-logs.rules'

/** As many as are offered, and some more for those who were erased since. */
const SENT_READ = 40

/** The mail exactly as it was sent to one of its recipients. */
export function EmailLogPreview({ log }: { log: EmailLog }) {
  const texts = words.tools.logs.preview
  const [user, setUser] = useState('')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const sent = useQuery({
    ...queryOf(getLogEntries, {
      params: { id: log.id },
      query: { search, status: 'success', limit: SENT_READ },
    }),
    placeholderData: (before) => before,
    enabled: !log.purged_at,
  })
  const mail = { newsletterId: log.newsletter_id, userEmail: user }
  const preview = useQuery({
    ...queryOf(previewSentMail, { body: mail }),
    enabled: user !== '',
  })
  if (log.purged_at) return <Alert tone="warning">{texts.purged}</Alert>
  if (sent.isError && !sent.data)
    return (
      <LoadFailed title={messageOf(sent.error, words.tools.logs.entries.failed)} onRetry={sent.refetch} />
    )
  if (!sent.data) return <SkeletonLines lines={1} />
  const users = previewable(sent.data)
  if (users.length === 0 && !typed) return <p className="text-muted">{texts.nobody}</p>
  const isLong = typed !== '' || users.length === PREVIEW_USERS
  return (
    <div className="flex flex-col gap-4">
      {isLong && <SearchInput label={texts.find} value={typed} onChange={setTyped} />}
      <Field label={texts.recipient} hint={typed && users.length === 0 ? texts.notTheirs : undefined}>
        <Select value={user} onChange={(event) => setUser(event.target.value)}>
          <option value="">{users.length > 0 ? texts.choose : texts.none}</option>
          <Choices of={user && !users.includes(user) ? [user, ...users] : users} />
        </Select>
      </Field>
      {preview.isError ? (
        <Alert tone="warning">{previewProblem(preview.error)}</Alert>
      ) : preview.data ? (
        <DocumentFrame title={texts.mailTo(user)} path={pathOf(showSentMail, { query: mail })} />
      ) : (
        user && <SkeletonLines lines={6} label={texts.loading} />
      )}
    </div>
  )
}
