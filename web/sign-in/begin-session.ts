import { CallError } from '../api/call'
import { words } from '../words'
import { refreshCurrentUser } from './use-current-user'

/** After a sign-in: reads who is signed in now. */
export async function beginSession() {
  if ((await refreshCurrentUser()) === null) throw new CallError(words.visitor.noCookie, 200)
}
