import { type FormEvent, useState } from 'react'
import { Button, type ButtonLook } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'

interface AddOneProps {
  label: string
  placeholder: string
  button: string
  pendingLabel: string
  variant?: ButtonLook['variant']
  fault: (text: string) => string | undefined
  isPending: boolean
  /** Reports its outcome itself; what was typed stays if it fails. */
  onAdd: (typed: string) => Promise<unknown>
}

/** One field and its button, to add something to a list. */
export function AddOne({ label, placeholder, button, fault, isPending, onAdd, ...looks }: AddOneProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = fault(typed)
    setProblem(found)
    if (found) return
    const empty = () => setTyped('')
    onAdd(typed).then(empty, () => undefined)
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
      <Button type="submit" className="sm:mt-7.75" pending={isPending} {...looks}>
        {button}
      </Button>
    </form>
  )
}
