import type { Responses } from '../../../languages/words'
import { faultOf } from '../../mail/delivery.rules'
import { whyKeptBack } from '../../mail/engine/may-be-mailed.queries'
import type { DeliveryMethod } from '../../../shared/limits'

/** Why somebody was not told, by which the words are found. */
export type Trouble = keyof Responses['reach']['troubles']

/** What is stored of a mail that did not reach its person. */
export interface Failed {
  way: DeliveryMethod
  state: 'failed' | 'cancelled'
  /** The mail server's, or the provider's: 550, 5.1.1, crash. */
  code: string | null
  /** What they said. */
  message: string | null
  status: string | null
  isSendersFault: boolean
}

/** The reason that fits best. */
export function troubleOf({ way, state, code, message, status, isSendersFault }: Failed): Trouble {
  if (state === 'cancelled') return 'cancelled'
  if (code === null) return 'turnedOff'
  const keptBack = whyKeptBack(code)
  if (keptBack) return keptBack
  if (way !== 'mail') return code === 'users_not_found' ? 'chatNobody' : 'chatRefused'
  if (code === 'message') return 'unmade'
  if (isSendersFault || status === 'sendgrid_forbidden' || status === 'sendgrid_limit') return 'sender'
  if (
    code === 'dropped' ||
    (status === 'sendgrid_error' && /bounced|suppress|unsubscri|spam/i.test(message ?? ''))
  )
    return 'suppressed'
  if (status === 'sendgrid_error') return /^5\d\d$/.test(code) ? 'busy' : 'refused'
  return /^\d/.test(code) ? faultOf({ code, message: message ?? '' }) : 'broken'
}

/** The reason in words; `chat` is what the delivery method is called. */
export function reasonOf(trouble: Trouble, { troubles }: Responses['reach'], chat: string): string {
  const { reason } = troubles[trouble]
  return typeof reason === 'string' ? reason : reason(chat)
}

/** Not the mailboxes' fault, and nothing that administrators did: so probably one cause of many failures. */
export const isOurs = (trouble: Trouble): boolean =>
  ['sender', 'route', 'content', 'refused', 'unmade'].includes(trouble)
