import { toast } from '../ui/toast'
import { CallError, messageOf } from './call'

/** The toast of a failed action: the server's message, else the given text. A session that ran out has its own. */
export function sayFailure(error: unknown, otherwise: string, title = 'Error'): void {
  if (error instanceof CallError && error.code === 'not_signed_in') return
  toast({ title, description: messageOf(error, otherwise), tone: 'danger' })
}
