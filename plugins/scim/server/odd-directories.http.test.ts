import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { tieDirectoryGroup } from '../contract'
import { createPairings } from '../../../shared/contract/pairings'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addGroup, adminClient } from '../../../server/testing/factories'
import { ENTERPRISE, type Scim, scimClient } from '../../../server/testing/scim'

// What a directory should not do, and does.

let app: TestApp
let admin: Client
let scim: Scim

beforeAll(async () => {
  app = await startApp()
  admin = await adminClient(app)
  scim = await scimClient(app, admin)
})
afterAll(() => app?.stop())

const create = async (name: string, more: object = {}) => {
  const { status, body } = await scim.post('/Users', { userName: `${name}@example.com`, ...more })
  expect({ status, body }).toMatchObject({ status: 201 })
  return body as { id: string; meta: { version: string; created: string; lastModified: string } }
}
const managedBy = (value: string) => ({ [ENTERPRISE]: { manager: { value } } })

test('managers in a circle are stored as the directory names them; nobody is their own, and none of them meets another', async () => {
  const names = ['ann', 'bob', 'cat', 'dan', 'eva', 'fay']
  const ids: string[] = []
  for (const name of names) ids.push((await create(name)).id)
  const [ann, bob, cat, dan] = ids as [string, string, string, string]
  for (const [id, boss] of [
    [ann, bob],
    [bob, cat],
    [cat, ann],
    [dan, dan],
  ] as const)
    expect(
      (
        await scim.put(`/Users/${id}`, {
          userName: `${names[ids.indexOf(id)]}@example.com`,
          ...managedBy(boss),
        })
      ).status,
    ).toBe(200)

  const bosses = await app.owner.pool.query<{ name: string; boss: string | null }>(
    `select split_part(u.email, '@', 1) as name, split_part(boss.email, '@', 1) as boss
     from users u left join users boss on boss.id = u.manager_id where u.auth_method = 'directory' order by u.email`,
  )
  expect(bosses.rows.map(({ name, boss }) => [name, boss])).toEqual([
    ['ann', 'bob'],
    ['bob', 'cat'],
    ['cat', 'ann'],
    ['dan', null],
    ['eva', null],
    ['fay', null],
  ])

  await app.owner.db.execute(sql`
    update users set is_email_verified = true, is_validated = true, validated_at = created_at, needs_profile_setup = false
    where auth_method = 'directory'`)
  const site = await addGroup(app, 'Site')
  const { body: group } = await scim.post('/Groups', {
    displayName: 'All',
    members: ids.map((value) => ({ value })),
  })
  const tied = await admin.call(tieDirectoryGroup, {
    params: { id: String(group.id) },
    body: { domainGroupId: site.id },
  })
  expect(tied.status).toBe(200)
  expect(await admin.call(createPairings)).toMatchObject({ status: 200 })
  const { rows } = await app.owner.pool.query<{ one: string; two: string }>(
    'select one.user_id as one, two.user_id as two from seats one join seats two using (match_id) where one.place < two.place',
  )
  const circle = new Set([ann, bob, cat])
  expect(rows.map(({ one, two }) => circle.has(one) !== circle.has(two))).toEqual([true, true, true])
})

test('a person sent by two directories is one person: the second can’t make them again, but finds and changes them, and the log says which of the two did it', async () => {
  const second = await scimClient(app, admin, 'Subsidiary')
  const { id } = await create('gil', { externalId: 'A-1' })
  expect(
    (await second.post('/Users', { userName: 'GIL@example.com', externalId: 'B-1' })).body,
  ).toMatchObject({
    status: '409',
    scimType: 'uniqueness',
  })
  const found = await second.get(`/Users?filter=${encodeURIComponent('userName eq "gil@example.com"')}`)
  expect(found.body.Resources).toMatchObject([{ id, externalId: 'A-1' }])
  expect(
    (await second.put(`/Users/${id}`, { userName: 'gil@example.com', externalId: 'B-1', title: 'Cook' }))
      .body,
  ).toMatchObject({ externalId: 'B-1', title: 'Cook' })
  expect((await scim.get(`/Users/${id}`)).body).toMatchObject({ externalId: 'B-1', title: 'Cook' })

  const { body: log } = await admin.call(getAuditLog, { query: { search: 'gil@example.com' } })
  expect(log.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
    ['user.changed', 'Directory: Subsidiary'],
    ['user.provisioned', 'Directory: Test'],
  ])
})

test('the time by which a directory or this server is wrong decides nothing: what it says of times is not stored, and versions rise', async () => {
  const wrong = { created: '1970-01-01T00:00:00Z', lastModified: '2099-01-01T00:00:00Z', version: 'W/"99"' }
  const { id, meta } = await create('hal', { meta: wrong })
  const now = app.clock.now().toISOString()
  expect(meta).toMatchObject({ created: now, lastModified: now, version: 'W/"1"' })

  app.clock.advance(-3_600_000)
  const title = (value: string) => ({ Operations: [{ op: 'replace', path: 'title', value }] })
  const changed = await scim.patch(`/Users/${id}`, title('Cook'), { 'if-match': meta.version })
  expect(changed.body).toMatchObject({ title: 'Cook', meta: { version: 'W/"2"' } })
  const late = await scim.patch(`/Users/${id}`, title('Baker'), {
    'if-match': meta.version,
    'if-unmodified-since': 'Thu, 01 Jan 2099 00:00:00 GMT',
  })
  expect(late.status).toBe(412)
})

test('names that every object has are attributes like any unknown one: they are ignored, and change nothing else', async () => {
  const odd = '"__proto__": {"active": false, "title": "X"}, "constructor": "X", "toString": 1'
  const type = 'application/scim+json'
  const made = await scim.raw('POST', '/Users', `{"userName": "ivy@example.com", ${odd}}`, type)
  expect(made.body).toMatchObject({ userName: 'ivy@example.com', active: true })
  expect(made.body).not.toHaveProperty('title')
  const group = await scim.raw('POST', '/Groups', `{"displayName": "Odd", ${odd}}`, type)
  expect(group.status).toBe(201)
  const values = ['constructor', 'toString'].map((path) => ({ op: 'add', path, value: 'X' }))
  const patched = await scim.patch(`/Users/${String(made.body.id)}`, { Operations: values })
  expect([patched.status, patched.body]).toMatchObject([200, { active: true }])
  expect(({} as Record<string, unknown>)['active']).toBeUndefined()
  for (const name of ['__proto__', 'constructor', 'tostring'])
    expect((await scim.get(`/Users?filter=${encodeURIComponent(`${name} pr`)}`)).body).toMatchObject({
      scimType: 'invalidFilter',
    })
  expect((await scim.get('/Users?sortBy=constructor')).body).toMatchObject({
    detail: 'There is no attribute constructor to filter by.',
  })
})
