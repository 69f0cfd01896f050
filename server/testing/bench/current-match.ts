import type { ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Embedded } from '../../platform/database/embedded/embedded'
import { currentMatch as readCurrentMatch, seeChange } from '../../pairings/matches.queries'
import { findCaller } from '../../sign-in/sessions.queries'
import { hashToken } from '../../platform/secrets'
import { bundled, startProcess } from '../sends'
import type { Figure } from './figure'
import { ask, percentile, PORT, processorSeconds } from './measured-product'

const CONNECTIONS = 20
const WARM_UP_MS = 2_000
const ROUND_MS = 3_000
const ROUNDS = 3

/**
 * GET /api/matches/current over 20 kept connections, by turns with a bare node:http server, a process of its own as well,
 * that runs the same SQL on such a pool.
 */
export async function currentMatch(
  embedded: Pick<Embedded, 'url'>,
  pool: pg.Pool,
  employee: string,
  product: ChildProcess,
): Promise<Figure> {
  const statements = JSON.stringify(await statementsOf(pool, employee))
  const bundle = await bundled('server/testing/bench/bare-server.ts')
  const bare = await startProcess(bundle, { DATABASE_URL: embedded.url, STATEMENTS: statements })
  try {
    const [ours, theirs] = [
      { port: PORT, child: product },
      { port: Number(bare.firstLine), child: bare.child },
    ].map((one) => ({ ...one, measured: [] as Load[] })) as [Measured, Measured]
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { port, child, measured } of [ours, theirs]) {
        const one = await load(port, employee, child, round === 0 ? WARM_UP_MS : ROUND_MS)
        if (round > 0) measured.push(one)
      }
    const [own, other] = [middle(ours), middle(theirs)]
    const ratio = own.perSecond / other.perSecond
    const p99 = Math.max(...ours.measured.map((one) => one.p99))
    return {
      figure: `GET /api/matches/current, ${CONNECTIONS} connections (p99 ${p99.toFixed(0)} ms)`,
      target: '≥ 0.8 × bare node:http, p99 ≤ 20 ms',
      value: `${own.perSecond.toFixed(0)} a second with ${own.processor.toFixed(2)} ms of processor each (bare ${other.perSecond.toFixed(0)}, ${other.processor.toFixed(2)} ms)`,
      ratio: ratio.toFixed(2),
      ok: ratio >= 0.8 && p99 <= 20,
    }
  } finally {
    bare.child.kill()
  }
}

interface Load {
  perSecond: number
  p99: number
  /** Milliseconds of the server's processor time that one request took. */
  processor: number
}

interface Measured {
  port: number
  child: ChildProcess
  measured: Load[]
}

/** The round in the middle, by what it served. */
const middle = ({ measured }: Measured): Load =>
  measured.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(measured.length / 2)]!

interface Statement {
  name: string
  text: string
  values: unknown[]
}

/** The SQL that one such call runs, prepared by name as ours is. */
async function statementsOf(pool: pg.Pool, employee: string): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => statements.push({ name: `s${statements.length}`, text, values }) },
  })
  const caller = await findCaller(db, hashToken(employee), new Date())
  // Only the first look at a match is stored.
  for (const one of [drizzle(pool), db]) await seeChange(one, caller?.userId ?? '', new Date())
  await readCurrentMatch(db, caller?.userId ?? '')
  return statements
}

async function load(port: number, token: string, child: ChildProcess, milliseconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const waits: number[] = []
  const before = processorSeconds(child)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < began + milliseconds) {
        const asked = performance.now()
        await ask('/api/matches/current', token, port, agent)
        waits.push(performance.now() - asked)
      }
    }),
  )
  agent.destroy()
  return {
    perSecond: (waits.length * 1000) / (performance.now() - began),
    p99: percentile(waits, 0.99),
    processor: ((processorSeconds(child) - before) * 1000) / waits.length,
  }
}
