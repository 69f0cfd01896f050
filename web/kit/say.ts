import { CallError, messageOf } from '../api/call'
import { toast } from '../ui/toast'

const NOT_ADMIN_MS = 7000

/** What an action of the dashboard did. */
export const saySuccess = (description: string) => toast({ title: 'Success', description, tone: 'success' })

/**
 * Why it did not work: the server's message, else the given text. A session that ended has been reported already
 * ("You are logged out. Logging in again..."), and there is one toast at a time. Somebody who is no longer
 * an administrator reads that instead.
 */
export function sayFailure(error: unknown, otherwise: string, title = 'Error', duration?: number): void {
  if (error instanceof CallError && error.code === 'not_signed_in') return
  if (error instanceof CallError && error.code === 'not_admin') {
    toast({
      title: 'Authentication Required',
      description: 'Admin access needed. Try refreshing or logging in again.',
      tone: 'danger',
      duration: NOT_ADMIN_MS,
    })
    return
  }
  toast({ title, description: messageOf(error, otherwise), tone: 'danger', duration })
}
