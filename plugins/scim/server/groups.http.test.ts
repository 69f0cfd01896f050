import { afterAll, beforeAll, expect, test } from 'vitest'
import * as directory from '../../../shared/contract/directory'
import * as contract from '../contract'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addGroup, adminClient, allow } from '../../../server/testing/factories'
import { ENTERPRISE, type Scim, scimClient } from '../../../server/testing/scim'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

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

const find = (path: string, filter: string, more = '') =>
  scim.get(`${path}?filter=${encodeURIComponent(filter)}${more}`)
const patch = (path: string, ...operations: object[]) =>
  scim.patch(path, { schemas: [PATCH], Operations: operations })
const create = async (path: string, sent: object): Promise<string> => {
  const { status, body } = await scim.post(path, sent)
  expect({ status, body }).toMatchObject({ status: 201 })
  return body.id
}
const person = (name: string) => create('/Users', { schemas: [USER], userName: `${name}@example.com` })
const membersOf = async (id: string) =>
  ((await scim.get(`/Groups/${id}`)).body.members as { display: string }[])
    .map(({ display }) => display.replace('@example.com', ''))
    .toSorted()
const shown = async (name: string) =>
  (await admin.call(directory.getUsers, { query: { search: `${name}@` } })).body[0]!

// Written from Microsoft's page "Develop and plan provisioning for a SCIM endpoint"; not recorded from a tenant.
test('Entra ID: from the test of the connection to the removal of a group', async () => {
  const tested = await find('/Users', 'userName eq "f3a2b1c0-0000-4000-8000-000000000000"')
  expect([tested.status, tested.body]).toMatchObject([200, { totalResults: 0, Resources: [] }])
  const id = await create('/Users', {
    schemas: [USER, ENTERPRISE],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: 'Test_User_1@example.com',
    active: true,
    addresses: [{ primary: false, type: 'work', country: 'Ireland' }],
    displayName: 'lennay',
    emails: [{ primary: true, type: 'work', value: 'Test_User_1@example.com' }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Adrienne McNally', familyName: 'McNally', givenName: 'Adrienne' },
    phoneNumbers: [{ type: 'work', value: '555' }],
    roles: [],
    preferredLanguage: 'xx-XX',
  })
  expect(
    (await find('/Users', 'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"')).body.totalResults,
  ).toBe(1)
  const changed = await patch(
    `/Users/${id}`,
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'adrienne@example.com' },
    { op: 'Replace', path: 'name.familyName', value: 'Byrne' },
    { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Research' },
    { op: 'Add', path: 'addresses[type eq "work"].country', value: 'France' },
    { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '556' },
    {
      op: 'Replace',
      value: { title: 'Head', [`${ENTERPRISE}:employeeNumber`]: '7', 'name.givenName': 'Ada' },
    },
  )
  expect(changed.body).toMatchObject({
    emails: [{ value: 'adrienne@example.com' }],
    name: { formatted: 'Ada Byrne' },
    title: 'Head',
    [ENTERPRISE]: { department: 'Research' },
  })
  expect(
    (await find('/Users', 'emails[type eq "work"].value eq "adrienne@example.com"')).body.totalResults,
  ).toBe(1)
  const boss = await person('boss')
  await patch(`/Users/${id}`, { op: 'Add', path: `${ENTERPRISE}:manager`, value: boss })
  expect(
    (await find('/Users', `id eq "${id}" and manager eq "${boss}"`, '&attributes=id')).body.Resources,
  ).toEqual([{ schemas: [USER, ENTERPRISE], id }])
  expect((await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })).body.active).toBe(
    false,
  )
  expect((await find('/Users', 'userName eq "test_user_1@example.com"')).body.totalResults).toBe(1)
  await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })

  const group = await create('/Groups', {
    schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'Crew',
    meta: { resourceType: 'Group' },
  })
  const twice = await scim.post('/Groups', { schemas: [GROUP], displayName: 'crew' })
  expect([twice.status, twice.body.scimType]).toEqual([409, 'uniqueness'])
  const added = await patch(`/Groups/${group}`, {
    op: 'Add',
    path: 'members',
    value: [{ $ref: null, value: id }, { value: boss }],
  })
  expect([added.status, added.body]).toEqual([204, ''])
  const bare = (await scim.get(`/Groups/${group}?excludedAttributes=members`)).body
  expect(bare).toMatchObject({ displayName: 'Crew', meta: { version: 'W/"2"' } })
  expect(bare).not.toHaveProperty('members')
  const isMember = (user: string) =>
    find('/Groups', `id eq "${group}" and members eq "${user}"`, '&attributes=id')
  expect((await isMember(id)).body.totalResults).toBe(1)
  await patch(`/Groups/${group}`, { op: 'Remove', path: 'members', value: [{ $ref: null, value: id }] })
  expect((await isMember(id)).body.totalResults).toBe(0)
  await patch(`/Groups/${group}`, { op: 'Replace', path: 'displayName', value: 'Whole crew' })
  expect((await find('/Groups', 'displayName eq "WHOLE crew"')).body.Resources[0]).toMatchObject({
    id: group,
  })
  expect((await scim.get(`/Users/${boss}`)).body.groups).toMatchObject([
    { value: group, display: 'Whole crew' },
  ])
  expect((await scim.delete(`/Groups/${group}`)).status).toBe(204)
  expect((await scim.delete(`/Users/${id}`)).status).toBe(204)
})

// Written from Okta's page "Okta and SCIM Version 2.0"; not recorded from an org.
test('Okta: from the search for a user to a pushed group', async () => {
  const none = await find('/Users', 'userName eq "test.user@example.com"', '&startIndex=1&count=100')
  expect(none.body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] })
  const profile = {
    schemas: [USER],
    userName: 'test.user@example.com',
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: 'test.user@example.com', type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  }
  const id = await create('/Users', profile)
  const read = (await scim.get(`/Users/${id}`)).body
  expect(read).toMatchObject({ locale: 'en-US', externalId: '00ujl29u0le5T6Aj10h7' })
  const put = await scim.put(`/Users/${id}`, { ...read, name: { givenName: 'Another', familyName: 'User' } })
  expect([put.status, put.body.name.formatted]).toEqual([200, 'Another User'])
  const off = await patch(`/Users/${id}`, { op: 'replace', value: { active: false } })
  expect([off.status, off.body.active]).toEqual([200, false])
  await scim.put(`/Users/${id}`, { ...profile, active: true })
  expect((await scim.get('/Users?startIndex=1&count=2')).body.itemsPerPage).toBe(2)

  const other = await person('okta.other')
  const group = await create('/Groups', {
    schemas: [GROUP],
    displayName: 'Test SCIMv2',
    members: [{ value: id, display: 'test.user@example.com' }],
  })
  await patch(`/Groups/${group}`, { op: 'replace', value: { id: group, displayName: 'Test SCIMv2 renamed' } })
  await patch(
    `/Groups/${group}`,
    { op: 'remove', path: `members[value eq "${id}"]` },
    { op: 'add', path: 'members', value: [{ value: other, display: 'okta.other@example.com' }] },
  )
  expect(await membersOf(group)).toEqual(['okta.other'])
  await patch(`/Groups/${group}`, {
    op: 'replace',
    path: 'members',
    value: [{ value: id }, { value: other }],
  })
  expect(await membersOf(group)).toEqual(['okta.other', 'test.user'])
  const renamed = await scim.put(`/Groups/${group}`, { schemas: [GROUP], displayName: 'Pushed', members: [] })
  expect([renamed.status, renamed.body.members]).toEqual([200, []])
  expect((await scim.get('/Groups?startIndex=1&count=100')).body.Resources[0].displayName).toBe('Pushed')
  await scim.delete(`/Groups/${group}`)
})

test('members of a tied group belong there, and the first tie of a person decides', async () => {
  const site = await addGroup(app, 'Site', ['Tea'])
  const tea = (await admin.call(directory.getGroupDepartments, { params: { groupId: site.id } })).body.find(
    ({ name }) => name === 'Tea',
  )!
  const [ann, bob] = [await person('ann'), await person('bob')]
  await patch(`/Users/${ann}`, { op: 'add', path: `${ENTERPRISE}:department`, value: 'Ships' })
  const members = [{ value: ann }, { value: bob }]
  const first = await create('/Groups', { displayName: 'First', members })
  const second = await create('/Groups', { displayName: 'Second', members: [{ value: bob }] })
  const tie = (id: string, body: { domainGroupId?: string | null; departmentId?: string | null }) =>
    admin.call(contract.tieDirectoryGroup, { params: { id }, body })

  const { body } = await tie(first, { domainGroupId: site.id })
  expect(body.message).toBe('The members of "First" now belong to "Site".')
  // The department that the directory names is made on the list of the new group.
  expect(await shown('ann')).toMatchObject({ domainGroupId: site.id, department: 'Ships' })
  app.clock.advance(1000)
  await tie(second, { departmentId: tea.id })
  expect(await shown('bob')).toMatchObject({ domainGroupId: site.id, department: 'Tea' })
  expect((await admin.call(contract.getDirectoryGroups)).body).toMatchObject({
    groups: [
      { displayName: 'First', members: 2, tiedTo: 'Site' },
      { displayName: 'Second', members: 1, tiedTo: 'Tea' },
    ],
    conflicts: { total: 0 },
  })

  app.clock.advance(1000)
  const elsewhere = await addGroup(app, 'Elsewhere')
  const third = await create('/Groups', { displayName: 'Third', members: [{ value: bob }] })
  await tie(third, { domainGroupId: elsewhere.id })
  expect(await shown('bob')).toMatchObject({ domainGroupId: site.id })
  expect((await admin.call(contract.getDirectoryGroups)).body.conflicts).toEqual({
    total: 1,
    people: [{ email: 'bob@example.com', groups: ['First', 'Second', 'Third'], belongsTo: 'First' }],
  })
  await patch(`/Groups/${first}`, { op: 'remove', path: 'members' })
  expect(await shown('ann')).toMatchObject({ domainGroupId: null })
  expect(await shown('bob')).toMatchObject({ domainGroupId: site.id, department: 'Tea' })
  await scim.delete(`/Groups/${second}`)
  expect(await shown('bob')).toMatchObject({ domainGroupId: elsewhere.id })
  expect((await tie(third, { domainGroupId: null })).body.message).toBe('"Third" is now tied to nothing.')
  expect(await shown('bob')).toMatchObject({ domainGroupId: null })

  const both = await tie(third, { domainGroupId: site.id, departmentId: tea.id })
  expect([both.status, (await tie(third, {})).status]).toEqual([400, 400])
  expect((await tie(third, { domainGroupId: third })).status).toBe(404)
})

test('what cannot be a member is refused, and changes nothing', async () => {
  const cat = await person('cat')
  const group = await create('/Groups', { displayName: 'Cats', members: [cat] })
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const members of [[{ value: unknown }], [{ value: 'cat' }], [{}], [7]])
    expect((await scim.put(`/Groups/${group}`, { displayName: 'Dogs', members })).body).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    })
  const many = Array.from({ length: 200_001 }, () => unknown)
  expect((await patch(`/Groups/${group}`, { op: 'add', path: 'members', value: many })).body.scimType).toBe(
    'tooMany',
  )
  expect((await patch(`/Groups/${group}`, { op: 'replace', path: 'id', value: cat })).body.scimType).toBe(
    'mutability',
  )
  expect((await scim.put(`/Groups/${group}`, { members: [] })).body.scimType).toBe('invalidValue')
  expect((await scim.get(`/Groups/${group}`)).body).toMatchObject({
    displayName: 'Cats',
    meta: { version: 'W/"1"' },
  })
  expect(await membersOf(group)).toEqual(['cat'])
  await patch(`/Groups/${group}`, { op: 'remove', path: 'members[display sw "cat"]' })
  expect(await membersOf(group)).toEqual([])
  expect((await scim.get(`/Groups/${unknown}`)).status).toBe(404)
})
