import { useForm } from 'react-hook-form'
import { DEFAULT_GROUP_COLOR } from '../../shared/limits'
import { DOMAIN_GROUP } from '../../shared/text-rules'
import { createDomainGroup } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { FormDialog } from '../forms/form-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

const empty = { name: '', displayName: '', description: '', color: DEFAULT_GROUP_COLOR }

/** A new domain group; it begins with one department, Other. */
export function AddGroupDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: empty })
  const { errors } = form.formState
  const create = useAction({
    run: (values: typeof empty) => call(createDomainGroup, { body: values }),
    done: ({ displayName }) => `The group ${displayName} was created`,
    failed: 'Failed to create domain group',
  })
  return (
    <FormDialog
      title="Add Group"
      description="People of a group are paired with each other and have its departments."
      form={form}
      action={create}
      submit="Add Group"
      pendingLabel="Adding..."
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name?.message} hint="Short, as in file names: design">
        <Input autoCapitalize="none" {...form.register('name', { validate: DOMAIN_GROUP.name.fault })} />
      </Field>
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
