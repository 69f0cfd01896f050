import { sql } from 'drizzle-orm'
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, instant, ownedBy, type PluginTables } from '../../../server/tables/columns'
import { SCOPES, type Scope } from '../../../shared/scopes'

/** By which programs make calls of administrators. Only the SHA-256 is here. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    keyHash: bytes('key_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    unique('api_keys_key_unique').on(t.keyHash),
    uniqueIndex('api_keys_name_unique').on(sql`lower(${t.name})`),
    check(
      'api_keys_scopes',
      sql`${t.scopes} <> '{}' and ${t.scopes} <@ ${sql.raw(`'{${SCOPES.join()}}'::text[]`)}`,
    ),
    check('api_keys_two_years', sql`${t.endsAt} <= ${t.createdAt} + interval '730 days'`),
  ],
)

/** Calls with an Idempotency-Key, and what the first of each returned. */
export const repeatableCalls = pgTable(
  'repeatable_calls',
  {
    apiKeyId: ownedBy('api_key_id', () => apiKeys.id),
    /** SHA-256 of the Idempotency-Key. */
    key: bytes('key').notNull(),
    /** SHA-256 of the call: method, address and body. */
    call: bytes('call').notNull(),
    startedAt: instant('started_at').notNull(),
    /** null: under way, or the server stopped in its middle. */
    status: smallint('status'),
    /** Sealed. */
    response: text('response'),
  },
  (t) => [primaryKey({ columns: [t.apiKeyId, t.key] }), index('repeatable_calls_started').on(t.startedAt)],
)

export const keyTables: PluginTables = {
  rights: { api_keys: 'select insert update delete', repeatable_calls: 'select insert update delete' },
  credentials: [{ table: apiKeys, restored: 'api_keys' }],
}
