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
import { Loaded } from '../kit/loaded'
import { Searched } from '../kit/searched'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { counted } from '../../shared/counted'
import { personName } from '../../shared/person-name'
import { call } from '../api/call'
import { pagesOf, queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ConfirmTrigger, Dialog, DialogTrigger } from '../ui/dialog'
import { EmptyState } from '../ui/feedback'
import { loadNext } from '../ui/lists/show-more'
import { VirtualList } from '../ui/lists/virtual-list'
import { May } from '../sign-in/may'
import { useForm } from 'react-hook-form'
import { DEPARTMENT } from '../../shared/text-rules'
import { FormDialog } from '../kit/forms/form-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

const PAGE = 200

interface DepartmentListProps {
  /** `common` for people without a group. */
  groupId: string
  groupName: string
  /** The message when a department could not be added and the server did not say why. */
  addFailed?: string
}

/** A group's departments with their people; all but Other can be deleted. */
export function DepartmentList({
  groupId,
  groupName,
  addFailed = 'Failed to add department',
}: DepartmentListProps) {
  const departments = useQuery(queryOf(getGroupDepartments, { params: { groupId } }))
  return (
    <Card
      title={`Departments of ${groupName}`}
      actions={
        <May call={addGroupDepartment}>
          <DialogTrigger
            renderDialog={(close) => (
              <AddDepartmentDialog groupId={groupId} failed={addFailed} onClose={close} />
            )}
          >
            <Button icon={Plus}>Add Department</Button>
          </DialogTrigger>
        </May>
      }
    >
      <Loaded query={departments} otherwise="The departments could not be read." lines={5}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="No departments found for this group">
              Add the first one; people without a department are in Other.
            </EmptyState>
          ) : (
            <Searched
              label="Search departments"
              items={data}
              wordsOf={({ displayName, name }) => [displayName, name]}
            >
              {(found) => (
                <ul className="divide-y divide-line">
                  {found.map((department) => (
                    <DepartmentRow key={department.id} groupId={groupId} department={department} />
                  ))}
                </ul>
              )}
            </Searched>
          )
        }
      </Loaded>
    </Card>
  )
}

function DepartmentRow({ groupId, department }: { groupId: string; department: Department }) {
  const { id, displayName, name, userCount, isDefault } = department
  const remove = useAction({
    run: () => call(deleteDepartment, { params: { groupId, departmentId: id } }),
    done: ({ message }) => message,
    failed: 'Failed to delete department',
  })
  const people = counted(userCount, 'person', 'people')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-sans font-semibold text-base">
          {displayName}
          {isDefault && <Badge>Default</Badge>}
        </h3>
        <p className="break-words text-muted text-sm">{name}</p>
      </div>
      <div className="-mx-2 flex items-center gap-1">
        <DialogTrigger
          renderDialog={(close) => (
            <DepartmentPeople groupId={groupId} department={department} onClose={close} />
          )}
        >
          <RowButton icon={Users} name={`${people} in ${displayName}`} disabled={userCount === 0}>
            <span className="figures">{people}</span>
          </RowButton>
        </DialogTrigger>
        <May call={renameDepartment}>
          <DialogTrigger
            renderDialog={(close) => (
              <AddDepartmentDialog
                department={department}
                groupId={groupId}
                failed="Failed to rename department"
                onClose={close}
              />
            )}
          >
            <RowButton icon={Pencil} name={`Rename ${displayName}`}>
              Rename
            </RowButton>
          </DialogTrigger>
        </May>
        <May call={deleteDepartment}>
          {!isDefault && (
            <ConfirmTrigger
              title={`Delete "${displayName}"?`}
              effect={`${userCount === 0 ? 'Nobody is in it.' : userCount === 1 ? 'Its 1 person moves to Other.' : `Its ${people} move to Other.`} This cannot be undone.`}
              confirm="Delete department"
              pendingLabel="Deleting..."
              onConfirm={() => remove.settle()}
            >
              <RowButton icon={Trash2} name={`Delete ${displayName}`}>
                Delete
              </RowButton>
            </ConfirmTrigger>
          )}
        </May>
      </div>
    </li>
  )
}

interface DepartmentPeopleProps {
  groupId: string
  department: Department
  onClose: () => void
}

/** Who is in a department. */
function DepartmentPeople({ groupId, department, onClose }: DepartmentPeopleProps) {
  const params = { groupId, departmentName: department.name }
  const list = useInfiniteQuery(pagesOf(getDepartmentUsers, { params, query: { limit: PAGE } }))
  const total = list.data?.pages[0]?.items.userCount ?? department.userCount
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={department.displayName}
      description={counted(total, 'person', 'people')}
    >
      <Loaded query={list} otherwise="The people could not be read." lines={5}>
        {({ pages }) => (
          <VirtualList
            label={`People of ${department.displayName}`}
            items={pages.flatMap(({ items }) => items.users)}
            keyOf={({ id }) => id}
            rowHeight={56}
            className="h-80"
            onEnd={() => loadNext(list)}
          >
            {(person) => (
              <div className="border-line border-b py-1.5">
                <span className="block truncate font-semibold">{personName(person)}</span>
                <span className="block truncate text-muted text-sm">{person.email}</span>
              </div>
            )}
          </VirtualList>
        )}
      </Loaded>
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
      return `The department ${added.displayName} was added`
    },
    done: (message) => message,
    failed,
  })
  return (
    <FormDialog
      title={department ? `Rename ${department.displayName}` : 'Add Department'}
      form={form}
      action={add}
      submit={department ? 'Save' : 'Add Department'}
      pendingLabel={department ? 'Saving...' : 'Adding...'}
      onClose={onClose}
    >
      {!department && (
        <Field label="Department Name" required error={errors.name?.message}>
          <Input
            autoCapitalize="none"
            placeholder="e.g. engineering"
            {...form.register('name', { validate: DEPARTMENT.name.fault })}
          />
        </Field>
      )}
      <Field label="Display Name" required error={errors.displayName?.message}>
        <Input
          placeholder="e.g. Engineering"
          {...form.register('displayName', {
            validate: (department ? DEPARTMENT.newName : DEPARTMENT.displayName).fault,
          })}
        />
      </Field>
    </FormDialog>
  )
}
