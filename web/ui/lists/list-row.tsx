import { words } from '../../words'
import { Button, type ButtonLook } from '../button'
import type { ReactNode } from 'react'
import { cn } from '../cn'

/** What `useInfiniteQuery` returns. */
interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): Promise<unknown>
}

/** Loads the next page of a list, if there is one and it is not on its way. */
export function loadNext(list: Paged): void {
  if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
}

interface ShowMoreProps {
  list: Paged
  size?: ButtonLook['size']
  className?: string
}

/** Loads the next page of a list; nothing on its last page. */
export function ShowMore({ list, ...looks }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      pending={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      {...looks}
    >
      {words.shell.showMore}
    </Button>
  )
}

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
