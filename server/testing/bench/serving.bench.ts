import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addMonths } from '../../platform/context/clock'
import { migrateDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { currentMatch } from './current-match'
import type { Figure } from './figure'
import { fillLargeCompany } from './large-company'
import { ask, percentile, PORT, processorSeconds, sessions, startProduct } from './measured-product'
import { plugins } from '../../plugins'

const PEOPLE = 100_000
const MONTHS = 24

/**
 * The built product as its own process on a PostgreSQL with a large company. Build it first. With three at a table: THREES=on npm run bench -- serving
 */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl })
  pool.on('error', () => undefined)
  await migrateDatabase(embedded.ownerUrl, { plugins })
  const month = new Date().toISOString().slice(0, 7)
  await fillLargeCompany(pool, {
    people: PEOPLE,
    months: MONTHS,
    departments: 300,
    current: addMonths(month, -1),
  })
  const [admin, employee] = await sessions(pool)
  const product = await startProduct(embedded, dataDir, { THREES: process.env.THREES ?? 'off' })
  try {
    const figures: Figure[] = [
      {
        figure: 'start on an existing database, to the first response',
        target: '≤ 2 s',
        value: `${(product.startedMs / 1000).toFixed(2)} s`,
        ok: product.startedMs <= 2_000,
      },
      await currentMatch(embedded, pool, employee, product.child),
    ]
    // The running pairing ends, so that the next can be made.
    await pool.query(
      `update rounds set status = 'completed', completed_at = created_at where status = 'active'`,
    )
    await pool.query('update seats set is_active = false where is_active')
    await keepStatistics(pool)
    await generate(admin)
    const old = await whatIf(pool, admin, product.child, 'with the statistics of before the round')
    await pool.query('analyze')
    return [...figures, old, await whatIf(pool, admin, product.child), await thisMonth(admin)]
  } finally {
    product.child.kill('SIGTERM')
    await once(product.child, 'exit')
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Leaves statistics as they are, whatever is written: neither PostgreSQL nor the product renews them. */
const keepStatistics = (pool: pg.Pool) =>
  pool.query(`
    alter table seats set (autovacuum_enabled = off);
    alter table matches set (autovacuum_enabled = off);
    create or replace function renew_statistics() returns void language sql as ''`)

/** The round that the figures after it are of; what it costs, scale.bench says. */
async function generate(admin: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/admin/generate-pairing`, {
    method: 'POST',
    headers: { cookie: `auth_session=${admin}` },
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

/** Two of a round kept apart, several times; nothing is stored. */
async function whatIf(pool: pg.Pool, admin: string, child: ChildProcess, also = ''): Promise<Figure> {
  const { rows } = await pool.query<{
    id: string
    version: number
    pairs: number
    one: string
    other: string
  }>(`
    select p.id, p.version, p.total_pairs as pairs, one.user_id as one, other.user_id as other
    from rounds p join seats one on one.round_id = p.id and one.place = 0
    join seats other on other.match_id = one.match_id and other.place = 1
    where p.status = 'active' order by one.match_id limit 5`)
  const waits: number[] = []
  const before = processorSeconds(child)
  for (const { id, version, one, other } of rows) {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/admin/pairings/${id}/what-if`, {
      method: 'POST',
      headers: { cookie: `auth_session=${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ apart: [[one, other]], version }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    waits.push((performance.now() - began) / 1000)
  }
  const processor = (processorSeconds(child) - before) / rows.length
  const p50 = percentile(waits, 0.5)
  return {
    figure:
      `what-if in a round of ${((rows[0]?.pairs ?? 0) * 2).toLocaleString('en')} people, p50 of ${rows.length} ${also}`.trim(),
    target: '≤ 3 s',
    value: `${p50.toFixed(2)} s (${processor.toFixed(2)} s of the server's processor time)`,
    ok: p50 <= 3,
  }
}

/** This Month while its round is not mailed, right after it was made. */
async function thisMonth(admin: string): Promise<Figure> {
  const waits: number[] = []
  for (let round = 0; round < 15; round++) {
    const began = performance.now()
    await ask('/api/admin/month', admin)
    waits.push(performance.now() - began)
  }
  const p50 = percentile(waits, 0.5)
  return {
    figure: 'GET /api/admin/month after that, p50',
    target: '≤ 400 ms',
    value: `${p50.toFixed(0)} ms (most ${Math.max(...waits).toFixed(0)})`,
    ok: p50 <= 400,
  }
}
