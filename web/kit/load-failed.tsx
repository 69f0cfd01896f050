import { messageOf } from '../api/call'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'

interface LoadFailedProps {
  error: unknown
  /** Said when the server said nothing itself. */
  otherwise: string
  /** What the button says. */
  retry?: string
  onRetry: () => unknown
}

/** Where a part could not be read: why, and another try. */
export function LoadFailed({ error, otherwise, retry = 'Try again', onRetry }: LoadFailedProps) {
  return (
    <Alert tone="danger" title={messageOf(error, otherwise)}>
      <Button variant="secondary" size="small" className="mt-2" onClick={() => void onRetry()}>
        {retry}
      </Button>
    </Alert>
  )
}
