import type { Responses } from '../../languages/words'
import type { SendOutcome } from '../../shared/limits'
import { ENGLISH } from '../platform/http/errors'

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
export function failureReason(fault: Fault & { isSendersFault?: boolean }): string {
  const { code, message, sendStatus, isSendersFault } = fault
  if (code === 'message') return message
  if (sendStatus?.startsWith('sendgrid_')) return sendgridReason(fault)
  if (isSendersFault) return ENGLISH.responses.reach.troubles.sender.reason
  if (/^[45]\d\d$/.test(code)) return ENGLISH.responses.reach.troubles[faultOf(fault)].reason
  if (/crash|restart/.test(code))
    return 'The sending process died at the moment of hand-over, so it is not known whether the message arrived.'
  return message || 'The connection to the mail server broke.'
}

/** Why a mail came back, in the words of the log. */
export const returnReason = ({ kind, ...said }: ServerReply & { kind: string }): string =>
  kind === 'dropped'
    ? 'SendGrid did not try to deliver it, because of what it knows of this address.'
    : `It came back after it had been taken (a bounce). ${ENGLISH.responses.reach.troubles[faultOf(said)].reason}`

/** What was wrong with a mail that did not arrive, and whose fault it is. Only the mailbox's own marks an address. */
const WHOSE = {
  unknownAddress: 'mailbox',
  closed: 'mailbox',
  full: 'mailbox',
  sender: 'sender',
  route: 'route',
  busy: 'route',
  refused: 'unclear',
  content: 'content',
} as const satisfies Partial<Record<keyof Responses['reach']['troubles'], string>>
export type MailFault = keyof typeof WHOSE

/** What a mail server, its report or a provider says: a code, such as 550 or 5.1.1, and words. */
export interface ServerReply {
  code: string
  message: string
}

/** Not part of an IP address or of a version. */
const ENHANCED = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/g
/** Codes that say no more than that it failed: RFC 3463 X.0, and what many servers use for anything. */
const isGeneral = (code: string) => /^[45]\.(0\.|2\.0$|3\.0$|5\.)/.test(code)

/** The enhanced code that says most: one in the words comes from the server that refused, and goes before a report's status. */
export function mostTellingCode({ code, message }: ServerReply): string {
  const found = [...(message.match(ENHANCED) ?? []), ...(code.match(ENHANCED) ?? [])]
  return found.find((one) => !isGeneral(one)) ?? found[0] ?? code
}

/** By words where no code tells more; an address in them says nothing. The first that fits counts. */
const BY_WORDS: [MailFault, RegExp][] = [
  ['busy', /receiving mail (?:too|at a rate)|\bthrottl|recipient.{0,20} exceeded|try again later/],
  [
    'sender',
    /(?<!return(?:ed)? to )\bsender\b|submission quota|\b(?:spf|dkim|dmarc|helo|ptr|rbl|reputation|polic(?:y|ies)|blocked|banned|frequency)\b|reverse dns|(?:block|black) ?list|spamhaus|client host|\brelay|not permitted|not allowed to send|access denied|prohibit|authenticat|rate limit/,
  ],
  [
    'full',
    /(?:mailbox|inbox) (?:is )?full|over ?quota|(?:quota|storage).{0,20}exceeded|exceed.{0,20}(?:quota|storage)/,
  ],
  [
    'closed',
    /(?:mailbox|account|user|address|recipient)\b.{0,40}\b(?:disabled|inactive|suspended|deactivated|closed|not active|no longer)/,
  ],
  [
    'unknownAddress',
    /(?:unknown|no such|invalid|bad|non-?existent) (?:local )?(?:user|recipient|mailbox|account|address|destination mailbox|person)|(?:user|recipient|mailbox|account|address|person)\b.{0,60}?(?:unknown|not (?:known|found|exist|recogni[sz]ed)|(?:does ?n[o']t|does not) exist|unavailable|not allowed|not listed)|doesn't have an?\b.{0,40} account|recipient address rejected|unrouteable address|recipientnotfound|recipnotfound|not a valid (?:user|recipient|mailbox)|no mailbox here/,
  ],
  [
    'content',
    /\bspam|virus|malware|content|attachment|too (?:big|large)|(?:message|maximum).{0,20} size|size limit/,
  ],
  [
    'route',
    /expired|too many hops|\bloop|host not found|name service|nonexistentdomain|\bdns\b|connection (?:refused|timed out)|timed out|timeout|no route|unreachable|technical/,
  ],
]

const BY_CODE: [RegExp, MailFault][] = [
  [/^5\.1\.(?:7|8|90)$/, 'sender'],
  [/^5\.1\./, 'unknownAddress'],
  [/^[45]\.2\.2$|^552$/, 'full'],
  [/^5\.(?:2\.3|3\.4)$|^5\.6\./, 'content'],
  [/^5\.2\./, 'closed'],
  [/^5\.7\.|^53[0-8]$/, 'sender'],
  [/^[45]\.4\.|^5\.3\./, 'route'],
  [/^4/, 'busy'],
  [/^55[0136]$|^521$/, 'closed'],
]

/** What was wrong with a mail, by all that is known of it. @param reply is an SMTP answer, a report, or a provider's event */
export function faultOf(reply: ServerReply): MailFault {
  const code = mostTellingCode(reply)
  const words = reply.message
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\s<>(]+@[^\s<>),:;]+/g, '')
  const byWords = BY_WORDS.find(([, pattern]) => pattern.test(words))?.[0]
  // Exchange Online says this of an address that it does not know.
  if (code === '5.4.1' && words.includes('recipient address rejected')) return 'unknownAddress'
  const isSpecific = /^\d\.\d/.test(code) && !isGeneral(code)
  if (byWords && (!isSpecific || refines(code, byWords))) return byWords
  // Without any words, the relay itself found no way to the address.
  if (code === '5.0.0' && words === '') return 'closed'
  const basic = /^\D{0,3}([45]\d\d)\b/.exec(reply.message)?.[1] ?? code
  const known = code.startsWith('5.0.') ? basic : code
  return BY_CODE.find(([pattern]) => pattern.test(known))?.[1] ?? 'refused'
}

/** Words say more than these codes: whose quota it is, what a policy forbids, whether 5.1.0 is about the sender. */
const refines = (code: string, byWords: MailFault) =>
  (/^5\.2\.\d+$/.test(code) && (byWords === 'sender' || byWords === 'busy')) ||
  (code === '5.1.0' && byWords === 'sender') ||
  (code.startsWith('5.7.') && byWords === 'content')

/** Whether an address refuses mail for good: what is only late, or the fault of sender, route or content, marks nobody. */
export const isMailboxFault = (reply: ServerReply): boolean =>
  mostTellingCode(reply).startsWith('5') && WHOSE[faultOf(reply)] === 'mailbox'
