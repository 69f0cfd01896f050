import { useQuery } from '@tanstack/react-query'
import { type Newsletter, validateNewsletter } from '../../shared/contract/newsletters'
import { LoadFailed } from '../kit/load-failed'
import { counted } from '../kit/words.rules'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert, SkeletonLines } from '../ui/feedback'

interface SendDialogProps {
  newsletter: Newsletter
  pairingFile: string
  onClose: () => void
  onSend: () => void
}

/** The last question before a newsletter goes out: to how many people, and who of them has no match. */
export function SendDialog({ newsletter, pairingFile, onClose, onSend }: SendDialogProps) {
  const check = useQuery({
    ...queryOf(validateNewsletter, { params: { id: newsletter.id }, body: { pairingFile } }),
    gcTime: 0,
  })
  const details = check.isFetching ? undefined : check.data?.details
  const people = counted(details?.totalUsers ?? 0, 'person', 'people')
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Send "${newsletter.title}"?`}
      description={
        details
          ? `${people} ${details.totalUsers === 1 ? 'gets' : 'get'} one personal mail each. What is sent can't be called back.`
          : 'Counting the people who will get it.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {details && details.totalUsers > 0 && (
            <Button
              onClick={() => {
                onSend()
                onClose()
              }}
            >
              Send to {people}
            </Button>
          )}
        </>
      }
    >
      {check.isError ? (
        <LoadFailed error={check.error} otherwise="Failed to validate newsletter" onRetry={check.refetch} />
      ) : !details ? (
        <SkeletonLines lines={2} label="Counting..." />
      ) : (
        <div className="flex flex-col gap-3">
          <p>
            {details.usersWithoutMatches === 0
              ? 'Everyone has a match.'
              : `${counted(details.usersWithMatches, 'person has', 'people have')} a match; ${counted(details.usersWithoutMatches, 'person gets', 'people get')} the placeholder text.`}
          </p>
          {details.criticalErrors.length > 0 && (
            <Alert tone="danger" title={counted(details.criticalErrors.length, 'critical issue')}>
              <ul className="list-disc pl-5">
                {details.criticalErrors.slice(0, 5).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Alert>
          )}
        </div>
      )}
    </Dialog>
  )
}
