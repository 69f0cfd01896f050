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
import { type AwayFrom, PARTICIPATION_STATUSES, type ParticipationStatus } from '../../../shared/limits'
import { call } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { AwayFromField, endOf, PauseEndFields, usePauseEnd } from '../participation/pause-end'
import { RadioGroup } from '../../ui/choice'
import { Options, Select, Field } from '../../ui/input'
import { BulkDialog } from './bulk-dialog'
import { type Selected, USERS } from './bulk-bar'
import { words } from '../../words'

interface UsersDialogProps {
  selected: Selected
  these: TheseUsers
  onClose: () => void
}

const calls = (these: TheseUsers) => ({
  preview: (change: UserChange) => call(previewUsersChange, { body: { ...these, change } }),
  run: (change: UserChange) => call(changeUsers, { body: { ...these, change } }),
})

/** The participation of many users, with the end of a pause. */
export function StatusDialog({ selected, these, onClose }: UsersDialogProps) {
  const texts = words.people.bulk.status
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
      title={texts.title}
      noun={USERS}
      ifPaired={status === 'active' ? undefined : ''}
      submit={texts[status].submit}
      {...{ selected, form, change, onClose, ...calls(these) }}
    >
      <RadioGroup
        legend={texts.action}
        name="status"
        value={status}
        choices={PARTICIPATION_STATUSES.map((value) => ({ value, ...texts[value] }))}
        onChoose={setStatus}
      />
      {status === 'paused' && <PauseEndFields form={form} />}
      {status !== 'active' && <AwayFromField from={from} onChoose={setFrom} />}
    </BulkDialog>
  )
}

/** One department for many users: of those who have it on their own list. */
export function DepartmentDialog({ selected, these, onClose }: UsersDialogProps) {
  const texts = words.people.bulk.department
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const filtered = 'all' in these ? these.domainGroupId : undefined
  const form = useForm({ defaultValues: { groupId: filtered ?? groups[0]?.id ?? 'common', department: '' } })
  const { groupId = 'common', department = '' } = useWatch({ control: form.control })
  const departments = useQuery(queryOf(getGroupDepartments, { params: { groupId } })).data ?? []
  const isOffered = departments.some(({ name }) => name === department)
  return (
    <BulkDialog
      title={texts.title}
      noun={USERS}
      submit={texts.submit}
      change={isOffered ? { department } : undefined}
      {...{ selected, form, onClose, ...calls(these) }}
    >
      <Field label={texts.of}>
        <Select {...form.register('groupId')}>
          <Options of={groups} />
          <option value="common">{texts.noGroup}</option>
        </Select>
      </Field>
      <Field label={texts.department}>
        <Select {...form.register('department')}>
          <option value="">{texts.choose}</option>
          <Options of={departments} by="name" />
        </Select>
      </Field>
    </BulkDialog>
  )
}

/** One domain group for many users. */
export function GroupDialog({ selected, these, onClose }: UsersDialogProps) {
  const texts = words.people.bulk.group
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const form = useForm({ defaultValues: { domainGroupId: '' } })
  const { domainGroupId = '' } = useWatch({ control: form.control })
  return (
    <BulkDialog
      title={texts.title}
      noun={USERS}
      submit={texts.submit}
      change={domainGroupId === '' ? undefined : { domainGroupId }}
      effect={texts.effect}
      {...{ selected, form, onClose, ...calls(these) }}
    >
      <Field label={texts.group}>
        <Select {...form.register('domainGroupId')}>
          <option value="">{texts.choose}</option>
          <Options of={groups} />
        </Select>
      </Field>
    </BulkDialog>
  )
}

/** Ends the sessions of many users. */
export function SignOutDialog({ selected, these, onClose }: UsersDialogProps) {
  const { title, submit, effect } = words.people.bulk.signOut
  const form = useForm()
  return (
    <BulkDialog
      title={title}
      noun={USERS}
      submit={submit}
      danger
      change={{ signOut: true }}
      effect={effect}
      {...{ selected, form, onClose, ...calls(these) }}
    />
  )
}
