import type { Context } from '../../../server/platform/context/context'
import type { Transaction } from '../../../server/platform/database/database'
import { verifiedMessageId } from '../../../server/mail/message-id'
import { takeEventsIn } from '../../../server/mail/log/mail-events'
import { takeReply } from '../../../server/meetings/book-meeting'
import type { Envelope } from './imap'
import { forgetMessage, haveSent, noteHandled } from './mailbox.queries'
import { readReply } from './reply.rules'
import { isMailboxFault, mostTellingCode } from '../../../server/mail/delivery.rules'
import { fieldsOf } from './parts.rules'

/** A message that may be for the product. */
export interface Message extends Envelope {
  /** Equal for two deliveries of one message. */
  id: string
  uidValidity: string
  uid: number
  kind: 'reply' | 'report'
}

/**
 * Does what a message asks for, and notes in the same transaction that it was done, so that nothing is done twice. False
 * when it was done before, or the message is not for the product: then nothing is noted.
 */
export async function handleMessage(context: Context, message: Message): Promise<boolean> {
  const { id, uidValidity, uid } = message
  return context.db.transaction(async (tx) => {
    if (!(await noteHandled(tx, { id, uidValidity, uid, dealtAt: context.clock.now() }))) return false
    const isOurs =
      message.kind === 'reply'
        ? await takeCalendar(context, tx, message)
        : await takeReport(context, tx, message)
    if (!isOurs) await forgetMessage(tx, id)
    return isOurs
  })
}

async function takeCalendar(
  outer: Context,
  tx: Transaction,
  { texts, header, receivedAt }: Message,
): Promise<boolean> {
  // What came before a restore may have been read before it.
  const context = receivedAt ? { ...outer, dueSince: receivedAt } : outer
  const reply = readReply(texts[0] ?? '', header)
  return reply !== undefined && takeReply(context, tx, reply)
}

/** A mail of ours that came back for good is a bounce, as if its provider had reported it. */
async function takeReport({ clock, secret }: Context, tx: Transaction, message: Message): Promise<boolean> {
  const [status = '', headers = ''] = message.texts
  const report = readReport(status, headers)
  const messageId = report && verifiedMessageId(secret, report.messageId)
  if (!messageId || !(await haveSent(tx, messageId))) return false
  const now = clock.now()
  const at = message.receivedAt && message.receivedAt < now ? message.receivedAt : now
  await takeEventsIn(tx, [{ ...report, messageId, id: `mailbox ${message.id}`, kind: 'bounced', at }], now)
  return true
}

/** That a message can't be delivered, for good (RFC 3464). */
interface Report {
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
  return { messageId, code: mostTellingCode(said), reason: message, isAddressFault: isMailboxFault(said) }
}
