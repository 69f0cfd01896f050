import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { CREDENTIAL_KINDS } from '../../shared/limits'
import { type Credential, instant, type PluginWithTables } from './columns'
import * as managers from './managers.tables'
import * as people from './people.tables'
import * as signIn from './sign-in.tables'

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
