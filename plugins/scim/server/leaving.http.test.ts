import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import {
  changeAddress,
  getAllowedEmails,
  getUsers,
  updateAllowedEmail,
} from '../../../shared/contract/directory'
import { applyImport, undoImport, uploadImport } from '../../../shared/contract/imports'
import { getCurrentUser, requestMagicLink, verifyMagicLink } from '../../../shared/contract/sign-in'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addGroup, addPerson, adminClient, allow, manage, signedIn } from '../../../server/testing/factories'
import { type Scim, scimClient } from '../../../server/testing/scim'

// Leaving, coming back and changing an address, in the order and form in which directories send it.

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

const HEX = '0123456789abcdef0123456789ABCDEF'
type Body = { id: string; userName: string; active: boolean }
const create = async (userName: string, more: object = {}) =>
  (await scim.post('/Users', { userName, ...more })).body as Body
const patch = (id: string, ...operations: object[]) => scim.patch(`/Users/${id}`, { Operations: operations })
const replace = (path: string, value: unknown) => ({ op: 'Replace', path, value })
const shown = async (id: string) => (await scim.get(`/Users/${id}`)).body as Body
const listed = async (search: string) => (await admin.call(getUsers, { query: { search } })).body
const entries = async (search: string) =>
  (await admin.call(getAllowedEmails, { query: { search } })).body.map(({ email, isActive }) => [
    email,
    isActive,
  ])
const lastAudit = async () => (await admin.call(getAuditLog, { query: { limit: 1 } })).body[0]!

/** Asks for a link to sign in, in a browser of its own. */
async function askLink(email: string) {
  const browser = app.client()
  const { status } = await browser.call(requestMagicLink, { body: { email } })
  const token = /magic-auth\?token=([\w-]+)/.exec(
    app.sink.received.findLast(({ to }) => to[0] === email)?.email.text ?? '',
  )?.[1]
  return { status, open: () => browser.call(verifyMagicLink, { body: { token: token ?? '' } }) }
}

const OFF = replace('active', 'False')
const WAYS: Record<string, (id: string, gone: string) => Promise<{ status: number }>[]> = {
  'one PATCH': (id, gone) => [patch(id, OFF, replace('userName', gone))],
  'one PATCH, the name first': (id, gone) => [patch(id, replace('userName', gone), OFF)],
  'one PATCH without a path': (id, gone) => [
    patch(id, { op: 'replace', value: { userName: gone, active: false } }),
  ],
  'a PUT': (id, gone) => [scim.put(`/Users/${id}`, { userName: gone, active: false })],
  'two PATCHes at once': (id, gone) => [patch(id, OFF), patch(id, replace('userName', gone))],
}

test.each(Object.entries(WAYS))(
  'who is deleted softly by %s is off at once, keeps address and entry, and comes back as the same account',
  async (way, send) => {
    const email = `leaver.${Object.keys(WAYS).indexOf(way)}@example.com`
    const person = await addPerson(app, { email, bio: 'Tea' })
    const { id } = await create(email)
    const theirs = await signedIn(app, person)
    const gone = `${HEX}${email}`
    const early = await askLink(email)
    expect((await Promise.all(send(id, gone))).map(({ status }) => Math.floor(status / 100))).not.toContain(5)
    if (way.startsWith('two')) await patch(id, OFF, replace('userName', gone))
    expect(await shown(id)).toMatchObject({ userName: gone.toLowerCase(), active: false })
    expect((await theirs.call(getCurrentUser)).status).toBe(401)
    expect(await listed(email)).toMatchObject([{ id: person.id, email }])
    expect(await entries(email)).toEqual([[email, true]])
    const found = await scim.get(`/Users?filter=${encodeURIComponent(`userName eq "${gone}"`)}`)
    expect(found.body.Resources).toMatchObject([{ id }])
    expect(
      (await scim.get(`/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`)).body,
    ).toMatchObject({ totalResults: 0 })
    // Neither the clean address, by an old link or a new one, nor the name of the directory lets anybody in.
    expect((await askLink(gone)).status).toBe(403)
    await askLink(email)
    expect((await early.open()).status).toBe(400)
    expect(app.sink.received.filter(({ to }) => to[0] === email)).toHaveLength(1)

    expect((await patch(id, replace('active', true), replace('userName', email))).body).toMatchObject({
      id,
      userName: email,
      active: true,
    })
    expect((await theirs.call(getCurrentUser)).status).toBe(401)
    expect((await early.open()).status).toBe(400)
    expect((await (await signedIn(app, person)).call(getCurrentUser)).body).toMatchObject({
      email,
      bio: 'Tea',
    })
  },
)

test('a manager and one of several administrators are turned off by the same request, and keep their rights for their return', async () => {
  const group = await addGroup(app, 'Harbour')
  const manager = await addPerson(app, { email: 'manager@example.com' })
  await manage(app, manager, [group])
  const second = await addPerson(app, { email: 'second@example.com', isAdmin: true })
  for (const { id, email } of [manager, second]) {
    await create(email)
    const theirs = await signedIn(app, { id })
    const off = await patch(id, replace('userName', `${HEX}${email}`), OFF)
    expect([off.status, off.body.active]).toEqual([200, false])
    expect((await theirs.call(getCurrentUser)).status).toBe(401)
    const back = await patch(id, replace('userName', email), replace('active', true))
    expect(back.body).toMatchObject({ userName: email, active: true })
  }
  expect((await (await signedIn(app, manager)).call(getCurrentUser)).body).toMatchObject({
    managedGroups: [group.id],
  })
  expect((await (await signedIn(app, second)).call(getCurrentUser)).body).toMatchObject({ isAdmin: true })
})

test('whoever is turned off is off, whatever else the request asks for', async () => {
  await create('other@example.com')
  const refused = [
    replace('userName', 'other@example.com'),
    replace('userName', 'not an address'),
    replace('userName', 'mole@elsewhere.example'),
    replace('title', 7),
    replace('emails[type eq', 'x'),
    replace('id', 'x'),
    { op: 'remove' },
  ]
  for (const [i, wrong] of refused.entries()) {
    const { id } = await create(`stubborn.${i}@example.com`)
    expect((await patch(id, wrong, OFF, replace('displayName', 'Stub Born'))).status).toBe(200)
    expect(await shown(id)).toMatchObject({ active: false, displayName: 'Stub Born' })
    expect((await listed(`stubborn.${i}`))[0]).toMatchObject({ notReady: 'not-covered' })
    expect(await lastAudit()).toMatchObject({
      action: 'user.turned_off',
      subjectLabel: `stubborn.${i}@example.com`,
    })
    // Of somebody who stays, nothing is done.
    await patch(id, replace('active', true))
    expect((await patch(id, replace('displayName', 'Other'), { ...replace('title', 7) })).status).toBe(400)
    expect(await shown(id)).toMatchObject({ active: true, displayName: 'Stub Born' })
  }
  const { id } = await create('put@example.com', { title: 'Cook' })
  expect(
    (await scim.put(`/Users/${id}`, { userName: 'other@example.com', active: 'False' })).body,
  ).toMatchObject({
    userName: 'put@example.com',
    active: false,
  })
})

test('a bar is stronger than a rename: who gets a barred address is out, and so is who leaves one', async () => {
  const bar = async (email: string) => {
    const entry = (await allow(app, email))!
    await admin.call(updateAllowedEmail, { params: { id: entry.id }, body: { isActive: false } })
  }
  await bar('barred@example.com')
  const { id } = await create('renamed@example.com')
  const theirs = await signedIn(app, { id })
  expect((await patch(id, replace('userName', 'barred@example.com'))).body).toMatchObject({
    userName: 'barred@example.com',
    active: false,
  })
  const { body: log } = await admin.call(getAuditLog, { query: { action: 'user.readdressed' } })
  expect(log[0]).toMatchObject({
    actorEmail: 'Directory: Test',
    subjectLabel: 'renamed@example.com',
    after: { email: 'barred@example.com', stays: 'barred' },
  })
  expect((await theirs.call(getCurrentUser)).status).toBe(401)
  expect(await entries('barred@')).toEqual([['barred@example.com', false]])
  expect(await entries('renamed@')).toEqual([])

  const { id: other } = await create('kept.out@example.com')
  const [entry] = (await admin.call(getAllowedEmails, { query: { search: 'kept.out' } })).body
  await admin.call(updateAllowedEmail, { params: { id: entry!.id }, body: { isActive: false } })
  expect((await patch(other, replace('userName', 'new.name@example.com'))).body).toMatchObject({
    active: false,
  })
  expect([...(await entries('kept.out')), ...(await entries('new.name'))]).toEqual([
    ['kept.out@example.com', false],
    ['new.name@example.com', false],
  ])

  await allow(app, '*@barred.example')
  await admin.call(updateAllowedEmail, {
    params: {
      id: (await admin.call(getAllowedEmails, { query: { search: '@barred.example' } })).body[0]!.id,
    },
    body: { isActive: false },
  })
  const { id: third } = await create('third@example.com')
  expect((await patch(third, replace('userName', 'third@barred.example'))).body).toMatchObject({
    active: false,
  })
  expect(await entries('third@')).toEqual([])
})

test('a name that somebody got while they were off counts when they come back; 32 digits never do', async () => {
  const { id } = await create('before@example.com')
  await patch(id, replace('userName', 'after@example.com'), OFF)
  expect(await listed('before@')).toMatchObject([{ id }])
  // Nobody else gets either of the two.
  expect((await scim.post('/Users', { userName: 'after@example.com' })).body.scimType).toBe('uniqueness')
  expect((await askLink('after@example.com')).status).toBe(403)
  await patch(id, replace('active', true))
  expect(await listed('after@')).toMatchObject([{ id, email: 'after@example.com' }])

  await patch(id, replace('userName', `${HEX}after@example.com`))
  expect(await shown(id)).toMatchObject({ userName: `${HEX.toLowerCase()}after@example.com`, active: true })
  expect(await listed('after@')).toMatchObject([{ id, email: 'after@example.com' }])
  await patch(id, OFF)
  await patch(id, replace('active', true))
  expect(await listed('after@')).toMatchObject([{ id, email: 'after@example.com' }])
  await patch(id, replace('userName', 'after@example.com'))
  expect(await shown(id)).toMatchObject({ userName: 'after@example.com', active: true })
  // It may be longer than an address.
  const long = `${HEX}${'a'.repeat(60)}@example.com`
  expect((await patch(id, replace('userName', long), OFF)).body).toMatchObject({
    userName: long.toLowerCase(),
  })
})

test('a person deleted softly and then for good leaves an address that lets nobody in, and is found by it again', async () => {
  const { id } = await create('gone@example.com', { externalId: 'G-1' })
  await patch(id, replace('userName', `${HEX}gone@example.com`), OFF)
  expect((await create('gone@example.com', { externalId: 'G-1' })).id).toBe(id)
  expect(await shown(id)).toMatchObject({ userName: 'gone@example.com', active: true })
  await patch(id, replace('userName', `${HEX}gone@example.com`), OFF)
  expect((await scim.delete(`/Users/${id}`)).status).toBe(204)
  expect(await entries('gone@')).toEqual([['gone@example.com', false]])
  expect((await askLink('gone@example.com')).status).toBe(403)
  expect((await create('gone@example.com', { externalId: 'G-1' })).id).toBe(id)
  expect(await entries('gone@')).toEqual([['gone@example.com', true]])
})

test('a link that was mailed to an address opens no account there after the directory changed the address', async () => {
  const { id } = await create('moving@example.com')
  const link = await askLink('moving@example.com')
  await patch(id, replace('userName', 'moved@example.com'))
  expect((await link.open()).status).toBe(400)
  expect(await listed('moving@')).toEqual([])
})

test('where an administrator changes an address, the directory finds the person by the name that it knows', async () => {
  const { id } = await create('known@example.com')
  const body = { email: 'chosen@example.com', from: 'known@example.com' }
  expect((await admin.call(changeAddress, { params: { id }, body })).status).toBe(200)
  const found = await scim.get(`/Users?filter=${encodeURIComponent('userName eq "known@example.com"')}`)
  expect(found.body.Resources).toMatchObject([{ id, userName: 'known@example.com' }])
  expect((await scim.put(`/Users/${id}`, { userName: 'known@example.com', title: 'Cook' })).status).toBe(200)
  expect(await listed('chosen@')).toMatchObject([{ id, email: 'chosen@example.com' }])
  expect((await askLink('known@example.com')).status).toBe(403)
  await patch(id, replace('userName', 'chosen@example.com'))
  expect(await shown(id)).toMatchObject({ userName: 'chosen@example.com' })
})

test('no undo of an import lets a person in that the directory has removed since', async () => {
  const { id } = await create('taken.out@example.com')
  const form = new FormData()
  form.set('file', new Blob(['Email,Name,Status\ntaken.out@example.com,T O,left\n']), 'people.csv')
  const { body } = await admin.request('POST', uploadImport.path, form)
  const params = { id: (body as { id: string }).id }
  await admin.call(applyImport, { params, body: { takeOut: ['leaving'] } })
  await scim.delete(`/Users/${id}`)
  expect((await admin.call(undoImport, { params })).body.undone).toBe(0)
  expect(await entries('taken.out@example.com')).toEqual([['taken.out@example.com', false]])
})

test('of two administrators turned off at the same moment, one stays', async () => {
  const { rows } = await app.owner.pool.query<{ id: string; email: string }>(
    `update users set is_admin = false where is_admin and email = 'second@example.com' returning id, email`,
  )
  expect(rows).toHaveLength(1)
  const second = await addPerson(app, { email: 'rival@example.com', isAdmin: true })
  const own = (await admin.call(getCurrentUser)).body
  const ids = []
  for (const { email } of [own, second]) ids.push((await create(email)).id)
  const off = await Promise.all(
    ids.map((id, i) => patch(id, replace('userName', `${HEX}${i}@example.com`), OFF)),
  )
  expect(off.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const left = await app.owner.pool.query('select from users where is_admin and is_active')
  expect(left.rowCount).toBe(1)
})
