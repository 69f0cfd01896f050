import { queryClient } from '../api/query-client'
import { refreshCurrentUser } from './use-current-user'

/** After a sign-in: forgets what was read for anyone before, and reads who is signed in now. */
export async function beginSession() {
  queryClient.removeQueries({ type: 'inactive' })
  return refreshCurrentUser()
}
