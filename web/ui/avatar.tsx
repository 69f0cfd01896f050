import { useState } from 'react'
import { cn } from './cn'

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-11 text-base',
  large: 'size-16 text-xl',
  huge: 'size-28 text-4xl',
}

/** First letters of the first and last word, e.g. "AL" of "Ada King Lovelace". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('') || '?'
}

interface AvatarProps {
  name: string
  src?: string | null
  size?: keyof typeof sizes
  className?: string
}

/** The photo, or the initials when there is none or it doesn't load. Decorative: the name is next to it. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = cn('shrink-0 rounded-full', sizes[size], className)
  if (src && broken !== src)
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(src)}
        className={cn(shape, 'bg-line object-cover')}
      />
    )
  return (
    <span
      aria-hidden
      className={cn(
        shape,
        'grid select-none place-items-center bg-primary-soft font-display font-semibold text-primary',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
