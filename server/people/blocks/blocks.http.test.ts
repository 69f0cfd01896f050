import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getBlocks, putBlocks } from '../../../shared/contract/participation'
import { eraseUser } from '../../../shared/contract/directory'
import { getMyData } from '../../../shared/contract/my-data'
import * as changing from '../../../shared/contract/pairing-changes'
import * as pairings from '../../../shared/contract/pairings'
import { isForAdmins } from '../../../shared/endpoint'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { everyRead } from '../../testing/every-read'
import { addPeople, adminClient, allow, signedIn } from '../../testing/factories'
import { renameByDirectory, scimClient } from '../../testing/scim'
import { blocks } from '../../tables/participation.tables'

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
let ada: Client

beforeAll(async () => {
  app = await startApp({ env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    ['ada', 'bob', 'cyd', 'dee'].map((name) => ({
      email: `${name}@example.com`,
      firstName: name,
      lastName: 'Hill',
      department: 'Legal',
    })),
  )
  ada = await signedIn(app, people[0]!)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const put = (emails: string[], by = ada) => by.call(putBlocks, { body: { emails } })
const person = (name: string) => people.find(({ firstName }) => firstName === name)!
const isBarred = async (name: string, other: string) => {
  await app.owner.db.execute(sql`update users set participation_status = 'opted_out' where last_name = 'Hill'
    and first_name not in (${name}, ${other})`)
  const { status } = await admin.call(pairings.generateCompanyPairing, { query: { dryRun: 'true' } })
  await app.owner.db.execute(sql`update users set participation_status = 'active' where last_name = 'Hill'`)
  return status === 409
}

test('a person lists colleagues by their exact address, and is not paired with them', async () => {
  expect((await put(['BOB@example.com', 'cyd@example.com', 'bob@example.com'])).body.people).toEqual([
    { email: 'bob@example.com' },
    { email: 'cyd@example.com' },
  ])
  expect((await put(['bob@example.com'])).body.people).toHaveLength(1)
  expect([await isBarred('ada', 'bob'), await isBarred('ada', 'cyd')]).toEqual([true, false])

  expect((await put(['ada@example.com'])).status).toBe(422)
  expect((await put(Array.from({ length: 21 }, (_, i) => `p${i}@example.com`))).status).toBe(400)
  expect((await ada.call(getBlocks)).body.people).toHaveLength(1)
})

test('the list does not tell which addresses have an account: an address that nobody has is kept, and counts when somebody gets it', async () => {
  const [known, unknown] = [await put(['bob@example.com']), await put(['zoe@example.com'])]
  expect([unknown.status, unknown.body]).toEqual([known.status, { people: [{ email: 'zoe@example.com' }] }])
  expect((await ada.call(getMyData)).body.blocks.map(({ email }) => email)).toEqual(['zoe@example.com'])
  people.push(
    ...(await addPeople(app, [
      { email: 'zoe@example.com', firstName: 'zoe', lastName: 'Hill', department: 'Legal' },
    ])),
  )
  expect([await isBarred('ada', 'zoe'), await isBarred('ada', 'bob')]).toEqual([true, false])
  const zoe = person('zoe')
  await admin.call(eraseUser, { params: { id: zoe.id }, body: { email: zoe.email } })
  expect((await ada.call(getBlocks)).body.people).toEqual([])
})

test('a block made by address before the colleague came holds for them when the directory renames or suspends them', async () => {
  await put(['zoe@example.com', 'later@example.com'])
  await app.owner.pool.query('truncate audit_log restart identity cascade')
  const scim = await scimClient(app, admin)
  const { body } = await scim.post('/Users', {
    userName: 'zoe@example.com',
    name: { familyName: 'Hill', givenName: 'zoe' },
  })
  await app.owner.pool.query(
    `update users set is_validated = true, needs_profile_setup = false, department = 'Legal' where id = $1`,
    [body.id],
  )
  const zoe = { id: String(body.id), email: 'zoe@example.com', firstName: 'zoe', lastName: 'Hill' }
  await renameByDirectory(app.sink, scim, zoe, 'zoe.new@example.com')
  expect([await isBarred('ada', 'zoe'), await isBarred('ada', 'bob')]).toEqual([true, false])
  // A page that was open meanwhile sends the list as it shows it.
  expect((await put(['zoe@example.com', 'later@example.com'])).body.people).toEqual([
    { email: 'later@example.com' },
    { email: 'zoe.new@example.com' },
  ])
  const off = { userName: `${'0'.repeat(32)}zoe.new@example.com`, active: false }
  await scim.put(`/Users/${zoe.id}`, off)
  await scim.put(`/Users/${zoe.id}`, {
    userName: 'zoe.later@example.com',
    active: true,
    name: { familyName: 'Hill', givenName: 'zoe' },
  })
  await app.owner.pool.query(`update users set department = 'Legal' where id = $1`, [zoe.id])
  expect(await isBarred('ada', 'zoe')).toBe(true)
  // Whoever gets the address after them is somebody else.
  people.push(
    ...(await addPeople(app, [
      { email: 'zoe@example.com', firstName: 'other', lastName: 'Hill', department: 'Legal' },
    ])),
  )
  expect(await isBarred('ada', 'other')).toBe(false)
  // The block of an address that an existing account gets, too.
  await renameByDirectory(app.sink, scim, person('bob'), 'later@example.com')
  expect(await isBarred('ada', 'bob')).toBe(true)
  const { rows } = await app.owner.pool.query('select l::text as line from audit_log l')
  expect(JSON.stringify(rows)).not.toContain('ada@')
})

test('a block that is listed at the moment at which the colleague comes holds', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `now.${i}@example.com`)
  const scim = await scimClient(app, admin)
  await Promise.all([
    ...names.map((userName) => scim.post('/Users', { userName })),
    put(names),
    put(names, await signedIn(app, person('bob'))),
  ])
  expect(await app.context.db.$count(blocks)).toBe(40)
})

test('nobody adds more than forty addresses an hour; they can still remove some', async () => {
  const some = (from: number) => Array.from({ length: 20 }, (_, i) => `p${from + i}@example.com`)
  expect([(await put(some(0))).status, (await put(some(20))).status]).toEqual([200, 200])
  const refused = await put(['one-more@example.com'])
  expect([refused.status, refused.body]).toMatchObject([
    429,
    {
      message:
        'You’ve added 40 addresses in an hour. Please try again in 60 minutes. You can still remove some.',
    },
  ])
  expect((await put(some(20).slice(5))).body.people).toHaveLength(15)
})

test('only they are shown it, and erasing either of the two forgets it', async () => {
  await put(['bob@example.com', 'cyd@example.com'])
  const bob = await signedIn(app, person('bob'))
  expect((await bob.call(getBlocks)).body).toEqual({ people: [] })
  expect((await bob.call(getMyData)).body.blocks).toEqual([])
  expect((await ada.call(getMyData)).body.blocks.map(({ email }) => email)).toEqual([
    'bob@example.com',
    'cyd@example.com',
  ])
  await admin.call(eraseUser, { params: { id: person('bob').id }, body: { email: 'bob@example.com' } })
  expect((await ada.call(getBlocks)).body.people.map(({ email }) => email)).toEqual(['cyd@example.com'])
  await admin.call(eraseUser, { params: { id: person('ada').id }, body: { email: 'ada@example.com' } })
  expect(await app.context.db.$count(blocks)).toBe(0)
})

test('nobody is paired with their manager, or without half an hour of work in common', async () => {
  await app.owner.db.execute(
    sql`update users set manager_id = ${person('bob').id} where email = 'ada@example.com'`,
  )
  await app.owner.db.execute(sql`update users set working_days = '{1,2,3}', works_from = 540, works_to = 1020,
    time_zone = case first_name when 'cyd' then 'Europe/Berlin' else 'Pacific/Auckland' end where first_name in ('cyd', 'dee')`)
  expect(await isBarred('ada', 'bob')).toBe(true)
  expect(await isBarred('cyd', 'dee')).toBe(true)
  // Who has not said their hours finds a time.
  expect(await isBarred('ada', 'dee')).toBe(false)
  app.context.config.sameLine = true
  expect(await isBarred('ada', 'bob')).toBe(false)
  app.context.config.sameLine = false
})

/** All that an administrator reads at one moment; reading leaves traces in the audit log, which begins again. */
async function whatAdministratorsSee(id: string, out: string) {
  await app.owner.pool.query('truncate audit_log restart identity cascade')
  const { known, reads } = everyRead()
  known.pairingId = id
  const seen: Record<string, unknown> = {}
  for (const { read, params, query } of reads())
    if (isForAdmins(read))
      seen[`${read.path} ${JSON.stringify(query)}`] = (await admin.call(read, { params, query })).body
  seen.whatIf = (await admin.call(changing.whatIf, { params: { id }, body: { out: [out], version: 1 } })).body
  // How quick the server is at the moment.
  return JSON.parse(
    JSON.stringify(seen, (key, value) => (/ms$|uptime|memory|^database$/i.test(key) ? undefined : value)),
  )
}

test('a block changes nothing that an administrator reads of the round there is, and is in no audit entry', async () => {
  const made = await admin.call(pairings.generateCompanyPairing)
  const { id } = made.body.pairing!
  const { body } = await admin.call(pairings.getPairingMatches, { params: { id } })
  const [mates, others] = [true, false].map(
    (with_) =>
      body
        .map(({ user1, user2 }) => [user1, user2])
        .find((two) => two.some(({ firstName }) => firstName === 'ada') === with_)!,
  )
  const before = await whatAdministratorsSee(id, others![0]!.id)
  await app.owner.pool.query('truncate audit_log restart identity cascade')
  const all = [...mates!, ...others!].map(({ email }) => email).filter((email) => email !== 'ada@example.com')
  expect((await put(all)).body.people).toHaveLength(3)
  expect((await app.owner.pool.query('select from audit_log')).rowCount).toBe(0)
  expect(await whatAdministratorsSee(id, others![0]!.id)).toEqual(before)
  expect((await admin.request('GET', '/metrics')).body).not.toMatch(/api.blocks/)
  // Left out for it, she is told what anybody is told whom nobody fits.
  await app.owner.pool.query('delete from rounds')
  const { unmatched } = (await admin.call(pairings.generateCompanyPairing)).body
  expect(unmatched.find(({ name }) => name === 'ada Hill')?.reason).toMatch(
    /^Can meet nobody who is ready in this round\./,
  )
  expect(JSON.stringify(unmatched)).not.toMatch(/block|avoid|barred/)
})

test('a round that is as good without the two is previewed, made, explained and priced as if nobody blocked', async () => {
  const outcomes = []
  const mates: string[][] = []
  for (const blocked of [[], ['bob@example.com']]) {
    await put(blocked)
    const preview = (await admin.call(pairings.generateCompanyPairing, { query: { dryRun: 'true' } })).body
    const { body: made } = await admin.call(pairings.generateCompanyPairing)
    const params = { id: made.pairing!.id }
    const { body: matches } = await admin.call(pairings.getPairingMatches, { params })
    const { user1, user2 } = matches.find((two) =>
      [two.user1.firstName, two.user2.firstName].includes('ada'),
    )!
    mates.push([user1.firstName, user2.firstName])
    const { body: apart } = await admin.call(changing.whatIf, {
      params,
      body: { apart: [[user1.id, user2.id]], version: 1 },
    })
    outcomes.push({
      preview,
      unmatched: made.unmatched,
      certificate: made.certificate,
      price: apart.price,
    })
    await app.owner.pool.query('delete from rounds')
  }
  expect(outcomes[1]).toEqual(outcomes[0])
  expect(mates[1]).not.toContain('bob')
})

test('two are never brought together, overruled or not, if one blocks the other', async () => {
  const made = await admin.call(pairings.generateCompanyPairing)
  const params = { id: made.body.pairing!.id }
  const { body } = await admin.call(pairings.getPairingMatches, { params })
  const mates = body.find(({ user1, user2 }) => [user1.firstName, user2.firstName].includes('ada'))!
  const stranger = people.find(({ id }) => ![mates.user1.id, mates.user2.id].includes(id))!
  await put([stranger.email])
  for (const overrule of [false, true]) {
    const refused = await admin.call(changing.whatIf, {
      params,
      body: { together: [[person('ada').id, stranger.id]], overrule, version: 1 },
    })
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { message: "These two can't be paired this month.", overrulable: false },
    ])
  }
  // A manager, and hours without a time in common, sound just the same.
  const blocked = await admin.call(changing.whatIf, {
    params,
    body: { together: [[person('ada').id, stranger.id]], version: 1 },
  })
  await put([])
  for (const reason of [
    sql`update users set manager_id = ${stranger.id} where id = ${person('ada').id}`,
    sql`update users set manager_id = null, working_days = '{1,2,3}', works_from = 540, works_to = 1020,
      time_zone = case id when ${stranger.id}::uuid then 'Pacific/Auckland' else 'Europe/Berlin' end
      where id in (${stranger.id}, ${person('ada').id})`,
  ]) {
    await app.owner.db.execute(reason)
    for (const overrule of [false, true]) {
      const wish = { together: [[person('ada').id, stranger.id] as [string, string]], overrule, version: 1 }
      const alike = await admin.call(changing.whatIf, { params, body: wish })
      expect([alike.status, alike.body]).toEqual([blocked.status, blocked.body])
    }
  }
})
