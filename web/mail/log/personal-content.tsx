import { type EmailLog, purgeLog } from '../../../shared/contract/mail'
import { useAction } from '../../kit/use-action'
import { counted } from '../../../shared/counted'
import { dayInWords } from '../../kit/words.rules'
import { call } from '../../api/call'
import { Button } from '../../ui/button'
import { ConfirmTrigger } from '../../ui/dialog-trigger'

/** What an archived log still holds of its people, and the button that deletes it. */
export function PersonalContent({ log }: { log: EmailLog }) {
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
