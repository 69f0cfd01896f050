import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrateDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { folderWith } from '../earlier-forms'
import type { Figure } from './figure'
import { fillLargeCompany, fillSends } from './large-company'

const PEOPLE = Number(process.env['PEOPLE'] ?? 100_000)
const MONTHS = 12
const LONGEST_MS = 1_000

/** As CONTRIBUTING.md wants migrations. */
const CAREFUL = [
  `alter table users add column cups integer default 3 not null; alter table matches add column cups integer;
   alter table matches add constraint matches_cups check (cups > 0) not valid`,
  'alter table matches validate constraint matches_cups',
  'create index concurrently matches_cups_index on matches (cups)',
]

/** What people do meanwhile: each statement again and again, over a connection of its own. */
const WORK: Record<string, string> = {
  'reading people': `select from users where email = 'person7@group-2.example'`,
  'changing people': `update users set bio = clock_timestamp()::text where email = 'person8@group-3.example'`,
  'reading matches': `select from seats join users u on u.id = seats.user_id where u.email = 'person7@group-2.example'`,
  'answering matches': `update seats set answer = 'confirmed' where id =
    (select seats.id from seats join users u on u.id = seats.user_id where u.email like 'person1_@%' limit 1)`,
  'reading the whitelist': `select from allowed_emails where email = '*@group-1.example'`,
  'signing in': `insert into auth_sessions (token_hash, user_id, expires_at, last_accessed_at, created_at)
    select sha256(gen_random_uuid()::text::bytea), id, '2027-01-01', '2026-11-16', '2026-11-16' from users where email = 'person9@group-1.example'`,
}

/** The longest that any of them took while something else was done. */
async function during(url: string, act: () => Promise<unknown>): Promise<{ ms: number; what: string }> {
  const over = new AbortController()
  const longest = { ms: 0, what: '' }
  const workers = Object.entries(WORK).map(async ([what, statement]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    while (!over.signal.aborted) {
      const began = performance.now()
      await client.query(statement)
      const ms = performance.now() - began
      if (ms > longest.ms) Object.assign(longest, { ms, what })
      await sleep(5)
    }
    await client.end()
  })
  await sleep(100)
  try {
    await act()
  } finally {
    over.abort()
    await Promise.all(workers)
  }
  return longest
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** How long migrations keep people from their work, in a company of 100,000. */
export async function migrations(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-migrating-'))
  const embedded = await startEmbedded({ dataDir })
  const url = embedded.ownerUrl
  try {
    await migrateDatabase(url)
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    await fillLargeCompany(pool, { people: PEOPLE, months: MONTHS, departments: 60, current: '2026-11' })
    await fillSends(pool, 2)
    await pool.end()

    const reader = new pg.Client({ connectionString: url })
    await reader.connect()
    const folder = folderWith(CAREFUL, dataDir)
    const careful = await during(url, async () => {
      // Somebody looks for long at what the migration wants.
      await reader.query('begin; select from matches limit 1; select from users limit 1')
      const ended = sleep(3_000).then(() => reader.query('commit'))
      await migrateDatabase(url, { folder })
      await ended
    })
    await reader.end()
    return [
      {
        figure: `${PEOPLE.toLocaleString('en')} people, the longest hold of a statement by a migration as CONTRIBUTING.md wants it, behind a read of 3 s`,
        target: `≤ ${seconds(LONGEST_MS)}`,
        value: `${seconds(careful.ms)} (${careful.what})`,
        ok: careful.ms <= LONGEST_MS,
      },
    ]
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
