import { CircleAlert, CircleCheck, CircleDashed, CircleDot, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MonthStep } from '../../shared/contract/month'
import { cn } from '../ui/cn'
import { ProgressBar } from '../ui/feedback'

const STATES = {
  todo: { icon: CircleDashed, words: 'later', tone: 'text-muted' },
  due: { icon: CircleDot, words: 'next', tone: 'text-primary' },
  running: { icon: LoaderCircle, words: 'under way', tone: 'text-primary' },
  done: { icon: CircleCheck, words: 'done', tone: 'text-success' },
  problem: { icon: CircleAlert, words: 'needs attention', tone: 'text-danger' },
}

interface StepCardProps {
  title: string
  state: MonthStep['state']
  figure: string
  detail: string
  progress?: (NonNullable<MonthStep['progress']> & { what?: string }) | undefined
  /** The button that takes it on. */
  children?: ReactNode
}

/** One step of several, with its state, its figure and what is to be said of it. */
export function StepCard({ title, state, figure, detail, progress, children }: StepCardProps) {
  const { icon: Icon, words, tone } = STATES[state]
  const isCurrent = state !== 'done' && state !== 'todo'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'flex min-w-0 flex-col gap-1 rounded-card border px-4 py-3',
        isCurrent ? 'border-control bg-raised' : 'border-transparent bg-sunken',
      )}
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={cn('size-4 shrink-0', tone)} />
        {title}
        <span className="sr-only">: {words}</span>
      </h3>
      <p className={cn('figures font-display text-xl', state === 'todo' && 'text-muted')}>{figure}</p>
      {progress && (
        <ProgressBar label={progress.what ?? 'Mails'} value={progress.done} max={progress.total} />
      )}
      {detail && <p className="break-words text-muted text-sm">{detail}</p>}
      {children && <div className="mt-auto pt-2">{children}</div>}
    </li>
  )
}
