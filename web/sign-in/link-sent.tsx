import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { usePublicSettings } from './use-public-settings'

/** "Check your email", after a magic link was sent. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div aria-live="polite" className="rise-in flex flex-col items-center py-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <MailCheck aria-hidden className="size-8" />
      </span>
      <h2 ref={title} tabIndex={-1} className="mt-5 text-2xl outline-none">
        Check your email
      </h2>
      <p className="mt-2 max-w-full text-muted">
        We sent a magic link to <strong className="wrap-anywhere text-text">{email}</strong>. It is valid for
        24 hours, and the last three you asked for work.
      </p>
      <p className="mt-3 text-muted text-sm">
        On another device? Have the 6-digit code of the same mail at hand.
      </p>
      <div className="mt-3">
        <OutboxHint className="text-center" />
      </div>
      <Button variant="secondary" onClick={onOther} className="mt-6">
        Use different email
      </Button>
    </div>
  )
}

/** In evaluation, beneath whatever sends or waits for a mail: where that mail is. */
export function OutboxHint({ className }: { className?: string }) {
  const settings = usePublicSettings()
  return settings?.outbox ? (
    <p className={cn('text-muted text-sm', className)}>
      Just trying Cup of Joe? Its mails are in the{' '}
      <a
        href="/outbox"
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-primary underline underline-offset-4"
      >
        outbox
      </a>
      .
    </p>
  ) : null
}
