import { existingId, UUID } from '../platform/http/route'

/** The group that a filter names: undefined for all, null for entries without a group. @throws 404 */
export function listOf(domainGroupId: string | undefined, none: string): string | null | undefined {
  if (domainGroupId === undefined || domainGroupId === '' || domainGroupId === 'all') return undefined
  return domainGroupId === none ? null : existingId(domainGroupId, 'group')
}

/** Rows of a list: by their ids, or all that a filter finds. */
export type Selection<Filter> = { ids: string[] } | { filter: Filter }

/** The rows that a call names; ids that are not UUIDs are ignored. @throws 404 unknown group */
export function selectionOf<Filter extends object>(
  which: { ids: string[] } | (Filter & { ids?: undefined; domainGroupId?: string }),
  none: string,
) {
  return which.ids
    ? { ids: which.ids.filter((id) => UUID.test(id)) }
    : { filter: { ...which, domainGroupId: listOf(which.domainGroupId, none) } }
}
