import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import * as directory from '../../../shared/contract/directory'
import * as contract from '../contract'
import { updateProfile } from '../../../shared/contract/people'
import { getCurrentUser } from '../../../shared/contract/sign-in'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addGroup, addPerson, adminClient, allow, signedIn } from '../../../server/testing/factories'
import { ENTERPRISE, type Scim, scimClient } from '../../../server/testing/scim'

let app: TestApp
let admin: Client
let scim: Scim

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  admin = await adminClient(app)
  scim = await scimClient(app, admin)
})
afterAll(() => app?.stop())

const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE]
const create = async (userName: string, more: object = {}) => {
  const { status, body } = await scim.post('/Users', { schemas, userName, ...more })
  expect({ status, body }).toMatchObject({ status: 201 })
  return body as { id: string; meta: { version: string; location: string } } & Record<string, unknown>
}
const patch = (id: string, ...operations: object[]) => scim.patch(`/Users/${id}`, { Operations: operations })

test('there are two tokens at most, each shown once, and nothing else opens /scim/v2', async () => {
  const { body: second, headers } = await admin.call(contract.makeDirectoryToken, { body: { name: 'Okta' } })
  expect(second.token).toMatch(/^coj_scim_[\w-]{43}$/)
  expect(headers.get('cache-control')).toBe('no-store')
  const third = await admin.call(contract.makeDirectoryToken, { body: { name: 'Google' } })
  expect([third.status, third.body]).toMatchObject([409, { code: 'too_many_tokens' }])
  const listed = await admin.call(contract.getDirectoryTokens)
  expect(listed.body.map(({ name }) => name)).toEqual(['Test', 'Okta'])
  expect(JSON.stringify(listed.body)).not.toContain(second.token)
  const { rows } = await app.owner.pool.query<{ row: string }>(
    'select t::text as row from directory_tokens t',
  )
  expect(JSON.stringify(rows)).not.toContain(second.token)

  const users = '/scim/v2/Users'
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  expect((await app.client().request('GET', users, undefined, bearer(second.token))).status).toBe(200)
  for (const refused of [
    await app.client().request('GET', users),
    await admin.request('GET', users),
    await app.client().request('GET', users, undefined, bearer(`${second.token}x`)),
    await app
      .client()
      .request('GET', `${users}?access_token=${second.token}`, undefined, bearer(second.token)),
    await app.client().request('GET', `${users}/${second.token}`, undefined, bearer(second.token)),
    await app.client().request('GET', '/scim/v2/nothing/here'),
  ]) {
    expect([refused.status, refused.body]).toMatchObject([
      401,
      { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' },
    ])
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/)
    expect(refused.headers.get('content-type')).toMatch(/^application\/scim\+json/)
  }
  expect(
    (await app.client().request('GET', '/api/admin/users', undefined, bearer(second.token))).status,
  ).toBe(401)
  await admin.call(contract.revokeDirectoryToken, { params: { id: second.id } })
  expect((await app.client().request('GET', users, undefined, bearer(second.token))).status).toBe(401)

  const statuses: number[] = []
  for (let i = 0; i < 20; i += 1)
    statuses.push((await app.client().request('GET', users, undefined, bearer('coj_scim_wrong'))).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await scim.get('/Users')).status).toBe(200)
})

test('a created user is covered without being typed, and set up when they sign in', async () => {
  const boss = await create('grace@elsewhere.example', { name: { givenName: 'Grace', familyName: 'Hopper' } })
  const ada = await create('Ada@Elsewhere.example', {
    externalId: 'E-1',
    name: { givenName: 'Ada', familyName: 'Lovelace' },
    emails: [{ value: 'ada@elsewhere.example', type: 'work', primary: true }],
    title: 'Analyst',
    timezone: 'Europe/London',
    preferredLanguage: 'tlh',
    locale: 'pt_PT',
    password: 'is ignored',
    [ENTERPRISE]: { department: 'Engines', manager: { value: boss.id } },
  })
  // Of a directory's languages the first that is one of ours counts.
  const spoken = await app.context.db.execute(sql`select directory_language from users where id = ${ada.id}`)
  expect(spoken.rows).toEqual([{ directory_language: 'pt-BR' }])
  expect(ada).toMatchObject({
    schemas,
    preferredLanguage: 'tlh',
    userName: 'ada@elsewhere.example',
    name: { formatted: 'Ada Lovelace' },
    active: true,
    [ENTERPRISE]: { department: 'Engines', manager: { value: boss.id, displayName: 'Grace Hopper' } },
    meta: {
      resourceType: 'User',
      version: 'W/"1"',
      location: expect.stringMatching(`/scim/v2/Users/${ada.id}$`),
    },
  })
  expect(ada).not.toHaveProperty('password')
  const [entry] = (await admin.call(directory.getAllowedEmails, { query: { search: 'ada@elsewhere' } })).body
  expect(entry).toMatchObject({ reason: 'From the directory', isActive: true, addedBy: 'Directory: Test' })
  const [user] = (await admin.call(directory.getUsers, { query: { search: 'ada@elsewhere' } })).body
  expect(user).toMatchObject({
    id: ada.id,
    department: 'Engines',
    isValidated: false,
    needsProfileSetup: true,
  })

  const again = await scim.post('/Users', { schemas, userName: 'ADA@elsewhere.example' })
  expect([again.status, again.body]).toMatchObject([409, { scimType: 'uniqueness', status: '409' }])
  for (const wrong of ['ada', '', 7, undefined])
    expect((await scim.post('/Users', { schemas, userName: wrong })).body).toMatchObject({
      scimType: 'invalidValue',
    })

  const [act] = (await admin.call(getAuditLog, { query: { action: 'user.provisioned' } })).body
  expect(act).toMatchObject({ actorEmail: 'Directory: Test', subjectLabel: 'ada@elsewhere.example' })
  expect((await admin.call(contract.getDirectoryTokens)).body[0]).toMatchObject({
    lastUsedAt: app.clock.now().toISOString(),
    lastAct: { action: 'user.provisioned', label: 'ada@elsewhere.example' },
  })
})

test('a person turned off is signed out everywhere and in no round, and comes back as they were', async () => {
  const person = await addPerson(app, { email: 'cy@example.com', firstName: 'Cy', bio: 'Tea' })
  const theirs = await signedIn(app, person)
  // There before the directory: found, not made again.
  const { id } = await create('cy@example.com')
  expect(id).toBe(person.id)
  expect((await theirs.call(getCurrentUser)).status).toBe(200)
  expect((await patch(id, { op: 'Replace', path: 'active', value: 'False' })).body).toMatchObject({
    active: false,
  })
  expect((await theirs.call(getCurrentUser)).status).toBe(401)
  const readiness = async () =>
    (await admin.call(directory.getUsers, { query: { search: 'cy@' } })).body[0]?.notReady
  expect(await readiness()).toBe('not-covered')
  await patch(id, { op: 'replace', value: { active: true } })
  expect(await readiness()).toBe(null)
  expect((await theirs.call(getCurrentUser)).status).toBe(401)
  expect((await (await signedIn(app, person)).call(getCurrentUser)).body).toMatchObject({
    firstName: 'Cy',
    bio: 'Tea',
  })

  expect((await scim.delete(`/Users/${id}`)).status).toBe(204)
  expect((await scim.get(`/Users/${id}`)).status).toBe(404)
  expect((await scim.delete(`/Users/${id}`)).status).toBe(404)
  expect(await readiness()).toBe('not-covered')
  const [entry] = (await admin.call(directory.getAllowedEmails, { query: { search: 'cy@example' } })).body
  expect(entry).toMatchObject({ isActive: false })
  expect((await create('cy@example.com')).id).toBe(id)
  expect(await readiness()).toBe(null)
})

test('the last administrator can’t be turned off, and nobody becomes one', async () => {
  await app.owner.pool.query(`update users set is_admin = false where email not like 'admin%' and is_admin`)
  const [boss] = (await app.owner.pool.query<{ email: string }>('select email from users where is_admin'))
    .rows
  const { id } = await create(boss!.email, { roles: [{ value: 'admin' }] })
  for (const refused of [
    await patch(id, { op: 'replace', path: 'active', value: false }),
    await scim.delete(`/Users/${id}`),
  ])
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: expect.stringContaining('last administrator') },
    ])
  expect((await admin.call(directory.getUsers)).status).toBe(200)
  // Anybody who reads the mail of an administrator's address could sign in as one.
  for (const path of ['userName', 'USERNAME']) {
    const renamed = await patch(id, { op: 'replace', path, value: 'mallory@elsewhere.example' })
    expect([renamed.status, renamed.body.detail]).toEqual([403, expect.stringContaining('administrator')])
  }
  expect((await scim.put(`/Users/${id}`, { schemas, userName: 'mallory@elsewhere.example' })).status).toBe(
    403,
  )
  const other = await addPerson(app, { isAdmin: true })
  expect((await patch(id, { op: 'replace', path: 'active', value: false })).status).toBe(200)
  expect((await admin.call(directory.getUsers)).status).toBe(401)
  await patch(id, { op: 'replace', path: 'active', value: true })
  admin = await signedIn(app, other)
})

test('an address, a name and a department change with the directory', async () => {
  const group = await addGroup(app, 'Site', ['Tea'])
  await allow(app, '*@site.example', group.id)
  const { id } = await create('dee@site.example', {
    displayName: 'Dee Dee',
    [ENTERPRISE]: { department: 'tea' },
  })
  const shown = async () => (await admin.call(directory.getUsers, { query: { search: 'dee' } })).body[0]
  expect(await shown()).toMatchObject({
    firstName: 'Dee',
    lastName: 'Dee',
    department: 'Tea',
    domainGroupId: group.id,
  })
  const { body } = await patch(
    id,
    { op: 'add', path: `${ENTERPRISE}:department`, value: 'Brand new' },
    { op: 'replace', value: { 'name.familyName': 'Dodgson', userName: 'dee.dodgson@site.example' } },
  )
  expect(body).toMatchObject({ userName: 'dee.dodgson@site.example', meta: { version: 'W/"2"' } })
  expect(await shown()).toMatchObject({
    email: 'dee.dodgson@site.example',
    department: 'Brand new',
    domainGroupId: group.id,
  })
  const taken = await patch(id, { op: 'replace', path: 'userName', value: 'ada@elsewhere.example' })
  expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness'])
  const put = await scim.put(`/Users/${id}`, { schemas, userName: 'dee.dodgson@site.example' })
  expect(put.body).not.toHaveProperty('name')
  expect(put.body).toMatchObject({ active: true, meta: { version: 'W/"3"' } })

  // Without an entry of their own they were covered by their domain; in another one they get one.
  await allow(app, '*@afar.example')
  await app.owner.pool.query(`delete from allowed_emails where email = 'dee.dodgson@site.example'`)
  await patch(id, { op: 'replace', path: 'userName', value: 'dee@afar.example' })
  expect(await shown()).toMatchObject({ email: 'dee@afar.example' })
  const [entry] = (await admin.call(directory.getAllowedEmails, { query: { search: 'dee@afar' } })).body
  expect(entry).toMatchObject({ isActive: true, reason: 'From the directory' })

  const logged = async () =>
    (await admin.call(getAuditLog, { query: { search: '@site.example' } })).body.length
  expect(await logged()).toBeGreaterThan(0)
  await admin.call(directory.eraseUser, { params: { id }, body: { email: 'dee@afar.example' } })
  expect(await logged()).toBe(0)
})

test('a person can’t change what the directory says of them', async () => {
  const { id } = await create('gus@example.com', {
    name: { givenName: 'Gus' },
    [ENTERPRISE]: { department: 'Tea' },
  })
  await app.owner.pool.query('update users set is_validated = true where id = $1', [id])
  const gus = await signedIn(app, { id })
  expect((await gus.call(getCurrentUser)).body).toMatchObject({
    firstName: 'Gus',
    department: 'Tea',
    fromDirectory: ['firstName', 'department'],
  })
  const own = {
    firstName: 'Augustus',
    lastName: 'Own',
    department: 'Other',
    matchingPreference: 'any' as const,
  }
  const { status, body } = await gus.call(updateProfile, { body: own })
  expect([status, body]).toMatchObject([200, { firstName: 'Gus', lastName: 'Own', department: 'Tea' }])
  await patch(id, { op: 'replace', path: 'title', value: 'Taster' })
  expect((await gus.call(getCurrentUser)).body).toMatchObject({ firstName: 'Gus', lastName: 'Own' })
  await patch(id, { op: 'remove', path: 'name' }, { op: 'remove', path: `${ENTERPRISE}:department` })
  expect((await gus.call(updateProfile, { body: own })).body).toMatchObject({
    firstName: 'Augustus',
    department: 'Other',
    fromDirectory: [],
  })
})

test('a version that is no longer the newest changes nothing', async () => {
  const { id, meta } = await create('eve@example.com')
  const same = await scim.get(`/Users/${id}`, { 'if-none-match': meta.version })
  expect([same.status, same.headers.get('etag')]).toEqual([304, meta.version])
  const change = { Operations: [{ op: 'add', path: 'title', value: 'Spy' }] }
  expect((await scim.patch(`/Users/${id}`, change, { 'if-match': 'W/"7"' })).status).toBe(412)
  expect((await scim.patch(`/Users/${id}`, change, { 'if-match': meta.version })).status).toBe(200)
  expect((await scim.delete(`/Users/${id}`, { 'if-match': meta.version })).status).toBe(412)
})

test('lists are filtered, sorted, paged and cut to what is asked for', async () => {
  const names = async (query: string) => {
    const { status, body } = await scim.get(`/Users?${query}`)
    expect({ query, status, body }).toMatchObject({ status: 200 })
    return (body.Resources as { userName: string }[]).map(({ userName }) => userName)
  }
  const by = (filter: string) => names(`filter=${encodeURIComponent(filter)}`)
  expect(await by('userName eq "ADA@elsewhere.example"')).toEqual(['ada@elsewhere.example'])
  expect(await by('externalId eq "e-1"')).toEqual([])
  expect(await by('emails[type eq "work"].value ew "ELSEWHERE.example" and title pr')).toEqual([
    'ada@elsewhere.example',
  ])
  const [grace] = (await scim.get(`/Users?filter=${encodeURIComponent('name.familyName sw "hop"')}`)).body
    .Resources
  expect(await by(`${ENTERPRISE}:manager.value eq "${grace.id}"`)).toEqual(['ada@elsewhere.example'])
  expect(await by(`id eq "${grace.id}" and active eq true`)).toEqual(['grace@elsewhere.example'])
  const all = await names('sortBy=userName')
  expect(all).toEqual(all.toSorted())
  expect(await names('sortBy=userName&sortOrder=descending&startIndex=2&count=2')).toEqual(
    all.toReversed().slice(1, 3),
  )
  const { body } = await scim.get('/Users?count=0')
  expect(body).toMatchObject({ totalResults: all.length, itemsPerPage: 0, Resources: [] })
  const { body: found } = await scim.post('/Users/.search', {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
    filter: 'userName sw "ada"',
    attributes: ['name.givenName', `${ENTERPRISE}:department`],
  })
  expect(found.Resources).toEqual([
    { schemas, id: expect.any(String), name: { givenName: 'Ada' }, [ENTERPRISE]: { department: 'Engines' } },
  ])
  const without = (await scim.get('/Users?filter=userName%20sw%20%22ada%22&excludedAttributes=emails,meta'))
    .body
  expect(Object.keys(without.Resources[0])).not.toContain('emails')
})

test('what cannot be understood is refused in SCIM’s own form, and soon', async () => {
  const { id } = await create('fay@example.com')
  const by = (filter: string) => scim.post('/Users/.search', { filter })
  const deep = `${'('.repeat(500)}active eq true${')'.repeat(500)}`
  const began = process.cpuUsage()
  for (const filter of [
    'userName',
    'userName eq',
    'userName eq ada',
    'userName like "a"',
    'userName eq "a',
    'nothing eq "a"',
    'active gt true',
    'constructor eq "a"',
    'emails[type eq "work"',
    'meta.created gt "yesterday"',
    deep,
    Array.from({ length: 500 }, () => 'title pr').join(' or '),
    `title eq "${'\\"'.repeat(3000)}"`,
    `title eq "\\ud800"`,
  ])
    expect({ filter, ...(await by(filter)) }).toMatchObject({
      filter,
      status: 400,
      body: { scimType: 'invalidFilter' },
    })
  expect(await by(`title eq "'; drop table users; --"`)).toMatchObject({
    status: 200,
    body: { totalResults: 0 },
  })
  // Of the processor, as a busy machine takes its time.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)

  const post = (body: string, type = 'application/scim+json') => scim.raw('POST', '/Users', body, type)
  for (const body of [
    '',
    '[]',
    'null',
    '{',
    '{"userName":"a@b.example","username":"c@d.example"}',
    `{"a":${'['.repeat(50)}${']'.repeat(50)}}`,
  ])
    expect({ sent: body, ...(await post(body)) }).toMatchObject({
      status: 400,
      body: { scimType: 'invalidSyntax', status: '400' },
    })
  expect((await post('userName=a', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await post(JSON.stringify({ userName: 'x'.repeat(1_100_000) }))).body).toMatchObject({
    status: '413',
  })
  const many = Array.from({ length: 10_000 }, () => ({ op: 'add', path: 'title', value: 'x' }))
  for (const [operations, scimType] of [
    [many, 'tooMany'],
    [[], 'invalidSyntax'],
    [[{ op: 'turn', path: 'title', value: 'x' }], 'invalidSyntax'],
    [[{ op: 'remove' }], 'noTarget'],
    [[{ op: 'add', path: 'a b', value: 'x' }], 'invalidPath'],
    [[{ op: 'add', path: 'emails[type eq', value: 'x' }], 'invalidPath'],
    [[{ op: 'replace', path: 'id', value: 'x' }], 'mutability'],
    [[{ op: 'replace', path: 'active', value: 'perhaps' }], 'invalidValue'],
    [[{ op: 'replace', path: 'userName', value: null }], 'invalidValue'],
    [[{ op: 'add', path: 'title', value: 'a\u0000b' }], 'invalidValue'],
  ] as const)
    expect(await scim.patch(`/Users/${id}`, { Operations: operations })).toMatchObject({
      status: 400,
      body: { scimType },
    })
  expect((await scim.get('/Users/no-such-id')).status).toBe(404)
  expect((await scim.get('/nothing')).body).toMatchObject({ status: '404' })
  expect((await scim.get('/Users?count=many')).body).toMatchObject({ scimType: 'invalidValue' })
  expect((await scim.get(`/Users/${id}`)).body).not.toHaveProperty('title')
})

test('it describes itself, and only what it does', async () => {
  const { body: config } = await scim.get('/ServiceProviderConfig')
  expect(config).toMatchObject({
    bulk: { supported: false },
    changePassword: { supported: false },
    etag: { supported: true },
  })
  const { body: types } = await scim.get('/ResourceTypes')
  expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups'])
  const { body: all } = await scim.get('/Schemas')
  expect(all.totalResults).toBe(3)
  for (const { id } of all.Resources) expect((await scim.get(`/Schemas/${id}`)).body.id).toBe(id)
  expect((await scim.get('/Schemas?filter=id%20pr')).status).toBe(403)
})
