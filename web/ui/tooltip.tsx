import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from './cn'

const DELAY_MS = 700

interface TooltipProps {
  text: string
  /** How the button is positioned; `relative` in the flow. */
  className?: string
  children: ReactNode
}

/**
 * The name of an icon button for the eye: 700 ms after the pointer came to rest on it, at once for the keyboard; Escape
 * closes it. The button keeps its own `aria-label`, which says the same. An icon Button has one by itself.
 */
export function Tooltip({ text, className = 'relative', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    // Only listens: what can be pressed is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={cn('inline-flex', className)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setOpen(true), DELAY_MS)
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setOpen(true)
      }}
      // Once the focus has arrived elsewhere: a dialog takes it back when something goes while nothing has it.
      onBlur={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setOpen(false))
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      {children}
      {open && (
        <span
          aria-hidden
          data-tooltip
          className="appear absolute top-full end-0 z-50 mt-1 w-max max-w-60 rounded-small bg-text px-2.5 py-1.5 text-background text-sm shadow-raised"
        >
          {text}
        </span>
      )}
    </span>
  )
}
