import type { InfiniteData, Query } from '@tanstack/react-query'
import { type AdminUser, getUsers } from '../../shared/contract/directory'
import type { Page } from '../api/call'
import { keyOf, queryClient } from '../api/query-client'

/**
 * Changes a user in the list on the screen. A list of many pages is not read again for that, and the row stays where it
 * was even if it no longer fits the filter.
 */
export async function changeUserList(change: (user: AdminUser) => AdminUser): Promise<void> {
  const lists = {
    queryKey: keyOf(getUsers, { query: {} }).slice(0, -1),
    predicate: ({ queryKey }: Query) => queryKey.at(-1) === 'pages',
    type: 'active',
  } as const
  // The write has just marked them as out of date; with its response they are up to date.
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<InfiniteData<Page<AdminUser[]>>>(
    lists,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  )
}
