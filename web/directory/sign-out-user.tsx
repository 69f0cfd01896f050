import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { type AdminUser, signOutUser } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { personName } from '../../shared/person-name'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/dialog'

/** Ends someone's sessions, after a confirmation. */
export function SignOutUser({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState(false)
  const end = useAction({
    run: () => call(signOutUser, { params: { id: user.id } }),
    done: ({ message }) => message,
    failed: 'Failed to sign the user out',
  })
  const name = personName(user)
  return (
    <>
      <Button
        variant="ghost"
        size="icon-small"
        className="ml-1 align-middle"
        aria-label={`Sign ${name} out everywhere`}
        onClick={() => setAsking(true)}
      >
        <LogOut aria-hidden />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Sign ${name} out everywhere?`}
        effect="For a lost device: every browser they are signed in on is signed out at once. They can sign in again."
        confirm="Sign Out Everywhere"
        pendingLabel="Signing out..."
        onConfirm={() => end.settle()}
      />
    </>
  )
}
