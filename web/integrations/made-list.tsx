import type { ComponentProps, ReactNode } from 'react'
import { QueryPart } from '../ui/query-part'

interface MadeListProps<Made> extends Omit<ComponentProps<typeof QueryPart<readonly Made[]>>, 'children'> {
  /** A row of it. */
  children: (made: Made) => ReactNode
}

/** What was made so far, above the form that makes another one. */
export function MadeList<Made>({ children, ...part }: MadeListProps<Made>) {
  return (
    <QueryPart {...part}>
      {(list) => list.length > 0 && <ul className="mb-4 divide-y divide-line">{list.map(children)}</ul>}
    </QueryPart>
  )
}
