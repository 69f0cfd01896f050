import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookMeeting, getSlots } from '../../shared/contract/meetings'
import { eraseUser } from '../../shared/contract/directory'
import { getMyData } from '../../shared/contract/my-data'
import {
  approveNewsletter,
  generateNewsletter,
  saveNewsletter,
  sendNewsletter,
} from '../../shared/contract/newsletters'
import * as changes from '../../shared/contract/pairing-changes'
import * as contract from '../../shared/contract/pairings'
import { updateParticipation } from '../../shared/contract/participation'
import { fullName } from '../../shared/person-name'
import { startSendEngine } from '../mail/engine/send-engine'
import { cancelImpossibleMeetings } from '../meetings/cancel-impossible'
import type { BodyOf } from '../../shared/endpoint'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow, decide, signedIn } from '../testing/factories'
import { sendWhatWaits, tracesOf } from '../testing/full-life'

type Wishes = BodyOf<typeof changes.whatIf>

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
const clients = new Map<string, Client>()

/** The matches of the newest round: their people in their places. */
async function tables() {
  const { rows } = await app.owner.pool.query<{ id: string; ids: string[] }>(
    `select m.id, array(select user_id::text from seats s where s.match_id = m.id order by place) as ids
     from matches m join rounds p on p.id = m.round_id where p.status = 'active' order by m.id`,
  )
  return rows
}
const browserOf = (id: string) => clients.get(id)!
const personOf = (id: string) => people.find((person) => person.id === id)!
const seatFour = (size: number) =>
  app.owner.pool.query('update programmes set size = $1 where id = $2', [size, app.context.programme.id])

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    Array.from({ length: 9 }, (_, at) => ({
      matchingPreference: 'any' as const,
      department: at % 2 === 0 ? 'Sales' : 'Legal',
    })),
  )
  for (const person of people) clients.set(person.id, await signedIn(app, person))
  await seatFour(4)
  await app.context.programme.refresh()
})
afterAll(() => app?.stop())

describe('a round of tables of four', () => {
  test('says before it is made how many tables are of another size, without a common time, or of several groups', async () => {
    const { id } = await addGroup(app, 'north')
    const { email } = people[0]!
    await allow(app, email, id)
    const trial = async () =>
      (await admin.call(contract.generateCompanyPairing, { query: { dryRun: 'true' } })).body.atTables
    expect(await trial()).toEqual({ otherSizes: 1, withoutTime: 0, mixed: 1 })
    await decide(app, { scope: 'across' })
    const all = await admin.call(contract.createPairings, { query: { dryRun: 'true' } })
    expect(all.body.atTables).toEqual(await trial())
    await decide(app, { scope: 'per-group' })
    await seatFour(2)
    await app.context.programme.refresh()
    expect(await trial()).toBeNull()
    await seatFour(4)
    await app.context.programme.refresh()
    await app.owner.pool.query('delete from allowed_emails where email = $1', [email])
  })

  test('seats everybody at a table, and its certificate says how good that is', async () => {
    const { status, body } = await admin.call(contract.generateCompanyPairing)
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalMatches: 2, unmatched: [] })
    const { certificate } = body
    expect(certificate.tables).toMatchObject({
      seated: { value: 9, bound: 9, gap: 0 },
      otherSizes: { value: 1 },
      repeats: { value: 0 },
      // A table of four and one of five.
      edges: 16,
    })
    expect(certificate).toMatchObject({ pairs: 2, crossPairs: certificate.tables!.crossEdges.value })
    expect(certificate.statement).toMatch(
      /^2 tables, 9 people, nobody sits out\. \d+ of 16 introductions cross departments\. Nobody has met before\./,
    )
    const stored = await admin.call(contract.getCertificate, { params: { id: body.pairing!.id } })
    expect(stored.body).toEqual(certificate)
    expect((await tables()).map(({ ids }) => ids.length).sort()).toEqual([4, 5])
  })

  test('shows each of a table all others with one "why", and asks each whether they met', async () => {
    const [{ id, ids }] = (await tables()) as [{ id: string; ids: string[] }]
    for (const own of ids) {
      const { match } = (await browserOf(own).call(contract.getCurrentMatch)).body
      const others = [match!.partner, ...match!.more].map((other) => other.id)
      expect(others.toSorted()).toEqual(ids.filter((one) => one !== own).toSorted())
      expect(match!.side).toBe(`user${ids.indexOf(own) + 1}`)
      expect(match!.why).toEqual(['You come from different departments.', 'No two of you have met before.'])
      expect(match!.more.map(({ status }) => status)).toEqual(match!.more.map(() => 'pending'))
    }
    const say = async (own: string, status: 'confirmed' | 'not_confirmed') =>
      (await browserOf(own).call(contract.setConnectionStatus, { params: { id }, body: { status } })).body
    const last = ids.at(-1)!
    expect(await say(last, 'confirmed')).toMatchObject({ status: 'completed', ownStatus: 'confirmed' })
    const { more } = await say(ids[0]!, 'confirmed')
    expect(more.find((one) => one.id === last)).toMatchObject({ status: 'confirmed' })
  })

  test('books one of three times that suit all, and invites all of them', async () => {
    const [, { id, ids }] = (await tables()) as [unknown, { id: string; ids: string[] }]
    const booker = ids.at(-1)!
    const { body } = await browserOf(booker).call(getSlots, { params: { id } })
    expect(body.slots).toHaveLength(3)
    expect(body.moreTimeZones).toHaveLength(ids.length - 2)
    const { start } = body.slots[0]!
    expect((await browserOf(booker).call(bookMeeting, { params: { id }, body: { start } })).status).toBe(200)
    await sendWhatWaits(app)
    for (const own of ids) {
      const mail = app.sink.latest(personOf(own).email)
      for (const other of ids.filter((one) => one !== own))
        expect(mail.subject).toContain(personOf(other).firstName)
    }
  })

  test('says so where the hours of all have nothing in common, naming the others', async () => {
    const [, { id, ids }] = (await tables()) as [unknown, { id: string; ids: string[] }]
    const [own, other] = ids as [string, string]
    const hours = (from: number | null, to: number | null, days: number[] | null) =>
      app.owner.pool.query(
        'update users set working_days = $2, works_from = $3, works_to = $4 where id = $1',
        [other, days, from, to],
      )
    await hours(60, 120, [6])
    const { body } = await browserOf(own).call(getSlots, { params: { id } })
    expect(body.slots).toEqual([])
    expect(body.reason).toMatch(/^Your working hours and .*'s have no half hour in common$/)
    for (const mate of ids.slice(1)) expect(body.reason).toContain(personOf(mate).firstName)
    await hours(null, null, null)
  })

  test('is told by a newsletter that names all others', async () => {
    const [pairing] = (await admin.call(contract.getCurrentPairings)).body.pairings
    const params = { id: (await admin.call(generateNewsletter, { body: {} })).body.id }
    await admin.call(saveNewsletter, { params, body: { pairingFile: pairing!.fileName } })
    await admin.call(approveNewsletter, { params, body: {} })
    const engine = startSendEngine(app.context)
    expect((await admin.call(sendNewsletter, { params })).status).toBe(200)
    await engine.stop()
    await sendWhatWaits(app)
    for (const { ids } of await tables())
      for (const own of ids) {
        const { html, text } = app.sink.latest(personOf(own).email)
        for (const other of ids.filter((one) => one !== own)) {
          expect(html).toContain(fullName(personOf(other)))
          expect(text).toContain(personOf(other).email)
        }
        expect(text).toContain('Why all of you')
      }
  })

  test('is whole in the list, in what somebody reads about themselves, in the CSV and in the record', async () => {
    const [pairing] = (await admin.call(contract.getCurrentPairings)).body.pairings
    const params = { id: pairing!.id }
    const list = (await admin.call(contract.getPairingMatches, { params })).body
    expect(list.map(({ more }) => more.length).sort()).toEqual([2, 3])
    const five = (await tables()).find(({ ids }) => ids.length === 5)!
    const mine = (await browserOf(five.ids[0]!).call(getMyData)).body.matches
    expect(mine[0]!.moreNames).toEqual(five.ids.slice(2).map((id) => fullName(personOf(id))))
    await admin.call(contract.completePairing, { params })
    const csv = (await admin.call(contract.getPairingCsv, { params })).body as unknown as string
    expect(csv.split('\n')[0]).toMatch(
      /user5_name,user5_email,user5_connection_status,user5_department,user5_answer\s*$/,
    )
    for (const { email } of people) expect(csv).toContain(email)
    const { fileName } = pairing!
    const { matches } = (await admin.call(contract.getPairingFile, { params: { fileName } })).body
    expect(matches.map((match) => match.user4_email !== undefined)).toEqual([true, true])
    expect(matches.filter((match) => match.user5_email)).toHaveLength(1)
  })

  test('keeps any two of a table apart in the next months', async () => {
    app.clock.set('2026-12-16T09:00:00Z')
    admin = await adminClient(app)
    const { status, body } = await admin.call(contract.generateCompanyPairing)
    // Nine people who have all met four or five of the others can make no table of three.
    expect([status, body]).toMatchObject([409, { code: 'no_match_possible' }])
    expect(body.message).toContain('Nobody suitable was left.')
  })

  test('is changed by wishes: who sits apart, together or out, with its price, and goes back as it was', async () => {
    app.clock.set('2027-04-16T09:00:00Z')
    admin = await adminClient(app)
    const { pairing } = (await admin.call(contract.generateCompanyPairing)).body
    const params = { id: pairing!.id }
    const idsNow = async () => (await tables()).map(({ ids }) => ids.toSorted().join()).toSorted()
    const first = await idsNow()
    const [five, four] = (await tables()).map(({ ids }) => ids).sort((a, b) => b.length - a.length) as [
      string[],
      string[],
    ]
    const wishes = { together: [], apart: [], out: [], overrule: false, version: 1 }
    const look = (more: Partial<Wishes>) =>
      admin.call(changes.whatIf, { params, body: { ...wishes, ...more } })

    // Two who sit together already can be kept so, at no price.
    const pinned = await look({ together: [[five[0]!, five[1]!]] })
    expect(pinned.body).toMatchObject({ changes: [], figures: [], counts: { made: 0, people: 0 } })

    const left = await look({ out: [five[0]!] })
    expect(left.status).toBe(200)
    expect(left.body).toMatchObject({ counts: { ended: 1, made: 1, people: 5 }, overruled: [] })
    expect(left.body.changes.map(({ what, before, after }) => [what, before?.length, after])).toEqual([
      ['taken-out', 5, null],
    ])
    expect(left.body.figures.map(({ inWords }) => inWords)).toContain('1 fewer person at a table')
    expect(left.body.certificate).toMatchObject({ tables: { seated: { value: 8, bound: 8 } }, optimal: true })
    expect(left.body.certificate.statement).toMatch(/No other tables with these changes seat more people/)

    const apart = await look({ apart: [[four[0]!, four[1]!]] })
    expect(apart.body.certificate.tables!.seated.value).toBe(9)
    expect(apart.body.changes.map(({ what }) => what)).toContain('new-partner')

    // Six people, and a table of four takes five at most.
    const chain = [...five, four[0]!]
    const six = chain.slice(1).map((id, k): [string, string] => [chain[k]!, id])
    expect(await look({ together: six })).toMatchObject({
      status: 422,
      body: { message: 'A table takes at most five people, and six are brought together.' },
    })

    const pair: [string, string] = [five[0]!, four[0]!]
    const asked = { ...wishes, together: [pair] }
    const { round } = (await look({ together: [pair] })).body
    const stored = await admin.call(changes.applyChanges, { params, body: { ...asked, round } })
    expect([stored.status, stored.body.pairing.version]).toEqual([200, 2])
    expect((await tables()).filter(({ ids }) => pair.every((id) => ids.includes(id)))).toHaveLength(1)
    // Somebody else is brought to them, and both wishes hold.
    const more = { ...wishes, together: [[four[0]!, four[1]!]] as [string, string][], version: 2 }
    expect((await admin.call(changes.applyChanges, { params, body: more })).status).toBe(200)
    const three = [...pair, four[1]!]
    expect((await tables()).filter(({ ids }) => three.every((id) => ids.includes(id)))).toHaveLength(1)
    expect((await admin.call(contract.getCertificate, { params })).body).toMatchObject({ pairs: 2 })

    expect((await admin.call(changes.undoChanges, { params, query: {} })).status).toBe(200)
    expect(await idsNow()).toEqual(first)
  })
})

describe('one of a table of five who leaves', () => {
  test('leaves the others with their time, and all are told; erased, they are in no mail', async () => {
    const { id, ids } = (await tables()).find((table) => table.ids.length === 5)!
    for (const own of ids) clients.set(own, await signedIn(app, personOf(own)))
    const [first, second] = ids as [string, string]
    const { slots } = (await browserOf(second).call(getSlots, { params: { id } })).body
    await browserOf(second).call(bookMeeting, { params: { id }, body: { start: slots[0]!.start } })
    await sendWhatWaits(app)
    await browserOf(first).call(updateParticipation, {
      body: { participationStatus: 'opted_out', from: 'now' },
    })
    await cancelImpossibleMeetings(app.context)
    await sendWhatWaits(app)
    const { match } = (await browserOf(second).call(contract.getCurrentMatch)).body
    expect(match).toMatchObject({ id, meeting: { state: 'booked', sequence: 1 } })
    expect([match!.partner, ...match!.more].map((one) => one.id).toSorted()).toEqual(ids.slice(2).toSorted())
    expect(match!.why).toEqual(['Not all of you can make it any more. The rest of you still meet.'])
    expect(app.sink.latest(personOf(second).email).text).toContain('Not everyone can make it any more.')
    const gone = personOf(first)
    await admin.call(eraseUser, { params: { id: first }, body: { email: gone.email } })
    expect(await tracesOf(app, [gone.email])).toEqual([])
    const { rows } = await app.owner.pool.query<{
      names: string[]
      values: { third?: { partnerName: string }[] }
    }>(
      `select r.names, r.values from send_recipients r join sends s on s.id = r.send_id
       where s.kind = 'newsletter' and r.values ? 'third'`,
    )
    // The newsletters of November go on naming the others, each once.
    expect(rows).not.toEqual([])
    for (const { names, values } of rows) expect(values.third).toHaveLength(names.length - 1)
  })
})

test('a table that is larger than everybody together is refused in a sentence', async () => {
  const [running] = (await admin.call(contract.getCurrentPairings)).body.pairings
  await admin.call(contract.deletePairing, { params: { id: running!.id } })
  await seatFour(5)
  await app.owner.pool.query(`update users set participation_status = 'opted_out' where not id = any($1)`, [
    people.slice(-3).map(({ id }) => id),
  ])
  await app.context.programme.refresh()
  const { status, body } = await admin.call(contract.generateCompanyPairing)
  expect([status, body]).toMatchObject([409, { code: 'no_match_possible' }])
  expect(body.message).toMatch(/A table takes at least four people|don't divide into tables/)
})
