import { CallError } from '../api/call'
import { refreshCurrentUser } from './use-current-user'

/** After a sign-in: reads who is signed in now. */
export async function beginSession() {
  if ((await refreshCurrentUser()) === null)
    throw new CallError('Your browser did not keep the sign-in. Please allow cookies, then try again.', 200)
}
