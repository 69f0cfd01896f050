import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takePart } from '../../../shared/contract/participation'
import { completePairing } from '../../../shared/contract/pairings'
import { archiveProgramme, changeOneProgramme } from '../../../shared/contract/programme'
import { startSendEngine } from '../../mail/engine/send-engine'
import { cycleSteps } from '../../tables/cycles.tables'
import { pairings } from '../../tables/pairings.tables'
import { sends } from '../../tables/sending.tables'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addProgramme, adminClient, allow, signedIn } from '../../testing/factories'
import { announceNextRound } from './announce-round'
import { runCycle } from './run-cycle'

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
let tea: Awaited<ReturnType<typeof addProgramme>>
beforeAll(async () => {
  app = await startApp({ now: '2027-01-13T09:00:00Z' })
  await allow(app)
  people = await addPeople(app, [{}, {}, {}, {}, {}, {}])
  // Its first round is on Monday the 18th.
  tea = await addProgramme(app, {
    name: 'Monday tea',
    colour: '#1f7a8c',
    weeks: { every: 1, from: '2027-01-18', weekday: 1, at: '09:00' },
    join: 'opt-in',
    scope: 'across',
    cycleSend: 'send',
    minimumUsers: 2,
  })
  for (const person of people.slice(0, 4)) await join(person)
  await runCycle(app.context)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

const join = async (person: { id: string }) =>
  (await signedIn(app, person)).call(takePart, { params: { id: tea.id }, body: { in: true } })
const monday = () => app.clock.set('2027-01-18T09:05:00Z')
const archive = async () => (await admin.call(archiveProgramme, { params: { id: tea.id } })).status
const emails = (some: { email: string }[]) => some.map(({ email }) => email).sort()

/** The mails that go out from now on, by whom they reach. */
async function mailed() {
  app.sink.received.length = 0
  const engine = startSendEngine(app.context)
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
  await engine.stop()
  return app.sink.received.map(({ to }) => to[0]!).sort()
}

test('who joins a programme between its heads-up and its round is told, too, and is in the round', async () => {
  app.clock.set('2027-01-15T12:00:00Z')
  await announceNextRound(app.context)
  expect(await mailed()).toEqual(emails(people.slice(0, 4)))
  await join(people[4]!)
  await announceNextRound(app.context)
  expect(await mailed()).toEqual([people[4]!.email])
  await join(people[5]!)
  monday()
  await runCycle(app.context)
  expect(await mailed()).toEqual(emails(people))
})

test('a programme that is archived while its newsletter goes out: everybody gets it all the same, with its name', async () => {
  monday()
  await runCycle(app.context)
  const [round] = await app.context.db.select().from(pairings)
  expect(await archive()).toBe(409)
  admin = await adminClient(app)
  await admin.call(completePairing, { params: { id: round!.id } })
  expect(await archive()).toBe(200)
  expect(await mailed()).toEqual(emails(people.slice(0, 4)))
  for (const { email } of app.sink.received) {
    expect(email.html).toContain('Monday tea')
    expect(email.html).toContain('The mood of this round')
    expect(email.html).not.toMatch(/month/i)
  }
})

test('a programme that is for nobody makes no round, says so to administrators and keeps no other one waiting; once it is for somebody, it makes one', async () => {
  const space = await addProgramme(app, {
    name: 'Space',
    audience: { departments: ['Space'] },
    weeks: tea.weeks,
    scope: 'across',
    minimumUsers: 2,
  })
  await runCycle(app.context)
  const rounds = async () => {
    await runCycle(app.context)
    const made = await app.context.db.select().from(pairings).orderBy(pairings.createdAt)
    return made.map(({ programmeId, day }) => [programmeId === space.id ? 'space' : 'tea', day])
  }
  monday()
  expect(await rounds()).toEqual([['tea', '2027-01-18']])
  expect(app.sink.received.map(({ email }) => email.subject)).toContain(
    'Space: nobody was paired in this round',
  )
  await addPeople(app, [{ department: 'Space' }, { department: 'Space' }])
  app.clock.set('2027-01-25T09:05:00Z')
  expect(await rounds()).toEqual([
    ['tea', '2027-01-18'],
    ['tea', '2027-01-25'],
    ['space', '2027-01-25'],
  ])
})

/** Rounds can't be stored until it is called. */
async function breakRounds() {
  const { pool } = app.owner
  await pool.query(`
    create or replace function fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger fail before insert on rounds for each row execute function fail()`)
  return () => pool.query('drop trigger fail on rounds')
}

test('a programme that is archived before its round is made makes none, also not in the place of the first one', async () => {
  await admin.call(changeOneProgramme, { params: { id: tea.id }, body: { join: 'everyone' } })
  const mend = await breakRounds()
  monday()
  await runCycle(app.context)
  await mend()
  admin = await adminClient(app)
  expect(await archive()).toBe(200)
  app.clock.advance(120_000)
  await runCycle(app.context)
  expect(await app.context.db.select().from(pairings)).toEqual([])
  const [step] = await app.context.db.select().from(cycleSteps).where(sql`kind = 'pair'`)
  expect(step).toMatchObject({ state: 'skipped', note: [{ code: 'month.archived', args: ['Monday tea'] }] })
})

test('an instance that has not read a new programme yet goes on with its round, and makes none of the first one', async () => {
  const other = await startApp({ beside: app })
  const lunch = await addProgramme(app, { weeks: tea.weeks, minimumUsers: 2 })
  await runCycle(app.context)
  const mend = await breakRounds()
  monday()
  await runCycle(app.context)
  await mend()
  app.clock.advance(120_000)
  await runCycle(other.context)
  const rounds = await app.context.db.select().from(pairings)
  expect(rounds.map(({ programmeId }) => programmeId).sort()).toEqual([lunch.id, tea.id].sort())
  await other.stop()
})
