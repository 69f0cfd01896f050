import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database'
import { newsletters, pairings, sends } from '../database/schema'
import { HttpError } from '../http/errors'

export type NewsletterRow = typeof newsletters.$inferSelect
export type SendState = (typeof sends.$inferSelect)['state']
export type NewsletterWithLinks = NewsletterRow & { pairingFile: string | null; sendState: SendState | null }

/** States of a send that is not over. */
export const OPEN_STATES = ['queued', 'sending', 'paused'] as const

const withLinks = (db: Queryable) =>
  db
    .select({
      newsletter: newsletters,
      pairingFile: pairings.fileName,
      sendState: sql<SendState | null>`(select state from sends where sends.newsletter_id = newsletters.id order by created_at desc, id desc limit 1)`,
    })
    .from(newsletters)
    .leftJoin(pairings, eq(pairings.id, newsletters.pairingId))

const flat = (row: {
  newsletter: NewsletterRow
  pairingFile: string | null
  sendState: SendState | null
}): NewsletterWithLinks => ({ ...row.newsletter, pairingFile: row.pairingFile, sendState: row.sendState })

/** Every newsletter that is not sent, newest first. */
export async function listNewsletters(db: Queryable): Promise<NewsletterWithLinks[]> {
  const rows = await withLinks(db)
    .where(ne(newsletters.status, 'sent'))
    .orderBy(desc(newsletters.createdAt), desc(newsletters.id))
  return rows.map(flat)
}

/** The approved and sent ones, newest first. */
export const listNewsletterFiles = (db: Queryable) =>
  db
    .select({
      id: newsletters.id,
      title: newsletters.title,
      month: newsletters.month,
      year: newsletters.year,
      status: newsletters.status,
    })
    .from(newsletters)
    .where(inArray(newsletters.status, ['approved', 'sent']))
    .orderBy(desc(newsletters.year), desc(newsletters.month), desc(newsletters.createdAt))
    .limit(500)

export async function findNewsletter(db: Queryable, id: string): Promise<NewsletterWithLinks> {
  const [row] = await withLinks(db).where(eq(newsletters.id, id))
  if (!row) throw new HttpError(404, 'The newsletter was not found.')
  return flat(row)
}

/** The newsletter, locked until the transaction ends: sending, saving and deleting wait for each other here. */
export async function lockNewsletter(tx: Transaction, id: string): Promise<NewsletterRow> {
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update')
  if (!row) throw new HttpError(404, 'The newsletter was not found.')
  return row
}

/** The send of a newsletter that is not over yet, if there is one. */
export async function findOpenSend(db: Queryable, newsletterId: string) {
  const [send] = await db
    .select()
    .from(sends)
    .where(and(eq(sends.newsletterId, newsletterId), inArray(sends.state, [...OPEN_STATES])))
  return send
}

/** Locks the newsletters of a pairing for the rest of the transaction. */
export const lockLinkedNewsletters = (tx: Transaction, pairingId: string) =>
  tx
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(eq(newsletters.pairingId, pairingId))
    .orderBy(newsletters.id)
    .for('update')

/**
 * A pairing by its file name, which nobody can delete before the transaction ends; one whose file was taken off the list
 * can't be linked anew.
 */
export async function findPairingByFile(db: Queryable, fileName: string) {
  const [pairing] = await db
    .select()
    .from(pairings)
    .where(and(eq(pairings.fileName, fileName), sql`${pairings.fileDeletedAt} is null`))
    .for('key share')
  return pairing
}

/**
 * Throws 409 when a newsletter was sent from the pairing, or is being sent. Locks the pairing, so that no send can
 * begin before the transaction ends.
 */
export async function refusePairingInUse(tx: Transaction, pairingId: string): Promise<void> {
  await tx.select({ id: pairings.id }).from(pairings).where(eq(pairings.id, pairingId)).for('update')
  const [send] = await tx
    .select({ state: sends.state, title: sends.newsletterTitle })
    .from(sends)
    .where(
      and(
        eq(sends.pairingId, pairingId),
        sql`(${sends.state} <> 'cancelled' or exists (select from send_recipients where send_id = sends.id and state in ('sent', 'unknown', 'committing')))`,
      ),
    )
    .limit(1)
  if (!send) return
  throw new HttpError(
    409,
    (OPEN_STATES as readonly string[]).includes(send.state)
      ? `"${send.title}" is being sent from this pairing. Wait until it is sent, or cancel it.`
      : `"${send.title}" was sent from this pairing, so people know their matches. Complete the pairing instead of deleting it.`,
  )
}

/** Takes a pairing that is about to be deleted out of the newsletters linked to it; an approved one is a draft again. */
export async function unlinkPairing(tx: Transaction, pairingId: string, now: Date): Promise<void> {
  await tx
    .update(newsletters)
    .set({ pairingId: null, status: 'draft', approvedAt: null, updatedAt: now })
    .where(and(eq(newsletters.pairingId, pairingId), ne(newsletters.status, 'sent')))
  await tx.update(newsletters).set({ pairingId: null }).where(eq(newsletters.pairingId, pairingId))
}
