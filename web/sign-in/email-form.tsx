import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { emailProblem, plainEmail } from './sign-in.rules'

interface EmailFormProps {
  submit: string
  pendingLabel: string
  pending: boolean
  /** What the server said to the last try. */
  failure?: string | null
  initial?: string
  hint?: ReactNode
  onSubmit: (email: string) => void
}

/** The first step of every way in: one address. */
export function EmailForm({
  submit,
  pendingLabel,
  pending,
  failure,
  initial = '',
  hint,
  onSubmit,
}: EmailFormProps) {
  const [email, setEmail] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    const found = emailProblem(email)
    setProblem(found)
    if (found) input.current?.focus()
    else onSubmit(plainEmail(email))
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {failure && !problem && <Alert tone="danger">{failure}</Alert>}
      <Field label="Work email" error={problem ?? undefined} required hint={hint}>
        <Input
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="you@company.com"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
      <Button type="submit" size="large" wide pending={pending} pendingLabel={pendingLabel}>
        {submit}
      </Button>
    </form>
  )
}
