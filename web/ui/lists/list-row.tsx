import type { ReactNode } from 'react'
import { cn } from '../cn'

interface ListRowProps {
  title: ReactNode
  /** Its title is a heading: the list is long, and people go from heading to heading. */
  isHeading?: boolean
  /** What there is to know about it, in small letters. */
  children: ReactNode
  /** What can be done with it, at the right. */
  action: ReactNode
}

/** A row of a list of named things. */
export function ListRow({ title, isHeading = false, children, action }: ListRowProps) {
  const Title = isHeading ? 'h3' : 'p'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <Title
          className={cn('wrap-anywhere font-sans text-base', isHeading ? 'font-semibold' : 'font-medium')}
        >
          <bdi>{title}</bdi>
        </Title>
        <div className="wrap-anywhere text-muted text-sm">{children}</div>
      </div>
      {action}
    </li>
  )
}
