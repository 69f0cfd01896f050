import pg from 'pg'
import { makeBeside } from './migrate'

/** What is searched by a part of its text, in which a btree finds nothing. */
const SEARCHED = [
  ['users_search', 'users', ['search_text']],
  ['allowed_emails_search', 'allowed_emails', ['email', 'lower(reason)']],
] as const

/**
 * Makes indexes of trigrams for searches, while everybody works. Not in a migration, and without a word if it fails: the
 * extension pg_trgm may be missing, or not for the tables' owner to install; then searches read the whole table. So each
 * start tries again, and an extension that comes later is used.
 */
export async function makeSearchIndexes(client: pg.Client): Promise<void> {
  try {
    const { rows } = await client.query<{ place: string | null; isOffered: boolean }>(`
      select (select quote_ident(nspname) from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
          where opcname = 'gin_trgm_ops') as place,
        exists (select from pg_available_extensions where name = 'pg_trgm') as "isOffered"`)
    const { place = null, isOffered = false } = rows[0] ?? {}
    if (place === null && !isOffered) return
    if (place === null) await client.query('create extension if not exists pg_trgm schema public')
    for (const [name, table, texts] of SEARCHED) {
      const columns = texts.map((text) => `${text} ${place ?? 'public'}.gin_trgm_ops`)
      await makeBeside(
        client,
        `create index concurrently ${name} on public.${table} using gin (${columns.join(', ')})`,
      )
    }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  }
}
