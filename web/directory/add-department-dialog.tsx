import { useForm } from 'react-hook-form'
import { DEPARTMENT } from '../../shared/text-rules'
import { addGroupDepartment } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { FormDialog } from '../forms/form-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

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
          placeholder="e.g. engineering"
          {...form.register('name', { validate: DEPARTMENT.name.fault })}
        />
      </Field>
      <Field label="Display Name" required error={errors.displayName?.message}>
        <Input
          placeholder="e.g. Engineering"
          {...form.register('displayName', { validate: DEPARTMENT.displayName.fault })}
        />
      </Field>
    </FormDialog>
  )
}
