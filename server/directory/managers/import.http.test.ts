import { afterAll, beforeAll, expect, it } from 'vitest'
import * as directory from '../../../shared/contract/directory'
import * as imports from '../../../shared/contract/imports'
import { setGroupManagers } from '../../../shared/contract/people'
import type { BodyOf } from '../../../shared/endpoint'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPerson, adminClient, allow, manage, signedIn } from '../../testing/factories'

let app: TestApp
let admin: Client
let mia: Client
let both: Client
let berlin: { id: string }
let oslo: { id: string }

beforeAll(async () => {
  app = await startApp({ now: '2026-11-10T09:00:00Z' })
  admin = await adminClient(app)
  berlin = await addGroup(app, 'Berlin', ['Design'])
  oslo = await addGroup(app, 'Oslo', ['Fjords'])
  for (const [group, site] of [
    [berlin, 'berlin'],
    [oslo, 'oslo'],
  ] as const) {
    await allow(app, `*@${site}.example`, group.id)
    const body = { domains: [`${site}.example`, 'shared.example'] }
    await admin.call(setGroupManagers, { params: { id: group.id }, body })
  }
  for (const email of ['ada@berlin.example', 'olaf@oslo.example'])
    await addPerson(app, { email, department: null })
  await addPerson(app, { email: 'boss@berlin.example', isAdmin: true, firstName: 'Boss' })
  await allow(app, 'barred@shared.example', berlin.id)
  await app.owner.pool.query("update allowed_emails set is_active = false where email like 'barred@%'")
  await allow(app, 'theirs@shared.example', oslo.id)
  await allow(app, 'gone@berlin.example', oslo.id)
  const [one, two] = [await addPerson(app, { email: 'mia@berlin.example' }), await addPerson(app)]
  await allow(app)
  await manage(app, one, [berlin])
  await manage(app, two, [berlin, oslo])
  mia = await signedIn(app, one)
  both = await signedIn(app, two)
})
afterAll(() => app?.stop())

async function upload(client: Client, ...lines: string[]) {
  const form = new FormData()
  form.set('file', new Blob([lines.join('\n')]), 'people.csv')
  const { status, body } = await client.request('POST', imports.uploadImport.path, form)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { id: string; departments: string[]; preview: imports.ImportPreview }
}
const apply = (client: Client, id: string, body: BodyOf<typeof imports.applyImport> = {}) =>
  client.call(imports.applyImport, { params: { id }, body })
const people = async () =>
  (await admin.call(directory.getUsers)).body
    .filter(({ email }) => !email.endsWith('@example.com'))
    .map(({ email, firstName, domainGroupId }) => [
      email,
      firstName,
      domainGroupId === berlin.id ? 'Berlin' : domainGroupId === oslo.id ? 'Oslo' : null,
    ])
    .toSorted()

it('a manager imports people of their group and new ones of its domains, and is refused all others', async () => {
  const before = await people()
  const { id, departments, preview } = await upload(
    mia,
    'email,first_name,department,group,manager',
    'ada@berlin.example,Ada,Design,,olaf@oslo.example',
    'new@shared.example,Nia,,,',
    'nora@berlin.example,Nora,,Berlin,',
    'olaf@oslo.example,Sly,,,',
    'theirs@shared.example,Sly,,,',
    'gone@berlin.example,Sly,,,',
    'barred@shared.example,Sly,,,',
    'boss@berlin.example,Sly,,,',
    'x@elsewhere.example,Sly,,,',
    '*@shared.example,,,,',
    'max@berlin.example,Sly,,Oslo,',
    'kim@berlin.example,Sly,Fjords,,',
  )
  expect(departments).toEqual(['Design', 'Other'])
  expect(preview).toMatchObject({ new: 2, changed: 1, refused: 7, waiting: 2 })
  expect(preview.rows.refused.map(({ line, text }) => [line, text])).toEqual(
    [5, 6, 7, 8, 9, 10, 11].map((line) => [line, 'is outside your groups, and not yours to let in']),
  )
  // A group of others is one that isn't there; so is somebody's manager in it.
  expect(preview.problems.map(({ kind, text }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ['group', 'Unknown group: "Oslo"'],
      ['department', 'Unknown department: "Fjords"'],
      ['manager', 'Unknown manager: "olaf@oslo.example"'],
    ]),
  )
  const makes = await apply(mia, id, { groups: [{ name: 'Oslo', into: null }] })
  expect([makes.status, makes.body.message]).toEqual([403, 'Only administrators can create domain groups.'])
  for (const call of [imports.previewImport, imports.applyImport])
    expect((await mia.call(call, { params: { id }, body: { domainGroupId: oslo.id } })).status).toBe(404)
  expect(await people()).toEqual(before)

  expect((await apply(mia, id)).body).toMatchObject({ new: 2, changed: 1, refused: 9, whitelisted: 1 })
  const after = await people()
  expect(after.filter((one) => !before.some((old) => String(old) === String(one)))).toEqual([
    ['ada@berlin.example', 'Ada', 'Berlin'],
    ['new@shared.example', 'Nia', 'Berlin'],
    ['nora@berlin.example', 'Nora', 'Berlin'],
  ])
  const { body: refused } = await mia.request('GET', `/api/admin/imports/${id}/refused.csv`)
  expect(String(refused)).toContain('barred@shared.example is outside your groups')
})

it('what a manager imported is theirs and the administrators’ to take back, and nobody else’s', async () => {
  const { id } = (await mia.call(imports.getLastImport)).body.last!
  expect((await admin.call(imports.getLastImport)).body.last).toMatchObject({ id })
  const olga = await addPerson(app, { email: 'olga@oslo.example' })
  await manage(app, olga, [oslo])
  const other = await signedIn(app, olga)
  expect((await other.call(imports.getLastImport)).body).toEqual({ last: null })
  const params = { id }
  expect((await other.call(imports.undoImport, { params })).status).toBe(404)
  expect((await other.request('GET', `/api/admin/imports/${id}/refused.csv`)).status).toBe(404)
  const before = await people()
  expect((await mia.call(imports.undoImport, { params })).body).toMatchObject({ undone: 4, keptTotal: 0 })
  const gone = new Set((await people()).map(([email]) => email))
  expect(before.map(([email]) => email).filter((email) => !gone.has(email))).toEqual([
    'new@shared.example',
    'nora@berlin.example',
  ])
})

it('a manager of several groups says into which new people come', async () => {
  const rows = ['email,first_name,group', 'zoe@shared.example,Zoe,', 'yan@shared.example,Yan,Oslo']
  const { id, preview } = await upload(both, ...rows)
  expect(preview).toMatchObject({ new: 1, refused: 1 })
  expect(preview.rows.refused[0]).toMatchObject({ line: 2, text: 'is new: choose a group for new entries' })
  const plan = { domainGroupId: berlin.id }
  expect((await apply(both, id, plan)).body).toMatchObject({ new: 2, refused: 0 })
  expect(await people()).toEqual(
    expect.arrayContaining([
      ['zoe@shared.example', 'Zoe', 'Berlin'],
      ['yan@shared.example', 'Yan', 'Oslo'],
    ]),
  )
  // It is also about a group that Mia does not manage.
  expect((await mia.call(imports.undoImport, { params: { id } })).status).toBe(404)
})
