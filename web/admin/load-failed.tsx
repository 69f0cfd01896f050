import { messageOf } from '../api/call'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'

interface LoadFailedProps {
  error: unknown
  /** Said when the server said nothing itself. */
  otherwise: string
  onRetry: () => unknown
}

/** Where a part could not be read: why, and another try. */
export function LoadFailed({ error, otherwise, onRetry }: LoadFailedProps) {
  return (
    <Alert tone="danger" title={messageOf(error, otherwise)}>
      <Button variant="secondary" size="small" className="mt-2" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Alert>
  )
}
