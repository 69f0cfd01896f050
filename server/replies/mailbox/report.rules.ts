import { fieldsOf } from './parts.rules'

/** That a message can't be delivered, for good (RFC 3464). */
export interface Report {
  /** Of the message that came back. */
  messageId: string
  /** The status, such as 5.1.1. */
  code: string
  /** The receiving server's words. */
  reason: string
  isAddressFault: boolean
}

/**
 * What a report says of the message whose headers came back with it; undefined when it is only late, or when either can't be
 * understood.
 */
export function readReport(status: string, headers: string): Report | undefined {
  const [header = ''] = headers.split(/\r?\n\r?\n/)
  const messageId = /^<[^<>\s]{1,300}>$/.exec(fieldsOf(header, 'message-id')[0] ?? '')?.[0]
  const failed = status
    .split(/\r?\n[ \t]*\r?\n/)
    .find((block) => /^failed\b/i.test(fieldsOf(block, 'action')[0] ?? ''))
  const code = failed && /^[45]\.\d{1,3}\.\d{1,3}/.exec(fieldsOf(failed, 'status')[0] ?? '')?.[0]
  if (!messageId || !failed || !code) return undefined
  const words = fieldsOf(failed, 'diagnostic-code')[0]?.replace(/^[\w-]+;\s*/, '')
  return {
    messageId,
    code,
    reason: (words ?? '')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, 500),
    isAddressFault: isAddressFault(code),
  }
}

/**
 * A server that gave up after days of trying (4.x.x) says nothing of the address; nor does one that has no room for such a
 * message (X.2.3, X.3.4), or refuses its content or sender (X.5.x, X.6.x, X.7.x).
 */
const isAddressFault = (code: string) => code.startsWith('5.') && !/^5\.([5-7]\.|2\.3$|3\.4$)/.test(code)
