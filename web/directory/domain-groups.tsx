import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Settings2 } from 'lucide-react'
import {
  createDomainGroup,
  deleteDomainGroup,
  type DomainGroup,
  getDomainGroups,
  updateDomainGroup,
} from '../../shared/contract/directory'
import { Loaded } from '../kit/loaded'
import { Searched } from '../kit/searched'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { DialogTrigger } from '../ui/dialog'
import { RowButton } from '../kit/row-button'
import { EmptyState } from '../ui/feedback'
import { GroupDot } from './group-dot'
import { ManageGroupDialog } from './manage-group-dialog'
import { May } from '../sign-in/may'
import { useForm } from 'react-hook-form'
import { DEFAULT_GROUP_COLOR } from '../../shared/limits'
import { DOMAIN_GROUP } from '../../shared/text-rules'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { FormDialog } from '../kit/forms/form-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

/** 'Domain Groups': who is paired with whom, each with its colour. */
export function DomainGroups() {
  const groups = useQuery(queryOf(getDomainGroups))
  return (
    <Card
      title="Domain Groups"
      actions={
        <May call={createDomainGroup}>
          <DialogTrigger renderDialog={(close) => <AddGroupDialog onClose={close} />}>
            <Button icon={Plus} size="small" variant="secondary">
              Add Group
            </Button>
          </DialogTrigger>
        </May>
      }
    >
      <Loaded query={groups} otherwise="The groups could not be read.">
        {(data) =>
          data.length === 0 ? (
            <EmptyState title="No groups yet">
              A group has its own departments and its own pairings. A single company needs no groups.
            </EmptyState>
          ) : (
            <Searched
              label="Search domain groups"
              items={data}
              wordsOf={({ displayName, name, description }) => [displayName, name, description]}
            >
              {(found) => (
                <ul className="divide-y divide-line">
                  {found.map((group) => (
                    <li
                      key={group.id}
                      className="flex flex-wrap items-baseline gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
                    >
                      <GroupDot color={group.color} />
                      <div className="min-w-40 flex-1">
                        <h3 className="break-words font-sans font-semibold text-base">{group.displayName}</h3>
                        <p className="break-words text-muted text-sm">{group.description || group.name}</p>
                      </div>
                      <div className="ms-auto flex items-center gap-1">
                        <May call={updateDomainGroup}>
                          <DialogTrigger
                            renderDialog={(close) => <AddGroupDialog group={group} onClose={close} />}
                          >
                            <Button
                              icon={Pencil}
                              variant="ghost"
                              size="icon-small"
                              aria-label={`Rename ${group.displayName}`}
                            />
                          </DialogTrigger>
                        </May>
                        <May call={deleteDomainGroup}>
                          <DialogTrigger
                            renderDialog={(close) => <ManageGroupDialog group={group} onClose={close} />}
                          >
                            <RowButton
                              icon={Settings2}
                              variant="secondary"
                              name={`Manage ${group.displayName}`}
                            >
                              Manage
                            </RowButton>
                          </DialogTrigger>
                        </May>
                      </div>
                    </li>
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

const empty = { name: '', displayName: '', description: '', color: DEFAULT_GROUP_COLOR }

/** A new domain group, which begins with one department, Other; or another name and colour for one. */
function AddGroupDialog({ group, onClose }: { group?: DomainGroup; onClose: () => void }) {
  const form = useForm({ defaultValues: { ...empty, ...group } })
  const { errors } = form.formState
  const create = useAction({
    run: ({ name, displayName, description, color }: typeof empty) =>
      group
        ? call(updateDomainGroup, { params: { id: group.id }, body: { displayName, description, color } })
        : call(createDomainGroup, { body: { name, displayName, description, color } }),
    done: ({ displayName }) => `The group ${displayName} was ${group ? 'changed' : 'created'}`,
    failed: group ? 'Failed to change domain group' : 'Failed to create domain group',
  })
  return (
    <FormDialog
      title={group ? `Rename ${group.displayName}` : 'Add Group'}
      description={
        group
          ? 'Pairings so far keep the name and the letter that they have.'
          : 'People of a group are paired with each other and have its departments.'
      }
      form={form}
      action={create}
      submit={group ? 'Save' : 'Add Group'}
      pendingLabel={group ? 'Saving...' : 'Adding...'}
      onClose={onClose}
    >
      {!group && (
        <Field label="Name" required error={errors.name?.message} hint="Short, as in file names: design">
          <Input autoCapitalize="none" {...form.register('name', { validate: DOMAIN_GROUP.name.fault })} />
        </Field>
      )}
      <Field label="Display Name" required error={errors.displayName?.message}>
        <Input
          placeholder="Design Studio"
          {...form.register('displayName', { validate: DOMAIN_GROUP.displayName.fault })}
        />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <Input {...form.register('description', { validate: DOMAIN_GROUP.description.fault })} />
      </Field>
      <Field label="Color" error={errors.color?.message}>
        <input
          type="color"
          aria-label="Color"
          className="h-11 w-20 cursor-pointer rounded-control border border-control bg-surface p-1"
          {...form.register('color')}
        />
      </Field>
    </FormDialog>
  )
}
