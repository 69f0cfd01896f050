import { useForm } from 'react-hook-form'
import { DEPARTMENT } from '../../shared/text-rules'
import { addGroupDepartment, type Department, renameDepartment } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { FormDialog } from '../kit/forms/form-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

interface AddDepartmentDialogProps {
  /** The one that gets another display name; missing for a new one. */
  department?: Department
  groupId: string
  failed: string
  onClose: () => void
}

/** A new department of a group, or of the common list; or another display name for one. */
export function AddDepartmentDialog({ department, groupId, failed, onClose }: AddDepartmentDialogProps) {
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
