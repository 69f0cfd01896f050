import { Check, Copy } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from './button'
import { toast } from './toast'
import { words } from '../words'

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  text: string
  /** Toast after copying, e.g. "URL Copied". */
  copied?: string
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({
  text,
  copied = words.shell.copy.done,
  children = words.shell.copy.action,
  ...rest
}: CopyButtonProps) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
      toast({ title: copied, tone: 'success' })
    } catch {
      toast({ title: words.shell.copy.failed, description: text, tone: 'danger' })
    }
  }
  const Icon = done ? Check : Copy
  return (
    <Button variant="secondary" size="small" {...rest} onClick={() => void copy()}>
      <Icon aria-hidden />
      {children}
    </Button>
  )
}
