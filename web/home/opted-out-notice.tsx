import { useParticipation } from '../people/participation/use-participation'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'

/** For somebody who signs in and has opted out, perhaps long ago or in a mail: that they have, and the way back. */
export function OptedOutNotice() {
  const update = useParticipation()
  return (
    <Alert tone="info" title="You have opted out of coffee chats" className="mb-6">
      <p>Rounds go on without you, and you get no newsletter.</p>
      <Button className="mt-3" pending={update.isPending} onClick={() => update.mutate({ to: 'active' })}>
        Take Part Again
      </Button>
    </Alert>
  )
}
