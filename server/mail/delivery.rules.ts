import type { SendOutcome } from '../../shared/limits'
/** The outcome of one try to hand a message over. */
export type Outcome =
  /** The mail server has taken it. Relayed: whether the message arrived is learnt later, by an event or because it comes back. */
  | { kind: 'accepted'; isRelayed?: boolean }
  /** It has not: temporary ones may be tried again. */
  | ({
      kind: 'refused'
      isTemporary: boolean
      isSendersFault?: boolean
      retryAfterSeconds?: number | undefined
      /** Too much at once: it is tried again for as long as it takes. */
      isTooOften?: boolean
    } & Fault)
  /** It was handed over, but no reply came: it is not known whether the server took it. */
  | ({ kind: 'uncertain' } & Fault)
  /** This instance no longer held the row when the message was about to end; nothing was handed over. */
  | { kind: 'fenced' }
  /** The server can't be reached at all; nothing was handed over. */
  | ({ kind: 'away' } & Fault)
  /** The connection broke before the message ended: nothing was handed over. Stale: it had broken before this message. */
  | ({ kind: 'dropped'; isStale?: boolean } & Fault)

/** A message that can't be made or signed. To try again does not help: after a few of them an administrator has to look. */
export const unmade = (message: string): Outcome => ({
  kind: 'refused',
  isTemporary: false,
  isSendersFault: true,
  code: 'message',
  message,
})

export interface Fault {
  /** As the provider says it: 550, 421, ECONNRESET … */
  code: string
  message: string
  sendStatus?: SendOutcome
  /** The address takes no mail; neither the message nor its sender is at fault. */
  isAddressFault?: boolean
}

/** What a mail server said, as far as it can be stored: PostgreSQL holds no NUL, and would refuse all rows of the batch. */
export const storable = (words: string, longest = 500): string =>
  words.replaceAll('\0', ' ').slice(0, longest)

export const MOST_TRIES = 8
const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 15 * 60

/**
 * How long to wait after the given number of temporary refusals (1, 2, …): 2 s, doubling, at most 15 minutes,
 * and up to half as long again, so that refused messages don't all come back in the same second. A server that
 * names a longer time is obeyed.
 */
export function waitSeconds(refusals: number, random: number, retryAfterSeconds = 0): number {
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (refusals - 1), LONGEST_WAIT_SECONDS)
  return Math.max(wait * (1 + random / 2), retryAfterSeconds)
}

/** How long to leave a mail server alone that can't be reached: short, since everything waits for it. */
export const outageWaitSeconds = (failures: number, random: number): number =>
  Math.min(2 ** (failures - 1), 30) * (1 + random / 4)

/**
 * Whether a final refusal at RCPT TO is about the address. Many servers keep until then what they have against the sender
 * or the connection: that is said by 530 to 538 (RFC 4954), or by an enhanced code X.7.Y (RFC 3463, policy).
 */
export const isAddressRefusal = ({ code, message }: Pick<Fault, 'code' | 'message'>): boolean =>
  /^5\d\d$/.test(code) && !/^53[0-8]$/.test(code) && !/\b5\.7\.\d{1,3}\b/.test(message)

/** SendGrid's codes are HTTP's: there 4xx is final and 5xx was tried again, the other way round than in SMTP. */
function sendgridReason({ code, message, sendStatus }: Fault): string {
  if (sendStatus === 'sendgrid_limit')
    return code === '429'
      ? 'SendGrid asked to try again later, until the tries were used up.'
      : "The SendGrid account's quota is used up."
  if (sendStatus === 'sendgrid_forbidden')
    return 'SendGrid does not let this sender send. Check the API key and the sender address.'
  if (code.startsWith('5')) return 'SendGrid had a fault of its own, until the tries were used up.'
  if (code.startsWith('4')) return 'SendGrid refused the message for good.'
  return message
}

/** The reason that the log shows, by the provider's code. */
export function failureReason(fault: Fault): string {
  const { code, message, sendStatus } = fault
  if (code === 'message') return message
  if (sendStatus?.startsWith('sendgrid_')) return sendgridReason(fault)
  if (code === '421') return 'The mail server was busy and closed the connection.'
  if (code.startsWith('4')) return 'The mail server asked to try again later, until the tries were used up.'
  if (code === '550' || code === '551' || code === '553')
    return 'The mail server does not know or does not accept this address.'
  if (code === '552') return 'The mailbox is full, or the message is too large for it.'
  if (code === '554') return 'The mail server refused the message.'
  if (code.startsWith('5')) return 'The mail server refused the message for good.'
  if (/crash|restart/.test(code))
    return 'The sending process died at the moment of hand-over, so it is not known whether the message arrived.'
  return message || 'The connection to the mail server broke.'
}
