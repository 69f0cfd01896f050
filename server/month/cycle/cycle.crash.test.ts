import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSendEngine } from '../../mail/engine/send-engine'
import { auditLog } from '../../tables/installation.tables'
import { cycleSteps, cycles } from '../../tables/cycles.tables'
import { newsletters } from '../../tables/newsletters.tables'
import { matches, pairings } from '../../tables/pairings.tables'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { databaseSettings, startApp, type TestApp } from '../../testing/app'
import { addGroup, addPeople, addPerson, allow } from '../../testing/factories'
import { sample } from '../../testing/sample'
import { bundled, startProcess } from '../../testing/sends'
import { runCycle } from './run-cycle'

const KILLS = sample(1, 3)
const ADMINS = ['boss@example.com', 'chief@example.com']

let app: TestApp
let bundle: string
const start = Date.now()
const minute = new Date(start)
/** Once a year, in this very minute. */
const CYCLE = `${minute.getUTCMinutes()} ${minute.getUTCHours()} ${minute.getUTCDate()} ${minute.getUTCMonth() + 1} *`

beforeEach(async () => {
  const yesterday = new Date(start - 86_400_000).toISOString()
  app = await startApp({ now: yesterday, env: { CYCLE, CYCLE_TIMEZONE: 'UTC', CYCLE_SEND: 'send' } })
  bundle = await bundled('server/testing/children/cycle-crash-child.ts')
})
afterEach(async () => {
  await app.stop()
  await rm(bundle, { force: true })
})

const startInstance = async () => {
  const { child } = await startProcess(bundle, {
    CLOCK_START: String(start),
    ...databaseSettings(app.context.config),
    MAIL_URL: app.sink.url,
    DATA_DIR: app.context.config.dataDir,
    SAMPLE_DATA: 'off',
    CYCLE,
    CYCLE_TIMEZONE: 'UTC',
    CYCLE_SEND: 'send',
  })
  return child
}
async function kill(child: Awaited<ReturnType<typeof startInstance>>): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

test('a cycle whose process is killed again and again does each step once, and mails nobody twice', async () => {
  const { db } = app.context
  const groups = ['north', 'east', 'south', 'west']
  for (const name of groups) {
    const group = await addGroup(app, name)
    await allow(app, `*@${name}.example.com`, group.id)
    await addPeople(
      app,
      Array.from({ length: 10 }, (_, index) => ({ email: `p${index}@${name}.example.com` })),
    )
  }
  for (const email of ADMINS) await addPerson(app, { email, isAdmin: true, needsProfileSetup: true })
  // From now on CYCLE is in force; its occurrence comes with the first child.
  await runCycle(app.context)

  // No process is through before we look, however late that is: beyond so many steps none comes to its end.
  const { pool } = app.owner
  await pool.query(
    `create table gate as select 0 as most;
     grant select on gate to public;
     create function wait_at_gate() returns trigger language plpgsql as $$ begin
       while (select count(*) from cycle_steps where finished_at is not null) >= (select most from gate)
         loop perform pg_sleep(0.005); end loop;
       return new; end $$;
     create trigger wait_at_gate before update on cycle_steps for each row
       when (old.finished_at is null and new.finished_at is not null) execute function wait_at_gate()`,
  )
  const openGateUpTo = (most: number) => pool.query('update gate set most = $1', [most])
  const over = () => db.$count(cycleSteps, sql`finished_at is not null`)
  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = await over()
    await openGateUpTo(before + 3)
    const child = await startInstance()
    // Each process gets some steps further, and dies in the middle of another or between two.
    await expect.poll(over, { interval: 1 }).toBeGreaterThan(before)
    await sleep(Math.random() * 8)
    await kill(child)
  }
  expect(await db.$count(cycles, sql`finished_at is null`)).toBe(1)
  await openGateUpTo(1000)
  const child = await startInstance()
  await expect.poll(() => db.$count(cycles, sql`finished_at is not null`), { interval: 50 }).toBe(1)
  await kill(child)

  const steps = await db.select().from(cycleSteps)
  const inTransactions = steps.filter(({ kind }) => kind !== 'mail')
  // The product's own employee file is not there, so its step has nothing to do.
  expect(inTransactions.filter(({ kind, state }) => state !== 'done' && kind !== 'sync')).toEqual([])
  expect(inTransactions).toHaveLength(5 + 3 * groups.length)
  expect(await db.$count(pairings)).toBe(4)
  expect(await db.$count(matches)).toBe(20)
  expect(await db.$count(newsletters)).toBe(4)
  expect(await db.$count(sends)).toBe(4)
  expect(await db.$count(auditLog, sql`action = 'pairing.generated'`)).toBe(4)
  // Only the very moment of hand-over is uncertain; even then nobody is mailed twice.
  const mails = steps.filter(({ kind }) => kind === 'mail')
  expect(mails.filter(({ state }) => state !== 'done' && state !== 'unknown')).toEqual([])
  const received = app.sink.received.map(({ to }) => to[0]!)
  expect(new Set(received).size).toBe(received.length)
  const done = mails.filter(({ state }) => state === 'done').map(({ label }) => label)
  expect(received).toEqual(expect.arrayContaining(done))

  app.clock.set(new Date(start + 600 * (Date.now() - start)).toISOString())
  const engine = startSendEngine(app.context)
  await expect.poll(() => db.$count(sends, sql`state = 'sent'`)).toBe(4)
  await engine.stop()
  expect(await db.$count(sendRecipients, sql`state = 'sent'`)).toBe(40)
  const people = app.sink.received.map(({ to }) => to[0]!).filter((to) => !ADMINS.includes(to))
  expect([people.length, new Set(people).size]).toEqual([40, 40])
})
