import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { GroupManagers } from '../../shared/contract/people'
import type { Queryable, Transaction } from '../database/database'
import { inLetters } from '../database/columns'
import { domainGroups } from '../directory/directory.tables'
import { isPerson } from '../people/people.queries'
import { newsletters } from '../newsletters/newsletters.tables'
import { pairings } from '../pairings/pairings.tables'
import { users } from '../people/people.tables'
import { sends } from '../sending/sending.tables'
import { groupDomains, groupManagers } from './managers.tables'

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
  return { managers, domains: domains.map(({ domain }) => domain) }
}

/** The people with these addresses, who can't be erased until the transaction ends. */
export const holdPeople = (tx: Transaction, emails: string[]) =>
  tx
    .select({ ...named, isAdmin: users.isAdmin })
    .from(users)
    .where(and(inArray(users.email, emails), eq(users.isActive, true), isPerson))
    .orderBy(users.id)
    .for('share')

/** Makes these people the managers of a group; returns who was not before. */
export async function replaceManagers(
  tx: Transaction,
  groupId: string,
  userIds: string[],
  now: Date,
): Promise<string[]> {
  await tx
    .delete(groupManagers)
    .where(and(eq(groupManagers.domainGroupId, groupId), notInArray(groupManagers.userId, userIds)))
  if (userIds.length === 0) return []
  const added = await tx
    .insert(groupManagers)
    .values(userIds.map((userId) => ({ domainGroupId: groupId, userId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: groupManagers.userId })
  return added.map(({ userId }) => userId)
}

export async function replaceDomains(tx: Transaction, groupId: string, domains: string[]): Promise<void> {
  await tx.delete(groupDomains).where(eq(groupDomains.domainGroupId, groupId))
  if (domains.length > 0)
    await tx.insert(groupDomains).values(domains.map((domain) => ({ domainGroupId: groupId, domain })))
}

/** Somebody who is erased manages nothing any more. */
export async function forgetManager(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(groupManagers).where(eq(groupManagers.userId, userId))
}

const PLACES = {
  group: domainGroups.id,
  pairing: pairings.id,
  file: pairings.fileName,
  newsletter: newsletters.id,
  send: sends.id,
  user: users.id,
}
export type Kind = keyof typeof PLACES

/** Whether there is one; for a manager, what is not of their groups is not there. */
export async function isThere(db: Queryable, kind: Kind, id: string): Promise<boolean> {
  const place = PLACES[kind]
  const rows = await db.select({ found: place }).from(place.table).where(eq(place, id)).limit(1)
  return rows.length > 0
}

export async function isAdministrator(db: Queryable, userId: string): Promise<boolean> {
  const [user] = await db.select({ isAdmin: users.isAdmin }).from(users).where(eq(users.id, userId))
  return user?.isAdmin ?? false
}

/** Whether the managers of a group may let in addresses of a domain. */
export async function isGivenDomain(db: Queryable, groupId: string, domain: string): Promise<boolean> {
  const rows = await db
    .select({ domain: groupDomains.domain })
    .from(groupDomains)
    .where(and(eq(groupDomains.domainGroupId, groupId), eq(groupDomains.domain, domain)))
  return rows.length > 0
}
