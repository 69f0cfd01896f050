import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Mug } from './mug'
import { words } from '../words'
import { Button } from './button'

const alerts = {
  info: { Icon: Info, look: 'bg-info-soft', mark: 'text-info' },
  success: { Icon: CircleCheck, look: 'bg-success-soft', mark: 'text-success' },
  warning: { Icon: TriangleAlert, look: 'bg-warning-soft', mark: 'text-warning' },
  danger: { Icon: CircleAlert, look: 'bg-danger-soft', mark: 'text-danger' },
}

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: keyof typeof alerts
  title?: ReactNode
}

/** A message that belongs to the place where it is. Danger and warning are announced at once. */
export function Alert({ tone = 'info', title, className, children, ...rest }: AlertProps) {
  const { Icon, look, mark } = alerts[tone]
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={cn(
        'flex items-start gap-3 rounded-card border border-transparent px-4 py-3',
        look,
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 break-words">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}

/** A grey shape where something will appear; shown only after 200 ms. Set its size by className. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className="appear-late block">
      <span
        className={cn('block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-line', className)}
      />
    </span>
  )
}

/** Some lines of skeleton, and a label for screen readers. */
export function SkeletonLines({
  lines = 3,
  label = words.shell.loading,
}: {
  lines?: number
  label?: string
}) {
  return (
    <output data-awaited className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cn('h-5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </output>
  )
}

interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty, or what comes next. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  level?: 2 | 3 | 4
}

/** Nothing here yet: an empty mug, why, and the next step. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <Mug level={0} className="w-20" />
      <Heading className="mt-4 text-xl">{title}</Heading>
      {children && <div className="mt-1.5 max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

interface ProgressBarProps {
  value: number
  max: number
  /** What is going on, e.g. "Sending the newsletter". */
  label: string
  /** The counts in words; default "3 of 10". */
  text?: ReactNode
}

/** Real progress with counts. */
export function ProgressBar({ value, max, label, text }: ProgressBarProps) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="figures text-muted">{text ?? words.shell.progress(value, max)}</span>
      </div>
      <progress
        aria-label={label}
        value={value}
        max={max > 0 ? max : 1}
        className="block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-300"
      />
    </div>
  )
}

interface LoadFailedProps {
  title: string
  /** What the button says. */
  retry?: string
  onRetry: () => unknown
}

/** In place of a part that could not be read: why, and a button to try again. */
export const LoadFailed = ({ title, retry = words.shell.again, onRetry }: LoadFailedProps) => (
  <Alert tone="danger" title={title}>
    <Button variant="secondary" size="small" className="mt-2" onClick={() => void onRetry()}>
      {retry}
    </Button>
  </Alert>
)

interface QueryPartProps<T> {
  /** What `useQuery` returns. */
  query: { data: T | undefined; isError: boolean; refetch: () => Promise<unknown> }
  /** The message when it can't be read, e.g. "Your matches could not be loaded." */
  failure: string
  lines?: number
  children: (data: T) => ReactNode
}

/** A part of a screen that waits for one read: a skeleton, then the part, or what went wrong and another try. */
export function QueryPart<T>({ query, failure, lines = 3, children }: QueryPartProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.isError) return <LoadFailed title={failure} onRetry={query.refetch} />
  return <SkeletonLines lines={lines} />
}
