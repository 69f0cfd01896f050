import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { GroupManagers } from '../../../shared/contract/people'
import type { Queryable, Transaction } from '../../platform/database/database'
import { inLetters } from '../../tables/columns'
import { boolean, readRow } from '../../platform/database/rows'
import { isCovered, whitelistCoverage } from '../../tables/coverage.tables'
import { allowedEmails, domainGroups } from '../../tables/directory.tables'
import { isPerson } from '../../tables/people.conditions'
import { newsletters } from '../../tables/newsletters.tables'
import { pairings } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { sends } from '../../tables/sending.tables'
import { groupDomains, groupManagers } from '../../tables/managers.tables'

const named = { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName }

export async function readManagers(db: Queryable, groupId: string): Promise<GroupManagers> {
  const managers = await db
    .select(named)
    .from(groupManagers)
    .innerJoin(users, eq(users.id, groupManagers.userId))
    .where(eq(groupManagers.domainGroupId, groupId))
    .orderBy(inLetters(users.lastName), inLetters(users.firstName), users.id)
  const domains = await db
    .select({ domain: groupDomains.domain })
    .from(groupDomains)
    .where(eq(groupDomains.domainGroupId, groupId))
    .orderBy(groupDomains.domain)
  return {
    managers,
    emails: managers.map(({ email }) => email),
    domains: domains.map(({ domain }) => domain),
  }
}

/** The covered people with these addresses, who can't be erased until the transaction ends. */
export const lockPeople = (tx: Transaction, emails: string[]) =>
  tx
    .select({ ...named, isAdmin: users.isAdmin })
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(and(inArray(users.email, emails), eq(users.isActive, true), isPerson, isCovered))
    .orderBy(users.id)
    .for('share', { of: users })

/** Makes these people the managers of a group. */
export async function replaceManagers(tx: Transaction, groupId: string, userIds: string[], now: Date) {
  await tx
    .delete(groupManagers)
    .where(and(eq(groupManagers.domainGroupId, groupId), notInArray(groupManagers.userId, userIds)))
  if (userIds.length === 0) return
  await tx
    .insert(groupManagers)
    .values(userIds.map((userId) => ({ domainGroupId: groupId, userId, createdAt: now })))
    .onConflictDoNothing()
}

export async function replaceDomains(tx: Transaction, groupId: string, domains: string[]): Promise<void> {
  await tx.delete(groupDomains).where(eq(groupDomains.domainGroupId, groupId))
  if (domains.length > 0)
    await tx.insert(groupDomains).values(domains.map((domain) => ({ domainGroupId: groupId, domain })))
}

const PLACES = {
  group: domainGroups.id,
  pairing: pairings.id,
  file: pairings.fileName,
  newsletter: newsletters.id,
  send: sends.id,
  user: users.id,
  entry: allowedEmails.id,
}
export type Kind = keyof typeof PLACES

/** Whether there is one; for a manager, what is not of their groups is not there. */
export async function isThere(db: Queryable, kind: Kind, id: string): Promise<boolean> {
  const place = PLACES[kind]
  const rows = await db.select({ found: place }).from(place.table).where(eq(place, id)).limit(1)
  return rows.length > 0
}

/** Keeps a row as it is until the transaction ends. */
export async function lockRow(tx: Transaction, kind: Kind, id: string): Promise<void> {
  const place = PLACES[kind]
  await tx.select({ found: place }).from(place.table).where(eq(place, id)).for('update')
}

export async function isAdministrator(db: Queryable, userId: string): Promise<boolean> {
  const [user] = await db.select({ isAdmin: users.isAdmin }).from(users).where(eq(users.id, userId))
  return user?.isAdmin ?? false
}

/** Whether the managers of a group may let in addresses of a domain. */
export const isGivenDomain = async (db: Queryable, groupId: string, domain: string): Promise<boolean> =>
  (await db.$count(
    groupDomains,
    and(eq(groupDomains.domainGroupId, groupId), eq(groupDomains.domain, domain)),
  )) > 0

/** Whether an address is an administrator's, has an entry that is not of these groups, or an account in another group. */
export async function isSomebodyElses(db: Queryable, email: string, groups: string[]): Promise<boolean> {
  const [entry] = await db
    .select({ groupId: allowedEmails.domainGroupId })
    .from(allowedEmails)
    .where(eq(allowedEmails.email, email))
  if (entry && !groups.includes(entry.groupId ?? '')) return true
  const [user] = await db
    .select({ isAdmin: users.isAdmin, groupId: whitelistCoverage.domainGroupId })
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(eq(users.email, email))
  return user !== undefined && (user.isAdmin || (user.groupId !== null && !groups.includes(user.groupId)))
}

/** Whether an address is somebody's of a manager's groups, or of a domain that was given to them. */
export async function isTheirAddress(managed: Queryable, email: string): Promise<boolean> {
  if ((await managed.$count(users, eq(users.email, email))) > 0) return true
  const domain = email.slice(email.indexOf('@') + 1)
  return (await managed.$count(groupDomains, eq(groupDomains.domain, domain))) > 0
}

/** Whether a manager sees somebody with this address, and everybody of their match that a newsletter would name. */
export async function seesMatchOf(managed: Queryable, newsletterId: string, email: string): Promise<boolean> {
  const { isSeen } = await readRow(
    managed,
    { isSeen: boolean },
    sql`
    select exists (select from users where email = ${email}) and not exists (
      select from users join seats own on own.user_id = users.id
      join newsletter_rounds l on l.round_id = own.round_id and l.newsletter_id = ${newsletterId}
      join seats other on other.match_id = own.match_id
      where users.email = ${email} and other.user_id not in (select id from users)) as "isSeen"`,
  )
  return isSeen
}
