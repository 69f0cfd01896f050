import { type RefObject, useEffect, useRef } from 'react'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { codeDigits } from './sign-in.rules'

interface CodeFieldProps {
  code: string
  onChange: (code: string) => void
  error?: string | null
  hint?: string
  inputRef?: RefObject<HTMLInputElement | null>
  /** Takes the focus when it appears: it is the next thing to do. */
  takesFocus?: boolean
}

/** Six digits from a mail; spaces and full-width digits of a pasted code are understood. */
export function CodeField({ code, onChange, error, hint, inputRef, takesFocus = false }: CodeFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus, input])
  return (
    <Field label="6-digit code" error={error ?? undefined} required hint={hint}>
      <Input
        ref={input}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        value={code}
        onChange={({ target }) => {
          // Also when the code stays the same: the field shows exactly what is used.
          target.value = codeDigits(target.value)
          onChange(target.value)
        }}
        className="figures py-2 text-center font-semibold text-2xl tracking-[0.35em]"
      />
    </Field>
  )
}
