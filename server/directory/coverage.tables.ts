import { sql } from 'drizzle-orm'
import { boolean, pgView, uuid } from 'drizzle-orm/pg-core'

const IS_COVERED = 'users.is_admin or coalesce(users.entry_is_active, wildcard.is_active, false)'
const GROUP =
  'case when users.entry_is_active is null then wildcard.domain_group_id else users.entry_group_id end'
const ENTRY = `left join allowed_emails wildcard on wildcard.domain = users.email_domain and wildcard.email like '*@%'`

/**
 * Says who may take part, by the whitelist: the exact entry of an address decides, else its domain's entry.
 * Administrators are exempt. The same entry gives a person's domain group.
 */
export const whitelistCoverage = pgView('whitelist_coverage', {
  userId: uuid('user_id').notNull(),
  isCovered: boolean('is_covered').notNull(),
  domainGroupId: uuid('domain_group_id'),
}).as(sql`
  select users.id as user_id,
    ${sql.raw(IS_COVERED)} as is_covered,
    ${sql.raw(GROUP)} as domain_group_id
  from users
  ${sql.raw(ENTRY)}`)

/**
 * SQL: after `from users`, the same as joining the view, for statements that read everyone: with the view, PostgreSQL
 * reads users twice, with this once.
 */
export const joinCoverage = sql.raw(`${ENTRY}
  cross join lateral (select ${IS_COVERED} as is_covered, ${GROUP} as domain_group_id) as whitelist_coverage`)
