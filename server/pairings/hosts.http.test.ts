import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addGroup,
  addPeople,
  addProgramme,
  adminClient,
  allow,
  type NewPerson,
  signedIn,
} from '../testing/factories'
import * as changes from '../../shared/contract/pairing-changes'
import * as calls from '../../shared/contract/pairings'
import { getMyData } from '../../shared/contract/my-data'
import {
  approveNewsletter,
  generateNewsletter,
  saveNewsletter,
  sendNewsletter,
} from '../../shared/contract/newsletters'
import type { BodyOf } from '../../shared/endpoint'
import { getOutcome, getOwnProgrammes, takePart } from '../../shared/contract/participation'
import { getMonth } from '../../shared/contract/month'
import { previewAnnouncement } from '../../shared/contract/cycle'
import { getAudience, previewAudience } from '../../shared/contract/programme'
import { blocks } from '../tables/participation.tables'
import type { programmes } from '../tables/programmes.tables'
import { type TestApp, startApp } from '../testing/app'
import { faultsOfRound } from '../testing/checked-round'
import type { Client } from '../testing/client'
import { startSendEngine } from '../mail/engine/send-engine'
import { sendWhatWaits } from '../testing/full-life'
import { Watch } from '../platform/watching/watch'

/** What happens while a round is being searched. */
let meanwhile: (() => Promise<unknown>) | undefined
class WatchedSearch extends Watch {
  override async span<Result>(name: string, ...rest: Rest<Result>): Promise<Result> {
    const found = await super.span(name, ...rest)
    const act = name === 'match' ? meanwhile : undefined
    if (act) meanwhile = undefined
    await act?.()
    return found
  }
}
type Rest<Result> =
  Parameters<typeof Watch.prototype.span<Result>> extends [string, ...infer More] ? More : never

let app: TestApp
let admin: Client
let programme: string
type People = Awaited<ReturnType<typeof addPeople>>
beforeAll(async () => {
  app = await startApp({ now: '2026-09-01T09:00:00Z', watch: new WatchedSearch() })
  await allow(app)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  app.clock.set('2026-09-01T09:00:00Z')
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

/** A programme whose hosts are those of the department Hosts, with so many of them and so many guests. */
async function programmeOf(
  hosts: number,
  guests: number,
  also: Partial<typeof programmes.$inferInsert> = {},
  person: NewPerson = {},
): Promise<{ hosts: People; guests: People }> {
  const validatedAt = new Date('2026-08-20T09:00:00Z')
  const of = (count: number, department: string) =>
    addPeople(
      app,
      Array.from({ length: count }, () => ({ department, validatedAt, ...person })),
    )
  const people = { hosts: await of(hosts, 'Hosts'), guests: await of(guests, 'Guests') }
  const values = {
    hosts: { departments: ['Hosts'] },
    minimumUsers: 2,
    noRepeatMonths: 0,
    scope: 'across' as const,
  }
  programme = (await addProgramme(app, { ...values, ...also })).id
  return people
}
const generate = (query: Record<string, string> = {}) =>
  admin.call(calls.generateCompanyPairing, { query: { programme, ...query } })
const idsOf = (people: People) => people.map(({ id }) => id)

/** The matches of the newest round of the programme, the host first. */
async function tables(of = programme) {
  const { rows } = await app.owner.pool.query<{ id: string; host: string; people: string[] }>(
    `select m.id, m.host_id as host, array(select user_id::text from seats s where s.match_id = m.id order by place) as people
     from matches m where m.round_id = (select id from rounds where programme_id = $1 order by created_at desc, id limit 1) order by m.id`,
    [of],
  )
  return rows
}
const addressesOf = async (ids: string[]) =>
  (
    await app.owner.pool.query<{ id: string; email: string }>(
      'select id, email from users where id = any($1)',
      [ids],
    )
  ).rows
/** Makes the round of a month, completes those before, and returns its tables. */
async function roundOf(month: string) {
  app.clock.set(`${month}-01T09:00:00Z`)
  admin = await adminClient(app)
  const made = await generate({ complete: 'true' })
  expect([made.status, made.body.message]).toMatchObject([200, expect.anything()])
  expect(await faultsOfRound(app, made.body.pairing!.id)).toEqual([])
  return { ...made.body, tables: await tables() }
}

/** Sends the newsletter of a round of the programme. */
async function announce(pairingFile: string) {
  const draft = (await admin.call(generateNewsletter, { query: { programme }, body: {} })).body
  const of = { params: { id: draft.id } }
  await admin.call(saveNewsletter, { ...of, body: { pairingFile } })
  await admin.call(approveNewsletter, { ...of, body: {} })
  const engine = startSendEngine(app.context)
  expect((await admin.call(sendNewsletter, of)).body).toMatchObject({ failed: 0 })
  await engine.stop()
  await sendWhatWaits(app)
}

describe('a round of a programme with hosts', () => {
  test('has one host and one guest or more at each table, and hosts of whom there are more than needed rest', async () => {
    const { hosts, guests } = await programmeOf(5, 7, { size: 4 })
    const { tables: seated, unmatched, pairing } = await roundOf('2026-09')
    expect(unmatched).toEqual([])
    expect(seated.map(({ people }) => people.length).toSorted()).toEqual([3, 3, 4])
    for (const { host, people } of seated) {
      expect(people[0]).toBe(host)
      expect(idsOf(hosts)).toContain(host)
      for (const guest of people.slice(1)) expect(idsOf(guests)).toContain(guest)
    }
    const { rows } = await app.owner.pool.query<{ seats: number }>(
      'select count(*)::int as seats from seats where round_id = $1',
      [pairing!.id],
    )
    expect(rows).toEqual([{ seats: 10 }])
    // Nobody tells hosts who rest that the round has nobody for them, or of another one in its month.
    const query = { programme, day: '2026-09-10' }
    expect((await admin.call(previewAnnouncement, { query })).body).toEqual({ toTell: 0, told: 0 })
  })

  test('of pairs has a host and a guest each, whatever departments they prefer', async () => {
    await programmeOf(3, 5, { threes: true }, { matchingPreference: 'same-department' })
    const { tables: seated, unmatched, certificate } = await roundOf('2026-09')
    expect(seated.map(({ host, people }) => [people[0] === host, people.length])).toEqual([
      [true, 2],
      [true, 2],
      [true, 2],
    ])
    expect(unmatched).toHaveLength(2)
    expect(certificate).toMatchObject({ pairs: 3, optimal: true })
  })

  test('is refused where nobody hosts or everybody does, and the month, the trial and the audience agree', async () => {
    const { hosts, guests } = await programmeOf(2, 4)
    const pause = (people: People, status: string) =>
      app.owner.pool.query('update users set participation_status = $2 where id = any($1)', [
        idsOf(people),
        status,
      ])
    const peopleStep = async () => {
      const { steps } = (await admin.call(getMonth, { query: { programme } })).body
      return [steps[0]!.state, steps[0]!.detail]
    }
    for (const [people, code, text] of [
      [hosts, 'no_hosts', 'No hosts today.'],
      [guests, 'no_guests', 'No guests today'],
    ] as const) {
      await pause(people, 'opted_out')
      for (const query of [{}, { dryRun: 'true' }] as Record<string, string>[])
        expect(await generate(query)).toMatchObject({
          status: 409,
          body: { code, message: expect.stringContaining(text) },
        })
      expect(await peopleStep()).toEqual(['due', expect.stringContaining(text)])
      const body = { audience: {}, hosts: { departments: ['Hosts'] } }
      const reach = (await admin.call(previewAudience, { body })).body
      expect(reach[code === 'no_hosts' ? 'hosts' : 'guests']).toMatchObject({ ready: 0 })
      await pause(people, 'active')
    }
    expect((await peopleStep())[0]).toBe('done')
  })

  test('of each group is skipped where a group has no host, with that reason', async () => {
    const north = await addGroup(app, 'North')
    const south = await addGroup(app, 'South')
    await allow(app, '*@north.example', north.id)
    await allow(app, '*@south.example', south.id)
    const at = (site: string, department: string, count: number) =>
      addPeople(
        app,
        Array.from({ length: count }, (_, i) => ({ email: `${department}${i}@${site}.example`, department })),
      )
    await at('north', 'hosts', 1)
    await at('north', 'guests', 3)
    await at('south', 'guests', 4)
    await programmeOf(0, 0, { scope: 'per-group', audience: { domainGroups: [north.id, south.id] } })
    const { status, body } = await admin.call(calls.createPairings, { query: { programme } })
    expect(status).toBe(200)
    expect(body.created).toHaveLength(1)
    expect(body.skipped).toEqual([{ group: 'South', reason: expect.stringContaining('No hosts today') }])
  })

  test('has a place for everybody whom a host may meet: a guest whom all hosts block waits, with a reason that names no block', async () => {
    const { hosts, guests } = await programmeOf(2, 4, { size: 4 })
    const [shunned] = guests
    await app.context.db
      .insert(blocks)
      .values(hosts.map(({ id }) => ({ userId: id, blockedId: shunned!.id, createdAt: app.clock.now() })))
    const { unmatched, certificate } = await roundOf('2026-09')
    expect(unmatched.map(({ userId }) => userId)).toEqual([shunned!.id])
    expect(unmatched[0]!.reason).not.toMatch(/block/i)
    expect(certificate.tables).toMatchObject({ seated: { value: 3, bound: 3 } })
  })

  test('of one host seats as many guests as a table has, and says who waits', async () => {
    await programmeOf(1, 6, { size: 5 })
    const { tables: seated, unmatched } = await roundOf('2026-09')
    expect(seated.map(({ people }) => people.length)).toEqual([5])
    expect(unmatched).toHaveLength(2)
  })

  test('is made again without a host who pauses while it is made', async () => {
    const { hosts } = await programmeOf(2, 2)
    meanwhile = () =>
      app.owner.pool.query(`update users set participation_status = 'opted_out' where id = $1`, [
        hosts[0]!.id,
      ])
    const { tables: seated, unmatched } = await roundOf('2026-09')
    expect(seated.map(({ host }) => host)).toEqual([hosts[1]!.id])
    expect(unmatched).toHaveLength(1)
  })

  test('has hosts so many levels above a guest as the programme wants, on the guest’s own line', async () => {
    const { hosts, guests } = await programmeOf(3, 3, { levelsAbove: 2 })
    const [chief, other, lead] = hosts
    const [below, unknown, stranger] = guests
    const reportsTo = (person: { id: string }, manager: { id: string }) =>
      app.owner.pool.query('update users set manager_id = $2 where id = $1', [person.id, manager.id])
    await reportsTo(lead!, chief!)
    await reportsTo(below!, lead!)
    // Their line has one level only, so nobody stands two above them.
    await reportsTo(stranger!, other!)
    const { tables: seated, unmatched } = await roundOf('2026-09')
    const hostOf = (guest: { id: string }) => seated.find(({ people }) => people[1] === guest.id)?.host
    expect(hostOf(below!)).toBe(chief!.id)
    expect([other!.id, lead!.id]).toContain(hostOf(unknown!))
    expect(unmatched.map(({ userId }) => userId)).toEqual([stranger!.id])
    expect(unmatched[0]!.reason).not.toMatch(/manager|level|line/i)
  })
})

describe('over several rounds', () => {
  test('a guest waits since they joined, came back or last sat; saying so again, or what else they want, changes nothing', async () => {
    const { guests } = await programmeOf(1, 3, { join: 'opt-in' })
    const joins = async (person: { id: string }, more = {}) =>
      (
        await (
          await signedIn(app, person)
        ).call(takePart, { params: { id: programme }, body: { in: true, ...more } })
      ).status
    await app.owner.pool.query(
      `insert into participations (programme_id, user_id, is_in, changed_at) select $1, id, true, '2026-08-25' from users where department = 'Hosts'`,
      [programme],
    )
    for (const guest of guests.slice(0, 2)) expect(await joins(guest)).toBe(200)
    app.clock.set('2026-09-01T10:00:00Z')
    admin = await adminClient(app)
    expect((await generate()).body.unmatched).toHaveLength(1)
    const [pair] = await tables()
    const waits = guests.slice(0, 2).find(({ id }) => !pair!.people.includes(id))!
    app.clock.set('2026-09-20T09:00:00Z')
    expect(await joins(guests[2]!)).toBe(200)
    expect(await joins(waits, { tellWaiting: true })).toBe(200)
    const next = await roundOf('2026-10')
    // The one who waited since August goes before the one who joined in September.
    expect(next.tables[0]!.people[1]).toBe(waits.id)
  })

  test('guests who have waited longest go first, and hosts who have rested longest', async () => {
    const { hosts, guests } = await programmeOf(2, 6)
    const seen = new Map(idsOf([...hosts, ...guests]).map((id) => [id, 0]))
    const months = ['2026-09', '2026-10', '2026-11']
    for (const month of months)
      for (const { people } of (await roundOf(month)).tables)
        for (const id of people) seen.set(id, seen.get(id)! + 1)
    // Two of six a round: after three rounds everybody sat once.
    expect(guests.map(({ id }) => seen.get(id))).toEqual(guests.map(() => 1))
    await app.owner.pool.query(`update users set participation_status = 'opted_out' where id = any($1)`, [
      idsOf(guests.slice(1)),
    ])
    const first = (await roundOf('2026-12')).tables.map(({ host }) => host)
    const second = (await roundOf('2027-01')).tables.map(({ host }) => host)
    expect([...first, ...second].toSorted()).toEqual(idsOf(hosts).toSorted())
  })

  test('newcomers with five hosts for three months, one of them on leave in the third: nobody waits twice in a row, and nobody on leave hosts', async () => {
    const audience = { newcomersWeeks: 12, departments: ['Guests'] }
    const { hosts, guests } = await programmeOf(5, 12, { audience, size: 3 }, { joinedOn: '2026-08-20' })
    const onLeave = hosts[0]!
    await app.owner.pool.query(
      `update users set employee_status = 'leave', leave_start_date = '2026-10-20', leave_end_date = '2026-12-20' where id = $1`,
      [onLeave.id],
    )
    const sat = new Map(idsOf(guests).map((id) => [id, [] as string[]]))
    const hosted = []
    for (const [month, tablesOfIt] of [
      ['2026-09', 5],
      ['2026-10', 5],
      ['2026-11', 4],
    ] as const) {
      const { tables: seated, unmatched } = await roundOf(month)
      expect([month, seated.length, unmatched.length]).toEqual([month, tablesOfIt, 12 - 2 * tablesOfIt])
      for (const { host, people } of seated) {
        hosted.push([month, host])
        for (const guest of people.slice(1)) sat.get(guest)!.push(month)
      }
    }
    expect(hosted.filter(([, host]) => host === onLeave.id).map(([month]) => month)).toEqual([
      '2026-09',
      '2026-10',
    ])
    for (const months of sat.values())
      for (const two of [
        ['2026-09', '2026-10'],
        ['2026-10', '2026-11'],
      ])
        expect(two.some((month) => months.includes(month))).toBe(true)
  })

  test('a guest who becomes a host starts as one who never hosted, and goes before who hosted last', async () => {
    const { hosts, guests } = await programmeOf(1, 2)
    const pair = (await roundOf('2026-09')).tables[0]!.people
    const waiting = guests.find(({ id }) => !pair.includes(id))!
    await app.owner.pool.query(`update users set department = 'Hosts' where id = $1`, [waiting.id])
    const made = await roundOf('2026-10')
    expect(made.tables.map(({ people }) => people)).toEqual([
      [waiting.id, guests.find(({ id }) => id !== waiting.id)!.id],
    ])
    expect(made.unmatched).toEqual([])
    expect(made.certificate.leftOutDebt).toBe(0)
    expect(made.tables[0]!.people).not.toContain(hosts[0]!.id)
  })

  test('a programme in which somebody hosts and one in which they are a guest owe them nothing of each other', async () => {
    const { hosts, guests } = await programmeOf(1, 3)
    const one = programme
    const two = (
      await addProgramme(app, {
        hosts: { departments: ['Guests'] },
        minimumUsers: 2,
        noRepeatMonths: 0,
        scope: 'across',
      })
    ).id
    await roundOf('2026-09')
    await roundOf('2026-10')
    programme = two
    // Three guests of the first are hosts of the second, and its host is the only guest there.
    const { tables: seated, certificate, pairing } = await roundOf('2026-11')
    expect(seated.map(({ people }) => people[1])).toEqual([hosts[0]!.id])
    expect(idsOf(guests)).toContain(seated[0]!.host)
    // Two of three who never hosted rest: one each.
    expect(certificate.leftOutDebt).toBe(2)
    await admin.call(calls.completePairing, { params: { id: pairing!.id } })
    programme = one
    // One of three guests waited both rounds and is seated; of the others one waited one.
    expect((await roundOf('2026-12')).certificate.leftOutDebt).toBe(1)
  })

  test('a newcomer who waited stays a guest after the weeks of newcomers, until seated once', async () => {
    const { guests } = await programmeOf(
      1,
      3,
      { audience: { newcomersWeeks: 12 } },
      { joinedOn: '2026-08-20' },
    )
    const first = (await roundOf('2026-09')).tables[0]!.people[1]
    // All are beyond the twelve weeks by now, and the two who waited are still in it.
    const second = (await roundOf('2026-12')).tables[0]!.people[1]
    const third = (await roundOf('2027-01')).tables[0]!.people[1]
    expect([first, second, third].toSorted()).toEqual(idsOf(guests).toSorted())
    app.clock.set('2027-02-01T09:00:00Z')
    admin = await adminClient(app)
    expect(await generate({ complete: 'true' })).toMatchObject({ status: 409, body: { code: 'no_guests' } })
  })
})

describe('changing such a round', () => {
  const wishes = { together: [], apart: [], out: [], overrule: false, version: 1 }
  type Wishes = Partial<BodyOf<typeof changes.whatIf>>

  test('never brings two hosts together, and takes a host who rests where one sits out', async () => {
    const { hosts } = await programmeOf(3, 4, { size: 3 })
    const { pairing, tables: seated } = await roundOf('2026-09')
    const params = { id: pairing!.id }
    const look = (more: Wishes) => admin.call(changes.whatIf, { params, body: { ...wishes, ...more } })
    const [one, other] = seated.map(({ host }) => host) as [string, string]
    const refused = await look({ together: [[one, other]], overrule: true })
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringMatching(/both host/)])
    const rests = idsOf(hosts).find((id) => id !== one && id !== other)!
    const found = await look({ out: [one] })
    expect(found.body).toMatchObject({ certificate: { tables: { seated: { value: 4 } } } })
    const apply = await admin.call(changes.applyChanges, {
      params,
      body: { ...wishes, out: [one], round: found.body.round },
    })
    expect(apply.status).toBe(200)
    expect((await tables()).map(({ host }) => host).toSorted()).toEqual([rests, other].toSorted())
    expect((await admin.call(changes.undoChanges, { params, query: {} })).status).toBe(200)
    expect((await tables()).map(({ host, people }) => [host, ...people].join()).toSorted()).toEqual(
      seated.map(({ host, people }) => [host, ...people].join()).toSorted(),
    )
  })

  test('counts in its price what a host waited who has to rest for it', async () => {
    const { guests } = await programmeOf(2, 1)
    const { tables: seated } = await roundOf('2026-09')
    const next = await roundOf('2026-10')
    // The one who rested hosts now; the other way round costs their two rounds, less the one's none.
    const params = { id: next.pairing!.id }
    const pair: [string, string] = [seated[0]!.host, guests[0]!.id]
    const { body } = await admin.call(changes.whatIf, { params, body: { ...wishes, together: [pair] } })
    expect(body.price).toMatchObject({ pairs: 0, leftOutDebt: 2 })
  })
})

describe('what people of such a programme read', () => {
  const readBy = async (person: { id: string }) => {
    const client = await signedIn(app, person)
    const [{ body }, { body: own }] = [
      await client.call(getOutcome, { query: { programme } }),
      await client.call(getOwnProgrammes),
    ]
    const { waiting, waitingInWords } = own.find(({ id }) => id === programme)!
    expect(body.waiting === null || waiting !== null).toBe(true)
    return { ...body, listed: waitingInWords }
  }
  const everybody = async (people: People) =>
    Object.fromEntries(await Promise.all(people.map(async (one) => [one.id, await readBy(one)] as const)))

  test('is their match; that a host is not needed; and where a guest stands who waits, as long as that has been true', async () => {
    const { hosts, guests } = await programmeOf(1, 4)
    const before = await readBy(guests[0]!)
    expect(before).toMatchObject({
      outcome: 'no-round',
      waiting: { before: 0, seats: 1, rounds: 1 },
      waitingInWords: 'Nobody is before you, at 1 seat a round: about 1 round.',
    })
    const { tables: seated } = await roundOf('2026-09')
    const [, first] = seated[0]!.people
    const reads = await everybody(guests)
    expect(reads[first!]).toMatchObject({
      outcome: 'matched',
      waiting: null,
      waitingInWords: null,
      listed: null,
    })
    for (const guest of guests.filter(({ id }) => id !== first)) {
      expect(reads[guest.id]).toMatchObject({
        outcome: 'left-out',
        text: 'You sat out September: no host had a seat for you this time.',
        waiting: { before: 0, seats: 1, rounds: 1 },
      })
      expect(reads[guest.id]!.listed).toBe(reads[guest.id]!.waitingInWords)
    }
    expect(await readBy(hosts[0]!)).toMatchObject({ outcome: 'matched', waiting: null, waitingInWords: null })
    const second = (await roundOf('2026-10')).tables[0]!.people[1]!
    const later = await everybody(guests)
    // Who was seated first comes after the two who still wait; these have waited as long as they read.
    for (const { id } of guests.filter((guest) => ![first, second].includes(guest.id)))
      expect(later[id]).toMatchObject({
        outcome: 'left-out',
        waiting: null,
        waitingInWords: 'You are on the list.',
      })
    expect(later[first!]).toMatchObject({
      outcome: 'left-out',
      waiting: { before: 2, seats: 1, rounds: 3 },
      waitingInWords: '2 people are before you, at 1 seat a round: about 3 rounds.',
    })
  })

  test('is that a host is not needed where there are more hosts than guests, once the round is shown', async () => {
    const { hosts } = await programmeOf(3, 1, { publish: 'with-newsletter' })
    const { tables: seated, pairing } = await roundOf('2026-09')
    const resting = hosts.filter(({ id }) => id !== seated[0]!.host)
    for (const host of hosts) expect((await readBy(host)).outcome).toBe('not-shown-yet')
    await admin.call(calls.publishPairing, { params: { id: pairing!.id } })
    for (const host of resting)
      expect(await readBy(host)).toMatchObject({
        outcome: 'not-needed',
        text: 'You are not needed this round. Hosts take turns.',
        waiting: null,
        waitingInWords: null,
      })
    const late = (
      await addPeople(app, [{ department: 'Hosts', validatedAt: new Date('2026-09-02T09:00:00Z') }])
    )[0]!
    expect((await readBy(late)).outcome).toBe('joined-later')
  })

  test('is who hosts: on their card, in the mail, in the list, in the files and in what is kept about them', async () => {
    const { hosts } = await programmeOf(2, 2, { size: 3 })
    const { tables: seated, pairing } = await roundOf('2026-09')
    const [{ host, people }] = seated as [(typeof seated)[number]]
    const rests = hosts.find(({ id }) => id !== host)!
    const guest = people[1]!
    const reads = async (id: string) => {
      const client = await signedIn(app, { id })
      const [open] = (await client.call(calls.getOpenMatches)).body
      const { matches } = (await client.call(getMyData)).body
      return [open!.match.hostId, open!.match.role, matches.map(({ isHost }) => isHost)]
    }
    expect([await reads(host), await reads(guest)]).toEqual([
      [host, 'host', [true]],
      [host, 'guest', [false]],
    ])
    const params = { id: pairing!.id }
    const [listed] = (await admin.call(calls.getPairingMatches, { params })).body
    expect(listed).toMatchObject({ hostId: host, user1: { id: host } })

    await announce(pairing!.fileName)
    const everyone = [...hosts, ...(await addressesOf(people))]
    const mailTo = (id: string) => app.sink.latest(everyone.find((one) => one.id === id)!.email)
    const { firstName, lastName } = hosts.find(({ id }) => id === host)!
    expect(mailTo(host).text).toContain('You host this table.')
    expect(mailTo(guest).text).toContain(`${firstName} ${lastName} hosts your table.`)
    for (const read of [mailTo(rests.id).text, String(mailTo(rests.id).html)]) {
      expect(read).toContain('You are not needed this round. Hosts take turns.')
      expect(read).not.toMatch(/joined after|nobody left/)
    }

    await admin.call(calls.completePairing, { params })
    const csv = String((await admin.request('GET', `/api/admin/pairings/${params.id}.csv`)).body)
    expect(
      csv
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(',').slice(-3)),
    ).toEqual([
      ['user1_role', 'user2_role', 'user3_role'],
      ['host', 'guest', 'guest'],
    ])
    const { fileName } = pairing!
    const { matches } = (await admin.call(calls.getPairingFile, { params: { fileName } })).body
    expect(matches).toMatchObject([{ user1_role: 'host', user3_role: 'guest' }])
  })

  test('is how often they hosted, for a host alone; and for administrators how long guests wait, when all are served and how hosts share', async () => {
    const { hosts, guests } = await programmeOf(2, 5, { cycle: '0 9 1 * *' })
    const audience = async () => (await admin.call(getAudience, { params: { id: programme } })).body.hosting!
    expect(await audience()).toMatchObject({
      longestWait: 0,
      neverSeated: 5,
      seats: 2,
      shares: { least: 0, average: 0, most: 0 },
    })
    const { tables: seated } = await roundOf('2026-09')
    expect(await audience()).toEqual({
      longestWait: 1,
      neverSeated: 3,
      seats: 2,
      servedBy: '2026-11-01',
      shares: { least: 1, average: 1, most: 1 },
      inWords:
        'The guest who has waited longest has waited 1 round. Rounds hosted by each host: 1, 1 on average. 3 guests have not had a seat yet. At 2 seats a round everybody is served by Sunday, 1 November 2026.',
    })
    await app.owner.pool.query(`update users set participation_status = 'opted_out' where id = $1`, [
      hosts[0]!.id,
    ])
    await roundOf('2026-10')
    expect(await audience()).toMatchObject({
      seats: 1,
      neverSeated: 2,
      longestWait: 2,
      shares: { least: 1, average: 1.5, most: 2 },
    })
    const ownOf = async (person: { id: string }) => {
      const { body } = await (await signedIn(app, person)).call(getOwnProgrammes)
      return body.find(({ id }) => id === programme)!.hostingInWords
    }
    expect(seated).toHaveLength(2)
    expect(await ownOf(hosts[1]!)).toBe('You hosted 2 times; the average of all hosts is 1.5.')
    expect(await ownOf(guests[0]!)).toBeNull()
  })

  test('is where they stand in the newsletter, too, for a guest who wants that and for nobody else', async () => {
    const { guests } = await programmeOf(1, 4, {}, { participationStatus: 'active' })
    const { tables: seated, pairing } = await roundOf('2026-09')
    const [asks, other] = guests.filter(({ id }) => !seated[0]!.people.includes(id))
    const wants = async (tellWaiting: boolean) =>
      (
        await (
          await signedIn(app, asks!)
        ).call(takePart, { params: { id: programme }, body: { in: true, tellWaiting } })
      ).body.tellWaiting
    expect(await wants(true)).toBe(true)
    await announce(pairing!.fileName)
    expect(app.sink.latest(asks!.email).text).toContain('You have a seat in about 1 round.')
    expect(app.sink.latest(other!.email).text).not.toContain('You have a seat')
    const next = await roundOf('2026-10')
    // Left out again, they have waited as long as they read; a seat or another wish, and nothing is said.
    await announce(next.pairing!.fileName)
    const isSeated = next.tables[0]!.people.includes(asks!.id)
    const text = app.sink.latest(asks!.email).text ?? ''
    expect(text.includes('You are on the list.')).toBe(!isSeated)
    expect(text).not.toContain('You have a seat')
    expect(await wants(false)).toBe(false)
  })

  test('is no number where no host is ready, and nothing of a round that is not shown yet', async () => {
    const { hosts, guests } = await programmeOf(1, 3, { publish: 'with-newsletter' })
    await roundOf('2026-09')
    for (const guest of guests)
      expect(await readBy(guest)).toMatchObject({
        outcome: 'not-shown-yet',
        waiting: null,
        listed: 'Nobody is before you, at 1 seat a round: about 1 round.',
      })
    await app.owner.pool.query(`update users set participation_status = 'opted_out' where id = $1`, [
      hosts[0]!.id,
    ])
    expect((await readBy(guests[0]!)).listed).toBe('You are on the list.')
  })
})
