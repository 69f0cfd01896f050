import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'

interface ConflictNoticeProps {
  dirty: boolean
  onLoad: () => void
  onKeep: () => void
}

/** Someone else saved this newsletter in the meantime; nothing is overwritten without a choice. */
export function ConflictNotice({ dirty, onLoad, onKeep }: ConflictNoticeProps) {
  return (
    <Alert tone="warning" title="Someone else has saved this newsletter in the meantime." className="mb-6">
      <p>
        {dirty
          ? 'Your changes are still here, and not saved. Load their version and lose yours, or keep editing: then saving replaces theirs.'
          : 'Load their version to continue from there.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant={dirty ? 'secondary' : 'primary'} onClick={onLoad}>
          Load the newer version
        </Button>
        {dirty && (
          <Button variant="secondary" onClick={onKeep}>
            Keep editing mine
          </Button>
        )}
      </div>
    </Alert>
  )
}
