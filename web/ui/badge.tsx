import type { ComponentProps } from 'react'
import { cn } from './cn'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
}

/** A word about a state. The word carries the meaning; the tone only helps the eye. */
export function Badge({ tone = 'neutral', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-small px-2 py-0.5 font-semibold text-[0.8125rem] leading-5 [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
      {...rest}
    />
  )
}

/** The colour of a group or a programme; its name is next to it. */
export function ColourDot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: color }}
      className="inline-block size-3 shrink-0 rounded-full forced-color-adjust-none outline-1 outline-line"
    />
  )
}
