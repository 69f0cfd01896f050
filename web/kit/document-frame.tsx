import { useEffect, useState } from 'react'
import { documentAt } from '../api/call'
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
