import type { InfiniteData } from '@tanstack/react-query'
import {
  type AdminUser,
  getAllowedEmails,
  getDepartments,
  getDepartmentsOfDomain,
  getDomainGroups,
  getGroupDepartments,
  getMyDepartments,
  getUsers,
} from '../../shared/contract/directory'
import { getPairingValidation } from '../../shared/contract/pairings'
import type { Page } from '../api/call'
import { keyOf, queryClient } from '../api/query-client'

/** What the whitelist decides: who is covered, in which group, and so who can be paired. */
export const afterWhitelistChange = [getAllowedEmails, getDomainGroups, getUsers, getPairingValidation]

/** Who is in which department, and which ones can be chosen. */
export const afterDepartmentChange = [
  getGroupDepartments,
  getDepartments,
  getDepartmentsOfDomain,
  getMyDepartments,
  getUsers,
]

/** Changes a user in every list that was read, or takes them out, so that no page has to be read anew. */
export function changeUserLists(change: (user: AdminUser) => AdminUser | undefined): void {
  queryClient.setQueriesData<InfiniteData<Page<AdminUser[]>>>(
    {
      queryKey: keyOf(getUsers, { query: {} }).slice(0, -1),
      predicate: ({ queryKey }) => queryKey.at(-1) === 'pages',
    },
    (list) => {
      if (!list) return list
      const pages = list.pages.map((page) => ({
        ...page,
        items: page.items.map(change).filter((user) => user !== undefined),
      }))
      const gone =
        list.pages.flatMap(({ items }) => items).length - pages.flatMap(({ items }) => items).length
      return { ...list, pages: pages.map((page) => ({ ...page, total: page.total - gone })) }
    },
  )
}
