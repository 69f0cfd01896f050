import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inDigits } from '../../../shared/numbers'
import { migrateDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { hashToken } from '../../platform/secrets'
import type { Figure } from './figure'
import { fillGuests, fillLargeCompany, fillOwnEntries } from './large-company'
import { besideOthers, PORT, sessions, startProduct } from './measured-product'
import { plugins } from '../../plugins'

const ROWS = 100_000

/** 100,000 users and 100,000 whitelist entries changed at once and back, while an employee's page is requested all the time. */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-bulk-'))
  const embedded = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl })
  pool.on('error', () => undefined)
  await migrateDatabase(embedded.ownerUrl, { plugins })
  const current = new Date().toISOString().slice(0, 7)
  await fillLargeCompany(pool, { people: ROWS, months: 1, departments: 300, current })
  await fillGuests(pool, ROWS)
  const [admin, employee] = await sessions(pool)
  const { child } = await startProduct(embedded, dataDir)
  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/admin${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie: `auth_session=${admin}`, 'content-type': 'application/json' },
    })
    const reply = (await answer.json()) as { undo: string; message: string; changed: number; undone: number }
    if (!answer.ok) throw new Error(reply.message)
    return reply
  }
  const figures: Figure[] = []
  const measure = async (what: string, path: string, body: object) => {
    const { result, seconds, processor, p99, peak } = await besideOthers(employee, child, () =>
      post(path, body),
    )
    const rows = result.changed ?? result.undone
    figures.push({
      figure: `${what}: ${inDigits(rows)} rows (others' p99 ${p99.toFixed(0)} ms, ${peak.toFixed(0)} MB resident)`,
      target: '≤ 30 s, p99 ≤ 250 ms',
      value: `${seconds.toFixed(2)} s (${processor.toFixed(2)} s of processor)`,
      ok: seconds <= 30 && p99 <= 250,
    })
    return result
  }
  const trial = async (what: string, list: string, found: object, change: object) => {
    const body = { all: true, ...found, change }
    await measure(`${what}, counted`, `/${list}/bulk/preview`, body)
    const { undo } = await measure(what, `/${list}/bulk`, body)
    await measure(`${what}, undone`, '/undo', { undo })
  }
  const guests = { search: '@guests.example' }
  try {
    await trial('pause', 'users', {}, { participationStatus: 'paused' })
    await trial('department', 'users', {}, { department: 'department-7' })
    await trial('bar', 'allowed-emails', guests, { isActive: false })
    await trial('remove', 'allowed-emails', guests, { remove: true })
    await fillOwnEntries(pool)
    // But for those who keep asking meanwhile.
    await pool.query(
      `delete from allowed_emails e using users u join auth_sessions s on s.user_id = u.id
       where e.email = u.email and s.token_hash = $1`,
      [hashToken(employee)],
    )
    await trial('bar, of people here', 'allowed-emails', { search: 'person' }, { isActive: false })
    const began = performance.now()
    const { changed } = await post('/users/bulk', { all: true, change: { signOut: true } })
    const seconds = (performance.now() - began) / 1000
    figures.push({
      figure: `sign out: ${inDigits(changed)} people`,
      target: '≤ 30 s',
      value: `${seconds.toFixed(2)} s`,
      ok: seconds <= 30,
    })
    return figures
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
