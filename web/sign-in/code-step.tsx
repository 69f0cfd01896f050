import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react'
import { verifyCode } from '../../shared/contract/sign-in'
import { CallError, call, messageOf } from '../api/call'
import { Button } from '../ui/button'
import { beginSession } from './use-current-user'
import { CodeField, useCode } from './code-field'
import { OutboxHint } from './link-sent'
import { words } from '../words'

const WAIT_MS = 60_000

/** How long until another code can be asked for: a code is sent once a minute. */
export function ResendWait({ sentAt }: { sentAt: number | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  const left = sentAt === undefined ? 0 : Math.ceil((sentAt + WAIT_MS - now) / 1000)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0 ? (
    <p className="text-center text-muted text-sm">{words.shell.code.wait(Math.min(left, 60))}</p>
  ) : null
}

interface CodeFormProps {
  /** Of `useCode`, and what the field says of the code. */
  field: ComponentProps<typeof CodeField>
  /** What sends the code. */
  button: ComponentProps<typeof Button>
  onSubmit: (event: FormEvent) => void
  isResending: boolean
  /** When the last code was mailed, as Date.now(). */
  sentAt: number | undefined
  onResend: () => void
  /** Leads to another address. */
  other: ComponentProps<typeof Button>
}

/** A code from a mail: six digits, another mail, or another address. */
export const CodeForm = ({
  field,
  button,
  onSubmit,
  isResending,
  sentAt,
  onResend,
  other,
}: CodeFormProps) => (
  <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
    <CodeField {...field} />
    <Button type="submit" size="large" wide {...button} />
    <div className="flex flex-wrap justify-center gap-2">
      <Button
        variant="ghost"
        pending={isResending}
        pendingLabel={words.shell.code.sending}
        onClick={onResend}
      >
        {words.shell.code.resend}
      </Button>
      <Button variant="ghost" {...other}>
        {words.shell.code.otherAddress}
      </Button>
    </div>
    <ResendWait sentAt={sentAt} />
    <OutboxHint className="text-center" />
  </form>
)

interface CodeStepProps {
  email: string
  resending: boolean
  /** When the last code was mailed, as Date.now(). */
  sentAt: number | undefined
  onResend: () => void
  onOther: () => void
  onTry: () => void
  onDone: () => void
}

/** The second step: six digits, another mail, or another address. */
export function CodeStep({ email, resending, sentAt, onResend, onOther, onTry, onDone }: CodeStepProps) {
  const { code, fail, check, field } = useCode()
  const verify = useMutation({
    mutationFn: async () => {
      const answer = await call(verifyCode, { body: { email, code } })
      if (!answer.success) throw new CallError(answer.message, 200)
      await beginSession()
    },
    onSuccess: onDone,
    onError: (error) => fail(messageOf(error, words.shell.code.notVerified)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (verify.isPending) return
    onTry()
    if (check()) verify.mutate()
  }
  return (
    <CodeForm
      field={{ ...field, takesFocus: true, hint: words.shell.code.validHere }}
      button={{
        pending: verify.isPending,
        pendingLabel: words.visitor.code.signingIn,
        children: words.shell.header.signIn,
      }}
      onSubmit={submit}
      isResending={resending}
      sentAt={sentAt}
      onResend={onResend}
      other={{ onClick: onOther }}
    />
  )
}
