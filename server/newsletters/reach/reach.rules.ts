import type { Responses } from '../../../languages/words'
import type { ToldWay } from '../../mail/engine/rows.queries'

/** Why somebody was not told, by which the words are found. */
export type Trouble = keyof Responses['reach']['troubles']

/** What is stored of a mail that did not reach its person. */
export interface Failed {
  way: ToldWay
  state: 'failed' | 'cancelled'
  /** The mail server's, or the provider's: 550, 5.1.1, crash. */
  code: string | null
  /** What they said. */
  message: string | null
  status: string | null
  isSendersFault: boolean
}

/** The reason that fits best: what a server says in words decides before its code, as many use 550 for everything. */
export function troubleOf({ way, state, code, message, status, isSendersFault }: Failed): Trouble {
  if (state === 'cancelled') return 'cancelled'
  if (code === null) return 'turnedOff'
  if (way === 'slack') return code === 'users_not_found' ? 'slackNobody' : 'slackRefused'
  if (code === 'message') return 'unmade'
  if (isSendersFault || status === 'sendgrid_forbidden' || status === 'sendgrid_limit') return 'sender'
  if (
    code === 'dropped' ||
    (status === 'sendgrid_error' && /bounced|suppress|unsubscri|spam/i.test(message ?? ''))
  )
    return 'suppressed'
  if (code === '552' || SAYS_FULL.test(`${code} ${message}`)) return 'full'
  if (code.startsWith('4') || (status === 'sendgrid_error' && /^5\d\d$/.test(code))) return 'busy'
  if (SAYS_POLICY.test(`${code} ${message}`)) return 'refused'
  if (/^55[013]$|^5\.1\.\d/.test(code)) return 'unknownAddress'
  return /^\d/.test(code) ? 'refused' : 'broken'
}

/** Enhanced codes (RFC 3463) X.2.2, and the words of servers that have none. */
const SAYS_FULL = /\b[45]\.2\.2\b|mailbox (?:is )?full|over ?quota|quota exceeded/i
const SAYS_POLICY = /\b5\.7\.\d{1,3}\b/
