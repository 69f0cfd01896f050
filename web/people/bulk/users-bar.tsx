import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { TheseUsers } from '../../../shared/contract/bulk'
import { getDomainGroups } from '../../../shared/contract/directory'
import { queryOf } from '../../api/query-client'
import { BulkBar, type Selected, USERS } from './bulk-bar'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/on-demand'
import { words } from '../../words'

const StatusDialog = lazyPart(async () => ({ default: (await import('./bulk-users')).StatusDialog }))
const DepartmentDialog = lazyPart(async () => ({ default: (await import('./bulk-users')).DepartmentDialog }))
const GroupDialog = lazyPart(async () => ({ default: (await import('./bulk-users')).GroupDialog }))
const SignOutDialog = lazyPart(async () => ({ default: (await import('./bulk-users')).SignOutDialog }))
const InviteDialog = lazyPart(() => import('../invitations/invite-dialog'))

/** What can be done with the selected users. */
export function UsersBar({ selected, these }: { selected: Selected; these: TheseUsers }) {
  const [asking, setAsking] = useState<'status' | 'department' | 'group' | 'invite' | 'sign-out' | null>(null)
  const { status, department, group, invite, signOut } = words.people.bulk
  const hasGroups = (useQuery(queryOf(getDomainGroups)).data ?? []).length > 0
  const props = { selected, these, onClose: () => setAsking(null) }
  const button = (what: NonNullable<typeof asking>, label: string) => (
    <Button variant="secondary" size="small" onClick={() => setAsking(what)}>
      {label}
    </Button>
  )
  return (
    <>
      <BulkBar selected={selected} noun={USERS}>
        {button('status', status.action)}
        {button('department', department.action)}
        {hasGroups && button('group', group.action)}
        {button('invite', invite)}
        {button('sign-out', signOut.action)}
      </BulkBar>
      <Suspense fallback={null}>
        {asking === 'status' && <StatusDialog {...props} />}
        {asking === 'department' && <DepartmentDialog {...props} />}
        {asking === 'group' && <GroupDialog {...props} />}
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
