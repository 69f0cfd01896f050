import { type RefObject, useEffect, useRef, useState } from 'react'
import { SIGN_IN_CODE } from '../../shared/text-rules'
import { Input, Field } from '../ui/input'
import { words } from '../words'
import { codeDigits } from './sign-in.rules'
import { faultIn } from '../kit/forms/faults'

interface CodeFieldProps {
  code: string
  onChange: (code: string) => void
  error?: string
  hint?: string
  inputRef?: RefObject<HTMLInputElement | null>
  /** Takes the focus when it appears. */
  takesFocus?: boolean
}

/** A code that is being typed, with the props of its CodeField. */
export function useCode() {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const inputRef = useRef<HTMLInputElement>(null)
  /** Says what is wrong with the code, and goes back to it. */
  const fail = (text: string) => {
    setProblem(text)
    inputRef.current?.focus()
    inputRef.current?.select()
  }
  const onChange = (digits: string) => {
    setCode(digits)
    setProblem(undefined)
  }
  return {
    code,
    fail,
    /** Whether the code has six digits; if not, says so. */
    check: () => {
      const fault = faultIn(SIGN_IN_CODE)(code)
      if (fault) fail(fault)
      return fault === undefined
    },
    field: { code, error: problem, inputRef, onChange },
  }
}

/** Six digits from a mail or an app. A pasted code may have spaces or full-width digits. */
export function CodeField({ code, onChange, error, hint, inputRef, takesFocus = false }: CodeFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus, input])
  return (
    <Field label={words.shell.code.label} error={error} required hint={hint}>
      <Input
        ref={input}
        name="code"
        dir="ltr"
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
