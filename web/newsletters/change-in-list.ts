import { getNewsletters, type Newsletter } from '../../shared/contract/newsletters'
import { keyOf, queryClient } from '../api/query-client'

/** Shows what has changed of a newsletter before the list is read again: Approve and Send name the version that the list shows. */
export function changeInList(id: string, changes: Partial<Newsletter>): void {
  queryClient.setQueryData<Newsletter[]>(keyOf(getNewsletters), (list) =>
    list?.map((newsletter) => (newsletter.id === id ? { ...newsletter, ...changes } : newsletter)),
  )
}
