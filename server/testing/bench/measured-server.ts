import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { capabilities } from '../../compose'
import { loadConfig } from '../../platform/context/config'
import { migrateDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { SESSION_COOKIE } from '../../platform/http/cookies'
import { createServer } from '../../platform/http/server'
import { hashToken, newToken } from '../../platform/secrets'
import { openContext } from '../open-context'
import { plugins } from '../../plugins'

/** The product's server in this process, at nine on 16 November 2026. */
export interface MeasuredServer {
  pool: pg.Pool
  /** Reads a page as the person of the cookie, or by a key. Returns the milliseconds it took. @throws if it is not 200 */
  ask: (path: string, by: string | { authorization: string }) => Promise<number>
}

/**
 * Measures the server on an embedded database of its own, which `fill` fills as the owner. With KEEP=<folder> the database
 * stays there for the next time, which then only migrates it: to fill in a million people takes five minutes.
 */
export async function onMeasuredServer<Filled, Result>(
  fill: (pool: pg.Pool) => Promise<Filled>,
  measure: (server: MeasuredServer, filled: Filled) => Promise<Result>,
): Promise<Result> {
  const kept = process.env.KEEP
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'cup-bench-')))
  const note = join(dataDir, 'filled.json')
  const embedded = await startEmbedded({ dataDir })
  try {
    const { ownerUrl } = embedded
    await migrateDatabase(ownerUrl, {
      plugins,
      folder: join(process.cwd(), 'server/platform/database/migrations'),
    })
    if (!existsSync(note)) {
      const filling = new pg.Pool({ connectionString: ownerUrl, max: 1 })
      await writeFile(note, JSON.stringify(await fill(filling)))
      await filling.end()
    }
    const filled = JSON.parse(await readFile(note, 'utf8')) as Filled
    return await served(ownerUrl, dataDir, (server) => measure(server, filled))
  } finally {
    await embedded.stop()
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}

async function served<Result>(
  databaseUrl: string,
  dataDir: string,
  measure: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> {
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off' })
  const now = () => new Date('2026-11-16T09:00:00Z')
  const { context, close } = await openContext({ config, databaseUrl, now })
  const server = await createServer(context, capabilities(context))
  try {
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    return await measure({
      pool: context.database.pool,
      async ask(path, by) {
        const started = performance.now()
        const response = await fetch(`http://127.0.0.1:${port}${path}`, {
          headers: typeof by === 'string' ? { cookie: by } : by,
        })
        await response.text()
        if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
        return performance.now() - started
      },
    })
  } finally {
    await server.close()
    await close()
  }
}

/** Adds somebody who is signed in. Returns their cookie. */
export async function addReader(pool: pg.Pool, email: string, isAdmin: boolean): Promise<string> {
  const token = newToken()
  await pool.query(
    `insert into users (email, is_admin, is_validated, created_at, updated_at) values ($1, $2, true, '2026-11-01', '2026-11-01')`,
    [email, isAdmin],
  )
  await pool.query(
    `insert into auth_sessions (token_hash, user_id, expires_at, last_accessed_at, created_at)
     select $1, id, '2027-01-01', '2026-11-16T09:00:00Z', '2026-11-16' from users where email = $2`,
    [hashToken(token), email],
  )
  return `${SESSION_COOKIE}=${token}`
}
