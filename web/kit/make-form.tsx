import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../ui/button'
import { useAction } from './use-action'
import { CopyButton } from '../ui/copy-button'
import { Dialog } from '../ui/dialog'
import { words } from '../words'

interface MakeFormProps<Values extends FieldValues, Made> {
  form: UseFormReturn<Values>
  run: (values: Values) => Promise<Made>
  /** What is done with what was made: the form is empty again by then. */
  onMade?: (made: Made) => void
  /** What is asked anew for the next one. */
  anew: Partial<Values>
  failed: string
  submit: string
  pendingLabel?: string
  children: ReactNode
}

/** The form below a list that makes another one. */
export function MakeForm<Values extends FieldValues, Made>(props: MakeFormProps<Values, Made>) {
  const { form, run, onMade, anew, failed, submit, pendingLabel, children } = props
  const make = useAction({
    run,
    done: (made, values) => {
      form.reset({ ...values, ...anew })
      onMade?.(made)
      return undefined
    },
    failed,
  })
  const send = form.handleSubmit((values) => void (make.isPending || make.mutate(values)))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {children}
        <Button type="submit" className="self-start" pending={make.isPending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
      </form>
    </FormProvider>
  )
}

/** A text to be copied elsewhere, with its name. */
export function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1 font-medium text-sm">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code dir="ltr" className="min-w-0 wrap-anywhere">
          {text}
        </code>
        <CopyButton text={text} aria-label={words.tools.secrets.copy(label)} />
      </div>
    </div>
  )
}

interface ShownOnceProps {
  title: string
  description: string
  label: string
  secret: string
  onClose: () => void
}

/** A secret that nobody sees again. */
export function ShownOnce({ title, description, label, secret, onClose }: ShownOnceProps) {
  return (
    <Dialog
      width="medium"
      onClose={onClose}
      title={title}
      description={description}
      footer={<Button onClick={onClose}>{words.tools.secrets.tokens.copied}</Button>}
    >
      <Copied label={label} text={secret} />
    </Dialog>
  )
}
