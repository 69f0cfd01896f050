import { useForm } from 'react-hook-form'
import { DEFAULT_GROUP_COLOR } from '../../shared/limits'
import { DOMAIN_GROUP } from '../../shared/text-rules'
import { createDomainGroup, type DomainGroup, updateDomainGroup } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { FormDialog } from '../kit/forms/form-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

const empty = { name: '', displayName: '', description: '', color: DEFAULT_GROUP_COLOR }

/** A new domain group, which begins with one department, Other; or another name and colour for one. */
export function AddGroupDialog({ group, onClose }: { group?: DomainGroup; onClose: () => void }) {
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
