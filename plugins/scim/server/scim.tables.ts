import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, type PluginTables } from '../../../server/tables/columns'

/** By which the company's directory shows at /scim/v2 that it is the directory. Only the SHA-256 is here. */
export const directoryTokens = pgTable(
  'directory_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** There are two places, so that a new token can be tried before the old one is revoked. */
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('directory_tokens_place_unique').on(t.place),
    unique('directory_tokens_token_unique').on(t.tokenHash),
    uniqueIndex('directory_tokens_name_unique').on(sql`lower(${t.name})`),
    check('directory_tokens_place', sql`${t.place} in (1, 2)`),
  ],
)

export const scimTables: PluginTables = {
  rights: { directory_tokens: 'select insert update delete' },
  credentials: [{ table: directoryTokens, restored: 'directory_tokens' }],
}
