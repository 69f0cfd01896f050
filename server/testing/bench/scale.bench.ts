import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { stop } from 'esbuild'
import pg from 'pg'
import { inDigits } from '../../../shared/numbers'
import { addMonths } from '../../platform/context/clock'
import { migrateDatabase } from '../../platform/database/database'
import { type Embedded, startEmbedded } from '../../platform/database/embedded/embedded'
import { startBuilt } from '../instances'
import { bundled, startProcess } from '../sends'
import type { Figure } from './figure'
import { fillLargeCompany } from './large-company'
import { besideOthers, memoryBelowMb, PORT, processorBelow, sessions, startProduct } from './measured-product'
import { plugins } from '../../plugins'

const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const IS_MILLION = PEOPLE > 100_000
const MONTHS = Number(process.env.MONTHS ?? (IS_MILLION ? 12 : 24))
/** A round is made so often, and the bare script runs so often. */
const ROUNDS = Number(process.env.ROUNDS ?? (PEOPLE > 10_000 ? 1 : 3))
const PARTS = process.env.PARTS?.split(',') ?? ['round', 'newsletter', 'idle']

const MOST_TIMES = 1.5
const ROUND = { memory: 600, p99: 100 }
const FREEZING = { seconds: 15, memory: 300 }
const IDLE = { memory: 180, processor: 0.5 }
const WATCHED_MS = 30_000

/**
 * One round and one newsletter for very many people, by the built product: PEOPLE=1000000 MONTHS=12 npm run bench -- scale.
 * PARTS=round, newsletter or idle runs only that.
 */
export async function bench(): Promise<Figure[]> {
  const figures = PARTS.includes('idle') ? [await idle()] : []
  if (!PARTS.includes('round') && !PARTS.includes('newsletter')) return figures
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-scale-'))
  const embedded = await startEmbedded({ dataDir })
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl })
  pool.on('error', () => undefined)
  try {
    await migrateDatabase(embedded.ownerUrl, { plugins })
    const current = addMonths(new Date().toISOString().slice(0, 7), -1)
    const began = performance.now()
    await fillLargeCompany(pool, { people: PEOPLE, months: MONTHS, departments: 300, current })
    const [admin, employee] = await sessions(pool)
    console.error(`  filled in ${Math.round((performance.now() - began) / 1000)} s`)
    const company = { embedded, dataDir, pool, admin, employee }
    if (PARTS.includes('round')) figures.push(...(await rounds(company)))
    if (PARTS.includes('newsletter')) figures.push(...(await newsletter(company)))
    return figures
  } finally {
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Company {
  embedded: Embedded
  dataDir: string
  pool: pg.Pool
  admin: string
  employee: string
}

type Measured = Awaited<ReturnType<typeof besideOthers>>

/** The product's own way to a round and the bare script by turns, on the same tables, so that a busy machine slows both down alike. */
async function rounds({ embedded, dataDir, pool, admin, employee }: Company): Promise<Figure[]> {
  await pool.query(
    `update rounds set status = 'completed', completed_at = created_at where status = 'active'`,
  )
  await pool.query('update seats set is_active = false where is_active')
  await pool.query('vacuum analyze rounds, seats')
  const bundle = await bundled('server/testing/bench/bare-round.ts')
  // esbuild's process would be counted with the product's memory.
  await stop()
  const { child } = await startProduct(embedded, dataDir)
  const made: Measured[] = []
  const bare: Measured[] = []
  let pairs = 0
  let meetings = ''
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const generated = await besideOthers(employee, child, () => post(admin, '/generate-pairing'))
      made.push(generated)
      pairs = generated.result.totalMatches ?? 0
      const { rows } = await pool.query<{ id: string }>(`select id from rounds where status = 'active'`)
      const script = await startProcess(bundle, {
        DATABASE_URL: embedded.ownerUrl,
        PAIRING: rows[0]?.id ?? '',
      })
      await removeRound(pool)
      bare.push(
        await besideOthers(employee, child, async () => {
          script.child.stdin?.write('\n')
          // It lives on until it was measured: the processor time of a process that has ended is nobody's.
          const failed = once(script.child, 'exit').then(() =>
            Promise.reject(new Error('The bare script failed')),
          )
          const [line] = (await Promise.race([once(script.child.stdout!, 'data'), failed])) as [Buffer]
          failed.catch(() => undefined)
          meetings = line.toString().trim()
        }),
      )
      script.child.kill()
      // The last one stays, for the newsletter.
      if (round < ROUNDS - 1) await removeRound(pool)
    }
  } finally {
    await ended(child)
    await rm(bundle, { force: true })
  }
  const [ours, theirs] = [median(made), median(bare)]
  const ratio = ours.seconds / theirs.seconds
  const p99 = Math.max(...made.map((one) => one.p99))
  const all = Math.max(...made.map((one) => one.all))
  const product = Math.max(...made.map(({ peak }) => peak))
  const figures: Figure[] = [
    {
      figure: `generate for ${inDigits(PEOPLE)} people, ${MONTHS} months (${inDigits(Number(meetings))} meetings, ${inDigits(pairs)} pairs stored)`,
      target: `≤ ${MOST_TIMES} × a bare script that reads and copies the same`,
      value: `${both(ours)}, bare ${both(theirs)}`,
      ratio: ratio.toFixed(2),
      ok: ratio <= MOST_TIMES,
    },
    {
      figure: `others' calls meanwhile, p99 of ${made[0]?.waits.length}`,
      target: `≤ ${ROUND.p99} ms`,
      value: `${p99.toFixed(0)} ms (longest ${Math.max(...made.flatMap(({ waits }) => waits)).toFixed(0)}; with the bare script ${Math.max(...bare.map((one) => one.p99)).toFixed(0)})`,
      ok: p99 <= ROUND.p99,
    },
    {
      figure: 'memory of the product and its database meanwhile, at most',
      target: `≤ ${ROUND.memory} MB`,
      value: `${all.toFixed(0)} MB (the product alone ${product.toFixed(0)})`,
      ok: all <= ROUND.memory,
    },
  ]
  // Of a million the bench only reports.
  return IS_MILLION ? figures.map((figure) => ({ ...figure, target: '', ok: undefined })) : figures
}

const both = ({ seconds, processor }: Measured) =>
  `${seconds.toFixed(2)} s (${processor.toFixed(2)} s of processor)`

const median = (measured: Measured[]) =>
  measured.toSorted((a, b) => a.seconds - b.seconds)[measured.length >> 1] as Measured

async function removeRound(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from rounds where status = 'active'`)
  await pool.query('vacuum analyze users, matches, seats')
}

/** Freezes a newsletter to everybody who is matched, then sends it for a while to a mail server that takes everything. */
async function newsletter({ embedded, dataDir, pool, admin, employee }: Company): Promise<Figure[]> {
  const sinkBundle = await bundled('server/testing/bench/light-sink.ts')
  const sink = await startProcess(sinkBundle, {})
  const { child } = await startProduct(embedded, dataDir, { MAIL_URL: `smtp://127.0.0.1:${sink.firstLine}` })
  const sending = new AbortController()
  try {
    const { rows } = await pool.query<{ name: string; file: string }>(
      `select name, file_name as file from rounds where status = 'active'`,
    )
    const { name = '', file = '' } = rows[0] ?? {}
    const { id } = await post(admin, '/newsletters/generate')
    await post(admin, `/newsletters/${id}`, { pairingFile: file }, 'PUT')
    await post(admin, `/newsletters/${id}/approve`)
    const frozen = await besideOthers(employee, child, async () => {
      let refused: unknown
      post(admin, `/newsletters/${id}/send`, { override: name }, 'POST', sending.signal).catch(
        (reason: unknown) => (refused = reason),
      )
      for (;;) {
        const { rows: sends } = await pool.query<{ id: string; total: number }>(
          'select id, total_recipients as total from sends where newsletter_id = $1',
          [id],
        )
        if (sends[0]) return sends[0]
        if (refused) throw refused
        await sleep(20)
      }
    })
    const sent = async () => {
      const counted = await pool.query<{ sent: number }>(
        `select count(*)::int as sent from send_recipients where send_id = $1 and state = 'sent'`,
        [frozen.result.id],
      )
      return { at: performance.now(), sent: counted.rows[0]?.sent ?? 0 }
    }
    const seen = [await sent()]
    for (let third = 0; third < 3; third += 1) {
      await sleep(WATCHED_MS / 3)
      seen.push(await sent())
    }
    const rates = seen.slice(1).map((now, i) => ((now.sent - seen[i]!.sent) / (now.at - seen[i]!.at)) * 1000)
    return [
      {
        figure: `freezing a newsletter to ${inDigits(frozen.result.total)} (others' p99 ${frozen.p99.toFixed(0)} ms)`,
        target: `≤ ${FREEZING.seconds} s`,
        value: both(frozen),
        ok: IS_MILLION ? undefined : frozen.seconds <= FREEZING.seconds,
      },
      {
        figure: 'memory of the product meanwhile, at most',
        target: `≤ ${FREEZING.memory} MB`,
        value: `${frozen.peak.toFixed(0)} MB (with its database ${frozen.all.toFixed(0)})`,
        ok: IS_MILLION ? undefined : frozen.peak <= FREEZING.memory,
      },
      {
        figure: `messages a second after that, in each ${WATCHED_MS / 3000} s`,
        target: '',
        value: rates.map((rate) => rate.toFixed(0)).join(', '),
      },
    ]
  } finally {
    sending.abort()
    child.kill('SIGKILL')
    await once(child, 'exit')
    sink.child.kill('SIGKILL')
    await rm(sinkBundle, { force: true })
  }
}

/** The product as it is started without settings, with its own database, when nobody uses it. */
async function idle(): Promise<Figure> {
  const product = await startBuilt({})
  try {
    await sleep(WATCHED_MS)
    const before = processorBelow()
    await sleep(WATCHED_MS)
    const processor = ((processorBelow() - before) / (WATCHED_MS / 1000)) * 100
    const memory = memoryBelowMb()
    return {
      figure: 'idle, with its own database, all processes',
      target: `≤ ${IDLE.memory} MB, ≤ ${IDLE.processor} % of a core`,
      value: `${memory.toFixed(0)} MB, ${processor.toFixed(2)} %`,
      ok: memory <= IDLE.memory && processor <= IDLE.processor,
    }
  } finally {
    await product.end()
  }
}

/** Not by fetch, which gives up after five minutes. */
async function post(
  admin: string,
  path: string,
  body: object = {},
  method: 'POST' | 'PUT' = 'POST',
  signal?: AbortSignal,
): Promise<{ id?: string; totalMatches?: number }> {
  const asked = request({
    host: '127.0.0.1',
    port: PORT,
    path: `/api/admin${path}`,
    method,
    headers: { cookie: `auth_session=${admin}`, 'content-type': 'application/json' },
    ...(signal && { signal }),
  })
  asked.end(JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const reply = (await json(answer)) as { id?: string; totalMatches?: number; message?: string }
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`${path}: ${reply.message}`)
  return reply
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
