import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPairingPeople } from '../../shared/contract/pairing-changes'
import * as calls from '../../shared/contract/pairings'
import { getCurrentUser } from '../../shared/contract/sign-in'
import { ENGLISH } from '../platform/http/errors'
import type { TestApp } from '../testing/app'
import { startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, addPerson, adminClient, allow, signedIn } from '../testing/factories'
import { sql } from 'drizzle-orm'
import { users } from '../tables/people.tables'
import { peoplePage } from './changing/changes.queries'
import { matchPage } from './pairing-matches.queries'
import { matches, seats } from '../tables/pairings.tables'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await adminClient(app)
})
afterAll(() => app.stop())

const generate = () => admin.call(calls.generateCompanyPairing)
const people = (count: number, person = {}) =>
  addPeople(
    app,
    Array.from({ length: count }, () => ({ ...person })),
  )

describe('generating a pairing', () => {
  test('pairs everyone who can be paired and stores the people left out, with the reason', async () => {
    await people(7)
    const { status, body } = await generate()
    expect(status).toBe(200)
    expect(body.totalMatches).toBe(3)
    expect(body.unmatched).toHaveLength(1)
    expect(body.unmatched[0]?.reason).not.toBe('')
    expect(body.pairing?.name).toBe('November 2026 Group A - All Users')
    expect(body.pairing?.fileName).toBe('pairing-2026-11-group1-all-users-1.json')
    expect(body.certificate.optimal).toBe(true)
    expect(body.certificate.statement).toContain(
      'No arrangement pairs more people, or more across departments.',
    )
    const current = await admin.call(calls.getCurrentPairings)
    expect(current.body.matchesByPairing[body.pairing?.id as string]).toHaveLength(3)
  })

  test('a dry run tells the same and stores nothing', async () => {
    await people(6)
    const dry = await admin.call(calls.generateCompanyPairing, { query: { dryRun: 'true' } })
    expect(dry.body.totalMatches).toBe(3)
    expect(dry.body.pairing).toBeNull()
    expect((await admin.call(calls.getCurrentPairings)).body.pairings).toEqual([])
  })

  test('the pairing that is stored after a dry run leaves out the same person', async () => {
    await people(9)
    for (let round = 0; round < 3; round += 1) {
      const dry = await admin.call(calls.generateCompanyPairing, { query: { dryRun: 'true' } })
      const made = await generate()
      expect(made.body.unmatched).toEqual(dry.body.unmatched)
      await admin.call(calls.deletePairing, { params: { id: made.body.pairing!.id } })
    }
  })

  test('nobody is paired who is paused, opted out, on leave, not set up, not validated, inactive or off the whitelist', async () => {
    await people(4)
    await addPeople(app, [
      { participationStatus: 'paused', pauseStartDate: '2026-11-01', pauseEndDate: '2026-12-01' },
      { participationStatus: 'opted_out' },
      { employeeStatus: 'leave' },
      { employeeStatus: 'leave', leaveStartDate: '2026-11-10', leaveEndDate: '2026-11-16' },
      { needsProfileSetup: true },
      { isValidated: false },
      { isActive: false },
      { email: 'stranger@elsewhere.test' },
    ])
    const { body } = await generate()
    expect(body.totalMatches).toBe(2)
    expect(body.unmatched).toEqual([])
    const validation = await admin.call(calls.getPairingValidation)
    expect(validation.body.statusCounts).toMatchObject({ truly_active: 4, paused: 1, opted_out: 1 })
  })

  test('a pause or leave that has ended counts no more', async () => {
    await people(2)
    await addPeople(app, [
      { participationStatus: 'paused', pauseStartDate: '2026-10-16', pauseEndDate: '2026-11-16' },
      { employeeStatus: 'leave', leaveStartDate: '2026-10-01', leaveEndDate: '2026-11-15' },
    ])
    expect((await generate()).body.totalMatches).toBe(2)
  })

  test('too few people: refused with the number that is needed, and nothing stored', async () => {
    await people(3)
    const { status, body } = await generate()
    expect(status).toBe(409)
    expect(body.message).toMatch(/has 3 people ready to pair; at least 4 are needed/)
  })

  test('the people left out stay with the pairing when it is completed, with reasons: as a list and as CSV', async () => {
    await people(5)
    const { body } = await generate()
    const [person] = body.unmatched
    const params = { id: body.pairing!.id }
    const kept = async () => [
      (await admin.call(calls.getLeftOut, { params })).body,
      (await admin.call(calls.getCertificate, { params })).body,
    ]
    expect(await kept()).toEqual([[person], body.certificate])
    await admin.call(calls.completePairing, { params })
    expect(await kept()).toEqual([[person], body.certificate])
    for (const [search, found] of [
      [person!.email.toUpperCase(), [person]],
      [person!.name, [person]],
      ['%', []],
      ['nobody of this name', []],
    ] as const) {
      const list = await admin.call(calls.getLeftOut, { params, query: { search } })
      expect([list.body, list.headers.get('x-total-count')]).toEqual([found, String(found.length)])
    }
    const csv = await admin.request('GET', `/api/admin/pairings/${params.id}/left-out.csv`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(String(csv.body)).toContain(`${person!.name},${person!.email},`)
    const pairs = await admin.request('GET', `/api/admin/pairings/${params.id}.csv`)
    expect(pairs.headers.get('content-disposition')).toContain(
      body.pairing!.fileName.replace('.json', '.csv'),
    )
    const [head, ...lines] = String(pairs.body).trim().split('\r\n')
    expect(head).toContain('user1_name,user1_email,user2_name,user2_email,status')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(
      /,.+@example\.com,.+@example\.com,no answer,pending,pending,no,,,,\w+,\w+,,did not say,did not say,$/,
    )
    const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' } }
    expect((await admin.call(calls.getCertificate, unknown)).status).toBe(404)
  })

  test('the result for all groups names the people left out of each group', async () => {
    for (const name of ['design', 'sales']) {
      const group = await addGroup(app, name)
      await allow(app, `*@${name}.example.com`, group.id)
      await addPeople(
        app,
        [1, 2, 3, 4, 5].map((index) => ({ email: `p${index}@${name}.example.com` })),
      )
    }
    const { body } = await admin.call(calls.createPairings)
    expect(body.leftOut.map(({ group }) => group)).toEqual(['design', 'sales'])
    expect(body.leftOutTotal).toBe(2)
  })

  test('no allowed pair at all: refused with the reasons', async () => {
    await addPeople(
      app,
      ['A', 'B', 'C', 'D'].map((department) => ({
        department,
        matchingPreference: 'same-department' as const,
      })),
    )
    const { status, body } = await generate()
    expect(status).toBe(409)
    expect(body.message).toMatch(/No two of these 4 people can be paired/)
    expect((await admin.call(calls.getCurrentPairings)).body.pairings).toEqual([])
  })

  test('somebody still in an active pairing: refused by its name', async () => {
    await people(4)
    await generate()
    await people(4)
    const { status, body } = await generate()
    expect(status).toBe(409)
    expect(body.message).toMatch(/"November 2026 Group A - All Users" is still active/)
  })

  test('two admins at once make one pairing', async () => {
    await people(20)
    const answers = await Promise.all(Array.from({ length: 6 }, generate))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const count = await app.context.db.execute(sql`select count(*)::int as n from matches`)
    expect(count.rows[0]?.n).toBe(10)
  })

  test('the next month repeats nobody of the last three', async () => {
    // With eight, three rounds always leave a fourth without repeats; with six they may not.
    await people(8)
    const met = new Set<string>()
    for (const month of ['2026-11', '2026-12', '2027-01', '2027-02']) {
      app.clock.set(`${month}-03T09:00:00Z`)
      admin = await adminClient(app)
      const { body } = await generate()
      expect(body.totalMatches).toBe(4)
      for (const match of (await admin.call(calls.getCurrentPairings)).body.matchesByPairing[
        body.pairing?.id as string
      ] ?? []) {
        const pair = [match.user1.email, match.user2.email].toSorted().join()
        expect(met).not.toContain(pair)
        met.add(pair)
      }
      expect((await admin.call(calls.completeCurrentPairings)).body.completed).toBe(1)
    }
  })

  test('nobody is left out two months in a row', async () => {
    await people(5)
    const leftOut: string[] = []
    for (const month of ['2026-11', '2026-12', '2027-01']) {
      app.clock.set(`${month}-03T09:00:00Z`)
      admin = await adminClient(app)
      const { body } = await generate()
      expect(body.unmatched).toHaveLength(1)
      leftOut.push(body.unmatched[0]?.email as string)
      await admin.call(calls.completeCurrentPairings)
    }
    expect(new Set(leftOut).size).toBe(3)
  })

  test('a group pairing takes only its own people; the company-wide one waits for it', async () => {
    const design = await addGroup(app, 'Design House', ['Design'])
    await allow(app, '*@example.org', design.id)
    await addPeople(
      app,
      Array.from({ length: 4 }, (_, i) => ({ email: `d${i}@example.org`, department: 'Design' })),
    )
    await people(4)
    const made = await admin.call(calls.generateGroupPairing, { params: { domainGroupId: design.id } })
    expect(made.body.totalMatches).toBe(2)
    expect(made.body.pairing?.domainGroupName).toBe('Design House')
    const names = (await admin.call(calls.getCurrentPairings)).body.matchesByPairing[
      made.body.pairing?.id as string
    ]
    expect(
      names?.every(
        ({ user1, user2 }) => user1.email.endsWith('example.org') && user2.email.endsWith('example.org'),
      ),
    ).toBe(true)
    expect((await generate()).status).toBe(409)
  })

  test('one pairing for each group that has the minimum; the others are skipped with the reason', async () => {
    const large = await addGroup(app, 'Large')
    const small = await addGroup(app, 'Small')
    await allow(app, '*@large.example.org', large.id)
    await allow(app, '*@small.example.org', small.id)
    await addPeople(
      app,
      Array.from({ length: 4 }, (_, i) => ({ email: `l${i}@large.example.org` })),
    )
    await addPeople(app, [{ email: 's@small.example.org' }])
    await allow(app, '*@other.example.org', (await addGroup(app, 'Other')).id)
    await addPeople(
      app,
      Array.from({ length: 8 }, (_, i) => ({ email: `o${i}@other.example.org` })),
    )
    const { body: trial } = await admin.call(calls.createPairings, { query: { dryRun: 'true' } })
    expect(trial.message).toBe('2 pairings would be created, 1 group skipped. Nothing was saved.')
    expect((await admin.call(calls.getCurrentPairings)).body.pairings).toEqual([])
    const { body } = await admin.call(calls.createPairings)
    expect(trial).toEqual({ ...body, message: trial.message, created: [] })
    expect(body.groups.map(({ group, certificate }) => [group, certificate.pairs])).toEqual([
      ['Large', 2],
      ['Other', 4],
    ])
    expect(body.created.map(({ domainGroupName }) => domainGroupName)).toEqual(['Large', 'Other'])
    const again = await admin.call(calls.createPairings, { query: { dryRun: 'true' } })
    expect(again.body.groups).toEqual([])
    expect(body.skipped).toEqual([{ group: 'Small', reason: expect.stringContaining('at least 4') }])
  })

  test('pairings for all groups need a group', async () => {
    await people(4)
    const { status, body } = await admin.call(calls.createPairings)
    expect([status, body]).toMatchObject([
      409,
      { message: 'There is no domain group yet. Add one, or generate a company-wide pairing.' },
    ])
  })

  test('an unknown or impossible group is not found', async () => {
    for (const domainGroupId of [
      '00000000-0000-4000-8000-000000000000',
      'nonsense',
      "'; drop table users; --",
    ]) {
      expect((await admin.call(calls.generateGroupPairing, { params: { domainGroupId } })).status).toBe(404)
    }
  })
})

test('the list of current pairings carries as many matches as are asked for', async () => {
  await people(6)
  await generate()
  const counted = async (query?: { matches: number }) =>
    Object.values((await admin.call(calls.getCurrentPairings, { query })).body.matchesByPairing).flat().length
  expect([await counted(), await counted({ matches: 2 }), await counted({ matches: 0 })]).toEqual([3, 2, 0])
})

describe('completing and deleting', () => {
  test('a completed pairing is a record: later names, addresses, departments and answers do not change it', async () => {
    await people(4)
    const { id, fileName } = (await generate()).body.pairing as { id: string; fileName: string }
    await admin.call(calls.completePairing, { params: { id } })
    const record = async () => [
      (await admin.call(calls.getPairingFile, { params: { fileName } })).body,
      (await admin.call(calls.getPairingMatches, { params: { id } })).body,
    ]
    const before = await record()
    await app.context.db.update(users).set({ firstName: 'Renamed', lastName: 'Since', department: 'other' })
    await app.context.db.update(matches).set({ status: 'completed' })
    await app.context.db.update(seats).set({ answer: 'confirmed' })
    expect(await record()).toEqual(before)
    expect(JSON.stringify(before)).not.toContain('Renamed')
  })

  test('completing freezes the file; a second time is refused', async () => {
    await people(4)
    const { id, fileName } = (await generate()).body.pairing as { id: string; fileName: string }
    expect((await admin.call(calls.completePairing, { params: { id } })).body.pairing.status).toBe(
      'completed',
    )
    expect((await admin.call(calls.completePairing, { params: { id } })).status).toBe(409)
    const files = await admin.call(calls.getCompletedPairingFiles)
    expect(files.body).toEqual([
      {
        id,
        fileName,
        publishedAt: '2026-11-16T09:00:00.000Z',
        displayName: 'November 2026 Group A - All Users',
        monthDisplay: 'November 2026',
        groupDisplay: 'All Users',
        matchCount: 2,
      },
    ])
    const file = await admin.call(calls.getPairingFile, { params: { fileName } })
    expect(file.headers.get('content-disposition')).toContain(fileName)
    expect(calls.getPairingFile.response?.parse(file.body)).toEqual(file.body)
    expect(file.body).toMatchObject({
      month: '2026-11',
      domainGroup: 'All Users',
      status: 'completed',
      totalPairs: 2,
    })
    expect(file.body.matches).toHaveLength(2)
    expect(file.body.matches[0]).toMatchObject({
      status: 'active',
      user1_email: expect.stringContaining('@'),
    })
  })

  test('its matches and people are searched by a name or address; where that finds many, they are read page by page', async () => {
    await addPeople(
      app,
      Array.from({ length: 12 }, (_, index) => ({
        email: `${index % 3 ? 'tea' : 'cup'}${index}@example.com`,
      })),
    )
    const { pairing } = (await generate()).body
    const params = { id: pairing!.id }
    // Called off, its people are members without it.
    const [off] = (await admin.call(calls.getPairingMatches, { params, query: { search: 'cup' } })).body
    await app.owner.pool.query(`update matches set status = 'called_off' where id = $1`, [off!.id])
    await app.owner.pool.query(
      `update seats set match_id = null, place = null, reasons = '[]' where match_id = $1`,
      [off!.id],
    )
    const matchesOf = (...[db, id, query]: Parameters<typeof peoplePage>) =>
      matchPage(db, id, query, ENGLISH.responses)
    type Read = typeof matchesOf | typeof peoplePage
    const walk = async (read: Read, search: string) => {
      const ids: string[] = []
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const query: { search: string; limit: number; cursor: string } = { search, limit: 1, cursor }
        const page: Awaited<ReturnType<Read>> = await read(app.context.db, params.id, query)
        ids.push(...page.rows.map(({ id }) => id))
        cursor = page.nextCursor
      }
      return ids
    }
    const everyMatch = (await admin.call(calls.getPairingMatches, { params })).body
    const withCup = everyMatch
      .filter((match) => /cup/.test(match.user1.email + match.user2.email))
      .map(({ id }) => id)
    const everybody = (await admin.call(getPairingPeople, { params })).body
    const cups = everybody.filter(({ email }) => email.includes('cup')).map(({ id }) => id)
    expect(await walk(matchesOf, 'cup')).toEqual(withCup)
    expect(await walk(matchesOf, 'Engineering'), 'departments').toEqual([])
    expect(await walk(peoplePage, ' CUP')).toEqual(cups)
    await admin.call(calls.completeCurrentPairings)
    expect(await walk(matchesOf, 'cup')).toEqual(withCup)
  })

  test('files are found by the words of their month, group and file name, a page at a time', async () => {
    const group = await addGroup(app, 'Größe & Maß')
    await allow(app, '*@example.org', group.id)
    await addPeople(
      app,
      Array.from({ length: 4 }, (_, index) => ({ email: `one${index}@example.org` })),
    )
    for (const now of ['2026-10-05T09:00:00Z', '2026-11-16T09:00:00Z', '2027-02-16T09:00:00Z']) {
      app.clock.set(now)
      // A session does not last from one to the next.
      admin = await adminClient(app)
      const groupOnly = now.startsWith('2026-10')
      const params = { domainGroupId: group.id }
      const made = groupOnly ? await admin.call(calls.generateGroupPairing, { params }) : await generate()
      expect(made.status).toBe(200)
      await admin.call(calls.completeCurrentPairings)
    }
    const found = async (search: string, more: { limit?: number; cursor?: string } = {}) => {
      const { body, headers } = await admin.call(calls.getCompletedPairingFiles, {
        query: { search, ...more },
      })
      return { names: body.map(({ monthDisplay }) => monthDisplay), headers }
    }
    const all = ['February 2027', 'November 2026', 'October 2026']
    expect((await found('')).names).toEqual(all)
    expect((await found('all users')).names).toEqual(['February 2027', 'November 2026'])
    expect((await found('größe maß')).names).toEqual(['October 2026'])
    expect((await found('  NOVEMBER users ')).names).toEqual(['November 2026'])
    expect((await found('2026')).names).toEqual(['November 2026', 'October 2026'])
    expect((await found('2026-10')).names).toEqual(['October 2026'])
    expect((await found('pairing-2027-02-group1-all')).names).toEqual(['February 2027'])
    for (const none of ['%', '_', 'November 2027', "' or true --"])
      expect((await found(none)).names).toEqual([])
    const first = await found('2026', { limit: 1 })
    expect([first.names, first.headers.get('x-total-count')]).toEqual([['November 2026'], '2'])
    const cursor = first.headers.get('x-next-cursor')!
    expect((await found('2026', { limit: 1, cursor })).names).toEqual(['October 2026'])
  })

  test('completing closes the pairing but says of nobody that they met', async () => {
    const [one] = await people(4)
    await generate()
    await admin.call(calls.completeCurrentPairings)
    const client = await signedIn(app, one!)
    expect((await client.call(calls.getCurrentMatch)).body.match).toBeNull()
    const history = await client.call(calls.getMatchHistory)
    expect(history.body[0]?.match).toMatchObject({ status: 'active', ownStatus: 'pending' })
  })

  test('a deleted file leaves the list; the repeat rule still knows the meetings', async () => {
    await people(4)
    await generate()
    await admin.call(calls.completeCurrentPairings)
    const fileName = 'pairing-2026-11-group1-all-users-1.json'
    expect((await admin.call(calls.deleteCompletedPairing, { params: { fileName } })).status).toBe(200)
    expect((await admin.call(calls.getCompletedPairingFiles)).body).toEqual([])
    expect((await admin.request('GET', `/completed_pairings/${fileName}`)).status).toBe(404)
    await admin.call(calls.generateCompanyPairing, { query: { again: 'true' } })
    const met = await app.context.db.execute(
      sql`select count(distinct people)::int as n from (select array_agg(user_id order by user_id) as people from seats where match_id is not null group by match_id) as pairs`,
    )
    expect(met.rows[0]?.n).toBe(4)
  })

  test('an active pairing can be deleted with its matches; a completed one cannot', async () => {
    await people(4)
    const first = (await generate()).body.pairing!
    expect((await admin.call(calls.deletePairing, { params: { id: first.id } })).status).toBe(200)
    expect((await admin.call(calls.deletePairing, { params: { id: first.id } })).status).toBe(404)
    const second = (await generate()).body.pairing!
    await admin.call(calls.completePairing, { params: { id: second.id } })
    expect((await admin.call(calls.deletePairing, { params: { id: second.id } })).status).toBe(409)
  })

  test('completing and deleting at once: one of them wins, the other is told', async () => {
    await people(4)
    const { id } = (await generate()).body.pairing!
    const answers = await Promise.all([
      admin.call(calls.completePairing, { params: { id } }),
      admin.call(calls.deletePairing, { params: { id } }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(statuses)
  })
})

describe('a person and their match', () => {
  test('both see each other and why they were put together; nobody else sees the match', async () => {
    const four = await people(4)
    await generate()
    const client = await signedIn(app, four[0]!)
    const { body } = await client.call(calls.getCurrentMatch)
    expect(body.partner?.email).toMatch(/@example.com$/)
    expect(body.match?.why.length).toBeGreaterThan(0)
    const mate = four.find(({ id }) => id === body.partner?.id)!
    expect((await (await signedIn(app, mate)).call(calls.getCurrentMatch)).body.partner?.id).toBe(four[0]!.id)
    const stranger = await signedIn(app, four.find(({ id }) => id !== four[0]!.id && id !== mate.id)!)
    const params = { id: body.match!.id }
    expect((await stranger.call(calls.completeMatch, { params })).status).toBe(404)
    expect(
      (await stranger.call(calls.setConnectionStatus, { params, body: { status: 'confirmed' } })).status,
    ).toBe(404)
    expect((await stranger.call(calls.getInvite, { params })).status).toBe(404)
  })

  test('each person answers once, and for themselves only; a match closes for the one who says that they met', async () => {
    const [one] = await people(4)
    await generate()
    const client = await signedIn(app, one!)
    const { match, partner } = (await client.call(calls.getCurrentMatch)).body
    const params = { id: match!.id }
    const first = await client.call(calls.setConnectionStatus, { params, body: { status: 'confirmed' } })
    expect(first.body).toMatchObject({
      ownStatus: 'confirmed',
      partnerStatus: 'pending',
      status: 'completed',
    })
    expect((await client.call(calls.getCurrentMatch)).body.match).toBeNull()
    expect(
      (await client.call(calls.setConnectionStatus, { params, body: { status: 'not_confirmed' } })).status,
    ).toBe(409)
    const mate = await signedIn(app, { id: partner!.id })
    const second = await mate.call(calls.setConnectionStatus, { params, body: { status: 'confirmed' } })
    expect(second.body).toMatchObject({
      ownStatus: 'confirmed',
      partnerStatus: 'confirmed',
      status: 'completed',
    })
    expect((await client.call(calls.getCurrentMatch)).body.match).toBeNull()
    expect((await client.call(calls.getMatchHistory)).headers.get('x-total-count')).toBe('1')
  })

  test('who says that the two met closes the match for themselves; the other one keeps it, and both can change their mind', async () => {
    const [one] = await people(4)
    const pairing = (await generate()).body.pairing!
    const client = await signedIn(app, one!)
    const { match, partner } = (await client.call(calls.getCurrentMatch)).body
    const params = { id: match!.id }
    const mate = await signedIn(app, { id: partner!.id })
    const say = (who: typeof client, status: 'confirmed' | 'not_confirmed') =>
      who.call(calls.setConnectionStatus, { params, body: { status, change: true } })
    const takeBack = () =>
      client.call(calls.setConnectionStatus, { params, body: { status: 'pending', change: true } })
    const current = async (who: typeof client) => (await who.call(calls.getCurrentMatch)).body.match

    expect((await client.call(calls.completeMatch, { params })).body).toMatchObject({
      status: 'completed',
      ownStatus: 'confirmed',
      canChange: true,
      canBook: true,
    })
    expect((await client.call(calls.completeMatch, { params })).status).toBe(409)
    expect(await current(client)).toBeNull()
    expect((await client.call(calls.getMatchHistory)).headers.get('x-total-count')).toBe('1')
    expect(await current(mate)).toMatchObject({
      partnerStatus: 'confirmed',
      ownStatus: 'pending',
      starter: match!.starter,
      partner: { email: one!.email },
    })
    expect((await mate.call(getCurrentUser)).body.currentMatch).toMatchObject({ match_id: match!.id })

    app.clock.advance(9_000)
    expect((await takeBack()).body).toMatchObject({
      status: 'active',
      ownStatus: 'pending',
      completedAt: null,
    })
    expect(await current(client)).not.toBeNull()
    await client.call(calls.completeMatch, { params })
    app.clock.advance(14_000)
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'undo_over' } })

    expect((await mate.call(calls.completeMatch, { params })).status).toBe(200)
    expect(await current(mate)).toBeNull()
    // One's own answer only: for the other, who says that they met, it stays closed.
    expect((await say(client, 'not_confirmed')).body).toMatchObject({
      status: 'completed',
      partnerStatus: 'confirmed',
    })
    expect(await current(client)).not.toBeNull()
    expect(await current(mate)).toBeNull()
    expect((await say(client, 'confirmed')).body).toMatchObject({ status: 'completed' })

    await admin.call(calls.completePairing, { params: { id: pairing.id } })
    expect(await say(client, 'not_confirmed')).toMatchObject({
      status: 409,
      body: { code: 'pairing_completed' },
    })
    expect((await client.call(calls.getMatchHistory)).body[0]?.match.canChange).toBe(false)
  })

  test('an answer other than yes or no is refused', async () => {
    const [one] = await people(4)
    await generate()
    const client = await signedIn(app, one!)
    const id = (await client.call(calls.getCurrentMatch)).body.match!.id
    const { status } = await client.request('PUT', `/api/matches/${id}/connection-status`, {
      status: 'pending',
    })
    expect(status).toBe(400)
  })

  test('the invitation names both, and starts at next week’s first slot', async () => {
    const [one] = await people(4)
    await generate()
    const client = await signedIn(app, one!)
    const { match, partner } = (await client.call(calls.getCurrentMatch)).body
    const { body, headers } = await client.call(calls.getInvite, { params: { id: match!.id } })
    const text = String(body).replaceAll('\r\n ', '')
    expect(headers.get('content-type')).toContain('text/calendar')
    expect(text).toContain(partner!.email)
    expect(text).toContain(one!.email)
    expect(text).toContain(
      `SUMMARY:Coffee chat: ${one!.firstName} ${one!.lastName} and ${partner!.firstName}`,
    )
    expect(text).toContain('DTSTART:20261124T090000Z')
    expect(text).toContain('DTEND:20261124T092500Z')
    const bad = await client.call(calls.getInvite, {
      params: { id: match!.id },
      query: { start: 'tomorrow' },
    })
    expect(bad.status).toBe(400)
    const at = async (start: string) =>
      (await client.call(calls.getInvite, { params: { id: match!.id }, query: { start } })).status
    expect(await at('2027-10-01T09:00:00+02:00')).toBe(200)
    for (const far of ['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2100-01-01T00:00:00Z'])
      expect(await at(far)).toBe(400)
  })

  test('the invitation names people without a name by their addresses', async () => {
    const [one] = await people(4, { firstName: '', lastName: '' })
    await generate()
    const client = await signedIn(app, one!)
    const { match, partner } = (await client.call(calls.getCurrentMatch)).body
    const { body } = await client.call(calls.getInvite, { params: { id: match!.id } })
    const text = String(body).replaceAll('\r\n ', '')
    expect(text).toContain(`SUMMARY:Coffee chat: ${one!.email} and ${partner!.email}`)
    for (const { email } of [one!, partner!]) expect(text).toContain(`CN="${email}"`)
  })

  test('the next pairing is to be announced while no cycle is set', async () => {
    const client = await signedIn(app, await addPerson(app))
    expect((await client.call(calls.getNextPairing)).body).toEqual({
      isMonthly: true,
      sitsOut: null,
      isDormant: false,
      hasNoGroup: false,
      capReached: null,
      awaitsYes: null,
      date: 'To be announced',
    })
  })
})
