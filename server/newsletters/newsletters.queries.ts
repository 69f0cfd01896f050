import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Newsletter } from '../../shared/contract/newsletters'
import { OPEN_SEND_STATES } from '../../shared/limits'
import type { Queryable, Transaction } from '../database/database'
import { newsletters } from './newsletters.tables'
import { sends } from '../sending/sending.tables'
import { pairings } from '../pairings/pairings.tables'
import { notFound } from '../http/errors'
import { number, objectOf, orNull } from '../database/rows'

export type NewsletterRow = typeof newsletters.$inferSelect
export type SendState = (typeof sends.$inferSelect)['state']
interface Links {
  pairingFile: string | null
  pairingName: string | null
  sendState: SendState | null
  mailed: Newsletter['mailed']
}
export type NewsletterWithLinks = NewsletterRow & Links

const newestSend = sql`(select id from sends where sends.newsletter_id = newsletters.id order by created_at desc, id desc limit 1)`

/** Whoever an earlier send reached is not in a later one, and counts all the same. */
const mailed = sql`(
  select jsonb_build_object('total', count(*), 'sent', count(*) filter (where r.state = 'sent'),
    'unknown', count(*) filter (where r.state = 'unknown'),
    'handingOver', count(*) filter (where r.state = 'committing'))
  from sends s join send_recipients r on r.send_id = s.id
  where s.newsletter_id = newsletters.id
    and (s.id = ${newestSend} or r.state in ('sent', 'unknown', 'committing'))
  having count(*) > 0)`.mapWith(
  orNull(objectOf({ total: number, sent: number, unknown: number, handingOver: number })),
)

const withLinks = (db: Queryable) =>
  db
    .select({
      newsletter: newsletters,
      pairingFile: pairings.fileName,
      pairingName: pairings.name,
      sendState: sql`(select state from sends where sends.id = ${newestSend})`.mapWith(orNull(sends.state)),
      mailed,
    })
    .from(newsletters)
    .leftJoin(pairings, eq(pairings.id, newsletters.pairingId))

const flat = ({ newsletter, ...links }: { newsletter: NewsletterRow } & Links): NewsletterWithLinks => ({
  ...newsletter,
  ...links,
})

/** All newsletters that are not sent, newest first. */
export async function listNewsletters(db: Queryable): Promise<NewsletterWithLinks[]> {
  const rows = await withLinks(db)
    .where(ne(newsletters.status, 'sent'))
    .orderBy(desc(newsletters.createdAt), desc(newsletters.id))
  return rows.map(flat)
}

/** The approved and sent newsletters, newest first. */
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
    .orderBy(
      desc(newsletters.year),
      desc(newsletters.month),
      desc(newsletters.createdAt),
      desc(newsletters.id),
    )
    .limit(500)

export async function findNewsletter(db: Queryable, id: string): Promise<NewsletterWithLinks> {
  const [row] = await withLinks(db).where(eq(newsletters.id, id))
  if (!row) throw notFound('The newsletter')
  return flat(row)
}

/** The newsletter that a log is about; undefined if there is no such log, or its newsletter was deleted. */
export async function newsletterOfLog(db: Queryable, logId: string): Promise<NewsletterRow | undefined> {
  const [row] = await db
    .select({ newsletter: newsletters })
    .from(sends)
    .innerJoin(newsletters, eq(newsletters.id, sends.newsletterId))
    .where(eq(sends.id, logId))
  return row?.newsletter
}

/** The newsletter, locked until the transaction ends: sending, saving and deleting wait for each other here. */
export async function lockNewsletter(tx: Transaction, id: string): Promise<NewsletterRow> {
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update')
  if (!row) throw notFound('The newsletter')
  return row
}

export async function insertNewsletter(tx: Transaction, newsletter: typeof newsletters.$inferInsert) {
  const [row] = await tx.insert(newsletters).values(newsletter).returning()
  return row as NewsletterRow
}

export async function changeNewsletter(
  tx: Transaction,
  id: string,
  change: Partial<typeof newsletters.$inferInsert>,
): Promise<void> {
  await tx.update(newsletters).set(change).where(eq(newsletters.id, id))
}

export async function removeNewsletter(tx: Transaction, id: string): Promise<void> {
  await tx.delete(newsletters).where(eq(newsletters.id, id))
}

/** The unfinished send of a newsletter, if there is one. */
export async function findOpenSend(db: Queryable, newsletterId: string) {
  const [send] = await db
    .select()
    .from(sends)
    .where(and(eq(sends.newsletterId, newsletterId), inArray(sends.state, [...OPEN_SEND_STATES])))
  return send
}
