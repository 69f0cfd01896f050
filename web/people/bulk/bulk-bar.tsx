import type { ReactNode } from 'react'
import { counted, inDigits } from '../../../shared/counted'
import { Button } from '../../ui/button'
import type { Selected } from './use-selection'

interface BulkBarProps {
  selected: Selected
  noun: { one: string; many: string }
  /** What can be done with them. */
  children: ReactNode
}

/** Above a list while rows of it are selected: how many, all of them, and what can be done with them. */
export function BulkBar({ selected, noun, children }: BulkBarProps) {
  const { count, isAll, total } = selected
  if (count === 0) return null
  return (
    <fieldset
      aria-label={`Selected ${noun.many}`}
      className="appear mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-primary bg-primary-soft px-3 py-2"
    >
      <p aria-live="polite" className="figures font-semibold">
        {isAll
          ? `All ${counted(count, noun.one, noun.many)} found`
          : `${counted(count, noun.one, noun.many)} selected`}
      </p>
      <div className="flex flex-wrap gap-1">
        {!isAll && total > count && (
          <Button variant="ghost" size="small" onClick={selected.selectAll}>
            Select all {inDigits(total)} found
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={selected.clear}>
          Clear
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
    </fieldset>
  )
}
