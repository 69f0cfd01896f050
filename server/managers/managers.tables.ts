import { type AnyPgColumn, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '../database/columns'
import { listOf, text as inText } from '../database/rows'
import { domainGroups } from '../directory/directory.tables'
import { users } from '../people/people.tables'

/** Who manages a domain group. Whom somebody reports to is another thing: users.manager_id. */
export const groupManagers = pgTable(
  'group_managers',
  {
    domainGroupId: uuid('domain_group_id')
      .notNull()
      .references(() => domainGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domainGroupId, t.userId] }),
    // Every request asks which groups its person manages.
    index('group_managers_user').on(t.userId),
  ],
)

/** SQL: the ids of the groups that somebody manages, in a fixed order. */
export const managedGroupsOf = (userId: AnyPgColumn) =>
  sql`array(select ${groupManagers.domainGroupId} from ${groupManagers} where ${groupManagers.userId} = ${userId} order by 1)`.mapWith(
    listOf(inText),
  )

/** The domains whose addresses the managers of a group may put on the whitelist. */
export const groupDomains = pgTable(
  'group_domains',
  {
    domainGroupId: uuid('domain_group_id')
      .notNull()
      .references(() => domainGroups.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domainGroupId, t.domain] }),
    check('group_domains_domain', sql`${t.domain} = lower(${t.domain}) and ${t.domain} !~ '[@*[:space:]]'`),
  ],
)
