import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '../ui/feedback'
import { loadNext, ShowMore } from '../ui/lists/list-row'
import { VirtualList } from '../ui/lists/virtual'
import { Loaded } from './loaded'
import { NothingMatches, Searched } from './searched'

type Listed<T> = readonly T[] | { items: readonly T[] }
type Find<T> = Pick<ComponentProps<typeof Searched<T>>, 'label' | 'wordsOf'>
type Box<T> = Pick<ComponentProps<typeof VirtualList<T>>, 'label' | 'keyOf' | 'rowHeight' | 'className'>

interface RowsProps<T> extends Omit<ComponentProps<typeof Loaded<Listed<T>>>, 'children' | 'query'> {
  /** What `useQuery` of a list returns, or `useInfiniteQuery(listOf(…))`. */
  query: ComponentProps<typeof Loaded<Listed<T>>>['query'] & Partial<ComponentProps<typeof ShowMore>['list']>
  /** What the server was asked to search for. */
  search?: string
  /** The search of a list that is read as a whole. */
  find?: Find<T>
  /** The box of a list of which only the rows in sight are rendered. */
  inBox?: Box<T>
  /** What is shown while it is empty; nothing, if nothing is given. */
  none?: string | { title: string; text?: string }
  /** Of the list. */
  className?: string
  /** A row: a `<li>`, unless it is in a box. */
  children: (item: T) => ReactNode
}

/** A list that is read: its rows, what stands there while it has none or can't be read, and a button for the next page. */
export function Rows<T>({ search, find, inBox, none, className, children, ...list }: RowsProps<T>) {
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = list.query
  const paged = fetchNextPage && { hasNextPage, isFetchingNextPage, fetchNextPage }
  const rows = (items: readonly T[]) =>
    inBox ? (
      <VirtualList items={items} {...inBox} {...(paged && { onEnd: () => loadNext(paged) })}>
        {children}
      </VirtualList>
    ) : (
      <ul className={className ?? 'divide-y divide-line'}>{items.map((item) => children(item))}</ul>
    )
  return (
    <>
      <Loaded {...list}>
        {(data) => {
          const items = 'items' in data ? data.items : data
          if (items.length > 0)
            return find ? (
              <Searched items={items} {...find}>
                {rows}
              </Searched>
            ) : (
              rows(items)
            )
          if (search) return <NothingMatches search={search} />
          if (typeof none === 'string') return <p className="py-8 text-center text-muted">{none}</p>
          return none && <EmptyState title={none.title}>{none.text}</EmptyState>
        }}
      </Loaded>
      {paged && <ShowMore list={paged} className="mt-4" />}
    </>
  )
}
