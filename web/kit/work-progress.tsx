import type { MonthStep } from '../../shared/contract/month'
import type { WorkProgress as Progress } from '../../shared/endpoint'
import { cn } from '../ui/cn'
import { ProgressBar } from '../ui/feedback'
import { createStore } from '../ui/store'

/** The long work for a step of the month that was begun on this page, and how far it is. */
export const stepWork = createStore<{ step: MonthStep['key']; progress: Progress } | undefined>(undefined)

/** How far a long call is; nothing before that is known. */
export function WorkProgress({ of, className }: { of: Progress | undefined; className?: string }) {
  return of ? (
    <output className={cn('block', className)}>
      <ProgressBar label={of.what} value={of.done} max={of.total} />
    </output>
  ) : null
}
