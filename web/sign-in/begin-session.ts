import { CallError } from '../api/call'
import { queryClient } from '../api/query-client'
import { refreshCurrentUser } from './use-current-user'

/** After a sign-in: forgets what was read for anyone before, and reads who is signed in now. */
export async function beginSession() {
  queryClient.removeQueries({ type: 'inactive' })
  if ((await refreshCurrentUser()) === null)
    throw new CallError('Your browser did not keep the sign-in. Please allow cookies, then try again.', 200)
}
