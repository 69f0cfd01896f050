import { and, count, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { ParticipationStatus } from '../../shared/contract/common'
import type { AdminUser } from '../../shared/contract/directory'
import type { Queryable, Transaction } from '../database/database'
import { matches, pairingMembers, users, whitelistCoverage } from '../database/schema'
import { cursorAfter, readCursor } from '../http/cursor'
import { containing } from '../http/text'
import { participationOn } from '../people/people.queries'

export interface UserFilter {
  search?: string
  status?: ParticipationStatus | 'all'
  /** A group's id; null: people without a group. */
  domainGroupId?: string | null
  limit?: number
  cursor?: string
}

/** SQL: the name of the current match; one lookup by index for each row of the page. */
const matchName = sql<string | null>`(
  select coalesce(nullif(trim(partner.first_name || ' ' || partner.last_name), ''), split_part(partner.email, '@', 1))
  from ${pairingMembers} member
  join ${matches} met on met.id = member.match_id and met.status = 'active'
  join users partner on partner.id = case when met.user1_id = ${users.id} then met.user2_id else met.user1_id end
  where member.user_id = ${users.id} and member.is_active
  limit 1)`

const listed = (day: string) => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  department: users.department,
  domainGroupId: whitelistCoverage.domainGroupId,
  isAdmin: users.isAdmin,
  isValidated: users.isValidated,
  needsProfileSetup: users.needsProfileSetup,
  participationStatus: participationOn(day),
  matchName,
})

const toUser = ({
  matchName: name,
  ...user
}: Omit<AdminUser, 'currentMatch'> & { matchName: string | null }): AdminUser => ({
  ...user,
  currentMatch: name === null ? null : { match_name: name },
})

/**
 * SQL: people whose list is this group's, as whitelist_coverage says, in a form that looks entries up for the group's
 * people only. null: people without a group.
 */
const isOfGroup = (groupId: string | null): SQL =>
  groupId === null
    ? isNull(whitelistCoverage.domainGroupId)
    : sql`(${users.email} in (select email from allowed_emails where domain_group_id = ${groupId})
        or ${users.emailDomain} in (select domain from allowed_emails where domain_group_id = ${groupId} and email = '*@' || domain)
          and not exists (select from allowed_emails own where own.email = ${users.email}))`

function filterBy({ search, status, domainGroupId }: UserFilter, day: string): (SQL | undefined)[] {
  const text = search?.trim()
  return [
    text ? like(users.searchText, containing(text)) : undefined,
    status && status !== 'all' ? sql`${participationOn(day)} = ${status}` : undefined,
    domainGroupId === undefined ? undefined : isOfGroup(domainGroupId),
  ]
}

/** A page of users by name. Only the rows after the cursor are read, however far on the page is. */
export async function readUsersPage(db: Queryable, filter: UserFilter, day: string) {
  const { limit = 500 } = filter
  const after = readCursor(filter.cursor, 3)
  const matching = filterBy(filter, day)
  const counted = db.select({ total: count() }).from(users).$dynamic()
  if (filter.domainGroupId === null)
    counted.innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
  const [rows, [all]] = await Promise.all([
    db
      .select(listed(day))
      .from(users)
      .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
      .where(
        and(
          ...matching,
          after &&
            sql`(${users.lastName}, ${users.firstName}, ${users.id}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`,
        ),
      )
      .orderBy(users.lastName, users.firstName, users.id)
      .limit(limit + 1),
    counted.where(and(...matching)),
  ])
  const page = rows.slice(0, limit)
  const last = page[page.length - 1]
  return {
    rows: page.map(toUser),
    total: all?.total ?? 0,
    nextCursor: rows.length > limit && last ? cursorAfter(last.lastName, last.firstName, last.id) : undefined,
  }
}

export async function findUser(db: Queryable, id: string, day: string): Promise<AdminUser | undefined> {
  const [row] = await db
    .select(listed(day))
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .where(eq(users.id, id))
  return row && toUser(row)
}

/** Locks a user's row; undefined when there is none. */
export async function lockUser(
  tx: Transaction,
  id: string,
  day: string,
): Promise<{ participation: ParticipationStatus } | undefined> {
  const [row] = await tx
    .select({ participation: participationOn(day) })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return row
}

export async function changeUser(
  tx: Transaction,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id))
}
