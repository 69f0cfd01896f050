import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  changeUsers,
  previewUsersChange,
  type TheseUsers,
  type UserChange,
} from '../../../shared/contract/bulk'
import { getDomainGroups, getGroupDepartments } from '../../../shared/contract/directory'
import type { ParticipationStatus, AwayFrom } from '../../../shared/limits'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { AwayFromField, endOf, PauseEndFields, usePauseEnd } from '../participation/pause-end'
import { RadioGroup } from '../../ui/choice'
import { Field } from '../../ui/field'
import { Options, Select } from '../../ui/input'
import { BulkDialog } from './bulk-dialog'
import { USERS } from './bulk.rules'
import type { Selected } from './use-selection'

interface UsersDialogProps {
  selected: Selected
  these: TheseUsers
  onClose: () => void
}

const calls = (these: TheseUsers) => ({
  preview: (change: UserChange) => call(previewUsersChange, { body: { ...these, change } }),
  run: (change: UserChange) => call(changeUsers, { body: { ...these, change } }),
})

const STATUSES: { value: ParticipationStatus; label: string; verb: string; hint?: string }[] = [
  { value: 'active', label: 'Active', verb: 'Activate', hint: 'They are in the next round.' },
  { value: 'paused', label: 'Paused', verb: 'Pause' },
  {
    value: 'opted_out',
    label: 'Opted out',
    verb: 'Opt out',
    hint: 'Until they come back by themselves, or you bring them back.',
  },
]

/** The participation of many users, with the end of a pause. */
export function StatusDialog({ selected, these, onClose }: UsersDialogProps) {
  const form = usePauseEnd()
  const values = useWatch({ control: form.control })
  const [status, setStatus] = useState<ParticipationStatus>('paused')
  const [from, setFrom] = useState<AwayFrom>('after')
  const end = endOf({ end: '', date: '', ...values })
  const change: UserChange | undefined =
    status !== 'paused'
      ? { participationStatus: status, ...(status !== 'active' && { from }) }
      : end
        ? { participationStatus: status, pauseEndDate: end, from }
        : undefined
  return (
    <BulkDialog
      title="Change the status"
      noun={USERS}
      ifPaired={status === 'active' ? undefined : ''}
      verb={STATUSES.find(({ value }) => value === status)?.verb ?? ''}
      {...{ selected, form, change, onClose, ...calls(these) }}
    >
      <RadioGroup legend="Status" name="status" value={status} choices={STATUSES} onChoose={setStatus} />
      {status === 'paused' && <PauseEndFields form={form} />}
      {status !== 'active' && <AwayFromField from={from} onChoose={setFrom} />}
    </BulkDialog>
  )
}

/** One department for many users: of those who have it on their own list. */
export function DepartmentDialog({ selected, these, onClose }: UsersDialogProps) {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const filtered = 'all' in these ? these.domainGroupId : undefined
  const form = useForm({ defaultValues: { groupId: filtered ?? groups[0]?.id ?? 'common', department: '' } })
  const { groupId = 'common', department = '' } = useWatch({ control: form.control })
  const departments = useQuery(queryOf(getGroupDepartments, { params: { groupId } })).data ?? []
  const isOffered = departments.some(({ name }) => name === department)
  return (
    <BulkDialog
      title="Change the department"
      noun={USERS}
      verb="Move"
      change={isOffered ? { department } : undefined}
      {...{ selected, form, onClose, ...calls(these) }}
    >
      <Field label="Departments of">
        <Select {...form.register('groupId')}>
          <Options of={groups} />
          <option value="common">People without a group</option>
        </Select>
      </Field>
      <Field label="Department">
        <Select {...form.register('department')}>
          <option value="">Choose one</option>
          <Options of={departments} by="name" />
        </Select>
      </Field>
    </BulkDialog>
  )
}

/** One domain group for many users. */
export function GroupDialog({ selected, these, onClose }: UsersDialogProps) {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const form = useForm({ defaultValues: { domainGroupId: '' } })
  const { domainGroupId = '' } = useWatch({ control: form.control })
  return (
    <BulkDialog
      title="Put them in a domain group"
      noun={USERS}
      verb="Move"
      change={domainGroupId === '' ? undefined : { domainGroupId }}
      effect="Each gets a whitelist entry of their own in this group, unless they have one: then that moves. Pairings that are under way stay. You can move them again."
      {...{ selected, form, onClose, ...calls(these) }}
    >
      <Field label="Put them in">
        <Select {...form.register('domainGroupId')}>
          <option value="">Choose a group</option>
          <Options of={groups} />
        </Select>
      </Field>
    </BulkDialog>
  )
}

/** Ends the sessions of many users. */
export function SignOutDialog({ selected, these, onClose }: UsersDialogProps) {
  const form = useForm()
  return (
    <BulkDialog
      title="Sign out everywhere"
      noun={USERS}
      verb="Sign out"
      danger
      change={{ signOut: true }}
      effect="They can sign in again; you stay signed in. This can’t be undone."
      {...{ selected, form, onClose, ...calls(these) }}
    />
  )
}
