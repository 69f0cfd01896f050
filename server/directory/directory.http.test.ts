import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as contract from '../../shared/contract/directory'
import { createPairings, generateGroupPairing, getCurrentPairings } from '../../shared/contract/pairings'
import { allowedEmails, domainGroups } from '../tables/directory.tables'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, addPerson, adminClient, allow, decide, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  admin = await adminClient(app)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

const create = (body: object) => admin.request('POST', '/api/admin/domain-groups', body)
const add = (body: object) => admin.request('POST', '/api/admin/allowed-emails', body)
const searchWhitelist = async (text: string) => {
  const reply = await admin.call(contract.getAllowedEmails, { query: { search: text } })
  expect(reply.headers.get('x-total-count')).toBe(String(reply.body.length))
  return reply.body.map(({ email }) => email)
}

describe('a domain group', () => {
  it('is made with its Other', async () => {
    const { status, body } = await create({ name: ' acme ', displayName: 'Acme GmbH' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'acme', displayName: 'Acme GmbH', description: '', color: '#3B82F6' })
    const listed = await admin.call(contract.getGroupDepartments, { params: { groupId: body.id } })
    expect(listed.body).toMatchObject([
      { name: 'Other', isDefault: true, userCount: 0, domainGroupId: body.id },
    ])
    expect((await admin.call(contract.getDomainGroups)).body).toEqual([body])
  })

  it('has a name of its own, without regard to case', async () => {
    await create({ name: 'acme', displayName: 'Acme' })
    const replies = await Promise.all([
      create({ name: 'ACME', displayName: 'X' }),
      create({ name: 'beta', displayName: 'X' }),
      create({ name: 'Beta', displayName: 'Y' }),
    ])
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(replies[0]?.body.message).toBe('There is already a group named "ACME". Choose another name.')
  })

  it('refused uses up no letter of the pairing names', async () => {
    const first = await create({ name: 'acme', displayName: 'Acme' })
    for (let tries = 0; tries < 3; tries += 1) await create({ name: 'acme', displayName: 'Acme' })
    const next = await create({ name: 'beta', displayName: 'Beta' })
    const numbers = await app.context.db
      .select({ id: domainGroups.id, number: domainGroups.number })
      .from(domainGroups)
    const numberOf = (id: string) => numbers.find((one) => one.id === id)?.number ?? 0
    expect(numberOf(next.body.id)).toBe(numberOf(first.body.id) + 1)
  })

  it.each([
    [{ name: '', displayName: 'x' }, 'Name and display name are required'],
    [{ name: 'x' }, 'Name and display name are required'],
    [{ name: 'x', displayName: 'x', color: 'red' }, 'Use a hex colour such as #3B82F6'],
  ])('made of %j is refused', async (body, message) => {
    const reply = await create(body)
    expect([reply.status, reply.body.message]).toEqual([400, message])
  })

  it('leaves its addresses unassigned when it is deleted, and its people keep their department', async () => {
    const group = await addGroup(app, 'gone', ['Design'])
    await allow(app, '*@example.com', group.id)
    const person = await addPerson(app, { department: 'Design' })
    const reply = await admin.call(contract.deleteDomainGroup, { params: { id: group.id } })
    expect(reply.body.message).toBe('Group "gone" was deleted. 1 whitelist entry is now unassigned.')
    const [entry] = (await admin.call(contract.getAllowedEmails)).body
    expect(entry).toMatchObject({ domainGroupId: null, domainGroup: null })
    const { body } = await (await signedIn(app, person)).request('GET', '/api/auth/user')
    expect(body).toMatchObject({ department: 'Design', departmentDisplayName: 'Design' })
  })

  it('gets another name, colour and description, and its earlier pairings keep their name, letter and file', async () => {
    const group = await addGroup(app, 'acme')
    await addGroup(app, 'beta')
    await allow(app, '*@example.com', group.id)
    await addPeople(app, [{}, {}, {}, {}])
    const made = await admin.call(generateGroupPairing, { params: { domainGroupId: group.id } })
    expect(made.status).toBe(200)
    const pairings = async () => (await admin.call(getCurrentPairings)).body.pairings
    const before = await pairings()
    expect(before).toHaveLength(1)

    const change = (body: object, id = group.id) =>
      admin.request('PATCH', `/api/admin/domain-groups/${id}`, body)
    const all = { displayName: ' Acme Works ', color: '#9A4A22', description: 'Makes things' }
    const changed = await change(all)
    expect(changed.body).toMatchObject({ ...all, name: 'acme', displayName: 'Acme Works' })
    expect((await admin.call(contract.getDomainGroups)).body).toContainEqual(changed.body)
    expect(await pairings()).toEqual(before)
    expect((await change({ color: '#000000' })).body).toMatchObject({
      ...all,
      displayName: 'Acme Works',
      color: '#000000',
    })
    expect((await change({ displayName: 'ACME works' })).status).toBe(200)

    const refusals: [object, number, string][] = [
      [{ displayName: 'BETA' }, 409, 'There is already a group named "BETA". Choose another name.'],
      [{ displayName: ' ' }, 400, 'Name and display name are required'],
      [{ displayName: 'x'.repeat(101) }, 400, 'At most 100 letters'],
      [{ color: 'red' }, 400, 'Use a hex colour such as #3B82F6'],
      [{}, 400, 'Nothing to change: give displayName, description or color'],
    ]
    for (const [body, status, message] of refusals) {
      const reply = await change(body)
      expect([reply.status, reply.body.message]).toEqual([status, message])
    }
    expect((await change({ displayName: 'x' }, NOBODY)).status).toBe(404)
  })

  it('with a current pairing stays', async () => {
    const group = await addGroup(app, 'busy')
    await app.owner.pool.query(
      `insert into rounds (programme_id, name, month, domain_group_id, status, total_pairs, file_name, seed, certificate, created_at)
       values ((select id from programmes where is_default), 'p', '2026-11', $1, 'active', 0, 'p.json', 1, '{}', '2026-11-01')`,
      [group.id],
    )
    const reply = await admin.call(contract.deleteDomainGroup, { params: { id: group.id } })
    expect(reply.status).toBe(409)
    expect(reply.body.message).toContain('Complete or delete that first')
  })
})

describe('the whitelist', () => {
  it('takes addresses and domains, and derives the domain itself', async () => {
    const group = await addGroup(app, 'acme')
    const { body } = await add({
      email: ' *@Acme.Test ',
      domain: 'evil.test',
      reason: 'everyone',
      domainGroupId: group.id,
    })
    expect(body).toMatchObject({
      email: '*@acme.test',
      domain: 'acme.test',
      reason: 'everyone',
      isActive: true,
      domainGroupId: group.id,
      domainGroup: { name: 'acme', displayName: 'acme', color: '#3B82F6' },
      addedBy: expect.stringMatching(/^admin\d+@example\.com$/),
    })
    const again = await add({ email: '*@acme.test' })
    expect([again.status, again.body.message]).toEqual([409, '*@acme.test is already on the whitelist.'])
    expect((await add({ email: 'solo@acme.test', domainGroupId: null, reason: null })).status).toBe(200)
  })

  it.each([
    '',
    '   ',
    '*',
    '@acme.test',
    '*@',
    '*@acme',
    'a b@acme.test',
    'a@acme.test, b@acme.test',
    '**@acme.test',
    'a@*.test',
    '*@acme.test\n',
    null,
    5,
  ])('refuses %j', async (email) => {
    const reply = await add({ email })
    // A line break at the end is trimmed away as spaces are.
    expect(reply.status).toBe(email === '*@acme.test\n' ? 200 : 400)
  })

  it('knows no group that there is not', async () => {
    for (const domainGroupId of [NOBODY, 'x', "'; drop table users"]) {
      expect((await add({ email: 'a@acme.test', domainGroupId })).status).toBe(404)
    }
    expect((await admin.call(contract.getAllowedEmails)).body).toEqual([])
  })

  it('is read in pages and searched', async () => {
    const group = await addGroup(app, 'Acme Works')
    for (const email of ['*@b.test', 'z@a.test', 'm@a.test', 'per_cent@a.test']) await allow(app, email)
    await allow(app, '*@c.test', group.id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const reply = await admin.call(contract.getAllowedEmails, {
        query: { limit: 2, ...(cursor && { cursor }) },
      })
      expect(reply.headers.get('x-total-count')).toBe('5')
      seen.push(...reply.body.map(({ email }) => email))
      cursor = reply.headers.get('x-next-cursor') ?? undefined
    } while (cursor)
    expect([...seen].sort()).toEqual(['*@b.test', '*@c.test', 'm@a.test', 'per_cent@a.test', 'z@a.test'])
    expect(await searchWhitelist('Z@A')).toEqual(['z@a.test'])
    expect(await searchWhitelist('acme works')).toEqual(['*@c.test'])
    expect(await searchWhitelist('_')).toEqual(['per_cent@a.test'])
    expect(await searchWhitelist('%')).toEqual([])
    expect(await searchWhitelist("'")).toEqual([])
  })

  it.each([
    'x',
    '',
    'bnVsbA',
    Buffer.from('["a","b"]').toString('base64url'),
    Buffer.from('["\\u0000"]').toString('base64url'),
  ])('refuses an invalid cursor (%j)', async (cursor) => {
    const reply = await admin.request('GET', `/api/admin/allowed-emails-with-groups?cursor=${cursor}`)
    expect(reply.status).toBe(cursor === '' ? 200 : 400)
  })

  it('assigns, unassigns, turns off and on', async () => {
    const group = await addGroup(app, 'acme')
    const entry = await allow(app, '*@acme.test')
    const change = (body: object) => admin.request('PATCH', `/api/admin/allowed-emails/${entry?.id}`, body)
    expect((await change({ domainGroupId: group.id })).body).toMatchObject({
      domainGroupId: group.id,
      isActive: true,
    })
    expect((await change({ isActive: false })).body).toMatchObject({
      domainGroupId: group.id,
      isActive: false,
    })
    expect((await change({ domainGroupId: null, isActive: true })).body).toMatchObject({
      domainGroupId: null,
      isActive: true,
    })
    const before = await app.context.db.select().from(allowedEmails)
    expect((await change({})).body.message).toBe('Nothing to change: give domainGroupId or isActive')
    expect((await change({})).status).toBe(400)
    expect(await app.context.db.select().from(allowedEmails)).toEqual(before)
    expect((await change({ domainGroupId: NOBODY })).status).toBe(404)
    expect((await change({ isActive: 'yes' })).status).toBe(400)
    expect(
      (await admin.request('PATCH', `/api/admin/allowed-emails/${NOBODY}`, { isActive: true })).status,
    ).toBe(404)
    expect((await admin.request('PATCH', '/api/admin/allowed-emails/1', { isActive: true })).status).toBe(404)
  })

  it('signs out people it no longer covers, for good, and only those', async () => {
    const wildcard = await allow(app, '*@acme.test')
    await allow(app, 'kept@acme.test')
    await allow(app, '*@example.com')
    const people = await addPeople(app, [
      { email: 'gone@acme.test' },
      { email: 'kept@acme.test' },
      { email: 'boss@acme.test', isAdmin: true },
      { email: 'other@example.com' },
    ])
    const clients = await Promise.all(people.map((person) => signedIn(app, person)))
    const statuses = () =>
      Promise.all(clients.map(async (client) => (await client.request('GET', '/api/auth/user')).status))
    expect(await statuses()).toEqual([200, 200, 200, 200])
    const reply = await admin.request('DELETE', `/api/admin/allowed-emails/${wildcard?.id}`)
    expect(reply.body.message).toBe('*@acme.test was removed from the whitelist. This signed out 1 person.')
    expect(await statuses()).toEqual([401, 200, 200, 200])
    await allow(app, '*@acme.test')
    expect(await statuses()).toEqual([401, 200, 200, 200])
    expect((await admin.request('DELETE', `/api/admin/allowed-emails/${wildcard?.id}`)).status).toBe(404)
  })

  it('tells before an entry changes which people it decides about: how many, signed in, and paired', async () => {
    const group = await addGroup(app, 'acme')
    const wildcard = await allow(app, '*@acme.test', group.id)
    const own = await allow(app, 'own@acme.test')
    const people = await addPeople(app, [
      { email: 'ada@acme.test', firstName: 'Ada', lastName: 'A' },
      { email: 'bo@acme.test', firstName: 'Bo', lastName: 'B' },
      { email: 'own@acme.test' },
      { email: 'boss@acme.test', isAdmin: true, participationStatus: 'opted_out' },
      { email: 'else@other.test' },
    ])
    await signedIn(app, people[0]!)
    const reach = async (id: string) =>
      (await admin.call(contract.getAllowedEmailReach, { params: { id }, query: {} })).body
    expect(await reach(wildcard!.id)).toEqual({
      people: 2,
      signedIn: 1,
      paired: 0,
      matches: 0,
      booked: 0,
      pairs: [],
    })
    expect(await reach(own!.id)).toMatchObject({ people: 1, signedIn: 0, paired: 0 })
    await decide(app, { minimumUsers: 2 })
    expect((await admin.call(createPairings, {})).status).toBe(200)
    const paired = await reach(wildcard!.id)
    expect(paired.paired).toBe(2)
    expect(paired.pairs).toMatchObject([{ name: 'Ada A', match_name: 'Bo B' }])
    expect(paired.pairs[0]!.pairing_name).toMatch(/^November 2026/)
    expect((await admin.request('GET', `/api/admin/allowed-emails/${NOBODY}/reach`)).status).toBe(404)
  })

  it('bars an address by its own entry turned off, whatever its domain has', async () => {
    await allow(app, '*@acme.test')
    const client = await signedIn(app, await addPerson(app, { email: 'barred@acme.test' }))
    const { body } = await add({ email: 'barred@acme.test' })
    expect((await client.request('GET', '/api/auth/user')).status).toBe(200)
    await admin.request('PATCH', `/api/admin/allowed-emails/${body.id}`, { isActive: false })
    expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
    await admin.request('DELETE', `/api/admin/allowed-emails/${body.id}`)
    expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
  })
})

describe('departments', () => {
  it('are those of the common list, of a domain, or of the person', async () => {
    const group = await addGroup(app, 'acme', ['Sales'])
    const solo = await addGroup(app, 'solo', ['Lab'])
    await allow(app, '*@acme.test', group.id)
    await allow(app, 'own@acme.test', solo.id)
    await allow(app, '*@free.test')
    const anyone = await signedIn(app, await addPerson(app, { email: 'any@free.test' }))
    const ofDomain = async (domain: string) =>
      names((await anyone.request('GET', `/api/departments/domain/${domain}`)).body)
    expect(names((await anyone.call(contract.getDepartments)).body)).toEqual(['Other'])
    expect(await ofDomain('acme.test')).toEqual(['Sales', 'Other'])
    expect(await ofDomain('ACME.test')).toEqual(['Sales', 'Other'])
    expect(await ofDomain('free.test')).toEqual(['Other'])
    expect(await ofDomain('unknown.test')).toEqual(['Other'])
    expect((await anyone.request('GET', '/api/departments/domain/%00')).status).toBe(404)
    expect((await app.client().call(contract.getMyDepartments)).status).toBe(401)
    const unproven = await signedIn(app, await addPerson(app, { email: 'new@free.test', isValidated: false }))
    expect((await unproven.call(contract.getMyDepartments)).status).toBe(403)
    const mine = async (email: string) =>
      names(
        (await (await signedIn(app, await addPerson(app, { email }))).call(contract.getMyDepartments)).body,
      )
    expect(await mine('any@acme.test')).toEqual(['Sales', 'Other'])
    expect(await mine('own@acme.test')).toEqual(['Lab', 'Other'])
  })

  it('are added to a group or to the common list, each name once in its list', async () => {
    const group = await addGroup(app, 'acme')
    const body = { name: 'engineering', displayName: 'Engineering' }
    const inGroup = await admin.request('POST', `/api/admin/departments/${group.id}`, body)
    expect(inGroup.body).toMatchObject({ ...body, domainGroupId: group.id, userCount: 0, isDefault: false })
    expect(
      (await admin.request('POST', '/api/admin/departments', { ...body, domainGroupId: group.id })).status,
    ).toBe(409)
    expect((await admin.request('POST', '/api/admin/departments', body)).body.domainGroupId).toBe(null)
    expect((await admin.request('POST', '/api/admin/departments/common', body)).status).toBe(409)
    const clash = await admin.request('POST', `/api/admin/departments/${group.id}`, {
      name: 'OTHER',
      displayName: 'x',
    })
    expect([clash.status, clash.body.message]).toEqual([
      409,
      'There is already a department named "OTHER". Choose another name.',
    ])
    const empty = await admin.request('POST', `/api/admin/departments/${group.id}`, {
      name: ' ',
      displayName: 'x',
    })
    expect(empty.body.message).toBe('Please select a group and enter both department name and display name.')
    expect((await admin.request('POST', `/api/admin/departments/${NOBODY}`, body)).status).toBe(404)
    expect((await admin.request('GET', '/api/admin/departments/none')).status).toBe(404)
  })

  it('get another display name, which is one of its list only, and keep their people', async () => {
    const acme = await addGroup(app, 'acme', ['Design', 'Sales'])
    await allow(app, '*@acme.test', acme.id)
    const person = await addPerson(app, { email: 'a@acme.test', department: 'Design' })
    const { body: list } = await admin.call(contract.getGroupDepartments, { params: { groupId: acme.id } })
    const [design] = list
    const rename = (displayName: unknown, groupId = acme.id, id = design?.id) =>
      admin.request('PATCH', `/api/admin/departments/${groupId}/${id}`, { displayName })
    expect((await rename(' Product Design ')).body.message).toBe('"Design" is now called "Product Design".')
    expect(
      (await admin.call(contract.getGroupDepartments, { params: { groupId: acme.id } })).body,
    ).toContainEqual({ ...design, displayName: 'Product Design' })
    expect((await (await signedIn(app, person)).request('GET', '/api/auth/user')).body).toMatchObject({
      department: 'Design',
      departmentDisplayName: 'Product Design',
    })
    const taken = await rename('sales')
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'There is already a department named "sales". Choose another name.',
    ])
    expect((await rename(' ')).body.message).toBe('Display name is required')
    expect((await rename('x'.repeat(101))).body.message).toBe('At most 100 letters')
    for (const groupId of ['common', NOBODY]) expect((await rename('x', groupId)).status).toBe(404)
    expect((await rename('x', acme.id, NOBODY)).status).toBe(404)
  })

  it('move their people to Other when they are deleted, those of the same list only', async () => {
    const acme = await addGroup(app, 'acme', ['Design'])
    const beta = await addGroup(app, 'beta', ['Design'])
    await allow(app, '*@acme.test', acme.id)
    await allow(app, '*@beta.test', beta.id)
    await addPeople(app, [
      { email: 'a@acme.test', department: 'Design' },
      { email: 'b@acme.test', department: 'Design' },
      { email: 'c@beta.test', department: 'Design' },
    ])
    const list = async (groupId: string) =>
      (await admin.call(contract.getGroupDepartments, { params: { groupId } })).body.map(
        ({ name, userCount }) => [name, userCount],
      )
    expect(await list(acme.id)).toEqual([
      ['Design', 2],
      ['Other', 0],
    ])
    const [design, other] = (await admin.call(contract.getGroupDepartments, { params: { groupId: acme.id } }))
      .body
    const people = await admin.request('GET', `/api/admin/departments/${acme.id}/Design/users?limit=1`)
    expect(people.body).toMatchObject({ userCount: 2, users: [{ email: 'a@acme.test' }] })
    const next = people.headers.get('x-next-cursor')
    const rest = await admin.request(
      'GET',
      `/api/admin/departments/${acme.id}/Design/users?limit=1&cursor=${next}`,
    )
    expect(rest.body.users).toMatchObject([{ email: 'b@acme.test' }])
    const usersOf = (name: string) => admin.request('GET', `/api/admin/departments/${acme.id}/${name}/users`)
    expect((await usersOf('Other')).body).toEqual({ userCount: 0, users: [] })
    expect((await usersOf('Pottery')).status).toBe(404)

    const remove = (groupId: string, departmentId = '') =>
      admin.request('DELETE', `/api/admin/departments/${groupId}/${departmentId}`)
    expect((await remove(beta.id, design?.id)).status).toBe(404)
    const refused = await remove(acme.id, other?.id)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('can’t be deleted')
    const removed = await remove(acme.id, design?.id)
    expect(removed.body.message).toBe('Department "Design" was deleted. Its 2 people moved to Other.')
    expect(await list(acme.id)).toEqual([['Other', 2]])
    expect(await list(beta.id)).toEqual([
      ['Design', 1],
      ['Other', 0],
    ])
    expect((await remove(acme.id, design?.id)).status).toBe(404)
  })

  it('and a profile saved at the same moment leave nobody in a department that is gone', async () => {
    const group = await addGroup(app, 'acme', ['Design'])
    await allow(app, '*@acme.test', group.id)
    const people = await addPeople(
      app,
      Array.from({ length: 8 }, (_, index) => ({ email: `p${index}@acme.test`, department: 'Other' })),
    )
    const clients = await Promise.all(people.map((person) => signedIn(app, person)))
    const [design] = (await admin.call(contract.getGroupDepartments, { params: { groupId: group.id } })).body
    const profile = { firstName: 'A', lastName: 'B', department: 'Design', matchingPreference: 'any' }
    const replies = await Promise.all([
      ...clients.map((client) => client.request('PUT', '/api/profile', profile)),
      admin.request('DELETE', `/api/admin/departments/${group.id}/${design?.id}`),
    ])
    expect(replies.every(({ status }) => status === 200 || status === 400)).toBe(true)
    const { rows } = await app.owner.pool.query('select distinct department from users where not is_admin')
    expect(rows).toEqual([{ department: 'Other' }])
  })
})

describe("the administrator's list of users", () => {
  it('is searched by name, address or department, and filtered', async () => {
    const group = await addGroup(app, 'acme', ['Sales'])
    await allow(app, '*@acme.test', group.id)
    await allow(app, '*@example.com')
    await addPeople(app, [
      { email: 'ada@acme.test', firstName: 'Ada', lastName: 'Lovelace', department: 'Sales' },
      {
        email: 'bob@acme.test',
        firstName: 'Bob',
        lastName: '100%',
        department: 'Other',
        participationStatus: 'opted_out',
      },
      {
        email: 'cy@example.com',
        firstName: 'Cy',
        lastName: 'Young',
        participationStatus: 'paused',
        pauseEndDate: '2026-12-01',
      },
      {
        email: 'di@example.com',
        firstName: 'Di',
        lastName: 'Old',
        participationStatus: 'paused',
        pauseEndDate: '2026-11-16',
      },
      { email: 'nn@example.com', firstName: '', lastName: '', department: null, needsProfileSetup: true },
    ])
    const find = async (query: Record<string, string>) => {
      const reply = await admin.request('GET', `/api/admin/users?${new URLSearchParams(query).toString()}`)
      expect(reply.headers.get('x-total-count')).toBe(String(reply.body.length))
      return reply.body.map(({ email }: { email: string }) => email.split('@')[0]).sort()
    }
    expect(await find({ search: 'ADA LOVE' })).toEqual(['ada'])
    expect(await find({ search: 'acme.test' })).toEqual(['ada', 'bob'])
    expect(await find({ search: 'sales' })).toEqual(['ada'])
    expect(await find({ search: '0%' })).toEqual(['bob'])
    expect(await find({ search: '_' })).toEqual([])
    expect(await find({ status: 'paused' })).toEqual(['cy'])
    expect(await find({ status: 'opted_out' })).toEqual(['bob'])
    expect(await find({ domainGroupId: group.id })).toEqual(['ada', 'bob'])
    expect(await find({ domainGroupId: group.id, status: 'active', search: 'a' })).toEqual(['ada'])
    expect(
      (await find({ domainGroupId: 'common', status: 'active' })).filter(
        (name: string) => !name.startsWith('admin'),
      ),
    ).toEqual(['di', 'nn'])
    expect((await admin.request('GET', '/api/admin/users?status=x')).status).toBe(400)
    expect((await admin.request('GET', '/api/admin/users?search=%00')).status).toBe(400)
    expect((await admin.request('GET', '/api/admin/users?limit=0')).status).toBe(400)
    expect((await admin.request('GET', '/api/admin/users?domainGroupId=x')).status).toBe(404)
    const [ada] = (await admin.request('GET', '/api/admin/users?search=ada')).body
    expect(ada).toEqual({
      id: expect.any(String),
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@acme.test',
      department: 'Sales',
      domainGroupId: group.id,
      isAdmin: false,
      isValidated: true,
      needsProfileSetup: false,
      participationStatus: 'active',
      pauseEndDate: null,
      notReady: null,
      notReadyUntil: null,
      invitedAt: null,
      manager: null,
      matchingPreference: 'any',
      createdAt: '2026-11-16T09:00:00.000Z',
      currentMatch: null,
      attributes: {},
    })
  })

  it('comes as a CSV, filtered and sorted alike, in which nothing is a formula', async () => {
    const group = await addGroup(app, 'acme')
    await allow(app, '*@acme.test', group.id)
    await addPeople(app, [
      { firstName: '=HYPERLINK("x")', lastName: 'B, "Bea"', email: 'b@acme.test', department: 'Sales' },
      { firstName: 'Zoë', lastName: 'Zander', email: 'a@acme.test', department: 'Sales' },
      { email: 'elsewhere@example.com', department: 'Sales' },
    ])
    const path = '/api/admin/users.csv'
    const csv = await admin.request('GET', `${path}?domainGroupId=${group.id}&sort=-name&search=sales`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="users_2026-11-16.csv"')
    const lines = String(csv.body).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/first_name,last_name,email,department,domain_group,status,/)
    expect(lines[1]).toMatch(/^Zoë,Zander,a@acme\.test,Sales,acme,active,/)
    expect(lines[2]).toMatch(/^"'=HYPERLINK\(""x""\)","B, ""Bea""",b@acme\.test,Sales,acme,active,/)
    expect((await admin.request('GET', `${path}?domainGroupId=x`)).status).toBe(404)
  })

  it('comes in pages that neither repeat nor miss anyone, equal names included', async () => {
    await addPeople(
      app,
      Array.from({ length: 23 }, (_, index) => ({ firstName: `F${index % 3}`, lastName: 'Same' })),
    )
    const seen = new Set<string>()
    let cursor: string | null = ''
    let pages = 0
    while (cursor !== null) {
      const reply = await admin.request('GET', `/api/admin/users?limit=5&cursor=${cursor}`)
      expect(reply.headers.get('x-total-count')).toBe('24')
      for (const { id } of reply.body) seen.add(id)
      cursor = reply.headers.get('x-next-cursor')
      pages += 1
    }
    expect([seen.size, pages]).toEqual([24, 5])
  })

  it('changes participation and department by the rules of the person themselves', async () => {
    const group = await addGroup(app, 'acme', ['Sales'])
    await allow(app, '*@acme.test', group.id)
    const person = await addPerson(app, { email: 'ada@acme.test', department: 'Other' })
    const change = (body: object, id = person.id) => admin.request('PATCH', `/api/admin/users/${id}`, body)
    expect((await change({ participationStatus: 'paused' })).body.participationStatus).toBe('paused')
    const me = async () => (await (await signedIn(app, person)).request('GET', '/api/auth/user')).body
    expect(await me()).toMatchObject({ pauseStartDate: '2026-11-16', pauseEndDate: '2026-12-16' })
    app.clock.advance(86_400_000)
    await change({ participationStatus: 'paused', department: 'Sales' })
    expect(await me()).toMatchObject({ pauseStartDate: '2026-11-16', department: 'Sales' })
    expect((await change({ pauseEndDate: '2027-03-01' })).body.pauseEndDate).toBe('2027-03-01')
    expect(await me()).toMatchObject({ pauseStartDate: '2026-11-16', pauseEndDate: '2027-03-01' })
    for (const pauseEndDate of ['2026-11-17', '2027-02-30', '2029-01-01'])
      expect(await change({ pauseEndDate })).toMatchObject({ status: 400, body: { code: 'invalid_pause' } })
    await change({ participationStatus: 'active' })
    expect(await me()).toMatchObject({ participationStatus: 'active', pauseEndDate: null })
    const late = { participationStatus: 'active', pauseEndDate: '2027-03-01' }
    expect(await change(late)).toMatchObject({ status: 400, body: { code: 'invalid_pause' } })
    await change({ ...late, participationStatus: 'paused' })
    expect(await me()).toMatchObject({ pauseStartDate: '2026-11-17', pauseEndDate: '2027-03-01' })
    await change({ participationStatus: 'active' })
    for (const [body, status, message] of [
      [{ department: 'Engineering' }, 400, 'Please choose a department from the list.'],
      [{}, 400, 'No Changes: No changes to save for this user'],
      [{ isAdmin: true }, 400, 'No Changes: No changes to save for this user'],
    ] as const)
      expect(await change(body)).toMatchObject({ status, body: { message } })
    expect((await change({ participationStatus: 'gone' })).status).toBe(400)
    expect((await change({ participationStatus: 'active' }, NOBODY)).status).toBe(404)
    expect((await change({ participationStatus: 'active' }, 'x')).status).toBe(404)
    expect(await me()).toMatchObject({ isAdmin: false, department: 'Sales' })
  })
})
