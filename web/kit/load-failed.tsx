import { messageOf } from '../api/call'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { words } from '../words'

interface LoadFailedProps {
  error: unknown
  /** The message when the server gave none. */
  otherwise: string
  /** What the button says. */
  retry?: string
  onRetry: () => unknown
}

/** In place of a part that could not be read: why, and a button to try again. */
export function LoadFailed({ error, otherwise, retry = words.shell.again, onRetry }: LoadFailedProps) {
  return (
    <Alert tone="danger" title={messageOf(error, otherwise)}>
      <Button variant="secondary" size="small" className="mt-2" onClick={() => void onRetry()}>
        {retry}
      </Button>
    </Alert>
  )
}
