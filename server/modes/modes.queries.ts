import { and, eq, getTableName, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../platform/context/config'
import type { Queryable, Transaction } from '../platform/database/database'
import { credentialsIn, installation } from '../tables/installation.tables'
import { number, readRow } from '../platform/database/rows'
import { allowedEmails, domainGroups } from '../tables/directory.tables'
import { newsletters } from '../tables/newsletters.tables'
import { isUnlinked } from '../pairings/pairing-use.queries'
import { matches, meetingGuests, meetings, pairings, seats } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { deletePhotos } from '../people/users.queries'
import { SAMPLE_GROUPS, sampleId } from './sample/sample-people'
import { sendRecipients, sends } from '../tables/sending.tables'
import type { PluginWithTables } from '../tables/columns'

export type Mode = Config['mode']

/** The sample's domains; no real person can have an address there (RFC 2606). */
const DOMAINS = SAMPLE_GROUPS.map(({ domain }) => domain)
const GROUPS = SAMPLE_GROUPS.map(({ name }) => sampleId('group', name))

/** Stores the mode unless one is stored, and returns the stored one; waits for a command that is changing it. */
export async function keepMode(db: Queryable, mode: Mode, now: Date): Promise<Mode> {
  const [row] = await db
    .insert(installation)
    .values({ key: 'mode', value: mode, updatedAt: now })
    .onConflictDoUpdate({ target: installation.key, set: { value: sql`${installation.value}` } })
    .returning({ mode: installation.value })
  return row?.mode as Mode
}

/** SQL: people who came with the evaluation: the sample company, what test access left, and addresses that nobody has. */
const isOfEvaluation = or(
  eq(users.isSample, true),
  and(eq(users.authMethod, 'simple'), eq(users.isValidated, false)),
  inArray(users.emailDomain, DOMAINS),
) as SQL

/** How many other connections the product and its commands have to this database. */
export async function countOthers(tx: Transaction): Promise<number> {
  const { others } = await readRow(
    tx,
    { others: number },
    sql`select count(*)::int as others from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and application_name like 'cup-of-joe%'`,
  )
  return others
}

/** SQL: ids of the people of the evaluation. */
const THEIRS = sql`(select ${users.id} from ${users} where ${isOfEvaluation})`

/**
 * Deletes their matches, and every pairing of theirs in which nobody else was, with its newsletters and sends. In a pairing
 * with real people those keep the matches among themselves.
 */
export async function deletePairings(tx: Transaction) {
  const isOnlyTheirs = sql`exists (select from ${seats} where ${seats.pairingId} = ${pairings.id}
      and ${seats.userId} in ${THEIRS})
    and not exists (select from ${seats} join ${users} on ${users.id} = ${seats.userId}
      where ${seats.pairingId} = ${pairings.id} and ${users.erasedAt} is null and not ${isOfEvaluation})`
  const doomed = (await tx.select({ id: pairings.id }).from(pairings).where(isOnlyTheirs)).map(({ id }) => id)
  const theirMatches = sql`${matches.id} in (select ${seats.matchId} from ${seats} where ${seats.userId} in ${THEIRS})`
  const mixed = await tx
    .selectDistinct({ id: matches.pairingId })
    .from(matches)
    .where(theirMatches)
    .then((rows) => rows.map(({ id }) => id).filter((id) => !doomed.includes(id)))

  const sent = await tx.delete(sends).where(inArray(sends.pairingId, doomed))
  await tx.delete(sendRecipients).where(sql`${sendRecipients.userId} in ${THEIRS}`)
  const isUntouched = and(
    eq(newsletters.status, 'draft'),
    isUnlinked,
    eq(newsletters.createdAt, newsletters.updatedAt),
  )
  const isOfNobodyElse = sql`exists (select from newsletter_rounds l where l.newsletter_id = newsletters.id)
    and not exists (select from newsletter_rounds l where l.newsletter_id = newsletters.id
      and l.round_id <> all(${sql.param(doomed)}::uuid[]))`
  const written = await tx.delete(newsletters).where(or(isOfNobodyElse, isUntouched))
  await tx
    .delete(meetings)
    .where(
      sql`${meetings.id} in (select ${meetingGuests.meetingId} from ${meetingGuests} where ${meetingGuests.userId} in ${THEIRS})`,
    )
  const met = await tx.delete(matches).where(or(theirMatches, inArray(matches.pairingId, doomed)))
  await tx.delete(pairings).where(inArray(pairings.id, doomed))
  await tx.delete(seats).where(sql`${seats.userId} in ${THEIRS}`)
  await tx
    .update(pairings)
    .set({
      totalPairs: sql`(select count(*)::int from ${matches} where ${matches.pairingId} = ${pairings.id})`,
    })
    .where(inArray(pairings.id, mixed))
  return {
    pairings: doomed.length,
    matches: met.rowCount ?? 0,
    newsletters: written.rowCount ?? 0,
    sends: sent.rowCount ?? 0,
  }
}

/** Deletes the people of the evaluation, who are in no pairing any more, with their photos. */
export async function deletePeople(tx: Transaction) {
  const people = await tx
    .delete(users)
    .where(isOfEvaluation)
    .returning({ email: users.email, isAdmin: users.isAdmin, photo: users.profileImage })
  const photos = people.flatMap(({ photo }) => photo ?? [])
  await deletePhotos(tx, photos)
  const admins = people.filter(({ isAdmin }) => isAdmin)
  return {
    people: people.length - admins.length,
    administrators: admins.map(({ email }) => email).sort(),
  }
}

/** Deletes the sample's whitelist entries, and its groups if nobody has given them people or pairings since. */
export async function deleteDirectory(tx: Transaction) {
  const entries = await tx
    .delete(allowedEmails)
    .where(or(inArray(allowedEmails.domain, DOMAINS), eq(allowedEmails.addedBy, 'sample')))
    .returning({ email: allowedEmails.email })
  const isFree = sql`not exists (select from ${allowedEmails} where ${allowedEmails.domainGroupId} = ${domainGroups.id})
    and not exists (select from ${pairings} where ${pairings.domainGroupId} = ${domainGroups.id})`
  const groups = await tx.delete(domainGroups).where(and(inArray(domainGroups.id, GROUPS), isFree))
  return { whitelistEntries: entries.map(({ email }) => email).sort(), groups: groups.rowCount ?? 0 }
}

/** Deletes every credential, as in an evaluation anybody could have it. Returns how many each table had. */
export async function deleteCredentials(
  tx: Transaction,
  plugins: readonly PluginWithTables[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  // The administrators who stay are named.
  for (const { table, restored } of credentialsIn(plugins))
    if (restored !== 'administrators') counts[getTableName(table)] = (await tx.delete(table)).rowCount ?? 0
  return counts
}

/** The signing key with which the evaluation's links and its printed password were made; the next start makes another. */
export const deleteSigningKey = (tx: Transaction) =>
  tx.delete(installation).where(eq(installation.key, 'secret'))

export const storeMode = (tx: Transaction, mode: Mode, now: Date) =>
  tx.update(installation).set({ value: mode, updatedAt: now }).where(eq(installation.key, 'mode'))

/** The people who are left: the administrators by address, and how many others. */
export async function readStaying(tx: Transaction) {
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email)
  const others = await tx.$count(users, and(ne(users.isAdmin, true), isNull(users.erasedAt)))
  return { administrators: admins.map(({ email }) => email), others }
}
