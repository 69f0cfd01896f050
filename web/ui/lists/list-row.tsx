import type { ReactNode } from 'react'

interface ListRowProps {
  title: ReactNode
  /** What there is to know about it, in small letters. */
  children: ReactNode
  /** What can be done with it, at the right. */
  action: ReactNode
}

/** A row of a short list of named things. */
export function ListRow({ title, children, action }: ListRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">
          <bdi>{title}</bdi>
        </p>
        <div className="wrap-anywhere text-muted text-sm">{children}</div>
      </div>
      {action}
    </li>
  )
}
