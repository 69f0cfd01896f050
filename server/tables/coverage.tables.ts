import { type SQL, sql } from 'drizzle-orm'
import { boolean, pgView, uuid } from 'drizzle-orm/pg-core'
import type { Given } from './columns'
import { COMMON } from './directory.tables'

/** SQL of a column of the entry of a person's whole domain; where that is joined it is `wildcard`. */
type OfDomain = (column: 'is_active' | 'domain_group_id') => string

const isDomainOf = (entry: string, person: string) =>
  `${entry}.domain = ${person}.email_domain and ${entry}.email like '*@%'`
const coveredBy = (person: string, ofDomain: OfDomain) =>
  `${person}.is_admin or coalesce(${person}.entry_is_active, ${ofDomain('is_active')}, false)`
const groupBy = (person: string, ofDomain: OfDomain) =>
  `case when ${person}.entry_is_active is null then ${ofDomain('domain_group_id')} else ${person}.entry_group_id end`

const joined: OfDomain = (column) => `wildcard.${column}`
const IS_COVERED = coveredBy('users', joined)
const GROUP = groupBy('users', joined)
const ENTRY = `left join allowed_emails wildcard on ${isDomainOf('wildcard', 'users')}`

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

/**
 * SQL: people whose list is this group's, the same as the view gives, in a form whose rows the planner can estimate and
 * that joins nothing.
 */
export const isListedIn = (groupId: Given): SQL =>
  sql`(users.entry_group_id = ${groupId} or users.entry_is_active is null
    and users.email_domain in (select domain from allowed_emails where domain_group_id = ${groupId} and email like '*@%'))`

const lookedUpFor =
  (person: string): OfDomain =>
  (column) =>
    `(select whole.${column} from allowed_emails whole where ${isDomainOf('whole', person)})`

/** SQL: what the view says of a row of `users`, without reading users once more: for a look-up of one person. */
export const isCovered: SQL = sql.raw(`(${coveredBy('users', lookedUpFor('users'))})`)
const groupOf = (person: string): SQL => sql.raw(groupBy(person, lookedUpFor(person)))

/** SQL: the language of the group of a row of `users`, by its alias. */
export const groupLanguageOf = (alias: string): SQL =>
  sql`(select g.language from domain_groups g where g.id = ${groupOf(alias)})`

/** SQL: what the department of a row of `users` is called on its list; as it is written where no list has it. */
export const departmentNameOf = (alias: string): SQL =>
  sql`coalesce((
    select d.display_name from departments d
    where coalesce(d.domain_group_id, ${COMMON}) = coalesce(${groupOf(alias)}, ${COMMON})
      and lower(d.name) = lower(${sql.raw(alias)}.department) and d.name = ${sql.raw(alias)}.department), ${sql.raw(alias)}.department)`
