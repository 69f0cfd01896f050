import { existingId } from '../http/route'

/** The group that a filter names: undefined for all, null for entries without a group. @throws 404 */
export function listOf(domainGroupId: string | undefined, none: string): string | null | undefined {
  if (domainGroupId === undefined || domainGroupId === '' || domainGroupId === 'all') return undefined
  return domainGroupId === none ? null : existingId(domainGroupId, 'This group')
}
