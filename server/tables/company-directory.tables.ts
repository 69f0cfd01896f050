import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, ownedBy } from './columns'
import { departments, domainGroups } from './directory.tables'
import { users } from './people.tables'

/** What the company's directory says of a person, as long as it does. What it does not say is null. */
export const directoryUsers = pgTable(
  'directory_users',
  {
    userId: ownedBy('user_id', () => users.id).primaryKey(),
    externalId: text('external_id'),
    /** What the directory calls somebody who keeps their address here; null: it is their address. */
    userName: text('user_name'),
    /** The id by which the directory knows somebody who had two accounts, of which the older one went on. */
    knownAs: uuid('known_as'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    displayName: text('display_name'),
    workEmail: text('work_email'),
    title: text('title'),
    preferredLanguage: text('preferred_language'),
    locale: text('locale'),
    timeZone: text('time_zone'),
    department: text('department'),
    /** An id or an address; it may be nobody's yet. */
    manager: text('manager'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('directory_users_created').on(t.createdAt, t.userId),
    uniqueIndex('directory_users_name_unique').on(t.userName).where(sql`${t.userName} is not null`),
    uniqueIndex('directory_users_known_as').on(t.knownAs).where(sql`${t.knownAs} is not null`),
    index('directory_users_external').on(t.externalId),
    index('directory_users_manager').on(sql`lower(${t.manager})`).where(sql`${t.manager} is not null`),
  ],
)

/** A group of the company's directory. Tied to a domain group or a department, its members belong there. */
export const directoryGroups = pgTable(
  'directory_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    externalId: text('external_id'),
    displayName: text('display_name').notNull(),
    domainGroupId: uuid('domain_group_id').references(() => domainGroups.id, { onDelete: 'set null' }),
    departmentId: uuid('department_id').references(() => departments.id, { onDelete: 'set null' }),
    /** The first tie of a person decides. */
    tiedAt: instant('tied_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('directory_groups_name_unique').on(sql`lower(${t.displayName})`),
    check('directory_groups_one_tie', sql`${t.domainGroupId} is null or ${t.departmentId} is null`),
  ],
)

export const directoryMembers = pgTable(
  'directory_members',
  {
    groupId: ownedBy('group_id', () => directoryGroups.id),
    userId: ownedBy('user_id', () => directoryUsers.userId),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('directory_members_user').on(t.userId)],
)

/** An account whose person has left the company's directory, or whose address belongs to somebody new. */
export const formerAccounts = pgTable(
  'former_accounts',
  {
    userId: ownedBy('user_id', () => users.id).primaryKey(),
    /** By which the directory knew them. */
    externalId: text('external_id'),
    /** The account of who came back at the address as somebody else, and when; null: nobody did. */
    replacedBy: uuid('replaced_by').references(() => users.id, { onDelete: 'set null' }),
    replacedAt: instant('replaced_at'),
    /** The row of the account as it was. It is empty until it is decided whether it was another person. */
    kept: jsonb('kept').$type<Record<string, unknown>>(),
    /** Administrators are asked about it, as many came back so within a day. */
    isAsked: boolean('is_asked').notNull().default(false),
    /** What they answered: the same person. */
    isSame: boolean('is_same'),
  },
  (t) => [index('former_accounts_replaced').on(t.replacedBy)],
)

/** SQL: administrators are asked whether the person of a row of `users` is somebody new; until then no round and no mail. */
export const isInQuestion: SQL = sql`exists (select from former_accounts former
  where former.replaced_by = ${users.id} and former.is_asked and former.is_same is not false)`
