import { useParticipation } from '../people/participation/use-participation'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { words } from '../words'

/** For somebody who signs in and has opted out, perhaps long ago or in a mail: that they have, and the way back. */
export function OptedOutNotice() {
  const update = useParticipation()
  const { optedOut } = words.member.home
  return (
    <Alert tone="info" title={optedOut.title} className="mb-6">
      <p>{optedOut.text}</p>
      <Button className="mt-3" pending={update.isPending} onClick={() => update.mutate({ to: 'active' })}>
        {optedOut.again}
      </Button>
    </Alert>
  )
}
