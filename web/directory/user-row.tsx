import { type InfiniteData, type Query, useQuery } from '@tanstack/react-query'
import { LogOut, UserX } from 'lucide-react'
import { useState } from 'react'
import { type AwayFrom, PARTICIPATION_STATUSES } from '../../shared/limits'
import {
  type AdminUser,
  eraseUser,
  getGroupDepartments,
  getUserReach,
  getUsers,
  signOutUser,
  updateUser,
} from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { personName } from '../../shared/person-name'
import { call, type Page } from '../api/call'
import { keyOf, queryClient, queryOf } from '../api/query-client'
import { dayText } from '../../shared/months'
import { notReadyInWords } from '../people/invitations/readiness.rules'
import { Badge } from '../ui/badge'
import { Tick } from '../ui/choice'
import { Button } from '../ui/button'
import { Options, Select } from '../ui/input'
import { Td, Tr } from '../ui/lists/table'
import { toast } from '../ui/toast'
import { Menu } from '../ui/lists/menu'
import { EraseDialog, SignOutDialog } from './user-actions'
import type { RowProps } from '../ui/lists/virtual-rows'
import { needsDialog, type UserEdit } from './user-edits.rules'
import { May, useMay } from '../sign-in/may'
import { FormDialog } from '../kit/forms/form-dialog'
import { AwayFromField, endOf, PauseEndFields, usePauseEnd } from '../people/participation/pause-end'
import { EndingMatches } from '../people/participation/ending-matches'

interface UserRowProps {
  user: AdminUser
  row: RowProps
  edit: UserEdit | undefined
  isSelected: boolean
  onSelect: () => void
  onEdit: (change: UserEdit) => void
  onSaved: () => void
}

/** More departments than this are put into a row's choice only when it is reached: rows must come quickly. */
const MANY = 40

/** One user: status and department change in place, highlighted until they are saved. */
export function UserRow({ user, row, edit, isSelected, onSelect, onEdit, onSaved }: UserRowProps) {
  const groupId = user.domainGroupId ?? 'common'
  const departments = useQuery(queryOf(getGroupDepartments, { params: { groupId } })).data ?? []
  const may = useMay()
  const mayEdit = may(updateUser)
  const name = personName(user)
  const notReady = notReadyInWords(user)
  const save = useAction({
    run: async (change: UserEdit) => {
      const saved = await call(updateUser, { params: { id: user.id }, body: change })
      await changeUserList((one) => (one.id === saved.id ? saved : one))
    },
    done: () => {
      onSaved()
      return 'User updated successfully'
    },
    failed: 'Failed to update user',
  })
  const status = edit?.participationStatus ?? user.participationStatus
  const department = edit?.department ?? user.department ?? ''
  const isOffered = departments.some((one) => one.name === department)
  const [asking, setAsking] = useState<'paused' | 'opted_out' | null>(null)
  const [isReached, setReached] = useState(false)
  const choices =
    isReached || departments.length <= MANY
      ? departments
      : departments.filter(({ name: one }) => one === department)
  return (
    <Tr {...row} changed={edit !== undefined} className={edit ? '' : 'bg-surface'}>
      {/* So wide that all that a finger may press is in sight: the next cell lies above this one, and the list cuts off. */}
      <Td className="pr-0 pointer-coarse:px-3">
        <Tick aria-label={`Select ${name}`} checked={isSelected} onChange={onSelect} />
      </Td>
      {/* On a phone the name stays in sight while the rest of the row scrolls beneath it. */}
      <Td className="wrap-anywhere left-0 min-w-32 font-semibold max-sm:sticky max-sm:bg-inherit sm:min-w-36">
        <span className="flex flex-wrap items-center gap-1.5">
          {name}
          {user.isAdmin && <Badge tone="info">admin</Badge>}
          {notReady && <Badge>{notReady}</Badge>}
        </span>
      </Td>
      <Td className="wrap-anywhere min-w-44 text-muted">
        {user.email.slice(0, user.email.indexOf('@'))}
        <wbr />
        {user.email.slice(user.email.indexOf('@'))}
        {user.manager && <span className="block text-sm">Manager: {user.manager}</span>}
      </Td>
      <Td>
        <Select
          small
          className="w-28"
          disabled={!mayEdit}
          aria-label={`Status of ${name}`}
          value={status}
          onChange={(event) => onEdit({ participationStatus: statusOf(event.target.value) })}
        >
          <option value="active">Active</option>
          <option value="paused">Paused</option>
          <option value="opted_out">Opted out</option>
        </Select>
        {mayEdit && user.participationStatus === 'paused' && status === 'paused' && (
          <Button
            variant="ghost"
            size="small"
            aria-label={`Change the end of the pause of ${name}`}
            onClick={() => setAsking('paused')}
          >
            {user.pauseEndDate ? `until ${dayText(user.pauseEndDate)}` : 'with an open end'}
          </Button>
        )}
      </Td>
      <Td>
        <Select
          small
          className="w-32"
          disabled={!mayEdit}
          aria-label={`Department of ${name}`}
          value={department}
          onPointerEnter={() => setReached(true)}
          onFocus={() => setReached(true)}
          onChange={(event) => onEdit({ department: event.target.value })}
        >
          {department === '' && <option value="">Not Set</option>}
          {department !== '' && !isOffered && <option value={department}>{department}</option>}
          <Options of={choices} by="name" />
        </Select>
      </Td>
      <Td className="wrap-anywhere min-w-28">
        {user.currentMatch?.match_name ?? <span className="text-muted">None</span>}
      </Td>
      <Td>
        <div className="flex items-center gap-1">
          <May call={updateUser}>
            <Button
              size="small"
              variant={edit ? 'primary' : 'secondary'}
              aria-label={`Save ${name}`}
              pending={save.isPending}
              pendingLabel="Saving..."
              onClick={() => {
                if (
                  edit?.participationStatus &&
                  edit.participationStatus !== 'active' &&
                  needsDialog(user, edit)
                )
                  setAsking(edit.participationStatus)
                else if (edit) save.mutate(edit)
                else
                  toast({
                    title: 'No Changes',
                    description: 'No changes to save for this user',
                    tone: 'danger',
                  })
              }}
            >
              Save
            </Button>
          </May>
          <Menu
            label={`More for ${name}`}
            items={[
              may(signOutUser) && {
                label: 'Sign Out Everywhere',
                icon: LogOut,
                renderDialog: (close) => <SignOutDialog user={user} onClose={close} />,
              },
              may(eraseUser) &&
                !user.isAdmin && {
                  label: 'Erase',
                  icon: UserX,
                  danger: true,
                  renderDialog: (close) => <EraseDialog user={user} onErased={onSaved} onClose={close} />,
                },
            ]}
          />
          {asking && (
            <ParticipationDialog
              user={user}
              edit={{ ...edit, participationStatus: asking }}
              save={save}
              onClose={() => setAsking(null)}
            />
          )}
        </div>
      </Td>
    </Tr>
  )
}

const statusOf = (value: string) => PARTICIPATION_STATUSES.find((status) => status === value) ?? 'active'

interface ParticipationDialogProps {
  user: AdminUser
  edit: UserEdit & { participationStatus: 'paused' | 'opted_out' }
  save: { isPending: boolean; mutate: (change: UserEdit, then: { onSuccess: () => void }) => void }
  onClose: () => void
}

/** Asks until when somebody is paused, and says whom this leaves alone, before it is saved. */
function ParticipationDialog({ user, edit, save, onClose }: ParticipationDialogProps) {
  const form = usePauseEnd(user.pauseEndDate ?? '')
  const [from, setFrom] = useState<AwayFrom>('after')
  const isPause = edit.participationStatus === 'paused'
  const name = personName(user)
  const reach = useQuery({ ...queryOf(getUserReach, { params: { id: user.id } }), gcTime: 0 }).data
  const isPaired = reach !== undefined && reach.paired > 0
  return (
    <FormDialog
      title={isPause ? `Pause ${name}?` : `Opt ${name} out?`}
      form={form}
      action={{
        isPending: save.isPending,
        mutate: (values, { onSuccess }) =>
          save.mutate(
            { ...edit, ...(isPaired && { from }), ...(isPause && { pauseEndDate: endOf(values) }) },
            { onSuccess },
          ),
      }}
      submit={isPause ? 'Pause' : 'Opt out'}
      pendingLabel="Saving..."
      onClose={onClose}
    >
      {isPaired && (
        <>
          <EndingMatches reach={reach} />
          <AwayFromField from={from} onChoose={setFrom} />
        </>
      )}
      {isPause && <PauseEndFields form={form} />}
    </FormDialog>
  )
}

/**
 * Changes a user in the list on the screen. A list of many pages is not read again for that, and the row stays where it
 * was even if it no longer fits the filter.
 */
export async function changeUserList(change: (user: AdminUser) => AdminUser): Promise<void> {
  const lists = {
    queryKey: keyOf(getUsers, { query: {} }).slice(0, -1),
    predicate: ({ queryKey }: Query) => queryKey.at(-1) === 'pages',
    type: 'active',
  } as const
  // The write has just marked them as out of date; with its response they are up to date.
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<InfiniteData<Page<AdminUser[]>>>(
    lists,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  )
}
