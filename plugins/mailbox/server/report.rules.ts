import { isMailboxFault, telling } from '../../../server/mail/delivery.rules'
import { fieldsOf } from './parts.rules'

/** That a message can't be delivered, for good (RFC 3464). */
export interface Report {
  /** Of the message that came back. */
  messageId: string
  /** Such as 5.1.1: what the refusing server says, else the report's status. */
  code: string
  /** The receiving server's words. */
  reason: string
  isAddressFault: boolean
}

/**
 * What a report says of the message whose headers came back with it; undefined when it is only late, or when either can't be
 * understood.
 */
export function readReport(text: string, headers: string): Report | undefined {
  const [header = ''] = headers.split(/\r?\n\r?\n/)
  const messageId = /^<[^<>\s]{1,300}>$/.exec(fieldsOf(header, 'message-id')[0] ?? '')?.[0]
  const failed = text
    .split(/\r?\n[ \t]*\r?\n/)
    .find((block) => /^failed\b/i.test(fieldsOf(block, 'action')[0] ?? ''))
  const status = failed && /^[45]\.\d{1,3}\.\d{1,3}/.exec(fieldsOf(failed, 'status')[0] ?? '')?.[0]
  if (!messageId || !failed || !status) return undefined
  const words = fieldsOf(failed, 'diagnostic-code')[0]?.replace(/^[\w-]+;\s*/, '') ?? ''
  const message = words
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, 500)
  const said = { code: status, message }
  return { messageId, code: telling(said), reason: message, isAddressFault: isMailboxFault(said) }
}
