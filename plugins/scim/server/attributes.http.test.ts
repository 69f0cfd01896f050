import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getUsers } from '../../../shared/contract/directory'
import { addAttribute, getAttributeList } from '../../../shared/contract/people'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { adminClient, allow } from '../../../server/testing/factories'
import { ENTERPRISE, type Scim, scimClient } from '../../../server/testing/scim'

let app: TestApp
let admin: Client
let scim: Scim

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  admin = await adminClient(app)
  scim = await scimClient(app, admin)
  const paths = {
    location: 'addresses[type eq "work"].locality',
    level: 'title',
    cohort: `${ENTERPRISE}:costCenter`,
    country: 'addresses.country',
    kind: 'roles',
  }
  for (const [id, from] of Object.entries(paths))
    await admin.call(addAttribute, { body: { id, names: { en: id }, source: 'scim', from } })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app?.stop())

const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE]
const userName = 'ada@example.com'
const create = async (more: object) => {
  const { status, body } = await scim.post('/Users', { schemas, userName, ...more })
  expect({ status, body }).toMatchObject({ status: 201 })
  return (body as { id: string }).id
}
const patch = (id: string, ...operations: object[]) => scim.patch(`/Users/${id}`, { Operations: operations })
const values = async () => (await admin.call(getUsers, { query: { search: userName } })).body[0]?.attributes
const WORK = { type: 'work', locality: 'Berlin', country: 'DE' }
const HOME = { type: 'home', locality: 'Potsdam', country: 'FR' }

test('a path finds its value: in a list the first that fits, of an object its value, of the enterprise schema', async () => {
  await create({
    addresses: [HOME, WORK],
    title: ' Lead ',
    [ENTERPRISE]: { costCenter: 7 },
    roles: [{ value: 'mentor' }, { value: 'other' }],
  })
  expect(await values()).toEqual({
    location: 'Berlin',
    level: 'Lead',
    cohort: '7',
    country: 'FR',
    kind: 'mentor',
  })
})

test.each([
  ['a whole list', { op: 'replace', path: 'addresses', value: [{ ...WORK, locality: 'Rome' }] }, 'Rome'],
  ['a part of one', { op: 'Replace', path: 'addresses[type eq "work"].locality', value: 'Rome' }, 'Rome'],
  ['one of a list', { op: 'add', path: 'addresses[type eq "work"]', value: { locality: 'Rome' } }, 'Rome'],
  ['keys of the whole', { op: 'add', value: { 'addresses[type eq "work"].locality': 'Rome' } }, 'Rome'],
  ['the list as a key', { op: 'replace', value: { addresses: [{ ...WORK, locality: 'Rome' }] } }, 'Rome'],
  ['another address', { op: 'replace', path: 'addresses[type eq "home"].locality', value: 'Rome' }, 'Berlin'],
  ['something else', { op: 'replace', path: 'title', value: 'Rome' }, 'Berlin'],
  ['its end', { op: 'remove', path: 'addresses[type eq "work"].locality' }, undefined],
  ['the end of all', { op: 'remove', path: 'addresses' }, undefined],
])('a PATCH says %s', async (_, operation, location) => {
  const id = await create({ addresses: [HOME, WORK] })
  expect((await patch(id, operation)).status).toBe(200)
  expect((await values())?.location).toBe(location)
})

test('what a PUT leaves out is taken away; the log has how many, not which', async () => {
  const id = await create({ addresses: [WORK], title: 'Lead' })
  await scim.put(`/Users/${id}`, { schemas, userName, title: 'LEAD' })
  expect(await values()).toEqual({ level: 'Lead' })
  const [entry] = (await admin.call(getAuditLog, { query: {} })).body
  expect(entry).toMatchObject({ action: 'user.changed', after: { attributes: 5 } })
  expect(JSON.stringify(entry)).not.toContain('Berlin')
})

test('a value that is too long, or one too many, is refused, and nothing changes', async () => {
  const id = await create({ title: 'Lead' })
  const long = await patch(id, { op: 'replace', path: 'title', value: 'x'.repeat(81) })
  expect(long.status).toBe(400)
  await app.owner.pool.query(
    `update attributes set choices = array(select 'v' || n from generate_series(1, 500) n) where id = 'level'`,
  )
  await app.owner.pool.query(
    `insert into users (email, attributes, created_at, updated_at)
     select 'v' || n || '@example.com', jsonb_build_object('level', 'v' || n), now(), now() from generate_series(1, 500) n`,
  )
  const full = await patch(id, { op: 'replace', path: 'title', value: 'Chief' })
  expect([full.status, (full.body as { scimType: string }).scimType]).toEqual([400, 'invalidValue'])
  expect((await values())?.level).toBe('Lead')
  expect((await patch(id, { op: 'replace', path: 'title', value: 'V7' })).status).toBe(200)
  expect((await values())?.level).toBe('v7')
  expect((await admin.call(getAttributeList)).body.find((one) => one.id === 'level')!.values).toHaveLength(
    500,
  )
})
