import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../server/testing/app'
import { adminClient, allow } from '../../../server/testing/factories'
import { ENTERPRISE, type Scim, scimClient } from '../../../server/testing/scim'

// What RFC 7643 and 7644 demand (MUST, SHALL, REQUIRED) of a service provider without bulk and passwords, each by a call.

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const SEARCH = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest'
const NOBODY = '00000000-0000-4000-8000-000000000000'

let app: TestApp
let scim: Scim
/** Read only; each line that changes somebody makes its own person. */
let ada: { id: string; meta: { location: string; version: string; created: string } }
let crew: { id: string }

type Reply = Awaited<ReturnType<Scim['get']>>
let made = 0
const name = () => `someone${(made += 1)}@example.com`
const post = (more: object = {}) => scim.post('/Users', { schemas: [USER], userName: name(), ...more })
const postGroup = (more: object = {}) =>
  scim.post('/Groups', { schemas: [GROUP], displayName: name(), ...more })
const newId = async (more: object = {}) => String((await post(more)).body.id)
const patch = (path: string, ...Operations: object[]) => scim.patch(path, { schemas: [PATCH], Operations })
const find = (filter: string, more = '') => scim.get(`/Users?filter=${encodeURIComponent(filter)}${more}`)
/** The names that a filter finds, without their domain. */
const names = async (filter: string, more = '') => {
  const { status, body } = await find(filter, more)
  const found = (body.Resources ?? []) as { userName: string }[]
  return { status, body: { names: found.map(({ userName }) => userName.split('@')[0]) } }
}

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  scim = await scimClient(app, await adminClient(app))
  ada = (
    await scim.post('/Users', {
      schemas: [USER, ENTERPRISE],
      userName: 'ada@example.com',
      externalId: 'E-1',
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      displayName: 'Ada',
      title: 'Analyst',
      emails: [{ value: 'ada@work.example', type: 'work', primary: true }],
      [ENTERPRISE]: { department: 'Engines' },
    })
  ).body
  await scim.post('/Users', { schemas: [USER], userName: 'bob@example.com', title: 'boss', active: false })
  await scim.post('/Users', { schemas: [USER], userName: 'cy@example.com' })
  crew = (await postGroup({ displayName: 'Crew', members: [{ value: ada.id }] })).body
})
afterAll(() => app?.stop())

const error = (status: number, scimType?: string) => ({
  status,
  body: { schemas: [ERROR], status: String(status), ...(scimType && { scimType }) },
})
const list = (more: object) => ({ status: 200, body: { schemas: [LIST], ...more } })
const found = (...ofThem: string[]) => ({ status: 200, body: { names: ofThem } })
/** The status of a call, and the user as they are afterwards. */
const afterwards = async (id: string, first: Promise<Pick<Reply, 'status'>>) => {
  const { status } = await first
  return { status, body: (await scim.get(`/Users/${id}`)).body }
}
const without = (attribute: string) => ({
  body: expect.not.objectContaining({ [attribute]: expect.anything() }),
})

type Seen = { status: number; body: unknown; headers?: Headers }
// biome-ignore format: a table
const DEMANDS: [section: string, demand: string, call: () => Promise<Seen>, expected: object][] = [
  ['7643 2.1', 'names of attributes are read without regard to case', () => scim.post('/Users', { SCHEMAS: [USER], USERNAME: name(), TITLE: 'Head' }), { status: 201, body: { title: 'Head' } }],
  ['7643 2.5', 'null and an empty list are unassigned, and are not returned', () => post({ title: null, emails: [] }), { status: 201, ...without('title') }],
  ['7643 2.5', 'an unassigned list is not returned', () => post({ emails: [] }), without('emails')],
  ['7643 2.4', 'at most one value is primary', async () => { const { status, body } = await post({ emails: [{ value: 'a@b.example', primary: true }, { value: 'c@d.example', primary: true }] }); return { status, body: body.emails.filter(({ primary }: { primary: boolean }) => primary).length } }, { status: 201, body: 1 }],
  ['7643 3', 'schemas names the schemas of a resource, and is not empty', () => scim.get(`/Users/${ada.id}`), { body: { schemas: [USER, ENTERPRISE] } }],
  ['7643 3', 'schemas is returned also when it is not asked for', () => scim.get(`/Users/${ada.id}?attributes=title`), { body: { schemas: [USER, ENTERPRISE], id: expect.any(String), title: 'Analyst' } }],
  ['7643 3', 'schemas that are no list are refused', () => post({ schemas: 'x' }), error(400, 'invalidSyntax')],
  ['7643 3', 'so they are of a PATCH, a group and a search', async () => ({ status: 0, body: (await Promise.all([scim.patch(`/Users/${ada.id}`, { schemas: {}, Operations: [{ op: 'add', path: 'title', value: 'x' }] }), postGroup({ schemas: [1] }), scim.post('/Users/.search', { schemas: 1 })])).map(({ status }) => status) }), { body: [400, 400, 400] }],
  ['7643 3.3', 'an extension that is no object is refused', () => post({ [ENTERPRISE]: 'x' }), error(400, 'invalidValue')],
  ['7643 3.3', 'a PATCH by the name of an extension wants an object, too', async () => { const id = await newId({ [ENTERPRISE]: { department: 'Tea' } }); return afterwards(id, patch(`/Users/${id}`, { op: 'replace', path: ENTERPRISE, value: 'x' })) }, { status: 400, body: { [ENTERPRISE]: { department: 'Tea' } } }],
  ['7643 3.3', 'an extension that is null is unassigned', () => post({ [ENTERPRISE]: null }), { status: 201, ...without(ENTERPRISE) }],
  ['7643 2.5', 'null says nothing of active', async () => { const id = await newId({ active: false }); return scim.put(`/Users/${id}`, { schemas: [USER], userName: name(), active: null }) }, { status: 200, body: { active: false } }],
  ['7643 2.5', 'nor does it where somebody is made', () => post({ active: null }), { status: 201, body: { active: true } }],
  ['7643 2.3.1', 'a text holds nothing that turns or ends the text around it', async () => ({ status: 0, body: (await Promise.all(['\u202e', '\u0085', '\u009b', '\u2028', '\t'].map((sign) => post({ name: { givenName: `E${sign}ve` } })))).map(({ status }) => status) }), { body: [400, 400, 400, 400, 400] }],
  ['7644 3.12', 'an address that is too long is refused in SCIM’s own form', () => scim.get(`/Users/${'x'.repeat(600)}`), error(414)],
  ['7644 3.12', 'and so is one that can’t be read', () => scim.get('/Users/%ff'), error(400, 'invalidSyntax')],
  ['7643 3.1', 'the id that a client sends is ignored', () => post({ id: 'mine' }), { status: 201, body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } }],
  ['7643 3.1', 'the id is not the word bulkId', () => scim.get(`/Users/${ada.id}`), { body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } }],
  ['7643 3.1', 'the meta that a client sends is ignored', () => post({ meta: { resourceType: 'Cat', created: '1999-01-01T00:00:00Z', version: 'W/"99"' } }), { status: 201, body: { meta: { resourceType: 'User', created: expect.stringMatching(/^2026-11-16/), version: 'W/"1"' } } }],
  ['7643 3.1', 'the service provider never makes an externalId', () => post(), without('externalId')],
  ['7643 3.1', 'externalId is kept as it is sent', () => scim.get(`/Users/${ada.id}`), { body: { externalId: 'E-1' } }],
  ['7643 3.1', 'meta.location is the address of the resource, as Content-Location has it', async () => { const reply = await scim.get(`/Users/${ada.id}`); return { ...reply, body: reply.headers.get('content-location') === reply.body.meta.location } }, { status: 200, body: true }],
  ['7643 3.1', 'meta has type, times, location and version', () => scim.get(`/Groups/${crew.id}`), { body: { meta: { resourceType: 'Group', created: expect.stringMatching(/Z$/), lastModified: expect.stringMatching(/Z$/), location: expect.stringMatching(/\/Groups\//), version: expect.stringMatching(/^W\/"/) } } }],
  ['7643 4.1', 'userName is required', () => scim.post('/Users', { schemas: [USER] }), error(400, 'invalidValue')],
  ['7643 4.1', 'userName is unique without regard to case', () => post({ userName: 'ADA@example.com' }), error(409, 'uniqueness')],
  ['7643 4.1.1', 'a password is never returned', () => post({ password: 'secret' }), without('password')],
  ['7643 4.1.1', 'nobody can filter by a password', () => find('password eq "secret"'), error(400, 'invalidFilter')],
  ['7643 4.1.2', 'the groups of a user are read only: they change with the group', () => post({ groups: [{ value: NOBODY }] }), { status: 201, ...without('groups') }],
  ['7643 4.1.2', 'a user names the groups that they are in', () => scim.get(`/Users/${ada.id}`), { body: { groups: [{ value: expect.any(String), display: 'Crew', type: 'direct' }] } }],
  ['7643 4.2', 'the displayName of a group is required', () => scim.post('/Groups', { schemas: [GROUP] }), error(400, 'invalidValue')],
  ['7643 4.2', 'a member has value, $ref and type', () => scim.get(`/Groups/${crew.id}`), { body: { members: [{ value: expect.any(String), $ref: expect.stringMatching(/\/Users\//), type: 'User' }] } }],
  ['7643 5', 'the configuration says what is supported', () => scim.get('/ServiceProviderConfig'), { status: 200, body: { schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'], patch: { supported: true }, bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 }, filter: { supported: true, maxResults: 200 }, changePassword: { supported: false }, sort: { supported: true }, etag: { supported: true }, authenticationSchemes: [{ type: 'oauthbearertoken', name: expect.any(String), description: expect.any(String) }] } }],
  ['7643 6', 'a resource type has name, endpoint and schema', () => scim.get('/ResourceTypes/User'), { status: 200, body: { name: 'User', endpoint: '/Users', schema: USER, schemaExtensions: [{ schema: ENTERPRISE, required: false }] } }],
  ['7643 7', 'a schema has an id and attributes with all their characteristics', () => scim.get(`/Schemas/${USER}`), { status: 200, body: { id: USER, attributes: expect.arrayContaining([expect.objectContaining({ name: 'userName', type: 'string', multiValued: false, required: true, caseExact: false, mutability: 'readWrite', returned: 'default', uniqueness: 'server' })]) } }],
  ['7643 7', 'what is always returned can’t be excluded', () => scim.get(`/Users/${ada.id}?excludedAttributes=id,schemas,title`), { body: { id: expect.any(String), schemas: [USER, ENTERPRISE] } }],

  ['7644 2', 'who brings no token is told which scheme is supported', () => app.client().request('GET', '/scim/v2/Users'), { ...error(401), www: 'Bearer realm="SCIM"' }],
  ['7644 2', 'a wrong token is refused', () => app.client().request('GET', '/scim/v2/Users', undefined, { authorization: 'Bearer coj_scim_wrong' }), { ...error(401), www: 'Bearer realm="SCIM"' }],
  ['7644 3.1', 'what is sent and returned is application/scim+json', () => scim.get('/Users'), { type: expect.stringMatching(/^application\/scim\+json/) }],
  ['7644 3.1', 'application/json is taken, too', () => scim.raw('POST', '/Users', JSON.stringify({ schemas: [USER], userName: name() }), 'application/json'), { status: 201, type: expect.stringMatching(/^application\/scim\+json/) }],
  ['7644 3.1', 'Accept may name application/scim+json', () => scim.get('/Users', { accept: 'application/scim+json' }), { status: 200 }],
  ['7644 3.3', 'who makes a resource gets 201, the resource, and its address', async () => { const reply = await post(); return { ...reply, body: reply.headers.get('location') === reply.body.meta.location } }, { status: 201, body: true }],
  ['7644 3.3', 'a group that is made has its address, too', async () => { const reply = await postGroup(); return { ...reply, body: reply.headers.get('location') === reply.body.meta.location } }, { status: 201, body: true }],
  ['7644 3.3', 'what is there already is a conflict', () => postGroup({ displayName: 'CREW' }), error(409, 'uniqueness')],
  ['7644 3.4.1', 'a resource is read by its id', () => scim.get(`/Users/${ada.id}`), { status: 200, body: { userName: 'ada@example.com' } }],
  ['7644 3.4.1', 'an unknown id is 404', () => scim.get(`/Users/${NOBODY}`), error(404)],
  ['7644 3.4.1', 'the id of a user finds no group', () => scim.get(`/Groups/${ada.id}`), error(404)],
  ['7644 3.4.2', 'a list says how many there are, where it begins, and how many are in it', () => scim.get('/Groups?count=1'), list({ totalResults: expect.any(Number), startIndex: 1, itemsPerPage: 1, Resources: [expect.any(Object)] })],
  ['7644 3.4.2', 'a query that finds nothing is 200 with no results', () => find('title eq "nobody has it"'), list({ totalResults: 0 })],
  ['7644 3.4.2.2', 'eq', () => names('userName eq "ada@example.com"'), found('ada')],
  ['7644 3.4.2.2', 'ne', () => names('title ne "boss" and externalId pr'), found('ada')],
  ['7644 3.4.2.2', 'co, without regard to case', () => names('userName co "DA@"'), found('ada')],
  ['7644 3.4.2.2', 'sw', () => names('title sw "ana"'), found('ada')],
  ['7644 3.4.2.2', 'ew', () => names('title ew "ss"'), found('bob')],
  ['7644 3.4.2.2', 'pr', () => names('externalId pr'), found('ada')],
  ['7644 3.4.2.2', 'gt of texts', () => names('title gt "analyst" and title lt "c"'), found('bob')],
  ['7644 3.4.2.2', 'ge and lt of texts', () => names('title ge "analyst" and title lt "b"'), found('ada')],
  ['7644 3.4.2.2', 'gt and le of times', () => names('meta.created gt "2999-01-01T00:00:00Z" or title eq "boss" and meta.created le "2999-01-01T00:00:00Z"'), found('bob')],
  ['7644 3.4.2.2', 'and binds more than or', () => names('title eq "boss" or title eq "Analyst" and active eq false'), found('bob')],
  ['7644 3.4.2.2', 'brackets bind most', () => names('(title eq "boss" or title eq "Analyst") and active eq true'), found('ada')],
  ['7644 3.4.2.2', 'not', () => names('externalId pr and not (title eq "boss")'), found('ada')],
  ['7644 3.4.2.2', 'words are read without regard to case', () => names('TITLE EQ "boss" AND NOT (Active Eq true)'), found('bob')],
  ['7644 3.4.2.2', 'a filter within a list of values', () => names('emails[type eq "work" and value co "@work.example"]'), found('ada')],
  ['7644 3.4.2.2', 'an attribute by the name of its schema', () => names(`${USER}:userName eq "ada@example.com"`), found('ada')],
  ['7644 3.4.2.2', 'an attribute of the extension', () => names(`${ENTERPRISE}:department eq "engines"`), found('ada')],
  ['7644 3.4.2.2', 'case counts where the schema says so', () => names('externalId eq "e-1"'), found()],
  ['7644 3.4.2.2', 'an unknown operator is refused', () => find('title like "a"'), error(400, 'invalidFilter')],
  ['7644 3.4.2.2', 'truth values have no order', () => find('active gt true'), error(400, 'invalidFilter')],
  ['7644 3.4.2.2', 'a filter that can’t be read is refused', () => find('title eq'), error(400, 'invalidFilter')],
  ['7644 3.4.2.3', 'sorted upwards unless it is said, who has no value last', () => names('userName eq "ada@example.com" or userName eq "bob@example.com" or userName eq "cy@example.com"', '&sortBy=title'), found('ada', 'bob', 'cy')],
  ['7644 3.4.2.3', 'sorted downwards, who has no value first', () => names('userName eq "ada@example.com" or userName eq "bob@example.com" or userName eq "cy@example.com"', '&sortBy=title&sortOrder=descending'), found('cy', 'bob', 'ada')],
  ['7644 3.4.2.4', 'a startIndex below 1 is 1', () => scim.get('/Users?startIndex=0&count=1'), list({ startIndex: 1, itemsPerPage: 1 })],
  ['7644 3.4.2.4', 'a count below 0 is 0', () => scim.get('/Users?count=-5'), list({ itemsPerPage: 0, Resources: [] })],
  ['7644 3.4.2.4', 'a count of 0 says only how many there are', () => scim.get('/Groups?count=0'), list({ totalResults: expect.any(Number), itemsPerPage: 0 })],
  ['7644 3.4.2.4', 'a count beyond any page is the largest page', () => scim.get('/Users?count=2147483647'), list({ startIndex: 1, Resources: expect.arrayContaining([expect.any(Object)]) })],
  ['7644 3.4.2.4', 'a startIndex beyond everybody finds nobody', () => scim.get('/Users?startIndex=1000000000'), list({ startIndex: 1_000_000_000, itemsPerPage: 0, Resources: [] })],
  ['7644 3.4.2.4', 'numbers of any length are read as numbers', () => scim.post('/Users/.search', { schemas: [SEARCH], startIndex: -1e300, count: '9'.repeat(400) }), list({ startIndex: 1 })],
  ['7644 3.4.2.4', 'a count that is no number is refused', () => scim.get('/Groups?count=1.5'), error(400, 'invalidValue')],
  ['7644 3.4.2.4', 'no more than asked for', () => scim.get('/Users?startIndex=2&count=2'), list({ startIndex: 2, itemsPerPage: 2, Resources: [expect.any(Object), expect.any(Object)] })],
  ['7644 3.4.2.5', 'only the attributes that are asked for', async () => { const { status, body } = await scim.get(`/Users/${ada.id}?attributes=userName,name.givenName`); return { status, body: { keys: Object.keys(body).toSorted(), name: body.name } } }, { body: { keys: ['id', 'name', 'schemas', 'userName'], name: { givenName: 'Ada' } } }],
  ['7644 3.4.2.5', 'all but the attributes that are excluded', () => scim.get(`/Users/${ada.id}?excludedAttributes=title`), without('title')],
  ['7644 3.4.3', 'a search by POST returns what the same query returns', () => scim.post('/Users/.search', { schemas: [SEARCH], filter: 'title eq "boss"', attributes: ['userName'], startIndex: 1, count: 10 }), list({ totalResults: 1, Resources: [{ userName: 'bob@example.com' }] })],
  ['7644 3.5.1', 'PUT replaces all: what is not said is cleared', async () => { const id = await newId({ title: 'Head' }); return scim.put(`/Users/${id}`, { schemas: [USER], userName: name() }) }, { status: 200, ...without('title') }],
  ['7644 3.5.1', 'PUT never makes a resource', () => scim.put(`/Users/${NOBODY}`, { schemas: [USER], userName: name() }), error(404)],
  ['7644 3.5.1', 'PUT needs what is required', () => scim.put(`/Users/${ada.id}`, { schemas: [USER], title: 'Head' }), error(400, 'invalidValue')],
  ['7644 3.5.1', 'PUT ignores what is read only', async () => { const id = await newId(); const { status, body } = await scim.put(`/Users/${id}`, { schemas: [USER], userName: name(), id: NOBODY, meta: { version: 'W/"9"' } }); return { status, body: [body.id === id, body.meta.version] } }, { status: 200, body: [true, 'W/"2"'] }],
  ['7644 3.5.1', 'PUT to what is taken is a conflict', async () => scim.put(`/Users/${await newId()}`, { schemas: [USER], userName: 'ada@example.com' }), error(409, 'uniqueness')],
  ['7644 3.5.2', 'a PATCH has operations', () => scim.patch(`/Users/${ada.id}`, { schemas: [PATCH] }), error(400, 'invalidSyntax')],
  ['7644 3.5.2', 'an operation is add, remove or replace', () => patch(`/Users/${ada.id}`, { op: 'move', path: 'title', value: 'x' }), error(400, 'invalidSyntax')],
  ['7644 3.5.2', 'an unknown resource can’t be changed', () => patch(`/Users/${NOBODY}`, { op: 'add', path: 'title', value: 'x' }), error(404)],
  ['7644 3.5.2', 'all operations or none', async () => { const id = await newId({ title: 'Before' }); return afterwards(id, patch(`/Users/${id}`, { op: 'replace', path: 'title', value: 'After' }, { op: 'replace', path: 'id', value: 'x' })) }, { status: 400, body: { title: 'Before', meta: { version: 'W/"1"' } } }],
  ['7644 3.5.2', 'a PATCH of a group with a fault changes nothing of it', async () => { const { body } = await postGroup(); const { status } = await patch(`/Groups/${body.id}`, { op: 'add', path: 'members', value: [{ value: ada.id }] }, { op: 'add', path: 'members', value: [{ value: NOBODY }] }); return { status, body: (await scim.get(`/Groups/${body.id}`)).body.members } }, { status: 400, body: [] }],
  ['7644 3.5.2', 'a PATCH that asks for attributes gets 200 with them', async () => { const { body } = await postGroup(); return patch(`/Groups/${body.id}?attributes=displayName`, { op: 'add', path: 'members', value: [{ value: ada.id }] }) }, { status: 200, body: { id: expect.any(String), displayName: expect.any(String) } }],
  ['7644 3.5.2', 'what is read only can’t be changed', () => patch(`/Users/${ada.id}`, { op: 'replace', path: 'meta', value: {} }), error(400, 'mutability')],
  ['7644 3.5.2', 'a path that can’t be read is refused', () => patch(`/Users/${ada.id}`, { op: 'add', path: 'emails[', value: 'x' }), error(400, 'invalidPath')],
  ['7644 3.5.2.1', 'add without a path takes a set of attributes', async () => patch(`/Users/${await newId()}`, { op: 'add', value: { title: 'New', [ENTERPRISE]: { department: 'Tea' } } }), { status: 200, body: { title: 'New', [ENTERPRISE]: { department: 'Tea' } } }],
  ['7644 3.5.2.1', 'add replaces a single value', async () => patch(`/Users/${await newId({ title: 'Old' })}`, { op: 'add', path: 'title', value: 'New' }), { status: 200, body: { title: 'New' } }],
  ['7644 3.5.2.1', 'to add what is there changes nothing', async () => { const id = await newId({ title: 'Same' }); app.clock.advance(1000); return patch(`/Users/${id}`, { op: 'add', path: 'title', value: 'Same' }) }, { status: 200, body: { meta: { version: 'W/"1"' } } }],
  ['7644 3.5.2.1', 'to add a member who is there changes nothing', async () => { const { body } = await postGroup({ members: [{ value: ada.id }] }); await patch(`/Groups/${body.id}`, { op: 'add', path: 'members', value: [{ value: ada.id }] }); return scim.get(`/Groups/${body.id}`) }, { status: 200, body: { members: [expect.any(Object)], meta: { version: 'W/"1"' } } }],
  ['7644 3.5.2.2', 'remove needs a path', () => patch(`/Users/${ada.id}`, { op: 'remove' }), error(400, 'noTarget')],
  ['7644 3.5.2.2', 'what is removed is unassigned', async () => { const id = await newId({ title: 'Old', emails: [{ value: 'a@b.example' }] }); return patch(`/Users/${id}`, { op: 'remove', path: 'title' }, { op: 'remove', path: 'emails' }) }, { status: 200, ...without('title'), ...without('emails') }],
  ['7644 3.5.2.2', 'an extension can be removed whole', async () => patch(`/Users/${await newId({ [ENTERPRISE]: { department: 'Tea' } })}`, { op: 'remove', path: ENTERPRISE }), { status: 200, ...without(ENTERPRISE) }],
  ['7644 3.5.2.2', 'what is required can’t be removed', () => patch(`/Users/${ada.id}`, { op: 'remove', path: 'userName' }), error(400, 'mutability')],
  ['7644 3.5.2.2', 'one of several values is removed by a filter', async () => { const { body } = await postGroup({ members: [{ value: ada.id }, { value: await newId() }] }); await patch(`/Groups/${body.id}`, { op: 'remove', path: `members[value eq "${ada.id}"]` }); return scim.get(`/Groups/${body.id}`) }, { body: { members: [{ type: 'User' }] } }],
  ['7644 3.5.2.3', 'replace without a path takes a set of attributes', async () => patch(`/Users/${await newId({ title: 'Old' })}`, { op: 'replace', value: { title: 'New', name: { givenName: 'Eve' } } }), { status: 200, body: { title: 'New', name: { givenName: 'Eve' } } }],
  ['7644 3.5.2.3', 'replace of what is not there adds it', async () => patch(`/Users/${await newId()}`, { op: 'replace', path: 'title', value: 'New' }), { status: 200, body: { title: 'New' } }],
  ['7644 3.5.2.3', 'replace of a list replaces all its values', async () => { const { body } = await postGroup({ members: [{ value: ada.id }] }); const id = await newId(); await patch(`/Groups/${body.id}`, { op: 'replace', path: 'members', value: [{ value: id }] }); const { status, body: after } = await scim.get(`/Groups/${body.id}`); return { status, body: after.members.map(({ value }: { value: string }) => value === id) } }, { body: [true] }],
  ['7644 3.6', 'who deletes gets 204 and no body', async () => scim.delete(`/Users/${await newId()}`), { status: 204, body: '' }],
  ['7644 3.6', 'what is deleted is 404 for every call', async () => { const id = await newId(); await scim.delete(`/Users/${id}`); return { status: 0, body: [await scim.get(`/Users/${id}`), await scim.delete(`/Users/${id}`), await patch(`/Users/${id}`, { op: 'add', path: 'title', value: 'x' }), await scim.put(`/Users/${id}`, { userName: name() })].map(({ status }) => status) } }, { body: [404, 404, 404, 404] }],
  ['7644 3.6', 'what is deleted is in no list', async () => { const { body } = await post({ title: 'Gone' }); await scim.delete(`/Users/${body.id}`); return names('title eq "Gone"') }, found()],
  ['7644 3.6', 'what is deleted is in nobody’s way', async () => { const { body } = await post(); await scim.delete(`/Users/${body.id}`); return post({ userName: body.userName }) }, { status: 201 }],
  ['7644 3.6', 'an unknown group can’t be deleted', () => scim.delete(`/Groups/${NOBODY}`), error(404)],
  ['7644 3.7', 'bulk is not supported', () => scim.post('/Bulk', { Operations: [] }), error(501)],
  ['7644 3.11', '/Me is not supported', () => scim.get('/Me'), error(501)],
  ['7644 3.12', 'an error has the schema of errors and its status as text', () => scim.get('/nothing'), { ...error(404), type: expect.stringMatching(/^application\/scim\+json/) }],
  ['7644 3.12', 'a body that is no JSON is an error of syntax', () => scim.raw('POST', '/Users', '{', 'application/scim+json'), error(400, 'invalidSyntax')],
  ['7644 3.12', 'too large a body is 413', () => post({ title: 'x'.repeat(1_100_000) }), error(413)],
  ['7644 3.12', 'a method that is not there is refused', () => scim.delete('/Users'), error(405)],
  ['7644 3.13', 'the version is a part of the address', () => scim.get(`/Users/${ada.id}`), { body: { meta: { location: expect.stringContaining('/v2/') } } }],
  ['7644 3.14', 'the ETag is meta.version', async () => { const reply = await scim.get(`/Users/${ada.id}`); return { ...reply, body: reply.headers.get('etag') === reply.body.meta.version } }, { body: true }],
  ['7644 3.14', 'who has the version gets 304', () => scim.get(`/Users/${ada.id}`, { 'if-none-match': ada.meta.version }), { status: 304 }],
  ['7644 3.14', 'another version than the newest is not changed', () => scim.patch(`/Users/${ada.id}`, { Operations: [{ op: 'add', path: 'title', value: 'x' }] }, { 'if-match': 'W/"77"' }), error(412)],
  ['7644 3.14', 'nor deleted', () => scim.delete(`/Groups/${crew.id}`, { 'if-match': 'W/"77"' }), error(412)],
  ['7644 4', 'the resource types are listed', () => scim.get('/ResourceTypes'), list({ totalResults: 2, Resources: [{ name: 'User' }, { name: 'Group' }] })],
  ['7644 4', 'the schemas are listed', () => scim.get('/Schemas'), list({ totalResults: 3 })],
  ['7644 4', 'they can’t be filtered', () => scim.get('/ResourceTypes?filter=name%20pr'), error(403)],
  ['7644 4', 'sorting and paging them is ignored', () => scim.get('/Schemas?sortBy=id&startIndex=3&count=1&attributes=id'), list({ totalResults: 3, Resources: [{ name: 'User' }, { name: 'EnterpriseUser' }, { name: 'Group' }] })],
  ['7644 4', 'an unknown schema is 404', () => scim.get('/Schemas/urn:none'), error(404)],
  ['7644 8.1', 'what is sent has the type of SCIM, which has no charset', () => scim.get(`/Users/${ada.id}`), { type: 'application/scim+json' }],
  ['7644 8.1', 'a charset in the type of what is received is no matter', () => scim.raw('POST', '/Users', JSON.stringify({ userName: name() }), 'application/scim+json; charset=utf-8'), { status: 201, type: 'application/scim+json' }],
  ['7644 8.1', 'nor in that of plain JSON', () => scim.raw('POST', '/Users', JSON.stringify({ userName: name() }), 'application/json;charset=UTF-8'), { status: 201 }],
  ['7644 7.4', 'a token in an address is refused', () => scim.get('/Users?access_token=x'), error(401)],
]

test.each(DEMANDS)('RFC %s: %s', async (_section, _demand, call, expected) => {
  const { status, body, headers } = await call()
  const [type, www] = [headers?.get('content-type'), headers?.get('www-authenticate')]
  expect({ status, body, type, www }).toMatchObject(expected)
})
