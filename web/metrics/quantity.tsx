import type { ReactNode } from 'react'

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
