import { type FormEvent, useEffect, useRef, useState } from 'react'
import { plainEmail } from '../../shared/characters'
import { EMAIL } from '../../shared/text-rules'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { EmailInput, Field } from '../ui/input'
import { words } from '../words'
import { faultIn } from '../kit/forms/faults'
import { useHydrated } from '../kit/use-public-settings'

interface EmailFormProps {
  submit: string
  pendingLabel: string
  pending: boolean
  /** What the server said to the last try. */
  failure?: string | null
  initial?: string
  onSubmit: (email: string) => void
}

/** The address that the link of an invitation brings along behind the #. */
function invitedAddress(): string {
  const email = new URLSearchParams(window.location.hash.slice(1)).get('email') ?? ''
  return faultIn(EMAIL)(email) ? '' : email
}

/** The first step of every way in: one address. */
export function EmailForm({
  submit,
  pendingLabel,
  pending,
  failure,
  initial = '',
  onSubmit,
}: EmailFormProps) {
  const ready = useHydrated()
  const { address } = words.visitor
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // Not while rendering: the prerendered form is the same for everybody.
  useEffect(() => {
    if (input.current && !input.current.value) input.current.value = invitedAddress()
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    // Read from the page: text typed before React took over the prerendered form counts as well.
    const email = input.current?.value ?? ''
    const found = faultIn(EMAIL)(email) ?? null
    setProblem(found)
    if (found) input.current?.focus()
    else onSubmit(plainEmail(email))
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <noscript>
        <p className="text-danger">{address.needsScript}</p>
      </noscript>
      {failure && !problem && <Alert tone="danger">{failure}</Alert>}
      <Field label={address.label} error={problem ?? undefined} required>
        <EmailInput
          ref={input}
          name="email"
          autoComplete="email"
          placeholder={address.example}
          defaultValue={initial}
          onChange={() => setProblem(null)}
        />
      </Field>
      <Button
        type="submit"
        size="large"
        wide
        pending={pending}
        pendingLabel={pendingLabel}
        // Pressed too early, the browser itself would send the form, with the address in the URL.
        disabled={!ready}
        className="disabled:opacity-100"
      >
        {submit}
      </Button>
    </form>
  )
}
