import { Button, type ButtonLook } from '../button'

interface ShowMoreProps {
  /** What `useInfiniteQuery` returns. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> }
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
      Show more
    </Button>
  )
}
