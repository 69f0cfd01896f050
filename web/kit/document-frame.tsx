import { useEffect, useMemo, useRef, useState } from 'react'
import { documentAt, isServed } from '../api/call'
import { cn } from '../ui/cn'

interface DocumentFrameProps {
  title: string
  /** Path of a document that the server makes for frames: it has a content policy of its own. */
  path: string
  className?: string
}

/** A mail as the recipient reads it, or a picture of another site: in a frame without permissions. No script, no form, no navigation. */
export function DocumentFrame({ title, path, className }: DocumentFrameProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void documentAt(path).then((found) => isCurrent && setAddress(found))
    return () => {
      isCurrent = false
    }
  }, [path])
  return (
    <iframe
      title={title}
      sandbox=""
      src={address}
      className={cn('block w-full rounded-card border border-line bg-surface', className ?? 'h-[36rem]')}
    />
  )
}

/** Writes a mail into a frame's empty document of the server. */
function writeMail(frame: HTMLIFrameElement | null, html: string): void {
  const shown = frame?.contentDocument
  if (!shown) return
  shown.documentElement.innerHTML = html
  for (const link of shown.links) Object.assign(link, { target: '_blank', tabIndex: -1 })
}

/** A document of the browser's own for a mail, where the server has none that could be written into. */
const ownDocument = (html: string): string | undefined =>
  isServed() ? undefined : URL.createObjectURL(new Blob([html], { type: 'text/html' }))

interface WrittenFrameProps extends DocumentFrameProps {
  html: string
}

/**
 * A mail that is not stored, in a frame like the other: written into an empty document of the server (`path`) whose policy
 * lets it be styled, but run nothing. It is written again without a navigation, so it stays scrolled where it is.
 */
export function WrittenFrame({ title, path, html, className }: WrittenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const made = useMemo(() => ownDocument(html), [html])
  useEffect(() => {
    if (made === undefined && loads > 0) writeMail(frame.current, html)
  }, [html, made, loads])
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox={made === undefined ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox' : ''}
      src={made ?? path}
      onLoad={() => setLoads(loads + 1)}
      className={cn('block w-full rounded-card border border-line bg-surface', className ?? 'h-[36rem]')}
    />
  )
}
