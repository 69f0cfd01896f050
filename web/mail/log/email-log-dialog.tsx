import { useState } from 'react'
import {
  cancelLog,
  type EmailLog,
  getLogEntries,
  pauseLog,
  previewSentMail,
  purgeLog,
  resendUnknownOfLog,
  resumeLog,
  showSentMail,
} from '../../../shared/contract/mail'
import { generateNewsletter } from '../../../shared/contract/newsletters'
import { RowAction } from '../../kit/row-button'
import { call, messageOf, pathOf } from '../../api/call'
import { SendControls } from '../../newsletters/send-controls'
import { Dialog } from '../../ui/dialog'
import { Alert, LoadFailed, SkeletonLines } from '../../ui/feedback'
import { Tabs } from '../../ui/tabs'
import { formats, words } from '../../words'
import { Count, Counts, momentOf } from './email-log-card'
import { EmailLogEntries } from './email-log-entries'
import { May, useMay } from '../../sign-in/may'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { shownAddress } from '../../../shared/person-name'
import { Rows } from '../../kit/rows'
import { listOf, queryOf } from '../../api/query-client'
import { mismatchesInWords, PREVIEW_USERS, previewable, previewProblem } from './email-logs.rules'
import { monthOf } from '../../newsletters/newsletter.rules'
import { useSettled } from '../../kit/searched'
import { DocumentFrame } from '../../kit/document-frame'
import { Choices, Field, SearchInput, Select } from '../../ui/input'

/** Reminders and rescues have no other page where they could be resumed. */
const CONTROLS = { pause: pauseLog, resume: resumeLog, cancel: cancelLog }

interface EmailLogDialogProps {
  log: EmailLog
  isArchived: boolean
  onClose: () => void
}

/** One send in full: overview, every recipient, validation, and the mails themselves. */
export function EmailLogDialog({ log, isArchived, onClose }: EmailLogDialogProps) {
  const [tab, setTab] = useState('overview')
  const texts = words.tools.logs.dialog
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title={log.newsletter_title}
      description={`${monthOf(log)} · ${log.domain_group_name ?? words.dashboard.choices.unassigned}`}
    >
      <Tabs
        label={texts.label}
        value={tab}
        onValueChange={setTab}
        className="min-h-96"
        items={[
          {
            value: 'overview',
            label: texts.overview,
            content: <Overview log={log} isArchived={isArchived} />,
          },
          { value: 'entries', label: texts.entries, content: <EmailLogEntries log={log} /> },
          { value: 'validation', label: texts.validation, content: <MatchValidation log={log} /> },
          { value: 'preview', label: texts.preview, content: <EmailLogPreview log={log} /> },
        ]}
      />
    </Dialog>
  )
}

function Overview({ log, isArchived }: Omit<EmailLogDialogProps, 'onClose'>) {
  const may = useMay()
  const { logs } = words.tools
  const { choices, domainGroup } = words.dashboard
  const facts = [
    {
      label: logs.when[momentOf(log)],
      text: log.sent_at ? formats().moment(log.sent_at) : logs.notStarted,
    },
    { label: logs.facts.state, text: logs.states[log.state] },
    { label: logs.facts.pairing, text: log.pairing_name ?? logs.facts.noPairing },
    { label: domainGroup, text: log.domain_group_name ?? choices.unassigned },
    { label: logs.facts.file, text: log.archive_filename },
  ]
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Counts log={log} />
        <Count label={logs.counts.unknown} count={log.unknown_sends} />
      </dl>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words max-sm:mb-1">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <May call={resumeLog}>
        <SendControls
          title={log.newsletter_title}
          progress={{
            state: log.state,
            sent: log.successful_sends,
            failed: log.failed_sends,
            unknown: log.unknown_sends,
            total: log.total_recipients,
          }}
          run={(what) => call(CONTROLS[what], { params: { id: log.id } })}
        />
      </May>
      {log.kind === 'newsletter' && may(generateNewsletter) && (
        <RowAction
          variant="secondary"
          className="self-start"
          run={() => call(generateNewsletter, { body: { from: log.id } })}
          done={({ title }) => logs.again.done(title)}
          failed={logs.again.failed}
        >
          {logs.again.action}
        </RowAction>
      )}
      {isArchived && may(purgeLog) && <PersonalContent log={log} />}
      {log.unknown_sends > 0 && !log.purged_at && may(resendUnknownOfLog) && (
        <Alert tone="warning" title={logs.uncertain.title(log.unknown_sends)}>
          <p>{logs.uncertain.text}</p>
          <RowAction
            variant="secondary"
            className="mt-2"
            ask={{
              title: logs.uncertain.question(log.unknown_sends),
              effect: logs.uncertain.effect,
              confirm: logs.uncertain.confirm,
              danger: false,
            }}
            run={() => call(resendUnknownOfLog, { params: { id: log.id } })}
            failed={logs.uncertain.failed}
          >
            {logs.uncertain.action}
          </RowAction>
        </Alert>
      )}
    </div>
  )
}

/** What an archived log still holds of its people, and the button that deletes it. */
function PersonalContent({ log }: { log: EmailLog }) {
  const texts = words.tools.logs.purge
  return (
    <section aria-labelledby="personal-content" className="border-line border-t pt-4">
      <h3 id="personal-content" className="text-lg">
        {texts.title}
      </h3>
      {log.purged_at ? (
        <p className="text-muted">{texts.deleted(formats().shortDate(log.purged_at))}</p>
      ) : (
        <>
          <p className="text-muted">{texts.held(log.total_recipients)}</p>
          <RowAction
            variant="secondary"
            className="mt-3"
            ask={{
              title: texts.question(log.newsletter_title),
              effect: texts.effect(log.total_recipients, monthOf(log)),
              confirm: texts.confirm,
              pendingLabel: texts.purging,
            }}
            run={() => call(purgeLog, { params: { id: log.id } })}
            failed={texts.failed}
          >
            {texts.action}
          </RowAction>
        </>
      )}
    </section>
  )
}

/** Whether the matches of the pairing were still valid when the mails went out, and which were not. */
function MatchValidation({ log }: { log: EmailLog }) {
  const texts = words.tools.logs.matches
  const { total_matches, validated_matches, mismatches } = log.match_validation_summary
  const list = useInfiniteQuery({
    ...listOf(getLogEntries, { params: { id: log.id }, query: { mismatched: 'true', limit: 200 } }),
    enabled: mismatches > 0,
  })
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Count label={texts.total} count={total_matches} />
        <Count label={texts.validated} count={validated_matches} />
        <Count label={texts.mismatches} count={mismatches} />
      </dl>
      {mismatches === 0 ? (
        <p className="text-muted">{mismatchesInWords(log.match_validation_summary)}</p>
      ) : (
        <Rows
          query={list}
          otherwise={texts.failed}
          none={mismatchesInWords(log.match_validation_summary)}
          inBox={{
            label: texts.mismatches,
            keyOf: ({ user_email, way }) => `${user_email} ${way}`,
            rowHeight: 61,
            className: 'max-h-80',
          }}
        >
          {({ user_email, validation_issues, match_email }) => (
            <div className="border-line border-b py-2">
              <p className="break-all font-semibold">{shownAddress(user_email)}</p>
              <p className="text-muted text-sm">
                {log.purged_at
                  ? texts.purged
                  : validation_issues.join(' ') || (match_email ? texts.matched(match_email) : texts.noMatch)}
              </p>
            </div>
          )}
        </Rows>
      )}
    </div>
  )
}

/** As many as are offered, and some more for those who were erased since. */
const SENT_READ = 40

/** The mail exactly as it was sent to one of its recipients. */
function EmailLogPreview({ log }: { log: EmailLog }) {
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
