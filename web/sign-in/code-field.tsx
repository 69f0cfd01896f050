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
  /** Takes the focus when it appears. */
  takesFocus?: boolean
}

/** Six digits from a mail or an app. A pasted code may have spaces or full-width digits. */
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
        onChange={({ target }) => onChange(codeDigits(target.value))}
        className="figures py-2 text-center font-semibold text-2xl tracking-[0.35em]"
      />
    </Field>
  )
}
