import { CallError, messageOf } from '../api/call'
import { toast } from '../ui/toast'
import { words } from '../words'

const NOT_ADMIN_MS = 7000

/** What an action of the dashboard did. */
export const saySuccess = (description: string) =>
  toast({ title: words.shell.said.success, description, tone: 'success' })

/**
 * Why it did not work: the server's message, else the given text. A session that ended has been reported already
 * ("You are logged out. Logging in again..."), and there is one toast at a time. Somebody who is no longer
 * an administrator reads that instead.
 */
export function sayFailure(
  error: unknown,
  otherwise: string,
  title = words.shell.said.error,
  duration?: number,
): void {
  if (error instanceof CallError && error.code === 'not_signed_in') return
  if (error instanceof CallError && error.code === 'not_admin') {
    toast({ ...words.shell.said.notAdmin, tone: 'danger', duration: NOT_ADMIN_MS })
    return
  }
  toast({ title, description: messageOf(error, otherwise), tone: 'danger', duration })
}
