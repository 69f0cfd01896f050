import type { WorkProgress as Progress } from '../../shared/endpoint'
import { cn } from '../ui/cn'
import { ProgressBar } from '../ui/feedback'

/** How far a long call is; nothing before that is known. */
export function WorkProgress({ of, className }: { of: Progress | undefined; className?: string }) {
  return of ? (
    <output className={cn('block', className)}>
      <ProgressBar label={of.what} value={of.done} max={of.total} />
    </output>
  ) : null
}
