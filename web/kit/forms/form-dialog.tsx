import { type ReactNode, useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { showErrors } from './faults'

interface FormDialogProps<Values extends FieldValues> {
  title: string
  description?: ReactNode
  form: UseFormReturn<Values>
  /** What is done with the values; it reports the outcome itself. */
  action: {
    isPending: boolean
    mutate: (values: Values, then: { onSuccess: () => void; onError: (error: Error) => void }) => void
  }
  /** The button's word, and the one while it is being done. */
  submit: string
  pendingLabel: string
  danger?: boolean
  /** There is nothing to be done. */
  disabled?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in its own dialog, which closes when the server accepts it and shows refusals next to their fields. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, action, onClose } = props
  const formId = useId()
  const send = form.handleSubmit(() =>
    action.mutate(form.getValues(), { onSuccess: onClose, onError: (error) => showErrors(form, error) }),
  )
  return (
    <Dialog
      onClose={onClose}
      isBusy={action.isPending}
      title={props.title}
      description={props.description}
      action={
        <Button
          variant={props.danger ? 'danger' : 'primary'}
          type="submit"
          form={formId}
          disabled={props.disabled}
          pending={action.isPending}
          pendingLabel={props.pendingLabel}
        >
          {props.submit}
        </Button>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        {props.children}
      </form>
    </Dialog>
  )
}
