import { and, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Newsletter } from '../../shared/contract/newsletters'
import { OPEN_SEND_STATES } from '../../shared/limits'
import type { NEWSLETTER, NEWSLETTER_LISTS } from '../../shared/text-rules'
import type { Queryable, Transaction } from '../platform/database/database'
import { auditLog } from '../tables/installation.tables'
import { newsletterPairings, newsletters } from '../tables/newsletters.tables'
import { sends } from '../tables/sending.tables'
import { mostUnderWay, newestSends, peopleOfSend } from '../mail/engine/sends.queries'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { peopleOf, pairings } from '../tables/pairings.tables'
import { notFound } from '../platform/http/errors'
import { listOf, number, objectOf, orNull, readRows, type Row, text } from '../platform/database/rows'

export type NewsletterRow = typeof newsletters.$inferSelect
/** What an administrator writes. */
export type NewsletterTexts = Pick<NewsletterRow, keyof typeof NEWSLETTER | keyof typeof NEWSLETTER_LISTS>
export type SendState = (typeof sends.$inferSelect)['state']
const linked = {
  id: pairings.id,
  fileName: pairings.fileName,
  name: pairings.name,
  group: text,
  people: number,
}
interface Links {
  pairings: Row<typeof linked>[]
  sendState: SendState | null
  mailed: Newsletter['mailed']
}
export type NewsletterWithLinks = NewsletterRow & Links

/** In the order of their groups. */
const linkedPairings = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'fileName', p.file_name, 'name', p.name,
    'group', coalesce(p.domain_group_name, ${COMPANY_WIDE}::text),
    'people', ${peopleOf('p')}) order by p.group_number, p.id), '[]')
  from newsletter_rounds l join rounds p on p.id = l.round_id where l.newsletter_id = newsletters.id
)`.mapWith(listOf(objectOf(linked)))

/** People reached by an earlier send are not in a later one, and count as well. */
const mailed = sql`(
  select jsonb_build_object('total', count(*), 'sent', count(*) filter (where r.state = 'sent'),
    'unknown', count(*) filter (where r.state = 'unknown'),
    'handingOver', count(*) filter (where r.state = 'committing'))
  from sends s cross join lateral ${peopleOfSend} r
  where s.newsletter_id = newsletters.id and (r.state in ('sent', 'unknown', 'committing') or s.id in (select id from (${newestSends}) newest))
  having count(*) > 0)`.mapWith(
  orNull(objectOf({ total: number, sent: number, unknown: number, handingOver: number })),
)

const withLinks = (db: Queryable) =>
  db
    .select({
      newsletter: newsletters,
      pairings: linkedPairings,
      sendState: sql`(select state from (${newestSends}) newest order by ${mostUnderWay} limit 1)`.mapWith(
        orNull(sends.state),
      ),
      mailed,
    })
    .from(newsletters)

const flat = ({ newsletter, ...links }: { newsletter: NewsletterRow } & Links): NewsletterWithLinks => ({
  ...newsletter,
  ...links,
})

/** All newsletters that are not sent, newest first. */
export async function listNewsletters(db: Queryable, programmeId: string): Promise<NewsletterWithLinks[]> {
  const rows = await withLinks(db)
    .where(and(eq(newsletters.programmeId, programmeId), ne(newsletters.status, 'sent')))
    .orderBy(desc(newsletters.createdAt), desc(newsletters.id))
  return rows.map(flat)
}

/** The approved and sent newsletters of a programme, or of all, newest first. */
export const listNewsletterFiles = (db: Queryable, programmeId: string | undefined) =>
  db
    .select({
      id: newsletters.id,
      title: newsletters.title,
      month: newsletters.month,
      year: newsletters.year,
      status: newsletters.status,
    })
    .from(newsletters)
    .where(
      and(
        inArray(newsletters.status, ['approved', 'sent']),
        programmeId === undefined ? undefined : eq(newsletters.programmeId, programmeId),
      ),
    )
    .orderBy(
      desc(newsletters.year),
      desc(newsletters.month),
      desc(newsletters.createdAt),
      desc(newsletters.id),
    )
    .limit(500)

export async function findNewsletter(db: Queryable, id: string): Promise<NewsletterWithLinks> {
  const [row] = await withLinks(db).where(eq(newsletters.id, id))
  if (!row) throw notFound('newsletter')
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
  if (!row) throw notFound('newsletter')
  return row
}

/** Whether a transaction holds a newsletter just now: its send is being written down, or it is being saved. */
export async function isNewsletterLocked(db: Queryable, id: string): Promise<boolean> {
  const free = db.select({ id: newsletters.id }).from(newsletters).where(eq(newsletters.id, id))
  return (await free.for('key share', { skipLocked: true })).length === 0
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

/** The unfinished sends of a newsletter. */
export const findOpenSends = (db: Queryable, newsletterId: string) =>
  db
    .select({ id: sends.id })
    .from(sends)
    .where(and(eq(sends.newsletterId, newsletterId), inArray(sends.state, [...OPEN_SEND_STATES])))

/** The pairings of which everybody has got a newsletter: their send is over, and was not cancelled. */
export async function sentPairings(db: Queryable, newsletterId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: sends.pairingId })
    .from(sends)
    .where(and(eq(sends.newsletterId, newsletterId), eq(sends.state, 'sent')))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Links a newsletter with these pairings, and with no others. */
export async function setPairings(
  tx: Transaction,
  newsletterId: string,
  pairingIds: string[],
): Promise<void> {
  await tx
    .delete(newsletterPairings)
    .where(
      and(
        eq(newsletterPairings.newsletterId, newsletterId),
        notInArray(newsletterPairings.pairingId, pairingIds),
      ),
    )
  if (pairingIds.length > 0)
    await tx
      .insert(newsletterPairings)
      .values(pairingIds.map((pairingId) => ({ newsletterId, pairingId })))
      .onConflictDoNothing()
}

/** Two of these pairings that have people in common, and how many; undefined if none have. */
export async function overlapOf(db: Queryable, pairingIds: string[]) {
  const [found] = await readRows(
    db,
    { one: pairings.name, other: pairings.name, people: number },
    sql`
    select a.name as one, b.name as other, count(distinct user_id)::int as people
    from seats mine join seats theirs using (user_id)
    join rounds a on a.id = mine.round_id join rounds b on b.id = theirs.round_id
    where mine.round_id < theirs.round_id
      and mine.round_id = any(${sql.param(pairingIds)}::uuid[]) and theirs.round_id = any(${sql.param(pairingIds)}::uuid[])
    group by a.id, a.name, b.id, b.name order by a.id, b.id limit 1`,
  )
  return found
}

/** Who saved a newsletter after an instant, and what they changed, oldest first. */
export const savesSince = (tx: Transaction, id: string, since: Date) =>
  tx
    .select({ actorEmail: auditLog.actorEmail, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'newsletter.saved'), eq(auditLog.subjectId, id), gt(auditLog.at, since)))
    .orderBy(auditLog.id)
