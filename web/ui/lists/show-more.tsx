import { words } from '../../words'
import { Button, type ButtonLook } from '../button'

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
