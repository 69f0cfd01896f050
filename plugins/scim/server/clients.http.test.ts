import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../server/testing/app'
import { adminClient } from '../../../server/testing/factories'
import { type Scim, scimClient } from '../../../server/testing/scim'

// What real directories send beyond the standard, as reports about other products describe it.

let app: TestApp
let scim: Scim

beforeAll(async () => {
  app = await startApp({ now: '2026-11-29T09:00:00Z' })
  scim = await scimClient(app, await adminClient(app))
})
afterAll(() => app?.stop())

interface Step {
  method: string
  path: string
  save?: string
  headers?: Record<string, string | null>
  body?: object
  note?: string
}

/** Sends the calls of a case, one after the other, and returns what came back. */
async function play(name: string) {
  const text = readFileSync(join(import.meta.dirname, 'cases', name), 'utf8')
  const saved: Record<string, string> = {}
  const answers: { status: number; active: unknown }[] = []
  for (const step of (JSON.parse(text) as { steps: Step[] }).steps) {
    const path = step.path.replace(/\{(\w+)\}/g, (_, key: string) => saved[key]!)
    const { 'content-type': type = 'application/scim+json', ...more } = step.headers ?? {}
    const body = step.body && JSON.stringify(step.body)
    const headers = Object.fromEntries(Object.entries(more).map(([key, value]) => [key, value ?? '']))
    if (step.method === 'DELETE') headers['content-type'] = type ?? ''
    const answer = await scim.raw(step.method, path, body, type ?? '', headers)
    if (step.save) saved[step.save] = answer.body.id
    answers.push({ status: answer.status, active: answer.body.active })
  }
  return answers
}

test('what another schema says is ignored: who leaves by the same call is off', async () => {
  const answers = await play('unknown-extension.json')
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200])
  expect(answers.map(({ active }) => active)).toEqual([true, true, false, false, false])
})

test('a client may name content and versions in its own way, and delete with the content type of a form', async () => {
  const answers = await play('headers.json')
  const [made, , , , , stale, untyped, deleted] = answers.map(({ status }) => status)
  expect([made, stale, deleted]).toEqual([201, 412, 204])
  expect([200, 415]).toContain(untyped)
  expect(answers.slice(1, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

const post = async (body: object) => (await scim.post('/Users', body)).body

test('an external id that is a number is its text, of people and of groups', async () => {
  const user = await post({ userName: 'seven@example.com', externalId: 7 })
  const { body: group } = await scim.post('/Groups', { displayName: 'Numbered', externalId: 70 })
  expect([user.externalId, group.externalId]).toEqual(['7', '70'])
  const change = { Operations: [{ op: 'replace', path: 'externalId', value: 8 }] }
  expect((await scim.patch(`/Users/${user.id}`, change)).body.externalId).toBe('8')
  const found = await scim.get(`/Users?filter=${encodeURIComponent('externalId eq "8"')}`)
  expect(found.body.totalResults).toBe(1)
})

test('adding a schema is ignored, and so is a second slash', async () => {
  const { id } = await post({ userName: 'slash@example.com' })
  const Operations = [
    { op: 'add', path: 'schemas', value: ['urn:example:Other'] },
    { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User', value: { active: false } },
  ]
  const patched = await scim.patch(`//Users/${id}`, { Operations })
  expect([patched.status, patched.body.active]).toEqual([200, false])
  expect((await scim.get('//Users?count=1')).body.itemsPerPage).toBe(1)
  const { body: group } = await scim.post('/Groups', { displayName: 'Slashes' })
  const only = { Operations: [Operations[0], { op: 'add', path: 'urn:example:Other:tag', value: 'x' }] }
  expect((await scim.patch(`/Groups/${group.id}`, only)).status).toBe(204)
})

test('the name of a group is unique without regard to case, as the schema says', async () => {
  await scim.post('/Groups', { displayName: 'Roasters' })
  const { body: second } = await scim.post('/Groups', { displayName: 'Grinders' })
  const rename = { Operations: [{ op: 'replace', path: 'displayName', value: 'ROASTERS' }] }
  for (const { status, body } of [
    await scim.post('/Groups', { displayName: 'roasters' }),
    await scim.put(`/Groups/${second.id}`, { displayName: 'roasters' }),
    await scim.patch(`/Groups/${second.id}`, rename),
  ])
    expect([status, body.scimType]).toEqual([409, 'uniqueness'])
  const schema = (await scim.get('/Schemas/urn:ietf:params:scim:schemas:core:2.0:Group')).body
  expect(schema.attributes[0]).toMatchObject({ name: 'displayName', uniqueness: 'server', caseExact: false })
})

test.each([
  ['de-CH, de;q=0.9, en;q=0.8', 'de'],
  ['tlh, it;q=0.3, fr-CA;q=0.7', 'fr'],
  ['en;q=0, pt_BR', 'pt-BR'],
])('the preferred language %s is read as a browser’s: %s', async (preferredLanguage, language) => {
  const { id } = await post({
    userName: `speaks.${language.toLowerCase()}@example.com`,
    preferredLanguage,
    locale: 'nl',
  })
  const { rows } = await app.owner.pool.query('select directory_language from users where id = $1', [id])
  expect(rows).toEqual([{ directory_language: language }])
  expect((await scim.get(`/Users/${id}`)).body).toMatchObject({ preferredLanguage })
})
