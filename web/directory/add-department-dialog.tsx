import { useForm } from 'react-hook-form'
import { addGroupDepartment } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { FormDialog } from '../forms/form-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

const BOTH = 'Please select a group and enter both department name and display name.'
const required = { validate: (text: string) => text.trim() !== '' || BOTH }

interface AddDepartmentDialogProps {
  groupId: string
  failed: string
  onClose: () => void
}

/** A new department of a group, or of the common list. */
export function AddDepartmentDialog({ groupId, failed, onClose }: AddDepartmentDialogProps) {
  const form = useForm({ defaultValues: { name: '', displayName: '' } })
  const { errors } = form.formState
  const add = useAction({
    run: ({ name, displayName }: { name: string; displayName: string }) =>
      call(addGroupDepartment, {
        params: { groupId },
        body: { name: name.trim(), displayName: displayName.trim() },
      }),
    done: ({ displayName }) => `The department ${displayName} was added`,
    failed,
  })
  return (
    <FormDialog
      title="Add Department"
      form={form}
      action={add}
      submit="Add Department"
      pendingLabel="Adding..."
      onClose={onClose}
    >
      <Field label="Department Name" required error={errors.name?.message}>
        <Input
          autoCapitalize="none"
          maxLength={100}
          placeholder="e.g. engineering"
          {...form.register('name', required)}
        />
      </Field>
      <Field label="Display Name" required error={errors.displayName?.message}>
        <Input maxLength={100} placeholder="e.g. Engineering" {...form.register('displayName', required)} />
      </Field>
    </FormDialog>
  )
}
