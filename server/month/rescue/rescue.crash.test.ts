import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { matches, seats } from '../../tables/pairings.tables'
import { startSendEngine } from '../../mail/engine/send-engine'
import { sends, strandings } from '../../tables/sending.tables'
import { startApp, type TestApp, databaseSettings } from '../../testing/app'
import { readyNewsletter } from '../../testing/newsletters'
import { bundled, startProcess } from '../../testing/sends'
import { seatedMatches } from '../../testing/seats'

let app: TestApp
let bundle: string

beforeEach(async () => {
  app = await startApp({ now: '2026-11-09T12:00:00Z' })
  bundle = await bundled('server/testing/children/rescue-crash-child.ts')
})
afterEach(async () => {
  await app.stop()
  await rm(bundle, { force: true })
})

async function startInstance(day: string) {
  const { child } = await startProcess(bundle, {
    CLOCK_DAY: day,
    ...databaseSettings(app.context.config),
    MAIL_URL: app.sink.url,
    DATA_DIR: app.context.config.dataDir,
    SAMPLE_DATA: 'off',
    CYCLE_TIMEZONE: 'Europe/Berlin',
  })
  return {
    async kill() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** Gates in the middle of transactions: everybody who writes to the table waits there, until it is opened. */
async function makeGates(tables: string[]) {
  const { pool } = app.owner
  await pool.query(`
    create table gates (name text primary key, is_closed boolean not null);
    create sequence reached;
    grant select on gates to public; grant usage on sequence reached to public;
    create function wait_at_gate() returns trigger language plpgsql as $$ begin
      if (select is_closed from gates where name = tg_table_name) then perform nextval('reached'); end if;
      while (select is_closed from gates where name = tg_table_name) loop perform pg_sleep(0.005); end loop;
      return new; end $$`)
  for (const table of tables)
    await pool.query(`
      insert into gates values ('${table}', false);
      create trigger wait_at_gate before insert on ${table} for each row execute function wait_at_gate()`)
  const set = (name: string, isClosed: boolean) =>
    pool.query('update gates set is_closed = $2 where name = $1', [name, isClosed])
  const reached = async () =>
    Number(
      (await pool.query('select case when is_called then last_value else 0 end as n from reached')).rows[0].n,
    )
  return {
    /** Starts an instance, and kills it where it writes to this table. */
    async killAt(name: string, day: string) {
      const before = await reached()
      await set(name, true)
      const instance = await startInstance(day)
      await expect.poll(reached, { interval: 5 }).toBeGreaterThan(before)
      await instance.kill()
      await set(name, false)
    },
  }
}

test('an instance that is killed between any two steps forgets nobody, and nobody is told or paired twice', async () => {
  const { db } = app.context
  const { admin, people, newsletter } = await readyNewsletter(app, 12)
  const engine = startSendEngine(app.context)
  await admin.call(sendNewsletter, { params: { id: newsletter.id } })
  await engine.stop()
  app.sink.received.length = 0
  const all = await seatedMatches(db)
  const away = all.slice(0, 4).map(({ people: of }) => of[1])
  const stranded = all.slice(0, 4).map(({ people: of }) => people.find(({ id }) => id === of[0])!.email)
  await db.execute(
    sql`update seats set stepped_out_at = ${app.clock.now()} where user_id = any(${sql.param(away)}::uuid[])`,
  )

  const gates = await makeGates(['sends', 'send_recipients', 'strandings', 'matches', 'audit_log'])
  for (const table of ['sends', 'send_recipients', 'strandings']) await gates.killAt(table, '2026-11-10')
  expect(await db.$count(strandings)).toBe(0)
  const instance = await startInstance('2026-11-10')
  const mailed = () => app.sink.received.map(({ to }) => to[0]!).sort()
  await expect.poll(mailed).toEqual(stranded.toSorted())
  await instance.kill()
  await db.update(strandings).set({ askedAt: app.clock.now() })

  for (const table of ['matches', 'sends', 'send_recipients', 'audit_log'])
    await gates.killAt(table, '2026-11-11')
  expect(await db.$count(matches)).toBe(6)
  const last = await startInstance('2026-11-11')
  await expect.poll(() => mailed().length).toBe(8)
  await expect.poll(() => db.$count(sends, sql`state <> 'sent'`)).toBe(0)
  await last.kill()
  // Each of the four: once that the match can't make it, once the other match.
  expect(mailed()).toEqual([...stranded, ...stranded].sort())
  expect(await db.$count(matches, sql`status = 'called_off'`)).toBe(4)
  expect(await db.$count(seats, sql`rescue_reason is not null`)).toBe(4)
})
