import type { ChildProcess } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrateDatabase, openDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { CONNECTIONS, killEverything } from '../send-trial'
import { bundled, startProcess } from '../sends'
import { type Sink, startSink } from '../sink'
import type { Figure } from './figure'
import { plugins } from '../../plugins'

const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const ANSWER_MS = 2
const LEAVE = PEOPLE / 20

/** A day of the round: how often everything is killed in it, and about how many mails it brings. */
interface Day {
  day: string
  kills: number
  mails: number
  /** What people do before it. */
  before?: string
}

const DAYS: Day[] = [
  { day: '2026-11-08', kills: 3, mails: PEOPLE },
  { day: '2026-11-10', kills: 3, mails: PEOPLE },
  {
    day: '2026-11-11',
    kills: 2,
    mails: LEAVE,
    before: `update seats set stepped_out_at = '2026-11-11T12:00:00Z' where id in (
      select id from seats where place = 0 order by match_id limit ${LEAVE})`,
  },
  { day: '2026-11-12', kills: 2, mails: LEAVE, before: `update strandings set asked_at = created_at` },
]
const KILLS = DAYS.reduce((sum, { kills }) => sum + kills, 0)

/** Heads-up, cycle, newsletter, the stranded told and rescued, while everything is killed again and again. Build first. */
export async function bench(): Promise<Figure[]> {
  const [dataDir, bundle, sink] = await Promise.all([
    mkdtemp(join(tmpdir(), 'cup-round-')),
    bundled('server/testing/children/round-crash-child.ts'),
    startSink(0, { parse: false }),
  ])
  const worker = join(dirname(bundle), 'matching.worker.js')
  await copyFile('dist/server/matching.worker.js', worker)
  sink.fault = () => ({ delayMs: ANSWER_MS })
  let child: ChildProcess | undefined
  try {
    await fill(dataDir)
    const began = performance.now()
    let pool: pg.Pool | undefined
    for (const day of DAYS) {
      if (day.before) await pool?.query(day.before)
      await pool?.end()
      if (child) await killEverything(child, dataDir)
      ;({ child, pool } = await liveThrough(day, { dataDir, bundle, sink }))
    }
    const seconds = (performance.now() - began) / 1000
    const figure = await judge(pool as pg.Pool, sink, seconds)
    await pool?.end()
    return [figure]
  } finally {
    if (child) await killEverything(child, dataDir)
    await sink.close()
    await Promise.all([dataDir, bundle, worker].map((path) => rm(path, { recursive: true, force: true })))
  }
}

async function fill(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const database = openDatabase(embedded.url)
  await migrateDatabase(embedded.ownerUrl, { plugins, product: database.pool })
  await database.close()
  const pool = new pg.Pool({ connectionString: embedded.ownerUrl, max: 1 })
  await pool.query(`
    insert into domain_groups (name, display_name, description, color, created_at, updated_at)
    values ('all', 'All', '', '#3B82F6', '2026-10-01', '2026-10-01')`)
  await pool.query(`
    insert into allowed_emails (email, domain, domain_group_id, added_by, reason, created_at, updated_at)
    select '*@example.com', 'example.com', id, 'bench', '', '2026-10-01', '2026-10-01' from domain_groups`)
  await pool.query(
    `insert into users (email, first_name, last_name, department, is_email_verified, is_validated, needs_profile_setup,
      created_at, updated_at)
    select 'person' || i || '@example.com', 'First' || i, 'Last' || i, 'department-' || i % 30, true, true, false,
      '2026-10-01', '2026-10-01' from generate_series(1, $1::int) i`,
    [PEOPLE],
  )
  await pool.end()
  await embedded.stop()
}

/** Ends when all mails of the day are out. */
async function liveThrough(
  { day, kills, mails }: Day,
  { dataDir, bundle, sink }: { dataDir: string; bundle: string; sink: Sink },
): Promise<{ child: ChildProcess; pool: pg.Pool }> {
  const start = () =>
    startProcess(bundle, {
      CLOCK_DAY: day,
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      DATA_DIR: dataDir,
      MAIL_URL: sink.url,
      SAMPLE_DATA: 'off',
      CYCLE: '0 9 10 * *',
      CYCLE_TIMEZONE: 'UTC',
      CYCLE_SEND: 'send',
      REMINDERS: 'off',
    })
  for (let killed = 0; killed < kills; killed++) {
    const { child } = await start()
    // By mails, not by time, so that every instance dies in the midst of its work, however fast the machine is.
    const enough = sink.received.length + Math.random() * (mails / kills) * 0.8
    while (sink.received.length <= enough) {
      if (child.exitCode !== null) throw new Error(`The instance ended by itself, with ${child.exitCode}.`)
      await sleep(2)
    }
    await killEverything(child, dataDir)
  }
  const { child, firstLine } = await start()
  const pool = new pg.Pool({ connectionString: firstLine, max: 1 })
  pool.on('error', () => undefined)
  // Three times in a row, as one send may be over before the next begins.
  for (let quiet = 0; quiet < 3; await sleep(1_000)) {
    const { rows } = await pool.query<{ open: number }>(
      `select (select count(*) from sends where state not in ('sent', 'cancelled')) +
        (select count(*) from cycles where finished_at is null) as open`,
    )
    quiet = Number(rows[0]?.open) === 0 ? quiet + 1 : 0
  }
  return { child, pool }
}

/** Compares who should have got which mail with what the log says and with what the mail server took. */
async function judge(pool: pg.Pool, sink: Sink, seconds: number): Promise<Figure> {
  const taken = new Map<string, number>()
  for (const { raw } of sink.received) {
    const id = /^message-id:\s*(\S+)/im.exec(raw.toString('latin1'))?.[1] ?? ''
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  const { rows } = await pool.query<{ kind: string; email: string; state: string; id: string }>(
    'select s.kind, r.email, r.state, r.message_id as id from send_recipients r join sends s on s.id = r.send_id',
  )
  const { rows: wanted } = await pool.query<{ kind: string; email: string }>(`
    select 'heads-up' as kind, email from users
    union all
    select case when s.rescue_reason is null then 'newsletter' else 'rescue' end, u.email
    from seats s join users u on u.id = s.user_id where s.match_id is not null
    union all
    select 'stranded', u.email from seats lost
    join seats s on s.match_id = lost.match_id and s.stepped_out_at is null join users u on u.id = s.user_id
    where lost.stepped_out_at is not null`)
  const keyOf = ({ kind, email }: { kind: string; email: string }) => `${kind} ${email}`
  const told = new Map<string, number>()
  let unknown = 0
  let lost = 0
  let doubled = 0
  for (const row of rows) {
    const mails = taken.get(row.id) ?? 0
    if (row.state === 'unknown') unknown++
    else if (mails === 0) lost++
    if (mails > 1) doubled++
    told.set(keyOf(row), (told.get(keyOf(row)) ?? 0) + 1)
  }
  for (const one of wanted) if (!told.has(keyOf(one))) lost++
  for (const times of told.values()) if (times > 1) doubled++
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map(
    (kind) => `${rows.filter((row) => row.kind === kind).length} ${kind}`,
  )
  return {
    figure: `a round of ${PEOPLE.toLocaleString('en')} people with heads-up and rescue, ${KILLS} × kill -9 of everything`,
    target: `lost 0, doubled 0, unknown ≤ ${KILLS} × ${CONNECTIONS}`,
    value: `lost ${lost}, doubled ${doubled}, unknown ${unknown}; ${kinds.join(', ')}; ${seconds.toFixed(0)} s`,
    ok: lost + doubled === 0 && unknown <= KILLS * CONNECTIONS && kinds.length === 4,
  }
}
