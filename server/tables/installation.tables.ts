import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { CREDENTIAL_KINDS } from '../../shared/limits'
import { type Credential, instant, type PluginWithTables } from './columns'
import * as managers from './managers.tables'
import * as people from './people.tables'
import * as signIn from './sign-in.tables'
import type { AuditAction } from '../../shared/contract/audit'

/** Facts about this installation that outlive a process: the signing key, the last employee sync … */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Tries counted by rate-limiter-flexible, which defines the columns. Keys contain no e-mail address. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

/** Credentials that are off since a restore: they open nothing until an administrator turns them on again. */
export const heldCredentials = pgTable(
  'held_credentials',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: CREDENTIAL_KINDS }).notNull(),
    ofTable: text('of_table').notNull(),
    /** Whose it is; null: a program's. */
    userId: uuid('user_id').references(() => people.users.id, { onDelete: 'cascade' }),
    /** The row as it was; of a row that is still there, its id. */
    content: jsonb('content').notNull(),
    heldAt: instant('held_at').notNull(),
  },
  (t) => [index('held_credentials_kind').on(t.kind), index('held_credentials_user').on(t.userId)],
)

/** Every table with credentials. */
export const credentialsIn = (plugins: readonly PluginWithTables[]): Credential[] => [
  ...[people, signIn, managers].flatMap(({ credentials }) => credentials),
  ...plugins.flatMap(({ tables }) => tables?.credentials ?? []),
  { table: heldCredentials, restored: 'kept' },
]

/** Messages from the public contact form. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyName: text('company_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    expectedUsers: text('expected_users').notNull(),
    additionalInfo: text('additional_info').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('inquiries_created').on(t.createdAt)],
)

/**
 * What administrators did. Rows are only added, in the act's own transaction; the running product has no right to change or
 * delete one. Erasing a person removes their address.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** null: the product itself. Refers to nothing: an entry stays as it was written, whatever becomes of the row. */
    actorId: uuid('actor_id'),
    /** The address at the time, or "A former colleague". */
    actorEmail: text('actor_email').notNull(),
    /** subject.verb; the list is in shared/contract/audit.ts. */
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    /** The subject's name at the time: the subject may be gone by now. */
    subjectLabel: text('subject_label').notNull(),
    /** The fields that changed; null if the subject did not exist before, or does not exist after. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_action').on(t.action, t.at),
    // What a directory did last.
    index('audit_log_actor').on(t.actorId, t.id),
  ],
)
