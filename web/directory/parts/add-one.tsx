import { type FormEvent, useState } from 'react'
import { useAction } from '../../kit/use-action'
import { Button, type ButtonLook } from '../../ui/button'
import { Input, Field } from '../../ui/input'

type Adding<Added> = Parameters<typeof useAction<string, Added>>[0]

interface AddOneProps<Added> extends Pick<Adding<Added>, 'done' | 'failed'> {
  label: string
  placeholder: string
  button: string
  pendingLabel: string
  variant?: ButtonLook['variant']
  fault: (text: string) => string | undefined
  /** What was typed stays if it fails. */
  run: (typed: string) => Promise<Added>
}

/** One field and its button, to add something to a list. */
export function AddOne<Added>({
  label,
  placeholder,
  button,
  fault,
  run,
  done,
  failed,
  ...looks
}: AddOneProps<Added>) {
  const add = useAction<string, Added>({ run, failed, ...(done && { done }) })
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const found = fault(typed)
    setProblem(found)
    if (found) return
    add.mutate(typed, { onSuccess: () => setTyped('') })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <Field label={label} error={problem} className="min-w-0 flex-1 basis-full sm:basis-52">
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          // "*@company.com" reads from the left in every language.
          dir={typed === '' ? undefined : 'auto'}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button type="submit" className="sm:mt-7.75" pending={add.isPending} {...looks}>
        {button}
      </Button>
    </form>
  )
}
