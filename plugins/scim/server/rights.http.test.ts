import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { updateAllowedEmail } from '../../../shared/contract/directory'
import { getCurrentUser } from '../../../shared/contract/sign-in'
import { allowedEmails } from '../../../server/tables/directory.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addGroup, addPerson, adminClient, allow, manage, signedIn } from '../../../server/testing/factories'
import { type Scim, scimClient } from '../../../server/testing/scim'

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

const adopt = async (userName: string) => {
  const { body } = await scim.post('/Users', { userName })
  return body as { id: string; active: boolean }
}
const set = (id: string, path: string, value: unknown) =>
  scim.patch(`/Users/${id}`, { Operations: [{ op: 'replace', path, value }] })
const lastAudit = async () => (await admin.call(getAuditLog, { query: { limit: 1 } })).body[0]!

test('a changed address ends every session, and the former one is told, with a way to reach the administrators', async () => {
  const ada = await addPerson(app)
  const { id } = await adopt(ada.email)
  const session = await signedIn(app, ada)
  expect((await set(id, 'userName', 'ada.new@example.com')).status).toBe(200)
  expect((await session.call(getCurrentUser)).status).toBe(401)
  await expect.poll(() => app.sink.received.some(({ to }) => to[0] === ada.email)).toBe(true)
  const mail = app.sink.latest(ada.email)
  expect(mail.subject).toBe('Your address in Cup of Joe has changed')
  expect(mail.text).toContain('ada.new@example.com')
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([(await admin.call(getCurrentUser)).body.email])
})

test('the directory leads nobody to a domain that is not let in as a whole', async () => {
  const { id } = await adopt((await addPerson(app)).email)
  const refused = await set(id, 'userName', 'ada@elsewhere.example')
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { detail: expect.stringMatching(/^ada@elsewhere\.example is of another domain than .*Put \*@elsewhere/) },
  ])
  // Somebody of that domain changes nothing.
  await adopt('mole@elsewhere.example')
  expect((await set(id, 'userName', 'ada@elsewhere.example')).status).toBe(403)
  await allow(app, '*@elsewhere.example')
  expect((await set(id, 'userName', 'ada@elsewhere.example')).status).toBe(200)
})

test('a manager keeps their address while they manage, and the next one who gets it manages nothing', async () => {
  const group = await addGroup(app, 'Harbour')
  const bo = await addPerson(app)
  await manage(app, bo, [group])
  const { id } = await adopt(bo.email)
  const refused = await set(id, 'userName', 'mole@example.com')
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { detail: expect.stringContaining('manages a group') },
  ])
  expect((await scim.delete(`/Users/${id}`)).status).toBe(204)
  expect(await lastAudit()).toMatchObject({ action: 'user.deprovisioned', before: { managed: ['Harbour'] } })
  await adopt(bo.email)
  expect((await (await signedIn(app, bo)).call(getCurrentUser)).body).toMatchObject({ managedGroups: [] })
})

test('what an administrator has barred stays barred, and both answer and audit log say so', async () => {
  const { id, active } = await adopt('cleo@example.com')
  expect(active).toBe(true)
  const entryOf = async (email: string) =>
    (await app.context.db.select().from(allowedEmails)).find((entry) => entry.email === email)!
  const entry = await entryOf('cleo@example.com')
  await admin.call(updateAllowedEmail, { params: { id: entry.id }, body: { isActive: false } })
  expect((await scim.get(`/Users/${id}`)).body).toMatchObject({ active: false })
  const listed = await scim.get(`/Users?filter=${encodeURIComponent(`active eq false and id eq "${id}"`)}`)
  expect(listed.body).toMatchObject({ totalResults: 1 })
  await set(id, 'active', false)
  expect((await set(id, 'active', true)).body).toMatchObject({ active: false })
  expect(await lastAudit()).toMatchObject({ action: 'user.turned_on', after: { stays: 'barred' } })
  expect(await entryOf('cleo@example.com')).toMatchObject({ isActive: false })
  // Leaving and coming back changes nothing.
  await scim.delete(`/Users/${id}`)
  expect(await adopt('cleo@example.com')).toMatchObject({ active: false })
  expect(await lastAudit()).toMatchObject({ action: 'user.provisioned', after: { stays: 'barred' } })
  await admin.call(updateAllowedEmail, { params: { id: entry.id }, body: { isActive: true } })
  expect((await scim.get(`/Users/${id}`)).body).toMatchObject({ active: true })
  // What the directory itself has barred, it lets in again.
  await scim.delete(`/Users/${id}`)
  expect(await entryOf('cleo@example.com')).toMatchObject({ isActive: false })
  expect(await adopt('cleo@example.com')).toMatchObject({ active: true })
  await allow(app, '*@barred.example')
  const whole = await entryOf('*@barred.example')
  await admin.call(updateAllowedEmail, { params: { id: whole.id }, body: { isActive: false } })
  expect(await adopt('dan@barred.example')).toMatchObject({ active: false })
})
