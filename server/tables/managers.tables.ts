import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { type Credential, instant, ownedBy } from './columns'
import { domainGroups } from './directory.tables'
import { users } from './people.tables'

/** The managers of domain groups. A person's own manager is another thing: users.manager_id. */
export const groupManagers = pgTable(
  'group_managers',
  {
    domainGroupId: ownedBy('domain_group_id', () => domainGroups.id),
    userId: ownedBy('user_id', () => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domainGroupId, t.userId] }),
    // Every request asks which groups its person manages.
    index('group_managers_user').on(t.userId),
  ],
)

/** The domains whose addresses the managers of a group may put on the whitelist. */
export const groupDomains = pgTable(
  'group_domains',
  {
    domainGroupId: ownedBy('domain_group_id', () => domainGroups.id),
    domain: text('domain').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.domainGroupId, t.domain] }),
    check('group_domains_domain', sql`${t.domain} = lower(${t.domain}) and ${t.domain} !~ '[@*[:space:]]'`),
  ],
)

export const credentials: Credential[] = [{ table: groupManagers, restored: 'managers' }]
