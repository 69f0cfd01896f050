import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { OPEN_SEND_STATES } from '../../shared/limits'
import { type Context, readAsCaller } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { boolean } from '../platform/database/rows'
import { HttpError } from '../platform/http/errors'
import { newsletterPairings, newsletters } from '../tables/newsletters.tables'
import { hasReached } from '../mail/engine/sends.queries'
import { sends } from '../tables/sending.tables'
import { pairings } from '../tables/pairings.tables'
import { isOfPeriod, type Period } from './pairings.queries'

/** SQL, for a query of newsletters: whether one is linked with a pairing. */
export const isLinkedWith = (pairingId: string): SQL =>
  sql`exists (select from newsletter_rounds l where l.newsletter_id = newsletters.id and l.round_id = ${pairingId})`

/** SQL, for a query of newsletters: whether one is linked with no pairing. */
export const isUnlinked: SQL = sql`not exists (select from newsletter_rounds l where l.newsletter_id = newsletters.id)`

/** SQL, for a query of newsletters: whether one is for a programme's period. */
export const isNewsletterOf = ({ programmeId, period }: Period): SQL | undefined =>
  and(
    eq(newsletters.programmeId, programmeId),
    eq(newsletters.year, Number(period.slice(0, 4))),
    eq(newsletters.month, Number(period.slice(5, 7))),
    sql`${newsletters.day} is not distinct from ${period.length > 7 ? period : null}`,
  )

/** Locks the newsletters of a pairing for the rest of the transaction. */
export const lockLinkedNewsletters = (tx: Transaction, pairingId: string) =>
  tx
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(isLinkedWith(pairingId))
    .orderBy(newsletters.id)
    .for('update')

/** A pairing by its id. */
export async function findPairing(db: Queryable, id: string) {
  const [pairing] = await db.select().from(pairings).where(eq(pairings.id, id))
  return pairing
}

/** The programme of a pairing; undefined: there is no such pairing. */
export async function programmeIdOfPairing(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ programmeId: pairings.programmeId })
    .from(pairings)
    .where(eq(pairings.id, id))
  return row?.programmeId
}

/** Pairings by their ids, in the order of their groups. */
export const findPairings = (db: Queryable, ids: string[]) =>
  db.select().from(pairings).where(inArray(pairings.id, ids)).orderBy(pairings.groupNumber, pairings.id)

/** Locks pairings against being deleted before the transaction ends. */
export async function keepPairings(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .select({ id: pairings.id })
    .from(pairings)
    .where(inArray(pairings.id, ids))
    .orderBy(pairings.id)
    .for('share')
}

/** What a newsletter of a send is called; undefined for a manager who does not see it. */
export const titleFor = (
  { asManager }: Pick<Context, 'asManager'>,
  { title, isThere }: { title: string; isThere: boolean },
): string | undefined => (asManager && !isThere ? undefined : title)

/**
 * Throws 409 when a newsletter was sent from the pairing, or is being sent. Locks the pairing, so that no send
 * begins before the transaction ends.
 * @param to what it would have been used for
 */
export async function refusePairingInUse(
  context: Pick<Context, 'asManager'>,
  tx: Transaction,
  pairingId: string,
  to: 'delete' | 'change' = 'delete',
): Promise<void> {
  await tx.select({ id: pairings.id }).from(pairings).where(eq(pairings.id, pairingId)).for('update')
  const [send] = await readAsCaller(context, tx, (reader) =>
    reader
      .select({
        state: sends.state,
        title: sends.newsletterTitle,
        isThere: sql`exists (select from newsletters n where n.id = sends.newsletter_id)`.mapWith(boolean),
      })
      .from(sends)
      .where(and(eq(sends.pairingId, pairingId), hasReached))
      .limit(1),
  )
  if (!send) return
  const title = titleFor(context, send)
  if ((OPEN_SEND_STATES as readonly string[]).includes(send.state))
    throw new HttpError(409, 'newsletter_being_sent', (w) => w.pairings.beingSent(title && w.isolated(title)))
  throw new HttpError(409, 'pairing_announced', (w) => w.pairings.sentFrom[to](title))
}

/** The only draft of a month without a pairing, locked; undefined when there is none, or more than one. */
export async function onlyUnlinkedDraft(
  tx: Transaction,
  { programmeId, period, domainGroupId }: Period & { domainGroupId: string | null },
  ofGroupOnly: boolean,
) {
  const drafts = await tx
    .select({ id: newsletters.id, title: newsletters.title })
    .from(newsletters)
    .where(
      and(
        isNewsletterOf({ programmeId, period }),
        eq(newsletters.status, 'draft'),
        isUnlinked,
        eq(newsletters.isLinkedByHand, false),
        // A manager's draft is for their group alone; an administrator decides where a draft of the company goes.
        ofGroupOnly
          ? sql`${newsletters.domainGroupId} = ${domainGroupId}`
          : sql`(${newsletters.domainGroupId} is null or ${newsletters.domainGroupId} = ${domainGroupId})`,
      ),
    )
    .limit(2)
    .for('update')
  return drafts.length === 1 ? drafts[0] : undefined
}

/** The only pairing of a month (and a domain group), if it has no newsletter; undefined when there is none, or more than one. */
export async function onlyPairingWithoutNewsletter(tx: Transaction, of: Period, domainGroupId?: string) {
  const ofGroup = domainGroupId === undefined ? undefined : eq(pairings.domainGroupId, domainGroupId)
  const [only, ...others] = await pairingsToLink(tx, of, ofGroup)
  return only && others.length === 0 && !only.isLinked ? only : undefined
}

/** The newest pairing of a month of each domain group, if it has no newsletter. */
export async function groupPairingsWithoutNewsletter(tx: Transaction, of: Period) {
  const newest = new Map(
    (await pairingsToLink(tx, of, isNotNull(pairings.domainGroupId))).map((pairing) => [
      pairing.domainGroupId,
      pairing,
    ]),
  )
  return [...newest.values()].filter(({ isLinked }) => !isLinked)
}

/** Pairings of a programme's period that have a file, oldest first. They stay while the transaction lasts. */
const pairingsToLink = (tx: Transaction, period: Period, also: SQL | undefined) =>
  tx
    .select({
      id: pairings.id,
      name: pairings.name,
      domainGroupId: pairings.domainGroupId,
      isLinked: sql`exists (select from newsletter_rounds l where l.round_id = rounds.id)`.mapWith(boolean),
    })
    .from(pairings)
    .where(and(isOfPeriod(period), isNull(pairings.fileDeletedAt), also))
    .orderBy(pairings.createdAt, pairings.id)
    .for('share')

/** Links a newsletter to a pairing. That is no edit: its `updatedAt` and its state stay. */
export async function linkByItself(tx: Transaction, newsletterId: string, pairingId: string): Promise<void> {
  await tx.insert(newsletterPairings).values({ newsletterId, pairingId })
}

/** Unlinks a pairing that is about to be deleted from its newsletters; an approved one becomes a draft again. */
export async function unlinkPairing(tx: Transaction, pairingId: string, now: Date): Promise<void> {
  await tx
    .update(newsletters)
    .set({
      isLinkedByHand: sql`${newsletters.isLinkedByHand} and exists (select from newsletter_rounds l
        where l.newsletter_id = newsletters.id and l.round_id <> ${pairingId})`,
      status: 'draft',
      approvedAt: null,
      updatedAt: now,
    })
    .where(and(isLinkedWith(pairingId), ne(newsletters.status, 'sent')))
  await tx.delete(newsletterPairings).where(eq(newsletterPairings.pairingId, pairingId))
}
