import { useState } from 'react'
import { showPicture } from '../../shared/contract/newsletters'
import { pathOf } from '../api/call'
import { DocumentFrame } from '../kit/document-frame'
import { useSettled } from '../kit/use-address-search'
import { cn } from '../ui/cn'
import { words } from '../words'

/** A picture of another site: an address with http(s) and an origin that is not ours. */
function isForeign(url: string): boolean {
  const { origin } = URL.canParse(url) ? new URL(url) : window.location
  return /^https?:/.test(origin) && origin !== window.location.origin
}

interface PictureProps {
  url: string
  onBroken?: (url: string) => void
  className?: string
}

/**
 * A picture of a newsletter by its address. One of another site is in a frame, since our pages load nothing from other
 * sites; the frame itself says when it can't be loaded.
 */
export function Picture({ url, onBroken, className }: PictureProps) {
  const [broken, setBroken] = useState('')
  const settled = useSettled(url)
  if (!url || broken === url) return null
  if (isForeign(url))
    return (
      isForeign(settled) && (
        <DocumentFrame
          title={words.newsletters.editor.image.frame}
          path={pathOf(showPicture, { query: { url: settled } })}
          className={cn('h-48 rounded-control', className)}
        />
      )
    )
  return (
    <img
      src={url}
      alt=""
      onError={() => {
        setBroken(url)
        onBroken?.(url)
      }}
      className={cn('max-h-72 w-fit max-w-full rounded-control object-contain', className)}
    />
  )
}
