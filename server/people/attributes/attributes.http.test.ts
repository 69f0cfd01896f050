import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEPARTMENT } from '../../../shared/attributes'
import { applyImport, previewImport, undoImport, uploadImport } from '../../../shared/contract/imports'
import type { ResponseOf } from '../../../shared/endpoint'
import { eraseUser, getUsers, getUsersCsv } from '../../../shared/contract/directory'
import {
  addAttribute,
  changeAttribute,
  deleteAttribute,
  getAttributeList,
  getAttributes,
  updateProfile,
} from '../../../shared/contract/people'
import { addProgramme, changeOneProgramme, previewAudience } from '../../../shared/contract/programme'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, adminClient, allow, signedIn } from '../../testing/factories'

let app: TestApp
let admin: Client
let ada: Client
let people: Awaited<ReturnType<typeof addPeople>>

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    ['ada', 'bob', 'cem'].map((name) => ({
      email: `${name}@example.com`,
      firstName: name,
      department: 'Legal',
    })),
  )
  ada = await signedIn(app, people[0]!)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const LOCATION = {
  id: 'location',
  names: { en: 'Location', de: 'Standort' },
  source: 'own',
  values: ['Berlin', 'Paris'],
} as const
const add = (body: object = {}) =>
  admin.call(addAttribute, { body: { ...LOCATION, ...body, values: [...LOCATION.values] } })
const list = async () => (await admin.call(getAttributeList)).body
const ownOf = async (client: Client) => (await client.call(getAttributes)).body
const choose = (client: Client, value: string | null) =>
  client.call(updateProfile, { body: { attributes: { location: value } } })

test('a person chooses among the values, whatever their case and outer spaces, and reads them in their language', async () => {
  await add()
  expect((await choose(ada, ' berlin ')).status).toBe(200)
  await ada.call(updateProfile, { body: { language: 'de' } })
  const [own] = await ownOf(ada)
  expect(own).toEqual({
    id: 'location',
    name: 'Standort',
    shown: false,
    value: 'Berlin',
    choices: ['Berlin', 'Paris'],
  })
  expect((await choose(ada, 'Rome')).status).toBe(400)
  expect((await ownOf(ada))[0]!.value).toBe('Berlin')
  await choose(ada, null)
  expect((await ownOf(ada))[0]!.value).toBeNull()
})

test('what comes from files or the directory is nobody’s to choose', async () => {
  await add({ source: 'import', from: 'Office' })
  expect((await choose(ada, 'Berlin')).status).toBe(200)
  expect((await ownOf(ada))[0]).toMatchObject({ value: null, choices: null })
})

test('values that differ by case or outer spaces are one, and there are 500 at most', async () => {
  const body = { names: { en: 'Floor' }, source: 'own' } as const
  const { body: floor } = await admin.call(addAttribute, {
    body: { ...body, values: ['One', ' one', 'ONE ', 'Two'] },
  })
  expect(floor.values).toEqual(['One', 'Two'])
  const many = (count: number) => Array.from({ length: count }, (_, n) => `Value ${n}`)
  const change = (values: string[]) =>
    admin.call(changeAttribute, { params: { id: floor.id }, body: { values } })
  expect((await change(many(501))).status).toBe(400)
  expect((await list())[0]!.values).toEqual(['One', 'Two'])
  expect((await change([...many(500), 'value 7'])).body.values).toHaveLength(500)
  expect((await change(['x'.repeat(81)])).status).toBe(400)
})

test('there are five at most, each of another name, and none is called department', async () => {
  const named = (name: string, id?: string) =>
    admin.call(addAttribute, { body: { names: { en: name }, source: 'own', ...(id && { id }) } })
  expect((await named(' Department ')).status).toBe(400)
  expect((await named('Site', DEPARTMENT)).status).toBe(400)
  expect((await named('Site')).body.id).toBe('site')
  expect((await named('SITE')).status).toBe(409)
  expect((await named('Office', 'site')).status).toBe(409)
  expect((await named('職級')).body.id).toBe('attribute')
  for (const name of ['Level', 'Country', 'Cohort']) expect((await named(name)).status).toBe(200)
  expect(await named('Floor')).toMatchObject({ status: 409, body: { code: 'too_many' } })
})

test('an attribute of a file or the directory says which column or path', async () => {
  for (const source of ['import', 'scim'] as const)
    expect((await admin.call(addAttribute, { body: { names: { en: 'Site' }, source } })).status).toBe(400)
  expect((await add({ source: 'scim', from: 'addresses[type eq "work"' })).status).toBe(400)
  expect((await add({ source: 'scim', from: 'addresses[type eq "work"].locality' })).status).toBe(200)
  expect((await admin.call(changeAttribute, { params: { id: 'location' }, body: { from: '' } })).status).toBe(
    400,
  )
})

test('people keep the values that stay, as they are spelled now', async () => {
  await add()
  await choose(ada, 'Paris')
  const change = (values: string[]) =>
    admin.call(changeAttribute, { params: { id: 'location' }, body: { values } })
  await change(['Rome', 'PARIS'])
  expect((await ownOf(ada))[0]!.value).toBe('PARIS')
  await change(['Rome'])
  expect((await ownOf(ada))[0]!.value).toBeNull()
})

test('an attribute that programmes go by is not deleted, and they are named', async () => {
  await add()
  await choose(ada, 'Berlin')
  const bodies = [
    { name: 'Berlin tea', audience: { attributes: { location: ['Berlin'] } } },
    { name: 'Paris hosts', hosts: { attributes: { location: ['Paris'] } } },
  ]
  const made = []
  for (const body of bodies) made.push((await admin.call(addProgramme, { body })).body.id)
  const remove = () => admin.call(deleteAttribute, { params: { id: 'location' } })
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'attribute_in_use', message: expect.stringContaining('Berlin tea, Paris hosts') },
  })
  expect((await ownOf(ada))[0]!.value).toBe('Berlin')
  await admin.call(changeOneProgramme, { params: { id: made[0]! }, body: { audience: {} } })
  await admin.call(changeOneProgramme, { params: { id: made[1]! }, body: { hosts: null } })
  expect((await remove()).status).toBe(200)
  expect(await ownOf(ada)).toEqual([])
  expect((await remove()).status).toBe(404)
  await add()
  expect((await ownOf(ada))[0]!.value).toBeNull()
})

test('an audience has the people of its values, of each attribute', async () => {
  await add()
  await admin.call(addAttribute, { body: { names: { en: 'Level' }, source: 'own', values: ['Lead'] } })
  await choose(ada, 'Berlin')
  await ada.call(updateProfile, { body: { attributes: { level: 'Lead' } } })
  await choose(await signedIn(app, people[1]!), 'Berlin')
  const reach = async (attributes: Record<string, string[]>) =>
    (await admin.call(previewAudience, { body: { audience: { attributes } } })).body.people
  expect(await reach({ location: ['BERLIN', 'Rome'] })).toBe(2)
  expect(await reach({ location: ['Berlin'], level: ['lead'] })).toBe(1)
  expect(await reach({ location: ['Paris'] })).toBe(0)
  const { status } = await admin.call(addProgramme, {
    body: { name: 'Tea', audience: { attributes: { nothing: ['Berlin'] } } },
  })
  expect(status).toBe(400)
})

const upload = async (...lines: string[]) => {
  const form = new FormData()
  form.set('file', new Blob([lines.join('\n')]), 'people.csv')
  return (await admin.request('POST', uploadImport.path, form)).body as ResponseOf<typeof uploadImport>
}
const valuesOf = async () => {
  const { rows } = await app.owner.pool.query<{ email: string; attributes: object }>(
    'select email, attributes from users where not is_admin order by email',
  )
  return rows.map(({ attributes }) => attributes)
}

test('an import brings values by a column’s name, as they were spelled first, and takes them back', async () => {
  await add({ source: 'import', from: 'Company' })
  const { id, columns, preview } = await upload(
    'email,company,Other',
    'ada@example.com, BERLIN ,x',
    'bob@example.com,rome,x',
    'cem@example.com,Rome,x',
  )
  expect(columns.map(({ field }) => field)).toEqual(['email', 'attribute location', null])
  expect(preview).toMatchObject({ changed: 3, waiting: 0 })
  expect(preview!.rows.changed[0]!.text).toBe('Location: none → Berlin')
  await admin.call(applyImport, { params: { id }, body: {} })
  expect(await valuesOf()).toEqual([{ location: 'Berlin' }, { location: 'rome' }, { location: 'rome' }])
  expect((await list())[0]!.values).toEqual(['Berlin', 'Paris', 'rome'])
  expect((await admin.call(undoImport, { params: { id } })).body.undone).toBe(3)
  expect(await valuesOf()).toEqual([{}, {}, {}])
})

test('a column can be set by hand; an empty cell changes nothing', async () => {
  await add({ source: 'import', from: 'Office' })
  const one = await upload('email,a,b', 'ada@example.com,Berlin,Paris', 'dan@example.com,Paris,')
  const body = (column: number) => ({ mapping: { email: 0, 'attribute location': column } }) as const
  expect(one.attributes).toEqual([{ field: 'attribute location', name: 'Location' }])
  const again = await admin.call(previewImport, { params: { id: one.id }, body: body(2) })
  expect(again.body).toMatchObject({ changed: 1, new: 1 })
  await admin.call(applyImport, { params: { id: one.id }, body: body(1) })
  expect(await valuesOf()).toEqual([{ location: 'Berlin' }, {}, {}, { location: 'Paris' }])
  const next = await upload('email,office', 'ada@example.com,', 'bob@example.com,PARIS')
  expect(next.preview).toMatchObject({ changed: 1, unchanged: 1 })
})

test('a file with 501 values, or one too long, comes in without them and says so', async () => {
  await add({ source: 'import', from: 'Office' })
  const many = Array.from({ length: 501 }, (_, n) => `p${n}@example.com,Office ${n}`)
  const { id, preview } = await upload('email,office', ...many)
  expect(preview!.problems).toMatchObject([{ kind: 'attribute', rows: 501 }])
  await admin.call(applyImport, { params: { id }, body: {} })
  expect((await valuesOf()).every((one) => Object.keys(one).length === 0)).toBe(true)
  const fits = await upload('email,office', ...many.slice(2), `ada@example.com,${'x'.repeat(81)}`)
  expect(fits.preview!.problems).toMatchObject([{ kind: 'attribute', rows: 1 }])
  await admin.call(applyImport, { params: { id: fits.id }, body: {} })
  expect((await list())[0]!.values).toHaveLength(499)
})

test('values that nobody has make room for those of the next file', async () => {
  await add({ source: 'import', from: 'Office' })
  for (const round of ['old', 'new']) {
    const rows = Array.from({ length: 400 }, (_, n) => `p${n}@example.com,${round} ${n}`)
    const { id } = await upload('email,office', ...rows)
    await admin.call(applyImport, { params: { id }, body: {} })
  }
  const { values } = (await list())[0]!
  expect([values.length, values.includes('new 399')]).toEqual([400, true])
})

test('the list of users is filtered by a value, and its CSV has a column for each attribute', async () => {
  await add()
  await choose(ada, 'Berlin')
  const query = { attribute: 'location:berlin' }
  const { body } = await admin.call(getUsers, { query })
  expect(body.map(({ email, attributes }) => [email, attributes])).toEqual([
    ['ada@example.com', { location: 'Berlin' }],
  ])
  const csv = (await admin.request('GET', `${getUsersCsv.path}?attribute=location:Berlin`)).body as string
  const [head, row, ...more] = csv.replace('\ufeff', '').trim().split('\r\n')
  expect([head!.split(',').at(-1), row!.split(',').at(-1), more]).toEqual(['location', 'Berlin', []])
  expect((await admin.call(getUsers, { query: { attribute: 'Berlin' } })).status).toBe(400)
})

test('erasing forgets somebody’s values', async () => {
  await add()
  await choose(ada, 'Berlin')
  const [own] = people
  await admin.call(eraseUser, { params: { id: own!.id }, body: { email: own!.email } })
  const { rows } = await app.owner.pool.query('select attributes from users where id = $1', [own!.id])
  expect(rows).toEqual([{ attributes: {} }])
})
