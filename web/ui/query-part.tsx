import type { ReactNode } from 'react'
import { words } from '../words'
import { Button } from './button'
import { Alert, SkeletonLines } from './feedback'

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
