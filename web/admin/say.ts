import { CallError, messageOf } from '../api/call'
import { toast } from '../ui/toast'

/** What an action of the dashboard did. */
export const saySuccess = (description: string) => toast({ title: 'Success', description, tone: 'success' })

/**
 * Why it did not work: the server's message, else the given text. A session that ended has been told already
 * ("You are logged out. Logging in again..."), and one toast stands at a time.
 */
export function sayFailure(error: unknown, otherwise: string, title = 'Error', duration?: number): void {
  if (error instanceof CallError && error.status === 401) return
  toast({ title, description: messageOf(error, otherwise), tone: 'danger', duration })
}
