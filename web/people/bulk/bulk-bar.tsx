import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import type { Selected, Noun } from './use-selection'
import { words } from '../../words'

interface BulkBarProps {
  selected: Selected
  noun: Noun
  /** What can be done with them. */
  children: ReactNode
}

/** Above a list while rows of it are selected: how many, all of them, and what can be done with them. */
export function BulkBar({ selected, noun, children }: BulkBarProps) {
  const { count, isAll, total } = selected
  if (count === 0) return null
  const { bulk } = words.dashboard
  return (
    <fieldset
      aria-label={bulk[noun].label}
      className="appear mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-primary bg-primary-soft px-3 py-2"
    >
      <p aria-live="polite" className="figures font-semibold">
        {isAll ? bulk[noun].allFound(count) : bulk[noun].selected(count)}
      </p>
      <div className="flex flex-wrap gap-1">
        {!isAll && total > count && (
          <Button variant="ghost" size="small" onClick={selected.selectAll}>
            {bulk.selectAll(total)}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={selected.clear}>
          {bulk.clear}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 sm:ms-auto">{children}</div>
    </fieldset>
  )
}
