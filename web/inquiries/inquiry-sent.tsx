import { useEffect, useRef } from 'react'
import { OutboxHint } from '../sign-in/link-sent'
import { Button, LinkButton } from '../ui/button'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'

/** After an inquiry was sent: that it arrived, and what to do until the reply. */
export function InquirySent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card className="rise-in mx-auto mt-6 flex max-w-md flex-col items-center py-10 text-center">
      <Mug level={100} steam className="w-24" />
      <h1 ref={title} tabIndex={-1} className="mt-6 text-3xl outline-none">
        Thank you for asking
      </h1>
      <p className="mt-2 text-muted">
        We will write to <strong className="wrap-anywhere text-text">{email.trim()}</strong>. Until then, have
        a look around.
      </p>
      <div className="mt-3">
        <OutboxHint className="text-center" />
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <LinkButton href="/demo">View Live Demo</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          Send another
        </Button>
      </div>
    </Card>
  )
}
