import { lazy, Suspense, useState } from 'react'
import type { TheseUsers } from '../../../shared/contract/bulk'
import type { Selected } from './use-selection'
import { Button } from '../../ui/button'
import { BulkBar } from './bulk-bar'
import { USERS } from './bulk.rules'

const StatusDialog = lazy(async () => ({ default: (await import('./bulk-users')).StatusDialog }))
const DepartmentDialog = lazy(async () => ({ default: (await import('./bulk-users')).DepartmentDialog }))
const SignOutDialog = lazy(async () => ({ default: (await import('./bulk-users')).SignOutDialog }))
const InviteDialog = lazy(() => import('../invitations/invite-dialog'))

/** What can be done with the selected users. */
export function UsersBar({ selected, these }: { selected: Selected; these: TheseUsers }) {
  const [asking, setAsking] = useState<'status' | 'department' | 'invite' | 'sign-out' | null>(null)
  const props = { selected, these, onClose: () => setAsking(null) }
  const button = (what: NonNullable<typeof asking>, label: string) => (
    <Button variant="secondary" size="small" onClick={() => setAsking(what)}>
      {label}
    </Button>
  )
  return (
    <>
      <BulkBar selected={selected} noun={USERS}>
        {button('status', 'Status')}
        {button('department', 'Department')}
        {button('invite', 'Invite')}
        {button('sign-out', 'Sign out')}
      </BulkBar>
      <Suspense fallback={null}>
        {asking === 'status' && <StatusDialog {...props} />}
        {asking === 'department' && <DepartmentDialog {...props} />}
        {asking === 'sign-out' && <SignOutDialog {...props} />}
        {asking === 'invite' && (
          <InviteDialog list={{ to: withoutAll(these), total: selected.count }} onClose={props.onClose} />
        )}
      </Suspense>
    </>
  )
}

const withoutAll = (these: TheseUsers) => {
  if ('ids' in these) return these
  const { all: _, ...filter } = these
  return filter
}
