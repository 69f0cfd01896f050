import { useState } from 'react'
import {
  cancelLog,
  type EmailLog,
  pauseLog,
  resendUnknownOfLog,
  resumeLog,
  purgeLog,
  getLogEntries,
} from '../../../shared/contract/mail'
import { generateNewsletter } from '../../../shared/contract/newsletters'
import { useAction } from '../../kit/use-action'
import { counted } from '../../../shared/counted'
import { dayInWords, momentInWords } from '../../kit/words.rules'
import { call } from '../../api/call'
import { SendControls } from '../../newsletters/send-controls'
import { Button } from '../../ui/button'
import { ConfirmTrigger, Dialog } from '../../ui/dialog'
import { Alert } from '../../ui/feedback'
import { Tabs } from '../../ui/tabs'
import { Count, sentWord } from './email-log-card'
import { EmailLogEntries } from './email-log-entries'
import { EmailLogPreview } from './email-log-preview'
import { May, useMay } from '../../sign-in/may'
import { useInfiniteQuery } from '@tanstack/react-query'
import { shownAddress } from '../../../shared/former-colleague'
import { Loaded } from '../../kit/loaded'
import { listOf } from '../../api/list-of'
import { loadNext } from '../../ui/lists/show-more'
import { VirtualList } from '../../ui/lists/virtual-list'
import { mismatchesInWords } from './email-logs.rules'

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
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      width="wide"
      title={log.newsletter_title}
      description={`${log.month} ${log.year} · ${log.domain_group_name ?? 'Unassigned'}`}
    >
      <Tabs
        label="Log"
        value={tab}
        onValueChange={setTab}
        className="min-h-96"
        items={[
          { value: 'overview', label: 'Overview', content: <Overview log={log} isArchived={isArchived} /> },
          { value: 'entries', label: 'Send Entries', content: <EmailLogEntries log={log} /> },
          { value: 'validation', label: 'Validation Summary', content: <MatchValidation log={log} /> },
          { value: 'preview', label: 'Preview Email', content: <EmailLogPreview log={log} /> },
        ]}
      />
    </Dialog>
  )
}

function Overview({ log, isArchived }: Omit<EmailLogDialogProps, 'onClose'>) {
  const may = useMay()
  const resend = useAction({
    run: () => call(resendUnknownOfLog, { params: { id: log.id } }),
    done: ({ message }) => message,
    failed: 'The uncertain messages could not be sent again',
  })
  const begin = useAction({
    run: () => call(generateNewsletter, { body: { from: log.id } }),
    done: ({ title }) => `"${title}" is a draft with these texts, for this month. It is under Operations.`,
    failed: 'Failed to start a newsletter from this one',
  })
  const facts = [
    { label: sentWord(log), text: log.sent_at ? momentInWords(log.sent_at) : 'Not started yet' },
    { label: 'State', text: log.state },
    { label: 'Pairing', text: log.pairing_name ?? 'None' },
    { label: 'Domain group', text: log.domain_group_name ?? 'Unassigned' },
    { label: 'Archive file', text: log.archive_filename },
  ]
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Count label="Recipients" count={log.total_recipients} />
        <Count label="Successful" count={log.successful_sends} />
        <Count label="Failed" count={log.failed_sends} />
        {log.cancelled_sends > 0 && <Count label="Cancelled" count={log.cancelled_sends} />}
        <Count label="Unknown" count={log.unknown_sends} />
      </dl>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words max-sm:mb-1">{text}</dd>
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
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          pending={begin.isPending}
          onClick={() => begin.mutate()}
        >
          Start a new newsletter from this one
        </Button>
      )}
      {isArchived && may(purgeLog) && <PersonalContent log={log} />}
      {log.unknown_sends > 0 && !log.purged_at && may(resendUnknownOfLog) && (
        <Alert tone="warning" title={`${counted(log.unknown_sends, 'mail')} may or may not have arrived`}>
          <p>The server stopped while it was sending them.</p>
          <ConfirmTrigger
            title={`Send ${counted(log.unknown_sends, 'uncertain mail')} again?`}
            effect="They have the same Message-ID, so most mail programs show each of them only once."
            confirm="Send again"
            danger={false}
            onConfirm={() => resend.settle()}
          >
            <Button variant="secondary" size="small" className="mt-2">
              Send them again
            </Button>
          </ConfirmTrigger>
        </Alert>
      )}
    </div>
  )
}

/** What an archived log still holds of its people, and the button that deletes it. */
function PersonalContent({ log }: { log: EmailLog }) {
  const purge = useAction({
    run: () => call(purgeLog, { params: { id: log.id } }),
    done: ({ message }) => message,
    failed: 'The log could not be purged',
  })
  const mails = counted(log.total_recipients, 'mail')
  return (
    <section aria-labelledby="personal-content" className="border-line border-t pt-4">
      <h3 id="personal-content" className="text-lg">
        Personal content
      </h3>
      {log.purged_at ? (
        <p className="text-muted">
          Deleted on {dayInWords(log.purged_at)}. The counts, and who was mailed with what outcome, are still
          here.
        </p>
      ) : (
        <>
          <p className="text-muted">
            {log.total_recipients === 1 ? 'The mail' : `The ${mails}`} as sent: names, matches, departments,
            photos.
          </p>
          <ConfirmTrigger
            title={`Purge "${log.newsletter_title}"?`}
            effect={`The ${mails} of ${log.month} ${log.year}, the people they named, and what the mail servers replied are deleted. Previews no longer work. The counts, and who was mailed with what outcome, stay. This cannot be undone.`}
            confirm="Purge"
            pendingLabel="Purging..."
            onConfirm={() => purge.settle()}
          >
            <Button variant="secondary" size="small" className="mt-3">
              Purge personal content
            </Button>
          </ConfirmTrigger>
        </>
      )}
    </section>
  )
}

/** Whether the matches of the pairing were still valid when the mails went out, and which were not. */
function MatchValidation({ log }: { log: EmailLog }) {
  const { total_matches, validated_matches, mismatches } = log.match_validation_summary
  const list = useInfiniteQuery({
    ...listOf(getLogEntries, { params: { id: log.id }, query: { mismatched: 'true', limit: 200 } }),
    enabled: mismatches > 0,
  })
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Count label="Total matches" count={total_matches} />
        <Count label="Validated" count={validated_matches} />
        <Count label="Mismatches" count={mismatches} />
      </dl>
      {mismatches === 0 ? (
        <p className="text-muted">{mismatchesInWords(log.match_validation_summary)}</p>
      ) : (
        <Loaded query={list} otherwise="The mismatches could not be loaded.">
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-muted">{mismatchesInWords(log.match_validation_summary)}</p>
            ) : (
              <VirtualList
                label="Mismatches"
                items={items}
                keyOf={({ user_email }) => user_email}
                rowHeight={61}
                className="max-h-80"
                onEnd={() => loadNext(list)}
              >
                {({ user_email, validation_issues, match_email }) => (
                  <div className="border-line border-b py-2">
                    <p className="break-all font-semibold">{shownAddress(user_email)}</p>
                    <p className="text-muted text-sm">
                      {log.purged_at
                        ? 'The note was purged.'
                        : validation_issues.join(' ') ||
                          (match_email ? `Matched with ${match_email}` : 'No match')}
                    </p>
                  </div>
                )}
              </VirtualList>
            )
          }
        </Loaded>
      )}
    </div>
  )
}
