import { type CSSProperties, useId } from 'react'
import { cn } from './cn'

export type MugTone = 'coffee' | 'amber' | 'grey'

interface MugProps {
  /** How full it is, 0–100. */
  level: number
  tone?: MugTone
  steam?: boolean
  bubbles?: boolean
  /** Fills and empties without end. */
  loading?: boolean
  /** Shown at its level at once, without filling first: logo, lists. */
  still?: boolean
  /** What a screen reader says; without it the mug is decoration. */
  label?: string
  className?: string
}

const liquid: Record<MugTone, string> = {
  coffee: 'fill-coffee',
  amber: 'fill-accent',
  grey: 'fill-control',
}

/** From the rim (full) to the bottom (empty), in units of the drawing. */
const DEPTH = 58
const BODY = 'M20 40h66v40c0 15-9 24-24 24H44c-15 0-24-9-24-24Z'
const INSIDE = 'M25 45h56v34.5c0 12.5-7 19.5-19.5 19.5h-17c-12.5 0-19.5-7-19.5-19.5Z'
const HANDLE = 'M86 52h5.5a14.5 14.5 0 0 1 0 29H85'

/** Waves of 32 units, so that a shift by one of them loops. */
const SURFACE = 'M20 45.5q8-2.6 16 0t16 0t16 0t16 0t16 0t16 0v66H20Z'

/** The mug of the product. It fills with a spring 200 ms after it appears, and with each change of its level. */
export function Mug({
  level,
  tone = 'coffee',
  steam = false,
  bubbles = false,
  loading = false,
  still = false,
  label,
  className,
}: MugProps) {
  const clip = useId()
  const filled = Math.min(100, Math.max(0, level))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type knows no custom properties
  const style = { '--fill': `${((100 - filled) / 100) * DEPTH}px` } as CSSProperties
  return (
    <svg
      viewBox="0 0 120 116"
      className={cn('block overflow-visible', className)}
      data-level={filled}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <clipPath id={clip}>
        <path d={INSIDE} />
      </clipPath>
      {steam && (
        <g className="fill-none stroke-steam" strokeWidth="4" strokeLinecap="round">
          {[
            ['M36 32c-5-6 5-10 0-16', '0s'],
            ['M53 30c-6-7 6-12 0-20', '-1.3s'],
            ['M70 32c-5-6 5-10 0-16', '-2.4s'],
          ].map(([path, delay]) => (
            <path key={path} d={path} className="mug-steam" style={{ animationDelay: delay }} />
          ))}
        </g>
      )}
      <path d={HANDLE} className="fill-none stroke-cup-edge" strokeWidth="6" strokeLinecap="round" />
      <path d={BODY} className="fill-cup" />
      <g clipPath={`url(#${clip})`}>
        <g className={cn('mug-liquid', loading && 'mug-loading', still && 'mug-still')} style={style}>
          <path className={cn('mug-crema', tone === 'coffee' ? 'fill-crema' : liquid[tone])} d={SURFACE} />
          <path className={cn('mug-wave', liquid[tone])} d={SURFACE} />
          {bubbles && (
            <g className="fill-crema">
              {[
                [38, 74, 2.6, '0s'],
                [54, 82, 3.4, '-1.1s'],
                [67, 72, 2.2, '-1.9s'],
                [47, 88, 1.8, '-2.7s'],
              ].map(([cx, cy, r, delay]) => (
                <circle
                  key={delay}
                  cx={cx}
                  cy={cy}
                  r={r}
                  className="mug-bubble"
                  style={{ animationDelay: String(delay) }}
                />
              ))}
            </g>
          )}
        </g>
      </g>
      <path d={BODY} className="fill-none stroke-cup-edge" strokeWidth="5" strokeLinejoin="round" />
    </svg>
  )
}

/** The mug and the name, as the logo. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 font-display font-semibold text-xl leading-none',
        className,
      )}
    >
      <Mug level={78} still className="-mt-1 w-8" />
      <span className="tracking-tight">Cup of Joe</span>
    </span>
  )
}
