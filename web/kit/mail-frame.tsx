import { cn } from '../ui/cn'

interface MailFrameProps {
  title: string
  html: string
  className?: string
}

/** A mail as the recipient reads it, in a frame without permissions: no script, no form, no navigation. */
export function MailFrame({ title, html, className }: MailFrameProps) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html}
      className={cn('block w-full rounded-card border border-line bg-surface', className ?? 'h-[36rem]')}
    />
  )
}
