import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUsers } from '../../shared/contract/directory'
import { getMyData } from '../../shared/contract/my-data'
import { getMonth } from '../../shared/contract/month'
import { getBlocks, getOutcome, putBlocks } from '../../shared/contract/participation'
import * as pairings from '../../shared/contract/pairings'
import { getReadiness } from '../../shared/contract/readiness'
import { dice } from '../../matching/testing/families'
import type { ProgrammeSettings } from '../../shared/programme'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addressOf, everyRead } from '../testing/every-read'
import { addGroup, addPeople, adminClient, allow, decide, manage, signedIn } from '../testing/factories'

const MEETS_NOBODY = /^Can meet nobody who is ready/
let app: TestApp
let admin: Client
let sites: { id: string }[]
beforeAll(async () => {
  app = await startApp({ now: '2026-10-05T09:00:00Z', env: { CYCLE_TIMEZONE: 'UTC' } })
  await decide(app, { minimumUsers: 2 })
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

const readiness = async (query: { domainGroupId?: string } = {}) => {
  const { ready, reasons } = (await admin.call(getReadiness, { query })).body
  return { ready, nobody: reasons.find(({ reason }) => reason === 'meets-nobody')?.people }
}
const listed = async (of: 'meets-nobody' | 'ready') =>
  (await admin.call(getUsers, { query: { readiness: of } })).body
const [meetsNobody, ready] = [
  { ready: 0, nobody: 2 },
  { ready: 2, nobody: 0 },
]
const month = async () => (await admin.call(getMonth, { query: {} })).body.steps[0]!

describe('Who can meet nobody in their group is counted before a round', () => {
  const wishes = ['any', 'same-department', 'same-department', 'cross-department'] as const
  test.each(
    (['per-group', 'across', 'between'] as const).flatMap((scope) =>
      [1, 3].map((seed) => [scope, seed] as const),
    ),
  )('as the round then leaves them out, in companies by chance: %s, %i', async (scope, seed) => {
    const d = dice(seed)
    await decide(app, { scope, noRepeatMonths: seed } satisfies Partial<ProgrammeSettings>)
    sites = [await addGroup(app, 'north'), await addGroup(app, 'south')]
    for (const [k, name] of ['north', 'south'].entries()) await allow(app, `*@${name}.test`, sites[k]!.id)
    const people = await addPeople(
      app,
      Array.from({ length: 50 }, (_, i) => ({
        email: `p${i}@${i % 2 ? 'north' : 'south'}.test`,
        lastName: `P${String(i).padStart(2, '0')}`,
        department: d.pick(['Legal', 'legal', 'IT', 'Sales', `Alone ${i}`]),
        matchingPreference: d.pick([...wishes]),
      })),
    )
    const make = async (dryRun: 'true' | 'false') => {
      const query = { dryRun, complete: 'true' as const }
      if (scope !== 'per-group')
        return (await admin.call(pairings.generateCompanyPairing, { query })).body.unmatched
      const { leftOut, skipped } = (await admin.call(pairings.createPairings, { query })).body
      expect(skipped).toEqual([])
      return leftOut
    }
    let counted = 0
    for (const day of ['2026-10-06', '2026-11-03', '2026-12-02', '2027-01-05']) {
      app.clock.set(`${day}T09:00:00Z`)
      admin = await adminClient(app)
      const told = (await make('true')).filter(({ reason }) => MEETS_NOBODY.test(reason))
      const names = (await listed('meets-nobody')).map(
        ({ firstName, lastName }) => `${firstName} ${lastName}`,
      )
      expect(names.toSorted()).toEqual(told.map(({ name }) => name).toSorted())
      const all = await readiness()
      expect(all).toEqual({ ready: people.length - told.length, nobody: told.length })
      expect(await listed('ready')).toHaveLength(all.ready)
      const ofSites = await Promise.all(sites.map(({ id }) => readiness({ domainGroupId: id })))
      expect(ofSites[0]!.nobody! + ofSites[1]!.nobody!).toBe(told.length)
      const ofSite = { readiness: 'meets-nobody' as const, domainGroupId: sites[0]!.id }
      expect((await admin.call(getUsers, { query: ofSite })).body).toHaveLength(ofSites[0]!.nobody!)
      counted += told.length
      await make('false')
      // A round of this month keeps nobody from the next one: its people are ready while it runs.
      expect((await readiness()).nobody).toBe(told.length)
    }
    expect(counted).toBeGreaterThan(0)
  })

  test('and named: on This Month, in the list of users, among the reasons of the dashboard; they count for the minimum', async () => {
    await decide(app, { minimumUsers: 3 })
    await allow(app)
    await addPeople(app, [
      { department: 'IT' },
      {},
      { department: 'Art', matchingPreference: 'same-department' },
    ])
    expect(await month()).toMatchObject({
      state: 'done',
      figure: '2 ready',
      detail: expect.stringContaining('1 person can meet nobody in their group'),
    })
    const { statusCounts, eligibility, reasons } = (await admin.call(pairings.getPairingValidation)).body
    expect([statusCounts.truly_active, eligibility.hasMinimumUsers]).toEqual([2, true])
    expect(reasons[0]).toEqual({ reason: 'meets-nobody', people: 1 })
    expect(await listed('meets-nobody')).toMatchObject([{ department: 'Art', notReady: 'meets-nobody' }])
  })
})

describe('In a company', () => {
  const outcome = async (person: { id: string }) =>
    (await (await signedIn(app, person)).call(getOutcome)).body

  test('of one the only person can meet nobody, no round can be made, and it is said why', async () => {
    await allow(app)
    const [one] = await addPeople(app, [{}])
    expect(await readiness()).toEqual({ ready: 0, nobody: 1 })
    expect(await month()).toMatchObject({ state: 'due', figure: '0 ready' })
    expect(await admin.call(pairings.generateCompanyPairing)).toMatchObject({
      status: 409,
      body: { code: 'too_few_people' },
    })
    expect((await outcome(one!)).outcome).toBe('no-round')
  })

  test('of 300 people without a group nobody is ready where groups are in use and meet apart, else all are; each reads what to do', async () => {
    await allow(app)
    const [one] = await addPeople(
      app,
      Array.from({ length: 300 }, () => ({})),
    )
    expect(await readiness()).toEqual({ ready: 300, nobody: 0 })
    await allow(app, '*@site.test', (await addGroup(app, 'site')).id)
    expect(await readiness()).toEqual({ ready: 0, nobody: 0 })
    expect(await month()).toMatchObject({ detail: expect.stringContaining('300 in no domain group') })
    expect(await admin.call(pairings.createPairings)).toMatchObject({ status: 200, body: { created: [] } })
    expect(await outcome(one!)).toMatchObject({
      outcome: 'no-group',
      text: expect.stringContaining('The people who run Cup of Joe can add you to one.'),
    })
    await decide(app, { scope: 'across' })
    expect(await readiness()).toEqual({ ready: 300, nobody: 0 })
    expect((await admin.call(pairings.generateCompanyPairing)).body.totalMatches).toBe(150)
  })

  test('of three in three offices each can meet nobody where offices meet apart, and no round is made; across offices all are ready', async () => {
    const offices = ['berlin', 'paris', 'oslo']
    for (const name of offices) await allow(app, `*@${name}.test`, (await addGroup(app, name)).id)
    const [one] = await addPeople(
      app,
      offices.map((name) => ({ email: `one@${name}.test` })),
    )
    expect(await readiness()).toEqual({ ready: 0, nobody: 3 })
    expect(await month()).toMatchObject({
      figure: '0 ready',
      detail: expect.stringContaining('3 people can meet nobody in their group'),
    })
    const { created, skipped } = (await admin.call(pairings.createPairings)).body
    expect([created, skipped.map(({ group }) => group).toSorted()]).toEqual([[], offices.toSorted()])
    for (const { reason } of skipped) expect(reason).toContain('at least')
    expect((await outcome(one!)).outcome).toBe('no-round')
    await decide(app, { scope: 'across' })
    expect(await readiness()).toEqual({ ready: 3, nobody: 0 })
    expect((await admin.call(pairings.generateCompanyPairing)).body).toMatchObject({
      totalMatches: 1,
      unmatched: [{}],
    })
  })

  test('whose rounds mix groups, a manager finds the same of their people as who sees everybody', async () => {
    const [north, south] = [await addGroup(app, 'north'), await addGroup(app, 'south')]
    await allow(app, '*@north.test', north.id)
    await allow(app, '*@south.test', south.id)
    const [boss] = await addPeople(app, [
      { email: 'boss@north.test', department: 'IT', matchingPreference: 'cross-department' },
      { email: 'art@north.test', department: 'Art', matchingPreference: 'same-department' },
      { email: 'far@south.test', department: 'Art', matchingPreference: 'any' },
      { email: 'law@south.test', department: 'Law', matchingPreference: 'same-department' },
    ])
    await manage(app, boss!, [north])
    await decide(app, { scope: 'across' })
    const manager = await signedIn(app, boss!)
    for (const [of, expected] of [
      ['meets-nobody', []],
      ['ready', ['art@north.test', 'boss@north.test']],
    ] as const) {
      const query = { readiness: of, domainGroupId: north.id }
      const found = async (client: Client) =>
        (await client.call(getUsers, { query })).body.map(({ email }) => email).toSorted()
      expect(await found(admin)).toEqual(expected)
      expect(await found(manager)).toEqual(expected)
    }
  })

  test('a group whose members report to each other has no round, no line of management is named, and another group has its own', async () => {
    const groups = ['north', 'south']
    for (const name of groups) await allow(app, `*@${name}.test`, (await addGroup(app, name)).id)
    const [boss, report] = await addPeople(
      app,
      [0, 0, 1, 1].map((k, i) => ({ email: `p${i}@${groups[k]}.test` })),
    )
    const reportTo = 'update users set manager_id = $1 where id = $2'
    await app.owner.pool.query(reportTo, [boss!.id, report!.id])
    expect(await readiness()).toEqual({ ready: 4, nobody: 0 })
    const { created, skipped } = (await admin.call(pairings.createPairings)).body
    expect(created.map(({ domainGroupName }) => domainGroupName)).toEqual(['south'])
    expect(skipped).toMatchObject([{ group: 'north' }])
    expect(skipped[0]!.reason).not.toMatch(/report|manage/i)
    expect((await outcome(report!)).text).toBe((await outcome(boss!)).text)
  })

  test('in which everybody reports to one, these count as ready; left out, the one is not promised to be the first next time', async () => {
    await allow(app)
    const [boss, ...reports] = await addPeople(app, [{}, {}, {}, {}])
    await app.owner.pool.query('update users set manager_id = $1 where id = any($2::uuid[])', [
      boss!.id,
      reports.map(({ id }) => id),
    ])
    expect(await readiness()).toEqual({ ready: 4, nobody: 0 })
    const { unmatched } = (await admin.call(pairings.generateCompanyPairing)).body
    expect(unmatched).toHaveLength(2)
    for (const { userId, reason } of unmatched) {
      const isBoss = userId === boss!.id
      expect(reason).toMatch(isBoss ? MEETS_NOBODY : /^An odd number this time\./)
      const { text } = await outcome({ id: userId })
      expect(text.includes('first in line')).toBe(!isBoss)
      expect(text).toContain(isBoss ? 'nobody you can meet was ready' : 'an odd number')
    }
  })

  test('of two of whom one manages the other, or who block each other, or whose hours are apart, every count and answer is the same', async () => {
    await allow(app)
    const [ada, bob] = await addPeople(app, [{}, {}])
    const causes = [
      `update users set manager_id = '${bob!.id}' where id = '${ada!.id}'`,
      // Of a faulty file: each reports to the other.
      `update users set manager_id = case id when '${ada!.id}' then '${bob!.id}' else '${ada!.id}' end::uuid where id in ('${ada!.id}', '${bob!.id}')`,
      `insert into blocks (user_id, blocked_id, created_at) values ('${ada!.id}', '${bob!.id}', now()), ('${bob!.id}', '${ada!.id}', now())`,
      `update users set working_days = '{1}', works_from = case id when '${ada!.id}' then 60 else 900 end, works_to = case id when '${ada!.id}' then 120 else 960 end where id in ('${ada!.id}', '${bob!.id}')`,
    ]
    const told = []
    for (const cause of causes) {
      await app.owner.pool.query(
        `truncate blocks; update users set manager_id = null, working_days = null, works_from = null, works_to = null`,
      )
      await app.owner.pool.query(cause)
      const made = await admin.call(pairings.generateCompanyPairing)
      told.push([await readiness(), await month(), made.status, made.body, await outcome(ada!)])
    }
    expect(told[0]).toMatchObject([ready, { figure: '2 ready' }, 409, { code: 'no_match_possible' }, {}])
    for (const one of told) expect(one).toEqual(told[0])
  })
})

describe('Of two who block each other', () => {
  const EMAILS = ['ada@example.com', 'bob@example.com']
  const IDS = ['a', 'b'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
  /** All that administrators and the two read, and what becomes of a round. */
  async function everything(people: { id: string }[]) {
    const { reads } = everyRead()
    const round = async (dryRun: 'true' | 'false') =>
      JSON.stringify((await admin.call(pairings.generateCompanyPairing, { query: { dryRun } })).body)
    const made = [await round('true'), await round('false')]
    const own = [getBlocks.path, getMyData.path]
    const all = []
    for (const client of [admin, await signedIn(app, people[0]!), await signedIn(app, people[1]!)])
      for (const one of [...reads(), { read: getMyData }].filter(
        ({ read }) => client === admin || !own.includes(read.path),
      )) {
        const { status, body } = await client.request('GET', addressOf(one))
        all.push(`${addressOf(one)} ${status} ${JSON.stringify(body)}`)
      }
    return [...made, ...all].map((text) =>
      text
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        .replace(/(First|Last|admin)\d+/g, '$1')
        // How long a query took, in which order sessions of one moment come, and what follows from the id of a match.
        .replace(/"(latencyMs|isCurrent|starter)":(?:[\w.]+|"[^"]*")/g, '$1'),
    )
  }
  async function two(blocks: boolean) {
    await allow(app)
    const people = await addPeople(
      app,
      EMAILS.map((email, k) => ({ id: IDS[k]!, email, firstName: email, lastName: 'Hill' })),
    )
    await admin.call(pairings.generateCompanyPairing)
    await admin.call(pairings.completeCurrentPairings)
    app.clock.set('2026-11-04T09:00:00Z')
    admin = await adminClient(app)
    for (const [k, person] of people.entries())
      await (await signedIn(app, person)).call(putBlocks, {
        body: { emails: blocks ? [EMAILS[1 - k]!] : [] },
      })
    return people
  }

  test('everybody reads to the letter what they read of two who met last month', async () => {
    const plain = await everything(await two(false))
    expect(plain.length).toBeGreaterThan(100)
    expect(await readiness()).toEqual(meetsNobody)
    await app.reset()
    admin = await adminClient(app)
    const blocked = await everything(await two(true))
    expect(await readiness()).toEqual(meetsNobody)
    expect(blocked).toEqual(plain)
    expect(plain[0]).toContain('Can meet nobody who is ready in this round.')
  })

  test('a round says the same if they never met: it makes no pair, or leaves them out of one that others make', async () => {
    const told = []
    for (const kind of ['met', 'blocked'] as const) {
      await app.reset()
      admin = await adminClient(app)
      await allow(app)
      const inside = { department: 'Legal', matchingPreference: 'same-department' as const }
      const people = await addPeople(
        app,
        EMAILS.map((email) => ({ email, firstName: email, lastName: 'Hill', ...inside })),
      )
      if (kind === 'met') {
        await admin.call(pairings.generateCompanyPairing)
        await admin.call(pairings.completeCurrentPairings)
      }
      app.clock.set('2026-11-04T09:00:00Z')
      admin = await adminClient(app)
      if (kind === 'blocked')
        await (await signedIn(app, people[0]!)).call(putBlocks, { body: { emails: [EMAILS[1]!] } })
      const alone = await admin.call(pairings.generateCompanyPairing)
      expect(alone).toMatchObject({ status: 409, body: { code: 'no_match_possible' } })
      await addPeople(app, [{ department: 'IT' }, { department: 'Art' }])
      const { pairing, unmatched, ...made } = (await admin.call(pairings.generateCompanyPairing)).body
      const params = { id: pairing!.id }
      const reasons = unmatched.map(({ reason }) => reason)
      const leftOut = (await admin.call(pairings.getLeftOut, { params })).body
      const { statement } = (await admin.call(pairings.getCertificate, { params })).body
      const csv = (await admin.request('GET', `/api/admin/pairings/${params.id}/left-out.csv`)).body
      const outcomes = []
      for (const person of people) outcomes.push((await (await signedIn(app, person)).call(getOutcome)).body)
      told.push({
        alone: alone.body,
        made,
        reasons,
        leftOut: leftOut.map(({ userId: _, ...one }) => one),
        statement,
        csv,
        outcomes,
      })
    }
    const [met, blocked] = told.map((all) => JSON.stringify(all).replace(/ada|bob/g, 'x'))
    expect(blocked).toBe(met)
    expect(told[0]!.outcomes[0]!.text).toBe(
      'You sat out November: nobody you can meet was ready in Legal. It helps to be open to anyone: choose that on your profile.',
    )
  })
})
