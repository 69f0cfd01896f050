import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '../../shared/languages/languages'
import { EMAIL } from '../../shared/text-rules'
import { type Newsletter, sendTestMail } from '../../shared/contract/newsletters'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { OutboxHint } from '../sign-in/link-sent'
import { useCurrentUser } from '../sign-in/use-current-user'
import { Button } from '../ui/button'
import { Input, Field } from '../ui/input'
import { words } from '../words'
import { faultIn } from '../kit/forms/faults'

interface TestMailProps {
  newsletter: Newsletter
  /** Instead of the reader's. */
  language: Language | undefined
  dirty: boolean
}

/** One copy of what is saved to a chosen address. */
export function TestMail({ newsletter, language, dirty }: TestMailProps) {
  const { test: its } = words.newsletters.editor
  const { user } = useCurrentUser()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const address = typed ?? user?.email ?? ''
  const test = useAction({
    run: (testEmail: string) =>
      call(sendTestMail, {
        params: { id: newsletter.id },
        body: { testEmail, language },
      }),
    done: ({ testEmail, matchFound }) => (matchFound ? its.sent(testEmail) : its.sentUnmatched(testEmail)),
    failed: its.failed,
  })
  const send = () => {
    const found = faultIn(EMAIL)(address)
    setProblem(found)
    if (!found) test.mutate(address.trim())
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field
        label={its.to}
        error={problem}
        hint={dirty ? its.onlySaved : undefined}
        className="min-w-0 flex-1 basis-60"
      >
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            send()
          }}
        />
      </Field>
      <Button
        icon={Send}
        variant="secondary"
        className="sm:mt-7.75"
        pending={test.isPending}
        pendingLabel={its.pending}
        onClick={send}
      >
        {its.action}
      </Button>
      <OutboxHint className="basis-full" />
    </div>
  )
}
