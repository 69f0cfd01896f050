import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookMeeting, getSlots } from '../../../shared/contract/meetings'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import {
  generateCompanyPairing,
  getCertificate,
  getCurrentMatch,
  getOpenMatches,
  getPairingMatches,
} from '../../../shared/contract/pairings'
import { putBlocks, updateParticipation } from '../../../shared/contract/participation'
import { askForAnother, pairStranded } from '../../../shared/contract/rescue'
import { fullName } from '../../../shared/person-name'
import { cancelImpossibleMeetings } from '../../meetings/cancel-impossible'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { startApp, type TestApp } from '../../testing/app'
import { pairStrandedDaily } from './pair-stranded'
import { addProgramme, signedIn } from '../../testing/factories'
import { readyNewsletter } from '../../testing/newsletters'
import { sends } from '../../tables/sending.tables'

let app: TestApp
let engine: SendEngine
let ready: Awaited<ReturnType<typeof readyNewsletter>>
let pairingId: string
type Person = (typeof ready.people)[number]

/** The matches that stand: their people in their places. */
async function tables() {
  const { rows } = await app.owner.pool.query<{ id: string; ids: string[]; why: string[]; pairing: string }>(
    `select m.id, m.why, m.round_id as pairing,
       array(select user_id::text from seats s where s.match_id = m.id order by place) as ids
     from matches m where m.status = 'active' order by m.id`,
  )
  return rows.map((row) => ({
    ...row,
    people: row.ids.map((id) => ready.people.find((one) => one.id === id)!),
  }))
}
const as = (person: Person) => signedIn(app, person)
async function allSent() {
  const open = () => app.context.db.$count(sends, sql`state not in ('sent', 'cancelled')`)
  await vi.waitFor(async () => expect(await open()).toBe(0), 15_000)
}
const mailsTo = (person: Person) =>
  app.sink.received.filter(({ to }) => to.includes(person.email)).map(({ email }) => email.subject)
const rescue = (dryRun = false) =>
  ready.admin.call(pairStranded, { params: { id: pairingId }, query: { dryRun: dryRun ? 'true' : 'false' } })

/** Nine people at three tables of three, who have read so; of the first table two have left, and the third asks. */
let alone: Person
let others: Awaited<ReturnType<typeof tables>>
beforeAll(async () => {
  app = await startApp({ now: '2026-11-10T12:00:00Z', env: { MINIMUM_USERS: '2' } })
  await app.owner.pool.query('update programmes set size = 3 where id = $1', [app.context.programme.id])
  await app.context.programme.refresh()
  ready = await readyNewsletter(
    app,
    Array.from({ length: 9 }, () => ({ matchingPreference: 'any' as const })),
  )
  engine = startSendEngine(app.context)
  await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
  await allSent()
  const [first, ...rest] = await tables()
  others = rest
  pairingId = first!.pairing
  alone = first!.people[0]!
  for (const leaver of first!.people.slice(1))
    await (await as(leaver)).call(updateParticipation, {
      body: { participationStatus: 'opted_out', from: 'now' },
    })
  await (await as(alone)).call(askForAnother, { params: { id: first!.id } })
  await allSent()
  await engine.stop()
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  engine = startSendEngine(app.context)
})
afterEach(() => engine.stop())
afterAll(() => app.stop())

test('who waits gets a seat at a table that there is: named before, all of it are told, and their page says so', async () => {
  app.sink.received.length = 0
  const { body: trial } = await rescue(true)
  expect(trial).toMatchObject({
    message: 'Seats at existing tables: 1. New tables: 0. Nothing was saved.',
    isTables: true,
    seats: 1,
    matches: 0,
  })
  expect((await tables()).map(({ ids }) => ids.length)).toEqual([3, 3, 3])

  const { body: done } = await rescue()
  expect(done).toEqual({
    ...trial,
    message: 'Seats at existing tables: 1. New tables: 0. People mailed: 4.',
  })
  const now = await tables()
  const [grown] = now.filter(({ ids }) => ids.includes(alone.id))
  expect(now.map(({ ids }) => ids.length).toSorted()).toEqual([3, 4])
  expect(grown!.people.at(-1)).toBe(alone)
  const before = grown!.people.slice(0, 3)
  for (const one of before) expect(trial.seatsInWords[0]).toContain(one.firstName)
  expect(grown!.why[0]).toEqual({ code: 'why.grown' })

  await allSent()
  expect(mailsTo(alone)).toEqual([expect.stringMatching(/^A new match for you: /)])
  for (const one of before) {
    expect(mailsTo(one)).toEqual([expect.stringMatching(/^Your table has grown: /)])
    expect(app.sink.latest(one.email).text).toContain(fullName(alone))
    const { match, hasChanged } = (await (await as(one)).call(getCurrentMatch)).body
    expect([match!.partner, ...match!.more].map(({ id }) => id)).toContain(alone.id)
    expect(hasChanged).toBe(true)
  }
  const untouched = others.find(({ id }) => id !== grown!.id)!
  expect(untouched.people.flatMap(mailsTo)).toEqual([])
  const list = (await ready.admin.call(getPairingMatches, { params: { id: pairingId } })).body
  expect(list.find(({ id }) => id === grown!.id)?.rescuedFor).toContain('lost their match')
  const { statement } = (await ready.admin.call(getCertificate, { params: { id: pairingId } })).body
  expect(statement).not.toContain('made since')
  // Nobody waits any more.
  expect((await rescue()).body).toMatchObject({ code: 'nobody_stranded' })
})

test('a time that is booked there stays, and all have it in their calendars with who joins; a table that met, or is full, takes nobody', async () => {
  const [one, two] = others as [(typeof others)[number], (typeof others)[number]]
  const booker = await as(one.people[0]!)
  const { slots } = (await booker.call(getSlots, { params: { id: one.id } })).body
  await booker.call(bookMeeting, { params: { id: one.id }, body: { start: slots[0]!.start } })
  await app.owner.pool.query(
    `update seats set answer = 'not_confirmed', answered_at = now() where match_id = $1 and place = 0`,
    [two.id],
  )
  await allSent()
  app.sink.received.length = 0
  expect((await rescue()).body).toMatchObject({ seats: 1, matches: 0 })
  await allSent()
  for (const person of one.people)
    expect(mailsTo(person)).toEqual([expect.stringMatching(/^With one more: Coffee with /)])
  expect(mailsTo(alone).toSorted()).toEqual([
    expect.stringMatching(/^A new match/),
    expect.stringMatching(/^With one more/),
  ])
  expect(app.sink.latest(one.people[0]!.email).text).toContain(fullName(alone))
  expect((await (await as(alone)).call(getCurrentMatch)).body.match).toMatchObject({
    id: one.id,
    meeting: { state: 'booked', sequence: 1, start: slots[0]!.start },
  })
  // Who leaves the table again leaves it as anybody does.
  await (await as(alone)).call(updateParticipation, {
    body: { participationStatus: 'opted_out', from: 'now' },
  })
  await cancelImpossibleMeetings(app.context)
  expect((await tables()).find(({ id }) => id === one.id)!.ids).toEqual(one.ids)
})

test('nobody joins a table with a bar against one of it, or with a coffee at its time; then it says so and tries again', async () => {
  const [one, two] = others as [(typeof others)[number], (typeof others)[number]]
  await app.owner.pool.query('insert into blocks (user_id, blocked_id, created_at) values ($1, $2, now())', [
    one.ids[2],
    alone.id,
  ])
  const booker = await as(two.people[0]!)
  const { slots } = (await booker.call(getSlots, { params: { id: two.id } })).body
  await booker.call(bookMeeting, { params: { id: two.id }, body: { start: slots[0]!.start } })
  await app.owner.pool.query(
    `with elsewhere as (insert into meetings (id, match_id, starts_at, ends_at, state, sequence, uid, changed_at, created_at)
       values (gen_random_uuid(), null, $1, $1::timestamptz + interval '25 minutes', 'booked', 0, repeat('a', 32), now(), now()) returning id)
     insert into meeting_guests (meeting_id, user_id) select id, $2 from elsewhere`,
    [slots[0]!.start, alone.id],
  )
  expect((await rescue(true)).body).toMatchObject({ seats: 0, matches: 0, seatsInWords: [] })
  expect((await rescue()).body).toMatchObject({
    code: 'no_match_possible',
    message: 'There is no suitable table today. Cup of Joe tries again every day.',
  })
})

test('nobody gets two coffees at one time, though they book one while they get a seat at a table', async () => {
  const [one, two] = others as [(typeof others)[number], (typeof others)[number]]
  await app.owner.pool.query('insert into blocks (user_id, blocked_id, created_at) values ($1, $2, now())', [
    two.ids[2],
    alone.id,
  ])
  const booker = await as(one.people[0]!)
  const { slots } = (await booker.call(getSlots, { params: { id: one.id } })).body
  const { start } = slots[0]!
  await booker.call(bookMeeting, { params: { id: one.id }, body: { start } })
  const addresses = [alone.email, two.people[0]!.email]
  const tea = await addProgramme(app, { minimumUsers: 2, noRepeatMonths: 0, audience: { addresses } })
  await ready.admin.call(generateCompanyPairing, { query: { programme: tea.id } })
  const client = await as(alone)
  const overTea = (await client.call(getOpenMatches)).body.find(({ programme }) => programme.id === tea.id)!
  const params = { id: overTea.match.id }
  await Promise.all([rescue(), client.call(bookMeeting, { params, body: { start } })])
  const { rows } = await app.owner.pool.query(
    `select m.id from meetings m join meeting_guests g on g.meeting_id = m.id where g.user_id = $1 and m.state = 'booked'`,
    [alone.id],
  )
  expect(rows).toHaveLength(1)
})

test('a trial tells no cause from another, is in the audit log with its people, and is made 60 times an hour', async () => {
  const seated = others.flatMap(({ people }) => people)
  const causes = {
    block: async () => {
      const emails = seated.map(({ email }) => email)
      expect((await (await as(alone)).call(putBlocks, { body: { emails } })).status).toBe(200)
      return async () => void (await (await as(alone)).call(putBlocks, { body: { emails: [] } }))
    },
    manager: async () => {
      await app.owner.pool.query('update users set manager_id = $1 where id = any($2)', [
        alone.id,
        seated.map(({ id }) => id),
      ])
      return () => app.owner.pool.query('update users set manager_id = null')
    },
    'met last month': async () => {
      await app.owner.pool.query(
        `with earlier as (
           insert into rounds (name, programme_id, month, status, total_pairs, file_name, seed, certificate, created_at, completed_at)
           select 'October', programme_id, '2026-10', 'completed', 6, 'october.json', 1, '{}', created_at, created_at
           from rounds where id = $1 returning id, programme_id),
         met as (
           insert into matches (round_id, why, match_date, status, created_at)
           select id, '[]', '2026-10-01', 'completed', '2026-10-01' from earlier, generate_series(1, 6) returning id, round_id),
         numbered as (select *, row_number() over () as n from met)
         insert into seats (round_id, programme_id, user_id, match_id, place, is_active)
         select round_id, programme_id, unnest(array[$2::uuid, ($3::uuid[])[n]]), numbered.id, unnest(array[0, 1]), false
         from numbered, earlier`,
        [pairingId, alone.id, seated.map(({ id }) => id)],
      )
      return () => Promise.resolve()
    },
  }
  const told = []
  for (const begin of Object.values(causes)) {
    const end = await begin()
    const [trial, real] = [await rescue(true), await rescue()]
    expect([trial.status, real.status]).toEqual([200, 409])
    told.push([trial.body, real.body])
    await end()
  }
  expect(told[0]![0]).toMatchObject({ seats: 0, matches: 0, seatsInWords: [] })
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
  const { rows } = await app.owner.pool.query<{ after: object }>(
    `select after from audit_log where action = 'pairing.what_if'`,
  )
  expect(rows).toEqual(Array.from({ length: 6 }, () => ({ after: { stranded: [alone.email] } })))
  for (let n = 3; n < 60; n += 1) expect((await rescue(true)).status).toBe(200)
  expect((await rescue(true)).status).toBe(429)
  // The automatic cycle goes on.
  await pairStrandedDaily(app.context)
})
