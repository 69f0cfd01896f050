import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '../../../shared/contract/directory'
import { generateCompanyPairing, getCurrentMatch, getMatchHistory } from '../../../shared/contract/pairings'
import { getBlocks, putBlocks } from '../../../shared/contract/participation'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addProgramme, adminClient, allow, signedIn } from '../../testing/factories'
import { formerAccounts } from '../../directory/addresses.queries'

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
const person = (name: string) => people.find(({ firstName }) => firstName === name)!

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    ['ada', 'bob', 'cyd', 'dee'].map((name) => ({
      email: `${name}@example.com`,
      firstName: name,
      lastName: 'Hill',
    })),
  )
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const change = (name: string, email: string, erases?: string, from = `${name}@example.com`) =>
  admin.call(contract.changeAddress, { params: { id: person(name).id }, body: { email, from, erases } })
const row = async (id: string) =>
  (await app.owner.pool.query('select * from users where id = $1', [id])).rows[0] as Record<string, unknown>
const entries = async () =>
  (await app.owner.pool.query('select email, is_active, domain_group_id from allowed_emails order by email'))
    .rows
const latest = (to: string) => app.sink.received.findLast((mail) => mail.to.includes(to))?.email.subject

test('an administrator gives somebody another address: history, blocks and the match follow, sessions end, both addresses are told', async () => {
  const [ada, bob] = [await signedIn(app, person('ada')), await signedIn(app, person('bob'))]
  await ada.call(putBlocks, { body: { emails: ['cyd@example.com'] } })
  await bob.call(putBlocks, { body: { emails: ['ada@example.com'] } })
  await admin.call(generateCompanyPairing)
  const before = (await ada.call(getCurrentMatch)).body
  const { status, body } = await change('ada', 'Ada.New@example.com')
  expect([status, body.message]).toEqual([
    200,
    'From now on, ada@example.com is ada.new@example.com. We mail both addresses.',
  ])
  expect((await ada.call(getCurrentMatch)).status).toBe(401)
  const again = await signedIn(app, person('ada'))
  expect((await again.call(getCurrentMatch)).body).toEqual(before)
  expect((await again.call(getBlocks)).body.people).toEqual([{ email: 'cyd@example.com' }])
  expect((await bob.call(getBlocks)).body.people).toEqual([{ email: 'ada.new@example.com' }])
  for (const to of ['ada@example.com', 'ada.new@example.com'])
    await expect.poll(() => latest(to)).toBe('Your address in Cup of Joe has changed')
})

test('the whitelist entry goes along with its group; somebody of a domain keeps being let in at another one', async () => {
  const group = await addGroup(app, 'Berlin')
  await allow(app, 'ada@example.com', group.id)
  await change('ada', 'ada.new@example.com')
  expect(await entries()).toEqual([
    { email: '*@example.com', is_active: true, domain_group_id: null },
    { email: 'ada.new@example.com', is_active: true, domain_group_id: group.id },
  ])
  await change('bob', 'bob@elsewhere.org')
  expect(await entries()).toContainEqual({
    email: 'bob@elsewhere.org',
    is_active: true,
    domain_group_id: null,
  })
})

test('a bar of the new address stays, and keeps them out', async () => {
  await app.owner.pool.query(
    `insert into allowed_emails (email, domain, added_by, reason, is_active, created_at, updated_at)
     values ('barred@example.com', 'example.com', '', '', false, now(), now())`,
  )
  const { body } = await admin.call(contract.previewAddress, {
    params: { id: person('ada').id },
    query: { email: 'barred@example.com' },
  })
  expect(body).toEqual({ barred: true, other: null })
  const { body: done } = await change('ada', 'barred@example.com')
  expect(done.message).toContain('no mail is sent')
  // Bob's notice comes after Ada's would have.
  await change('bob', 'bob.new@example.com')
  await expect.poll(() => latest('bob.new@example.com')).toBeDefined()
  expect(latest('barred@example.com')).toBeUndefined()
  expect(await entries()).toContainEqual({
    email: 'barred@example.com',
    is_active: false,
    domain_group_id: null,
  })
})

test('of two administrators at once the second one is told that the address has changed', async () => {
  const both = await Promise.all([change('ada', 'one@example.com'), change('ada', 'two@example.com')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const two = await Promise.all([change('bob', 'same@example.com'), change('cyd', 'same@example.com')])
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a block of an address holds against whoever gets it', async () => {
  const dee = await signedIn(app, person('dee'))
  await dee.call(putBlocks, { body: { emails: ['later@example.com'] } })
  await change('ada', 'later@example.com')
  await change('ada', 'again@example.com', undefined, 'later@example.com')
  expect((await dee.call(getBlocks)).body.people).toEqual([{ email: 'again@example.com' }])
})

/** Ada's second account, from a month after her first. */
async function secondAccount(more: object = {}) {
  const [made] = await addPeople(app, [
    {
      email: 'ada.new@example.com',
      firstName: 'Ada',
      lastName: 'New',
      createdAt: new Date('2026-12-16'),
      ...more,
    },
  ])
  return made!
}

test('the same person: a bar of the account that is erased stays', async () => {
  const { id } = await secondAccount()
  await app.owner.pool.query(
    `insert into allowed_emails (email, domain, added_by, reason, is_active, created_at, updated_at)
     values ('ada.new@example.com', 'example.com', '', '', false, now(), now())`,
  )
  const from = 'ada.new@example.com'
  const body = { email: 'ada@example.com', from, erases: from }
  expect((await admin.call(contract.changeAddress, { params: { id }, body })).status).toBe(200)
  expect(await entries()).toContainEqual({ email: from, is_active: false, domain_group_id: null })
})

test('the same person: the older account goes on with history, blocks and opt-out, the other one is erased', async () => {
  const ada = await signedIn(app, person('ada'))
  await ada.call(putBlocks, { body: { emails: ['cyd@example.com'] } })
  await app.owner.pool.query(`update users set participation_status = 'opted_out' where id = $1`, [
    person('ada').id,
  ])
  const second = await secondAccount()
  const newAda = await signedIn(app, second)
  await newAda.call(putBlocks, { body: { emails: ['dee@example.com'] } })
  const bob = await signedIn(app, person('bob'))
  await bob.call(putBlocks, { body: { emails: ['ada.new@example.com'] } })

  expect((await change('ada', 'ada.new@example.com')).status).toBe(409)
  const { body } = await admin.call(contract.previewAddress, {
    params: { id: person('ada').id },
    query: { email: 'ada.new@example.com' },
  })
  expect(body).toMatchObject({
    barred: false,
    other: { keeps: { id: person('ada').id }, erases: { id: second.id, matches: 0 } },
  })
  expect((await change('ada', 'ada.new@example.com', 'ada@example.com')).status).toBe(400)
  const merged = await change('ada', 'ada.new@example.com', 'ada.new@example.com')
  expect([merged.status, merged.body.message]).toEqual([
    200,
    'The two accounts are now one, with the address ada.new@example.com.',
  ])
  expect(await row(person('ada').id)).toMatchObject({
    email: 'ada.new@example.com',
    first_name: 'Ada',
    last_name: 'New',
    participation_status: 'opted_out',
    erased_at: null,
  })
  expect(await row(second.id)).toMatchObject({
    first_name: 'A former colleague',
    email: `erased-${second.id}`,
  })
  const again = await signedIn(app, person('ada'))
  expect((await again.call(getBlocks)).body.people.map(({ email }) => email)).toEqual([
    'cyd@example.com',
    'dee@example.com',
  ])
  expect((await bob.call(getBlocks)).body.people).toEqual([{ email: 'ada.new@example.com' }])
})

test('from the newer account, too, the older one goes on; whoever opted out of either has opted out', async () => {
  const second = await secondAccount({ participationStatus: 'opted_out' })
  people.push({ ...second, firstName: 'ada.new' })
  const merged = await change('ada.new', 'ada@example.com', 'ada.new@example.com')
  expect(merged.status).toBe(200)
  expect(await row(person('ada').id)).toMatchObject({
    email: 'ada@example.com',
    participation_status: 'opted_out',
  })
  expect((await row(second.id)).erased_at).not.toBeNull()
})

test('what the person decided by either account holds: a pause, a programme they left, a round to skip, a cap, and leave', async () => {
  const programme = await addProgramme(app)
  const second = await secondAccount({
    participationStatus: 'paused',
    pauseStartDate: '2026-11-10',
    pauseEndDate: '2027-03-01',
    monthlyCap: 1,
    employeeStatus: 'leave',
    leaveStartDate: '2026-12-01',
  })
  for (const write of [
    'insert into participations (programme_id, user_id, is_in, changed_at) values ($1, $2, false, now())',
    'insert into skips (programme_id, user_id, created_at) values ($1, $2, now())',
  ])
    await app.owner.pool.query(write, [programme.id, second.id])
  await change('ada', 'ada.new@example.com', 'ada.new@example.com')
  expect(await row(person('ada').id)).toMatchObject({
    participation_status: 'paused',
    monthly_cap: 1,
    employee_status: 'leave',
  })
  const { rows } = await app.owner.pool.query(
    'select is_in, (select count(*)::int from skips where user_id = $1 and round_id is null) as skips from participations where user_id = $1',
    [person('ada').id],
  )
  expect(rows).toEqual([{ is_in: false, skips: 1 }])
})

test('a match of the account that is erased is with a former colleague in the history of others', async () => {
  const second = await secondAccount()
  await app.owner.pool.query(`update users set participation_status = 'opted_out' where id <> all($1)`, [
    [second.id, person('bob').id],
  ])
  await admin.call(generateCompanyPairing)
  await change('ada', 'ada.new@example.com', 'ada.new@example.com')
  app.clock.set('2026-12-16T09:00:00Z')
  await app.owner.pool.query(`update rounds set status = 'completed', completed_at = now()`)
  const bob = await signedIn(app, person('bob'))
  const { body } = await bob.call(getMatchHistory)
  expect(JSON.stringify(body)).toContain('A former colleague')
  // A whole word, as random ids are of letters from a to f.
  expect(JSON.stringify(body)).not.toMatch(/\bada\b/i)
})

test('an address that was somebody else’s until a day is known as such', async () => {
  await app.owner.pool.query(
    `update users set is_active = false, last_active_at = '2026-03-05T10:00:00Z' where id = $1`,
    [person('bob').id],
  )
  await change('ada', 'ada.new@example.com')
  const known = await formerAccounts(app.context.db, [
    'ada@example.com',
    'bob@example.com',
    'cyd@example.com',
    'x@example.com',
  ])
  expect(known).toEqual([
    {
      email: 'bob@example.com',
      id: person('bob').id,
      until: new Date('2026-03-05T10:00:00Z'),
      movedTo: null,
    },
    {
      email: 'ada@example.com',
      id: person('ada').id,
      until: app.clock.now(),
      movedTo: 'ada.new@example.com',
    },
  ])
})
