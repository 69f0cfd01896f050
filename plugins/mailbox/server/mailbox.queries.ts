import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../server/platform/database/database'
import { sendRecipients } from '../../../server/tables/sending.tables'
import { mailboxMessages } from './mailbox.tables'

type Message = Pick<typeof mailboxMessages.$inferInsert, 'id' | 'uidValidity' | 'uid' | 'dealtAt'>

/** Notes that a message is dealt with; false when it was before. */
export async function noteHandled(tx: Transaction, message: Message): Promise<boolean> {
  const rows = await tx.insert(mailboxMessages).values(message).onConflictDoNothing().returning()
  return rows.length > 0
}

export const forgetMessage = (tx: Transaction, id: string) =>
  tx.delete(mailboxMessages).where(eq(mailboxMessages.id, id))

const inMailbox = (uidValidity: string) =>
  and(eq(mailboxMessages.isMarked, false), eq(mailboxMessages.uidValidity, uidValidity))

/** The numbers of the messages that the mailbox does not yet show as dealt with. */
export async function unmarked(db: Queryable, uidValidity: string): Promise<number[]> {
  const rows = await db
    .select({ uid: mailboxMessages.uid })
    .from(mailboxMessages)
    .where(inMailbox(uidValidity))
    .orderBy(mailboxMessages.uid)
  return rows.map(({ uid }) => uid)
}

export const noteMarked = (db: Queryable, uidValidity: string, uids: number[]) =>
  db
    .update(mailboxMessages)
    .set({ isMarked: true })
    .where(and(inMailbox(uidValidity), inArray(mailboxMessages.uid, uids)))

export const deleteOldMessages = (db: Queryable, before: Date) =>
  db.delete(mailboxMessages).where(lt(mailboxMessages.dealtAt, before))

/** Whether the product sent a message with this stored Message-ID: before that, nothing can have come back. */
export async function haveSent(db: Queryable, messageId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sendRecipients.id })
    .from(sendRecipients)
    .where(
      and(
        eq(sendRecipients.messageId, messageId),
        eq(sendRecipients.way, 'mail'),
        inArray(sendRecipients.state, ['sent', 'unknown']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
