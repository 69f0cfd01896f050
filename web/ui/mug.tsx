import { useId } from 'react'
import { cn } from './cn'

export type MugTone = 'coffee' | 'amber' | 'grey'

interface MugProps {
  /** How full it is, 0–100. */
  level: number
  tone?: MugTone
  steam?: boolean
  bubbles?: boolean
  /** Lies on its side, and its coffee on the table. */
  tipped?: boolean
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

const BODY = 'M20 40h66v40c0 15-9 24-24 24H44c-15 0-24-9-24-24Z'
const INSIDE = 'M25 45h56v34.5c0 12.5-7 19.5-19.5 19.5h-17c-12.5 0-19.5-7-19.5-19.5Z'
const HANDLE = 'M86 52h5.5a14.5 14.5 0 0 1 0 29H85'

/** Waves of 32 units, so that a shift by one of them loops. */
const SURFACE = 'M20 45.5q8-2.6 16 0t16 0t16 0t16 0t16 0t16 0v66H20Z'

/** What runs over the rim of a tipped mug, and lies next to it. */
const SPILLED = 'M12 84C2 86-4 92-6 100-20 101-26 107-8 108H34C44 107 34 101 14 101 8 98 12 92 15 88Z'

/** The mug of the product. It fills with a spring 200 ms after it appears, and with each change of its level. */
export function Mug({
  level,
  tone = 'coffee',
  steam = false,
  bubbles = false,
  tipped = false,
  loading = false,
  still = false,
  label,
  className,
}: MugProps) {
  const clip = useId()
  const filled = tipped ? 0 : Math.round(Math.min(100, Math.max(0, level)))
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
          {['M36 32c-5-6 5-10 0-16', 'M53 30c-6-7 6-12 0-20', 'M70 32c-5-6 5-10 0-16'].map((path) => (
            <path key={path} d={path} className="mug-steam" />
          ))}
        </g>
      )}
      {tipped && <path d={SPILLED} className={liquid[tone]} />}
      <g transform={tipped ? 'rotate(-65 53 72)' : undefined}>
        <path d={HANDLE} className="fill-none stroke-cup-edge" strokeWidth="6" strokeLinecap="round" />
        <path d={BODY} className="fill-cup" />
        <g clipPath={`url(#${clip})`}>
          <g
            className={cn('mug-liquid', loading && 'mug-loading', still && 'mug-still')}
            data-fill={String(filled).padStart(3, '0')}
          >
            <path className={cn('mug-crema', tone === 'coffee' ? 'fill-crema' : liquid[tone])} d={SURFACE} />
            <path className={cn('mug-wave', liquid[tone])} d={SURFACE} />
            {bubbles && (
              <g className="fill-crema">
                {[
                  [38, 74, 2.6],
                  [54, 82, 3.4],
                  [67, 72, 2.2],
                  [47, 88, 1.8],
                ].map(([cx, cy, r]) => (
                  <circle key={cx} cx={cx} cy={cy} r={r} className="mug-bubble" />
                ))}
              </g>
            )}
          </g>
        </g>
        <path d={BODY} className="fill-none stroke-cup-edge" strokeWidth="5" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

/** The mug and the name, as the logo. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-display font-semibold text-xl leading-none">
      <Mug level={78} still className="-mt-1 w-8" />
      <span className="tracking-tight">Cup of Joe</span>
    </span>
  )
}
