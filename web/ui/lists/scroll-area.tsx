import type { ReactNode, Ref } from 'react'
import { cn } from '../cn'

interface ScrollAreaProps {
  /** What is in it, for screen readers. */
  label: string
  ref?: Ref<HTMLElement>
  /** Its size. */
  className?: string
  children: ReactNode
}

/** A box that scrolls, by the keyboard as well: it takes the focus, and shows it inside its edge, where nothing cuts it off. */
export function ScrollArea({ label, ref, className, children }: ScrollAreaProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cn('overflow-auto focus-visible:-outline-offset-2', className)}
    >
      {children}
    </section>
  )
}
