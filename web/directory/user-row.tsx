import { type InfiniteData, type Query, useQuery } from '@tanstack/react-query'
import { AtSign, LogOut, UserX } from 'lucide-react'
import { useState } from 'react'
import { type AwayFrom, PARTICIPATION_STATUSES } from '../../shared/limits'
import {
  type AdminUser,
  type DomainGroup,
  changeAddress,
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
import { notReadyInWords } from '../people/participation/participation.rules'
import { Badge } from '../ui/badge'
import { Tick } from '../ui/choice'
import { Button } from '../ui/button'
import { Choices, Options, Select } from '../ui/input'
import { Td, Tr } from '../ui/lists/table'
import { toast } from '../ui/toast'
import { Menu } from '../ui/lists/menu'
import { ChangeAddressDialog } from './change-address'
import { EraseDialog, SignOutDialog } from './user-actions'
import type { RowProps } from '../ui/lists/virtual'
import { needsDialog, type UserEdit } from './use-user-edits'
import { May, useMay } from '../sign-in/may'
import { FormDialog } from '../kit/forms/form-dialog'
import { AwayFromField, endOf, PauseEndFields, usePauseEnd } from '../people/participation/pause-end'
import { EndingMatches } from '../people/participation/ending-matches'
import { formats, isolated, sentence, words } from '../words'

interface UserRowProps {
  user: AdminUser
  row: RowProps
  /** Where there are none, the row has no cell for them. */
  groups: readonly DomainGroup[]
  attributes: readonly { id: string }[]
  edit: UserEdit | undefined
  isSelected: boolean
  onSelect: () => void
  onEdit: (change: UserEdit) => void
  onSaved: () => void
}

/** More departments than this are put into a row's choice only when it is reached: rows must come quickly. */
const MANY = 40

/** One user: status and department change in place, highlighted until they are saved. */
export function UserRow({
  user,
  row,
  groups,
  attributes,
  edit,
  isSelected,
  onSelect,
  onEdit,
  onSaved,
}: UserRowProps) {
  const groupId = user.domainGroupId ?? 'common'
  const departments = useQuery(queryOf(getGroupDepartments, { params: { groupId } })).data ?? []
  const may = useMay()
  const mayEdit = may(updateUser)
  const texts = words.people.users.row
  const { buttons } = words.dashboard
  const { statuses, address, signOut, erase } = words.people.users
  const name = personName(user)
  const named = isolated(name)
  const notReady = notReadyInWords(user)
  const save = useAction({
    run: async (change: UserEdit) => {
      const saved = await call(updateUser, { params: { id: user.id }, body: change })
      await changeUserList((one) => (one.id === saved.id ? saved : one))
    },
    done: () => {
      onSaved()
      return texts.saved
    },
    failed: texts.failed,
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
      <Td className="pe-0 pointer-coarse:px-3">
        <Tick aria-label={buttons.of.select(named)} checked={isSelected} onChange={onSelect} />
      </Td>
      {/* On a phone the name stays in sight while the rest of the row scrolls beneath it. */}
      <Td className="wrap-anywhere start-0 min-w-32 font-semibold max-sm:sticky max-sm:bg-inherit sm:min-w-36">
        <span className="flex flex-wrap items-center gap-1.5">
          <bdi>{name}</bdi>
          {user.isAdmin && <Badge tone="info">{texts.admin}</Badge>}
          {notReady && <Badge>{notReady}</Badge>}
        </span>
      </Td>
      <Td className="wrap-anywhere min-w-44 text-muted">
        {user.email.slice(0, user.email.indexOf('@'))}
        <wbr />
        {user.email.slice(user.email.indexOf('@'))}
        {user.manager && (
          <span className="block text-sm">{sentence(texts.manager(<bdi>{user.manager}</bdi>))}</span>
        )}
      </Td>
      <Td>
        <Select
          small
          className="w-fit min-w-28"
          disabled={!mayEdit}
          aria-label={texts.status(named)}
          value={status}
          onChange={(event) => onEdit({ participationStatus: statusOf(event.target.value) })}
        >
          <Choices of={PARTICIPATION_STATUSES} called={(value) => statuses[value]} />
        </Select>
        {mayEdit && user.participationStatus === 'paused' && status === 'paused' && (
          <Button
            variant="ghost"
            size="small"
            aria-label={texts.changeEnd(named)}
            onClick={() => setAsking('paused')}
          >
            {user.pauseEndDate ? texts.until(formats().day(user.pauseEndDate)) : texts.openEnd}
          </Button>
        )}
      </Td>
      <Td>
        <Select
          small
          className="w-fit min-w-36 max-w-40"
          disabled={!mayEdit}
          aria-label={texts.department(named)}
          value={department}
          onPointerEnter={() => setReached(true)}
          onFocus={() => setReached(true)}
          onChange={(event) => onEdit({ department: event.target.value })}
        >
          {department === '' && <option value="">{texts.notSet}</option>}
          {department !== '' && !isOffered && <option value={department}>{department}</option>}
          <Options of={choices} by="name" />
        </Select>
      </Td>
      {groups.length > 0 && (
        <Td className="wrap-anywhere min-w-24">
          {groups.find(({ id }) => id === user.domainGroupId)?.displayName}
        </Td>
      )}
      {attributes.map(({ id }) => (
        <Td key={id} className="wrap-anywhere min-w-24">
          <bdi>{user.attributes[id]}</bdi>
        </Td>
      ))}
      <Td className="wrap-anywhere min-w-28">
        {user.currentMatch?.match_name ?? <span className="text-muted">{texts.noMatch}</span>}
      </Td>
      <Td>
        <div className="flex items-center gap-1">
          <May call={updateUser}>
            <Button
              size="small"
              variant={edit ? 'primary' : 'secondary'}
              aria-label={texts.saveNamed(named)}
              pending={save.isPending}
              pendingLabel={words.dashboard.buttons.saving}
              onClick={() => {
                if (
                  edit?.participationStatus &&
                  edit.participationStatus !== 'active' &&
                  needsDialog(user, edit)
                )
                  setAsking(edit.participationStatus)
                else if (edit) save.mutate(edit)
                else toast({ ...texts.noChanges, tone: 'danger' })
              }}
            >
              {buttons.save}
            </Button>
          </May>
          <Menu
            label={buttons.of.more(named)}
            items={[
              may(changeAddress) && {
                label: address.action,
                icon: AtSign,
                renderDialog: (close) => <ChangeAddressDialog user={user} onClose={close} />,
              },
              may(signOutUser) && {
                label: signOut.action,
                icon: LogOut,
                renderDialog: (close) => <SignOutDialog user={user} onClose={close} />,
              },
              may(eraseUser) &&
                !user.isAdmin && {
                  label: erase.action,
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

/** Asks until when somebody is paused, and names the people this leaves alone, before it is saved. */
function ParticipationDialog({ user, edit, save, onClose }: ParticipationDialogProps) {
  const form = usePauseEnd(user.pauseEndDate ?? '')
  const [from, setFrom] = useState<AwayFrom>('after')
  const isPause = edit.participationStatus === 'paused'
  const texts = words.people.users.away
  const name = isolated(personName(user))
  const reach = useQuery({ ...queryOf(getUserReach, { params: { id: user.id } }), gcTime: 0 }).data
  const isPaired = reach !== undefined && reach.paired > 0
  return (
    <FormDialog
      title={isPause ? texts.pause(name) : texts.optOut(name)}
      form={form}
      action={{
        isPending: save.isPending,
        mutate: (values, { onSuccess }) =>
          save.mutate(
            { ...edit, ...(isPaired && { from }), ...(isPause && { pauseEndDate: endOf(values) }) },
            { onSuccess },
          ),
      }}
      submit={isPause ? texts.submitPause : texts.submitOptOut}
      pendingLabel={words.dashboard.buttons.saving}
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
