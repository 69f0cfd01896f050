import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import type { Figure } from './figure'
import { fillLargeCompany } from './large-company'
import { besideOthers, PORT, sessions, startProduct } from './measured-product'
import { plugins } from '../../plugins'

const ROWS = 100_000
/** How many of them have an account already. */
const KNOWN = 50_000

/** A file of 100,000 people: half of them new, all with a manager, while an employee's page is requested all the time. */
export async function bench(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-import-'))
  const embedded = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl })
  pool.on('error', () => undefined)
  await migrateDatabase(embedded.ownerUrl, { plugins })
  const current = new Date().toISOString().slice(0, 7)
  await fillLargeCompany(pool, { people: KNOWN, months: 1, departments: 300, current })
  const [admin, employee] = await sessions(pool)
  const { child } = await startProduct(embedded, dataDir)
  const post = async (path: string, body: FormData | string) => {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/admin/imports${path}`, {
      method: 'POST',
      body,
      headers: {
        cookie: `auth_session=${admin}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
    })
    const reply = (await answer.json()) as { id: string; message?: string }
    if (!answer.ok) throw new Error(reply.message)
    return reply
  }
  const figures: Figure[] = []
  const measure = async (what: string, most: number, path: string, body: FormData | string) => {
    const { result, seconds, processor, waits, p99, peak } = await besideOthers(employee, child, () =>
      post(path, body),
    )
    figures.push(
      {
        figure: `${what} of ${ROWS.toLocaleString('en')} rows, half of them new (${peak.toFixed(0)} MB resident)`,
        target: `≤ ${most} s`,
        value: `${seconds.toFixed(2)} s (${processor.toFixed(2)} s of processor)`,
        ok: seconds <= most,
      },
      {
        figure: `other calls meanwhile, p99 of ${waits.length}`,
        target: '≤ 250 ms',
        value: `${p99.toFixed(0)} ms`,
        ok: p99 <= 250,
      },
    )
    return result
  }
  try {
    const form = new FormData()
    form.set('file', new Blob([fileOf(ROWS)]), 'people.csv')
    const { id } = await measure('preview', 10, '', form)
    await measure('import', 30, `/${id}/apply`, '{}')
    await measure('undo', 30, `/${id}/undo`, '{}')
    return figures
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The addresses of fillLargeCompany, which covers them by their domains. */
function fileOf(rows: number): string {
  const address = (i: number) => `person${i}@group-${1 + (i % 3)}.example`
  const lines = Array.from({ length: rows }, (_, index) => {
    const i = index + 1
    return `${address(i)},Given${i % 1009},"Name, ${i % 4999}",Department ${1 + (i % 300)},${address(1 + (i % 500))},active`
  })
  return `email,first name,last name,department,manager,status\n${lines.join('\n')}\n`
}
