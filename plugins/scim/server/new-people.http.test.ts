import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerReturns, changeAddress, getReturns, getUsers } from '../../../shared/contract/directory'
import { generateCompanyPairing, getMatchHistory } from '../../../shared/contract/pairings'
import { getBlocks, putBlocks } from '../../../shared/contract/participation'
import { settleFormerAccounts } from '../../../server/privacy/erasing/former-accounts'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addPeople, adminClient, allow, signedIn } from '../../../server/testing/factories'
import { type Scim, scimClient } from '../../../server/testing/scim'
import { queueSend } from '../../../server/testing/sends'

// Who comes back at an address: the same person, or a new one.

let app: TestApp
let admin: Client
let scim: Scim

beforeAll(async () => {
  app = await startApp({ env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  scim = await scimClient(app, admin)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

type Body = { id: string; active: boolean; userName: string }
/** People with accounts of their own, whom the directory has known by these ids since. */
async function known(
  names: string[],
  externalId: (name: string) => string | undefined = (name) => `old-${name}`,
) {
  const people = await addPeople(
    app,
    names.map((name) => ({
      email: `${name}@example.com`,
      firstName: name,
      lastName: 'Hill',
      bio: `Bio of ${name}`,
      createdAt: new Date('2026-01-01'),
    })),
  )
  for (const name of names) await create(name, externalId(name))
  return people
}
const create = async (name: string, externalId?: string) => {
  const { status, body } = await scim.post('/Users', {
    userName: `${name}@example.com`,
    externalId,
    active: true,
  })
  expect(status).toBe(201)
  return body as Body
}
const row = async (id: string) =>
  (await app.owner.pool.query('select * from users where id = $1', [id])).rows[0] as Record<string, unknown>
const setUp = (id: string) =>
  app.owner.pool.query(
    `update users set is_validated = true, is_email_verified = true, needs_profile_setup = false, department = 'Legal' where id = $1`,
    [id],
  )

test('another external id at the address of somebody who was removed is another person, who starts empty', async () => {
  const [ada, bob, cyd] = await known(['ada', 'bob', 'cyd'])
  await app.owner.pool.query(`update users set participation_status = 'opted_out' where id = $1`, [cyd!.id])
  const bobs = await signedIn(app, bob!)
  await admin.call(generateCompanyPairing)
  await bobs.call(putBlocks, { body: { emails: ['ada@example.com'] } })
  await app.owner.pool.query(`update users set participation_status = 'opted_out' where id = $1`, [ada!.id])
  await scim.delete(`/Users/${ada!.id}`)
  const { id, active } = await create('ada', 'new-ada')
  expect([id === ada!.id, active]).toEqual([false, true])
  expect(await row(id)).toMatchObject({
    email: 'ada@example.com',
    bio: '',
    participation_status: 'active',
    needs_profile_setup: true,
  })
  await app.owner.pool.query(`update rounds set status = 'completed', completed_at = now()`)
  const history = JSON.stringify((await bobs.call(getMatchHistory)).body)
  expect(history).toContain('A former colleague')
  // A whole word, as random ids are of letters from a to f.
  expect(history).not.toMatch(/\bada\b/i)
  // What others blocked keeps holding against the holder of the address.
  expect((await bobs.call(getBlocks)).body.people).toEqual([{ email: 'ada@example.com' }])
  await setUp(id)
  expect((await admin.call(generateCompanyPairing, { query: { dryRun: 'true' } })).status).toBe(409)

  app.clock.advance(25 * 3_600_000)
  expect(await settleFormerAccounts(app.context)).toBe(1)
  expect(await row(ada!.id)).toMatchObject({
    email: `erased-${ada!.id}`,
    first_name: 'A former colleague',
    bio: '',
  })
  expect((await bobs.call(getBlocks)).body.people).toEqual([{ email: 'ada@example.com' }])
  expect((await scim.get(`/Users/${id}`)).body).toMatchObject({ userName: 'ada@example.com', active: true })
})

test.each([
  ['the same external id', 'old-ada', 'old-ada'],
  ['no external id before', undefined, 'new-ada'],
  ['no external id afterwards', 'old-ada', undefined],
])('%s: the account goes on', async (_, before, after) => {
  const [ada] = await known(['ada'], () => before)
  await scim.delete(`/Users/${ada!.id}`)
  expect((await create('ada', after)).id).toBe(ada!.id)
  expect(await row(ada!.id)).toMatchObject({ bio: 'Bio of ada', is_active: true })
})

test('an earlier account waits while a mail that names its person goes out', async () => {
  const [ada] = await known(['ada'])
  const { context } = app
  const sendId = await queueSend(context.database, context.config, 2, app.clock.now())
  await app.owner.pool.query(`update send_recipients set user_id = $1 where email like 'person0@%'`, [
    ada!.id,
  ])
  await scim.delete(`/Users/${ada!.id}`)
  await create('ada', 'new-ada')
  await app.owner.pool.query(`update send_recipients set state = 'waiting'`)
  app.clock.advance(25 * 3_600_000)
  expect(await settleFormerAccounts(context)).toBe(0)
  await app.owner.pool.query(`update send_recipients set state = 'sent' where send_id = $1`, [sendId])
  await app.owner.pool.query(`update sends set state = 'sent' where id = $1`, [sendId])
  expect(await settleFormerAccounts(context)).toBe(1)
})

test('a person renamed while turned off, and followed by one with another external id, is another person', async () => {
  const [ada] = await known(['ada'])
  await scim.patch(`/Users/${ada!.id}`, {
    Operations: [
      { op: 'replace', path: 'active', value: 'False' },
      { op: 'replace', path: 'userName', value: '0123456789abcdef0123456789abcdefada@example.com' },
    ],
  })
  const { id } = await create('ada', 'new-ada')
  expect(id).not.toBe(ada!.id)
  expect(await row(id)).toMatchObject({ bio: '' })
})

test('of an administrator nobody inherits the rights', async () => {
  const [ada] = await known(['ada'])
  await app.owner.pool.query('update users set is_admin = true where id = $1', [ada!.id])
  await scim.delete(`/Users/${ada!.id}`)
  const { id } = await create('ada', 'new-ada')
  expect(await row(id)).toMatchObject({ is_admin: false })
})

const NAMES = Array.from({ length: 12 }, (_, i) => `p${i}`)
async function newProvider() {
  const people = await known(NAMES)
  const reader = await signedIn(app, people[0]!)
  await reader.call(putBlocks, { body: { emails: ['p1@example.com'] } })
  const ids: string[] = []
  let early: number | undefined
  for (const [i, { id }] of people.entries()) {
    await scim.delete(`/Users/${id}`)
    ids.push((await create(NAMES[i]!, `new-${i}`)).id)
    await setUp(ids[i]!)
    if (i === 9) early = (await admin.call(getReturns)).body.people
  }
  return { people, ids, early }
}

test('of more than ten a day administrators are asked, and until then they are in no round', async () => {
  const { people, ids, early } = await newProvider()
  expect(early).toBe(0)
  expect((await admin.call(getReturns)).body).toEqual({ people: 12, since: '2026-11-16T09:00:00.000Z' })
  expect((await admin.call(generateCompanyPairing, { query: { dryRun: 'true' } })).status).toBe(409)
  const { body } = await admin.call(getUsers, { query: { readiness: 'not-covered' } })
  expect(body).toHaveLength(12)
  app.clock.advance(48 * 3_600_000)
  expect(await settleFormerAccounts(app.context)).toBe(0)

  expect((await admin.call(answerReturns, { body: { same: true, people: 11 } })).status).toBe(409)
  await app.owner.pool.query(`update users set participation_status = 'opted_out' where id = $1`, [ids[3]])
  const answered = await admin.call(answerReturns, { body: { same: true, people: 12 } })
  expect(answered.body.message).toBe('12 accounts go on with their history. This takes a few minutes.')
  expect((await admin.call(getReturns)).body.people).toBe(0)
  expect(await settleFormerAccounts(app.context)).toBe(12)
  expect(await row(people[5]!.id)).toMatchObject({
    email: 'p5@example.com',
    bio: 'Bio of p5',
    is_active: true,
    erased_at: null,
  })
  expect(await row(people[3]!.id)).toMatchObject({ participation_status: 'opted_out' })
  const reader = await signedIn(app, people[0]!)
  expect((await reader.call(getBlocks)).body.people).toEqual([{ email: 'p1@example.com' }])
  // The directory still finds them by the ids that it got: whoever leaves is out.
  const off = await scim.patch(`/Users/${ids[5]}`, {
    Operations: [{ op: 'replace', path: 'active', value: false }],
  })
  expect([off.status, (off.body as Body).active]).toEqual([200, false])
  expect(await row(people[5]!.id)).toMatchObject({ is_active: false })
  expect((await admin.call(generateCompanyPairing, { query: { dryRun: 'true' } })).status).toBe(200)
})

test('new people start empty, and the earlier accounts are erased', async () => {
  const { people, ids } = await newProvider()
  await admin.call(answerReturns, { body: { same: false, people: 12 } })
  expect((await admin.call(generateCompanyPairing, { query: { dryRun: 'true' } })).status).toBe(200)
  expect(await settleFormerAccounts(app.context)).toBe(12)
  expect(await row(people[5]!.id)).toMatchObject({ first_name: 'A former colleague' })
  expect(await row(ids[5]!)).toMatchObject({ email: 'p5@example.com', bio: '' })
})

test('the directory keeps its own name for a person with another address by an administrator', async () => {
  const [ada] = await known(['ada'])
  await admin.call(changeAddress, {
    params: { id: ada!.id },
    body: { email: 'ada.new@example.com', from: 'ada@example.com' },
  })
  expect((await scim.get(`/Users/${ada!.id}`)).body).toMatchObject({ userName: 'ada@example.com' })
  const said = { userName: 'ada@example.com', externalId: 'old-ada', active: true, title: 'Lead' }
  expect((await scim.put(`/Users/${ada!.id}`, said)).status).toBe(200)
  expect(await row(ada!.id)).toMatchObject({ email: 'ada.new@example.com' })
  expect((await scim.post('/Users', said)).status).toBe(409)
  await scim.put(`/Users/${ada!.id}`, { ...said, userName: 'ada.lind@example.com' })
  expect(await row(ada!.id)).toMatchObject({ email: 'ada.lind@example.com' })
})
