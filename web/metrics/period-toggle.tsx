import { cn } from '../ui/cn'
import { words } from '../words'
import type { ReactNode } from 'react'

export type Period = 'current' | 'previous'

const PERIODS: readonly Period[] = ['current', 'previous']

/** Which months the figures of matches are about. */
export function PeriodToggle({ value, onChange }: { value: Period; onChange: (next: Period) => void }) {
  return (
    <fieldset className="flex w-fit gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">{words.figures.period.label}</legend>
      {PERIODS.map((period) => (
        <button
          key={period}
          type="button"
          aria-pressed={value === period}
          onClick={() => onChange(period)}
          className={cn(
            'min-h-9 rounded-small px-3.5 font-semibold text-sm transition-colors pointer-coarse:min-h-11',
            value === period ? 'bg-raised text-text shadow-raised' : 'text-muted hover:text-text',
          )}
        >
          {words.figures.period[period]}
        </button>
      ))}
    </fieldset>
  )
}

/** One figure of a card's `<dl>`. */
export function Quantity({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="figures font-display text-2xl leading-tight">
        {value} {note && <span className="ms-0.5 inline-block font-sans text-muted text-sm">{note}</span>}
      </dd>
    </div>
  )
}
