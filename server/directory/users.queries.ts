import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { ParticipationStatus } from '../../shared/contract/common'
import type { AdminUser } from '../../shared/contract/directory'
import type { Queryable, Transaction } from '../database/database'
import { matches, pairingMembers, users, whitelistCoverage } from '../database/schema'
import { badCursor, cursorAfter, readCursor } from '../http/cursor'
import { UUID } from '../http/route'
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

const toUser = (row: Omit<AdminUser, 'currentMatch'> & { matchName: string | null }): AdminUser => ({
  ...row,
  currentMatch: row.matchName === null ? null : { match_name: row.matchName },
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

/**
 * A page of users by name. Whom the filter lets through is worked out once, for the page and for its total; everything
 * else is read for the rows of the page only.
 */
export async function readUsersPage(db: Queryable, filter: UserFilter, day: string) {
  const { limit = 500 } = filter
  const keys = { id: users.id, lastName: users.lastName, firstName: users.firstName }
  const candidates = db.select(keys).from(users).$dynamic()
  if (filter.domainGroupId === null)
    candidates.innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
  const conditions = filterBy(filter, day)
  const found = db.$with('found').as(candidates.where(and(...conditions)))
  const after = readCursor(filter.cursor, 3)
  const isFiltered = conditions.some((condition) => condition !== undefined)
  const total = sql<number>`(select count(*)::int from ${isFiltered ? sql`found` : users})`.as('total')
  // Without a filter the index gives the page in order; a list of everyone would only be in the way.
  const source = isFiltered ? found : users
  const page = db
    .select({ id: source.id, total })
    .from(source)
    .where(
      after &&
        sql`(${source.lastName}, ${source.firstName}, ${source.id}) > (${after[0]}, ${after[1]}, ${idIn(after)}::uuid)`,
    )
    .orderBy(source.lastName, source.firstName, source.id)
    .limit(limit + 1)
    .as('page')
  const rows = await (isFiltered ? db.with(found) : db)
    .select({ ...listed(day), total: page.total })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .orderBy(users.lastName, users.firstName, users.id)
  const shown = rows.slice(0, limit)
  const last = shown[shown.length - 1]
  return {
    rows: shown.map(toUser),
    total: rows[0]?.total ?? 0,
    nextCursor: rows.length > limit && last ? cursorAfter(last.lastName, last.firstName, last.id) : undefined,
  }
}

/** The id in a cursor, as long as it is one. */
function idIn(keys: string[]): string {
  const [, , id = ''] = keys
  if (!UUID.test(id)) throw badCursor()
  return id
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
