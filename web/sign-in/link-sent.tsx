import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { sentence, words } from '../words'
import { usePublicSettings } from '../kit/use-public-settings'

/** "Check your email", after a magic link was sent. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { linkSent } = words.visitor
  return (
    <div aria-live="polite" className="rise-in flex flex-col items-center py-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <MailCheck aria-hidden className="size-8" />
      </span>
      <h2 ref={title} tabIndex={-1} className="mt-5 text-2xl outline-none">
        {linkSent.title}
      </h2>
      <p className="mt-2 max-w-full text-muted">
        {sentence(linkSent.text(<strong className="wrap-anywhere text-text">{email}</strong>))}
      </p>
      <p className="mt-3 text-muted text-sm">{linkSent.otherDevice}</p>
      <div className="mt-3">
        <OutboxHint className="text-center" />
      </div>
      <Button variant="secondary" onClick={onOther} className="mt-6">
        {linkSent.otherAddress}
      </Button>
    </div>
  )
}

/** In evaluation, beneath whatever sends or waits for a mail: where that mail is. */
export function OutboxHint({ className }: { className?: string }) {
  const settings = usePublicSettings()
  return settings?.outbox ? (
    <p className={cn('text-muted text-sm', className)}>
      {sentence(
        words.shell.outbox((text) => (
          <a
            href="/outbox"
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-primary underline underline-offset-4"
          >
            {text}
          </a>
        )),
      )}
    </p>
  ) : null
}
