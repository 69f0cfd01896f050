import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approveNewsletter,
  generateNewsletter,
  saveNewsletter,
  sendNewsletter,
} from '../../../shared/contract/newsletters'
import { announceRound } from '../../../shared/contract/cycle'
import { generateCompanyPairing, getOpenMatches } from '../../../shared/contract/pairings'
import { getOutcome, updateParticipation } from '../../../shared/contract/participation'
import { cancelImpossibleMeetings } from '../../meetings/cancel-impossible'
import { startSendEngine } from '../../mail/engine/send-engine'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addProgramme, adminClient, allow, signedIn } from '../../testing/factories'
import { sendWhatWaits } from '../../testing/full-life'
import { findStranded } from './find-stranded'
import { mendHosted } from './mend-hosted'

let app: TestApp
let admin: Client
let programme: string
let people: Awaited<ReturnType<typeof addPeople>>
beforeAll(async () => {
  app = await startApp({ now: '2026-09-01T09:00:00Z' })
  await allow(app)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

interface Table {
  id: string
  host: string
  people: string[]
  status: string
}

/** The tables of the round, and those that stand. */
async function tables(): Promise<Table[]> {
  const { rows } = await app.owner.pool.query<Table>(
    `select m.id, m.status, m.host_id as host, array(select user_id::text from seats s where s.match_id = m.id order by place) as people
     from matches m join rounds p on p.id = m.round_id where p.programme_id = $1 and p.status = 'active' order by m.created_at, m.id`,
    [programme],
  )
  return rows
}
const standing = async () => (await tables()).filter(({ status }) => status === 'active')

/** A shown round of so many hosts and guests. */
async function round(size: number, hosts: number, guests: number) {
  const of = (count: number, department: string) => Array.from({ length: count }, () => ({ department }))
  people = await addPeople(app, [...of(hosts, 'Hosts'), ...of(guests, 'Guests')])
  const values = { hosts: { departments: ['Hosts'] }, minimumUsers: 2, scope: 'across' as const, size }
  programme = (await addProgramme(app, values)).id
  const made = await admin.call(generateCompanyPairing, { query: { programme } })
  expect(made.status).toBe(200)
  return made.body
}
const as = (id: string) => signedIn(app, { id })
const leaves = async (id: string) =>
  expect(
    (
      await (
        await as(id)
      ).call(updateParticipation, { body: { participationStatus: 'opted_out', from: 'now' } })
    ).status,
  ).toBe(200)
const outcomeOf = async (id: string) => (await (await as(id)).call(getOutcome, { query: { programme } })).body
const isHost = (id: string) => people.find((one) => one.id === id)!.department === 'Hosts'
/** What runs each minute, and what runs every five. */
const minutesPass = async () => {
  const mended = await mendHosted(app.context)
  await cancelImpossibleMeetings(app.context)
  expect(await findStranded(app.context)).toBe(0)
  await sendWhatWaits(app)
  return mended
}

test('a table that loses its host gets the host who rests, at once, and all of it are mailed as by the newsletter', async () => {
  const { pairing } = await round(3, 3, 4)
  const draft = (await admin.call(generateNewsletter, { query: { programme }, body: {} })).body
  const params = { id: draft.id }
  await admin.call(saveNewsletter, { params, body: { pairingFile: pairing!.fileName } })
  await admin.call(approveNewsletter, { params, body: {} })
  const engine = startSendEngine(app.context)
  expect((await admin.call(sendNewsletter, { params })).status).toBe(200)
  await engine.stop()
  const [table, other] = (await standing()) as [Table, Table]
  const rests = people.find(({ id }) => isHost(id) && ![table.host, other.host].includes(id))!
  await leaves(table.host)
  expect(await minutesPass()).toBe(1)
  const after = await standing()
  expect(after.map(({ host, people: all }) => [host, ...all.slice(1)].join()).toSorted()).toEqual(
    [
      [rests.id, ...table.people.slice(1)],
      [other.host, ...other.people.slice(1)],
    ]
      .map((ids) => ids.join())
      .toSorted(),
  )
  for (const id of [rests.id, ...table.people.slice(1)]) {
    const mail = app.sink.latest(people.find((one) => one.id === id)!.email)
    expect(mail.subject).toMatch(/^A new match for you/)
    expect(mail.text).toContain(id === rests.id ? 'You host this table.' : 'hosts your table.')
    const [open] = (await (await as(id)).call(getOpenMatches)).body
    expect(open!.match.hostId).toBe(rests.id)
  }
  expect(await minutesPass()).toBe(0)
})

test('guests whose host left and for whom nobody rests take free seats at other tables; who finds none waits on, and is told', async () => {
  await round(4, 2, 4)
  const [table, other] = (await standing()) as [Table, Table]
  expect([table.people.length, other.people.length]).toEqual([3, 3])
  await leaves(table.host)
  expect(await minutesPass()).toBe(1)
  const [only, ...none] = await standing()
  expect(none).toEqual([])
  expect(only!.people).toHaveLength(4)
  const [left, ...more] = table.people.slice(1).filter((id) => !only!.people.includes(id))
  expect(more).toEqual([])
  expect(await outcomeOf(left!)).toMatchObject({
    outcome: 'left-out',
    waitingInWords: 'Nobody is before you, at 3 seats a round: about 1 round.',
  })
  const mail = app.sink.latest(people.find(({ id }) => id === left)!.email)
  expect(mail.text).toContain('No other host has a seat for you now.')
  expect(mail.text).not.toContain('another?token=')
})

test('a host who loses all guests is not needed, and waits as before the round; a table goes on with its host and one guest', async () => {
  await round(3, 2, 3)
  const size = (table: Table) => table.people.length
  const [two, three] = (await standing()).toSorted((a, b) => size(a) - size(b)) as [Table, Table]
  expect([size(two), size(three)]).toEqual([2, 3])
  await leaves(two.people[1]!)
  await leaves(three.people[1]!)
  await cancelImpossibleMeetings(app.context)
  expect(await minutesPass()).toBe(1)
  expect((await standing()).map(({ host, people: all }) => [host, all])).toEqual([
    [three.host, [three.host, three.people[2]]],
  ])
  expect(await outcomeOf(two.host)).toMatchObject({
    outcome: 'not-needed',
    text: 'You are not needed this round. Hosts take turns.',
  })
  expect(app.sink.latest(people.find(({ id }) => id === two.host)!.email).text).toContain(
    'You are not needed this round',
  )
  app.clock.set('2026-10-01T09:00:00Z')
  admin = await adminClient(app)
  await addPeople(app, [{ department: 'Guests' }])
  const next = await admin.call(generateCompanyPairing, { query: { programme, complete: 'true' } })
  expect(next.body.message).toMatch(/./)
  // Two guests need one host: the one who lost all guests has never hosted.
  expect((await standing()).map(({ host }) => host)).toContain(two.host)
})

test('of a pair, a guest whose host left gets the host who rests; where none does, they are called off', async () => {
  await round(2, 2, 1)
  const [pair] = (await standing()) as [Table]
  const rests = people.find(({ id }) => isHost(id) && id !== pair.host)!
  await leaves(pair.host)
  expect(await minutesPass()).toBe(1)
  expect((await standing()).map(({ people: all }) => all)).toEqual([[rests.id, pair.people[1]]])
  await leaves(rests.id)
  expect(await minutesPass()).toBe(1)
  expect(await standing()).toEqual([])
  expect((await outcomeOf(pair.people[1]!)).outcome).toBe('left-out')
})

test('a host who leaves between the heads-up and the round is in neither: another one hosts', async () => {
  const of = (department: string) => ({ department })
  people = await addPeople(app, [of('Hosts'), of('Hosts'), of('Guests'), of('Guests')])
  programme = (
    await addProgramme(app, {
      hosts: { departments: ['Hosts'] },
      minimumUsers: 2,
      scope: 'across',
      publish: 'with-newsletter',
    })
  ).id
  const told = await admin.call(announceRound, { body: { programme, day: '2026-09-01' } })
  expect(told.body.told).toBe(4)
  await leaves(people[0]!.id)
  const made = await admin.call(generateCompanyPairing, { query: { programme } })
  expect(made.body.totalMatches).toBe(1)
  expect((await tables()).map(({ host }) => host)).toEqual([people[1]!.id])
})
