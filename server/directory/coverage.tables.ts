import { sql } from 'drizzle-orm'
import { boolean, pgView, uuid } from 'drizzle-orm/pg-core'

const IS_COVERED =
  'users.is_admin or case when exact.id is not null then exact.is_active else coalesce(wildcard.is_active, false) end'
const GROUP = 'case when exact.id is not null then exact.domain_group_id else wildcard.domain_group_id end'
const ENTRIES = `left join allowed_emails exact on exact.email = users.email
  left join allowed_emails wildcard on wildcard.email = '*@' || users.email_domain`

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
  ${sql.raw(ENTRIES)}`)

/**
 * SQL: after `from users`, the same as joining the view, for statements that read everyone: with the view, PostgreSQL
 * reads users twice, with this once.
 */
export const joinCoverage = sql.raw(`${ENTRIES}
  cross join lateral (select ${IS_COVERED} as is_covered, ${GROUP} as domain_group_id) as whitelist_coverage`)
