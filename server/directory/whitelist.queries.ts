import { and, eq, isNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { AllowedEmail, WhitelistSort } from '../../shared/contract/directory'
import { FORMER_COLLEAGUE } from '../../shared/person-name'
import type { Queryable, Transaction } from '../platform/database/database'
import { allowedEmails, domainGroups } from '../tables/directory.tables'
import { cutPage, totalOf } from '../platform/http/cursor'
import { listOrder, type SortKey } from '../platform/http/list-order.queries'
import { containing } from '../platform/http/text'

/** SQL: those of some addresses that the whitelist covers. */
export const coveredOf = (emails: string[]): SQL => sql`
  select distinct given.email from unnest(${sql.param(emails)}::text[]) as given(email)
  left join allowed_emails own on own.email = given.email
  left join allowed_emails whole on whole.email = '*@' || split_part(given.email, '@', 2)
  where coalesce(own.is_active, whole.is_active, false)`

const listed = {
  entry: allowedEmails,
  group: {
    id: domainGroups.id,
    name: domainGroups.name,
    displayName: domainGroups.displayName,
    color: domainGroups.color,
  },
}

type Listed = {
  entry: typeof allowedEmails.$inferSelect
  group: NonNullable<AllowedEmail['domainGroup']> | null
}

const toEntry = ({ entry, group }: Listed): AllowedEmail => ({
  ...entry,
  domainGroup: group,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
})

export interface WhitelistFilter {
  search?: string
  /** A group's id; null: unassigned entries. */
  domainGroupId?: string | null
  sort?: WhitelistSort
  limit?: number
  cursor?: string
}

/** Addresses are unique. */
const BY_ADDRESS: SortKey = [allowedEmails.email, 'text']
const BY_DAY: SortKey = [allowedEmails.createdAt, 'timestamptz']

/** SQL: the entries that a search and a group find. */
export function foundBy({ search, domainGroupId }: WhitelistFilter): SQL | undefined {
  const term = search?.trim()
  return and(
    term
      ? or(
          like(allowedEmails.email, containing(term)),
          sql`lower(${allowedEmails.reason}) like ${containing(term)}`,
          sql`${allowedEmails.domainGroupId} in (select id from domain_groups where lower(display_name) like ${containing(term)})`,
        )
      : undefined,
    domainGroupId === undefined
      ? undefined
      : domainGroupId === null
        ? isNull(allowedEmails.domainGroupId)
        : eq(allowedEmails.domainGroupId, domainGroupId),
  )
}

/** A page of the whitelist; by default in the order of its addresses, whole domains before single addresses. */
export async function readWhitelistPage(db: Queryable, filter: WhitelistFilter) {
  const { limit = 500, sort = 'email', cursor } = filter
  const matching = foundBy(filter)
  const order = listOrder(sort, sort.endsWith('added') ? [BY_DAY, BY_ADDRESS] : [BY_ADDRESS])
  const rows = await db
    .select({ ...listed, kept: order.kept })
    .from(allowedEmails)
    .leftJoin(domainGroups, eq(domainGroups.id, allowedEmails.domainGroupId))
    .where(and(matching, order.after(cursor)))
    .orderBy(order.by)
    .limit(limit + 1)
  const page = cutPage(rows, limit, order.cursorAfter)
  const total = await totalOf(page, cursor, () => db.$count(allowedEmails, matching))
  return { ...page, rows: page.rows.map(toEntry), total }
}

export async function findEntry(db: Queryable, id: string): Promise<AllowedEmail | undefined> {
  const [row] = await db
    .select(listed)
    .from(allowedEmails)
    .leftJoin(domainGroups, eq(domainGroups.id, allowedEmails.domainGroupId))
    .where(eq(allowedEmails.id, id))
  return row && toEntry(row)
}

/** Adds an entry. Returns its id, or undefined when the address is on the list already. */
export async function insertEntry(tx: Transaction, entry: typeof allowedEmails.$inferInsert) {
  const [row] = await tx
    .insert(allowedEmails)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: allowedEmails.id })
  return row?.id
}

/** Changes an entry. Returns its domain, or undefined when there is no such entry. */
export async function changeEntry(
  tx: Transaction,
  id: string,
  change: { domainGroupId?: string | null; isActive?: boolean; updatedAt: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .update(allowedEmails)
    .set({ ...change, ...(change.isActive !== undefined && { isBarredByDirectory: false }) })
    .where(eq(allowedEmails.id, id))
    .returning({ domain: allowedEmails.domain })
  return row?.domain
}

export async function deleteEntry(tx: Transaction, id: string) {
  const [row] = await tx
    .delete(allowedEmails)
    .where(eq(allowedEmails.id, id))
    .returning({ email: allowedEmails.email, domain: allowedEmails.domain })
  return row
}

/**
 * Deletes the entry of an erased person's address, and their name from the entries they added. Returns whether there
 * was an entry, and whether their whole domain may join.
 */
export async function eraseFromWhitelist(
  tx: Transaction,
  { id, email, keepsBar }: { id: string; email: string; keepsBar: boolean },
) {
  // The entry of an address that somebody else has by now is theirs, also if it bars them.
  const isOthers = sql`(exists (select from users other where other.email = ${email} and other.id <> ${id})
    or ${keepsBar} and not ${allowedEmails.isActive})`
  const own = await tx
    .delete(allowedEmails)
    .where(and(eq(allowedEmails.email, email), not(isOthers)))
    .returning({ id: allowedEmails.id })
  await tx.update(allowedEmails).set({ addedBy: FORMER_COLLEAGUE }).where(eq(allowedEmails.addedBy, email))
  const domain = `*@${email.slice(email.indexOf('@') + 1)}`
  const [open] = await tx
    .select({ isActive: allowedEmails.isActive })
    .from(allowedEmails)
    .where(eq(allowedEmails.email, domain))
  return { wasRemoved: own.length > 0, openDomain: open?.isActive ? domain : null }
}
