import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2, Users } from 'lucide-react'
import {
  addGroupDepartment,
  deleteDepartment,
  type Department,
  getDepartmentUsers,
  getGroupDepartments,
  renameDepartment,
} from '../../shared/contract/directory'
import { RowAction, RowButton } from '../kit/row-button'
import { Rows } from '../kit/rows'
import { useAction } from '../kit/use-action'
import { personName } from '../../shared/person-name'
import { call } from '../api/call'
import { pagesOf, queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { ListRow } from '../ui/lists/list-row'
import { May } from '../sign-in/may'
import { useForm } from 'react-hook-form'
import { DEPARTMENT } from '../../shared/text-rules'
import { FormDialog } from '../kit/forms/form-dialog'
import { Input, Field } from '../ui/input'
import { words } from '../words'
import { faultIn } from '../kit/forms/faults'

const PAGE = 200

interface DepartmentListProps {
  /** `common` for people without a group. */
  groupId: string
  /** Missing for the common list. */
  groupName?: string
  /** The message when a department could not be added and the server did not say why. */
  addFailed?: string
}

/** A group's departments with their people; all but Other can be deleted. */
export function DepartmentList({
  groupId,
  groupName,
  addFailed = words.tools.departments.notAdded,
}: DepartmentListProps) {
  const texts = words.tools.departments
  const departments = useQuery(queryOf(getGroupDepartments, { params: { groupId } }))
  return (
    <Card
      title={groupName === undefined ? texts.ofCommon : texts.of(groupName)}
      actions={
        <May call={addGroupDepartment}>
          <DialogTrigger
            renderDialog={(close) => (
              <AddDepartmentDialog groupId={groupId} failed={addFailed} onClose={close} />
            )}
          >
            <Button icon={Plus}>{texts.add}</Button>
          </DialogTrigger>
        </May>
      }
    >
      <Rows
        query={departments}
        otherwise={texts.failed}
        lines={5}
        none={texts.none}
        find={{ label: texts.search, wordsOf: ({ displayName, name }) => [displayName, name] }}
      >
        {(department) => <DepartmentRow key={department.id} groupId={groupId} department={department} />}
      </Rows>
    </Card>
  )
}

function DepartmentRow({ groupId, department }: { groupId: string; department: Department }) {
  const { id, displayName, name, userCount, isDefault } = department
  const { departments: texts } = words.tools
  const { buttons } = words.dashboard
  const actions = (
    <div className="-mx-2 flex items-center gap-1">
      <DialogTrigger
        renderDialog={(close) => (
          <DepartmentPeople groupId={groupId} department={department} onClose={close} />
        )}
      >
        <RowButton icon={Users} name={texts.peopleIn(userCount, displayName)} disabled={userCount === 0}>
          <span className="figures">{texts.people(userCount)}</span>
        </RowButton>
      </DialogTrigger>
      <May call={renameDepartment}>
        <DialogTrigger
          renderDialog={(close) => (
            <AddDepartmentDialog
              department={department}
              groupId={groupId}
              failed={texts.notRenamed}
              onClose={close}
            />
          )}
        >
          <RowButton icon={Pencil} name={buttons.of.rename(displayName)}>
            {buttons.rename}
          </RowButton>
        </DialogTrigger>
      </May>
      <May call={deleteDepartment}>
        {!isDefault && (
          <RowAction
            icon={Trash2}
            name={buttons.of.delete(displayName)}
            ask={{
              title: texts.remove.title(displayName),
              effect: texts.remove.effect(userCount),
              confirm: texts.remove.confirm,
              pendingLabel: buttons.deleting,
            }}
            run={() => call(deleteDepartment, { params: { groupId, departmentId: id } })}
            failed={texts.remove.failed}
          >
            {buttons.delete}
          </RowAction>
        )}
      </May>
    </div>
  )
  const badge = isDefault && <Badge className="ms-2">{texts.default}</Badge>
  return (
    <ListRow
      isHeading
      title={
        <>
          {displayName}
          {badge}
        </>
      }
      action={actions}
    >
      {name}
    </ListRow>
  )
}

interface DepartmentPeopleProps {
  groupId: string
  department: Department
  onClose: () => void
}

/** The people of a department. */
function DepartmentPeople({ groupId, department, onClose }: DepartmentPeopleProps) {
  const texts = words.tools.departments
  const params = { groupId, departmentName: department.name }
  const list = useInfiniteQuery({
    ...pagesOf(getDepartmentUsers, { params, query: { limit: PAGE } }),
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items.users),
      total: pages[0]?.items.userCount,
    }),
  })
  const total = list.data?.total ?? department.userCount
  return (
    <Dialog onClose={onClose} title={department.displayName} description={texts.people(total)}>
      <Rows
        query={list}
        otherwise={texts.peopleFailed}
        lines={5}
        inBox={{
          label: texts.peopleOf(department.displayName),
          keyOf: ({ id }) => id,
          rowHeight: 56,
          className: 'h-80',
        }}
      >
        {(person) => (
          <div className="border-line border-b py-1.5">
            <span className="block truncate font-semibold">{personName(person)}</span>
            <span className="block truncate text-muted text-sm">{person.email}</span>
          </div>
        )}
      </Rows>
    </Dialog>
  )
}

interface AddDepartmentDialogProps {
  /** The one that gets another display name; missing for a new one. */
  department?: Department
  groupId: string
  failed: string
  onClose: () => void
}

/** A new department of a group, or of the common list; or another display name for one. */
function AddDepartmentDialog({ department, groupId, failed, onClose }: AddDepartmentDialogProps) {
  const { add: title, added: nowThere, fields } = words.tools.departments
  const { buttons } = words.dashboard
  const form = useForm({ defaultValues: { name: '', displayName: department?.displayName ?? '' } })
  const { errors } = form.formState
  const add = useAction({
    run: async ({ name, displayName }: { name: string; displayName: string }) => {
      if (department) {
        const params = { groupId, departmentId: department.id }
        return (await call(renameDepartment, { params, body: { displayName } })).message
      }
      const body = { name: name.trim(), displayName: displayName.trim() }
      const added = await call(addGroupDepartment, { params: { groupId }, body })
      return nowThere(added.displayName)
    },
    done: (message) => message,
    failed,
  })
  return (
    <FormDialog
      title={department ? buttons.of.rename(department.displayName) : title}
      form={form}
      action={add}
      submit={department ? buttons.save : title}
      pendingLabel={department ? buttons.saving : buttons.adding}
      onClose={onClose}
    >
      {!department && (
        <Field label={fields.name} required error={errors.name?.message}>
          <Input
            autoCapitalize="none"
            placeholder={fields.nameExample}
            {...form.register('name', { validate: faultIn(DEPARTMENT.name) })}
          />
        </Field>
      )}
      <Field label={fields.displayName} required error={errors.displayName?.message}>
        <Input
          placeholder={fields.displayNameExample}
          {...form.register('displayName', {
            validate: faultIn(department ? DEPARTMENT.newName : DEPARTMENT.displayName),
          })}
        />
      </Field>
    </FormDialog>
  )
}
