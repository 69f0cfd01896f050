import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as directory from '../../../shared/contract/directory'
import { getGroupManagers, setGroupManagers } from '../../../shared/contract/people'
import { getAuditLog } from '../../../shared/contract/audit'
import { getCurrentUser } from '../../../shared/contract/sign-in'
import { makeAdmin, removeAdmin } from '../../sign-in/admins/admins.actions'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addPerson, adminClient, allow, signedIn } from '../../testing/factories'

let app: TestApp
let second: TestApp
let admin: Client
let berlin: { id: string }
let oslo: { id: string }
let mia: { id: string; email: string }

beforeAll(async () => {
  app = await startApp()
  second = await startApp({ beside: app })
  await allow(app)
  berlin = await addGroup(app, 'Berlin', ['Design'])
  oslo = await addGroup(app, 'Oslo', ['Design'])
  await allow(app, '*@berlin.example', berlin.id)
  await allow(app, '*@oslo.example', oslo.id)
  await addPeople(app, [
    { email: 'ada@berlin.example', firstName: 'Ada' },
    { email: 'ben@berlin.example', firstName: 'Ben' },
    { email: 'olaf@oslo.example', firstName: 'Olaf' },
  ])
  mia = await addPerson(app, { email: 'mia@example.com', firstName: 'Mia' })
  admin = await adminClient(app)
})
afterAll(async () => {
  await second?.stop()
  await app?.stop()
})

const name = (group: { id: string }, emails: string[]) =>
  admin.call(setGroupManagers, { params: { id: group.id }, body: { emails } })

describe('an administrator names managers of a domain group', () => {
  it('who are told by mail, once, and see the dashboard for their groups only', async () => {
    const client = await signedIn(app, mia)
    expect((await client.call(directory.getUsers)).status).toBe(403)
    expect((await client.call(getCurrentUser)).body).toMatchObject({ role: 'employee', managedGroups: [] })

    const { status, body } = await name(berlin, [' Mia@example.com '])
    expect([status, body]).toEqual([
      200,
      {
        managers: [{ id: mia.id, email: mia.email, firstName: 'Mia', lastName: expect.any(String) }],
        emails: [mia.email],
        domains: [],
      },
    ])
    expect(app.sink.latest(mia.email)).toMatchObject({ subject: 'You now manage Berlin in Cup of Joe' })
    await name(berlin, [mia.email])
    expect(app.sink.received.filter(({ to }) => to.includes(mia.email))).toHaveLength(1)

    expect((await client.call(getCurrentUser)).body).toMatchObject({
      role: 'manager',
      managedGroups: [berlin.id],
    })
    const users = await client.call(directory.getUsers)
    expect(users.body.map(({ firstName }) => firstName).toSorted()).toEqual(['Ada', 'Ben'])
    expect(users.headers.get('x-total-count')).toBe('2')
    expect((await client.call(directory.getDomainGroups)).body.map(({ id }) => id)).toEqual([berlin.id])
  })

  it('whose rights end at once on every instance, mid-session, and whose other group stays', async () => {
    await name(berlin, [mia.email])
    await name(oslo, [mia.email])
    const elsewhere = second.client()
    for (const [cookie, value] of (await signedIn(app, mia)).cookies) elsewhere.cookies.set(cookie, value)
    const names = async () =>
      (await elsewhere.call(directory.getUsers)).body.map(({ firstName }) => firstName)
    expect((await names()).toSorted()).toEqual(['Ada', 'Ben', 'Olaf'])
    await name(berlin, [])
    expect(await names()).toEqual(['Olaf'])
    await name(oslo, [])
    expect((await elsewhere.call(directory.getUsers)).status).toBe(403)
  })

  it('who have an account, and are no administrators', async () => {
    const nobody = await name(berlin, ['nobody@example.com'])
    expect([nobody.status, nobody.body]).toMatchObject([400, { message: /nobody@example.com.*sign in once/ }])
    const boss = await addPerson(app, { email: 'boss@example.com', isAdmin: true })
    expect(await name(berlin, [boss.email])).toMatchObject({ status: 400 })
    expect(await name({ id: crypto.randomUUID() }, [])).toMatchObject({ status: 404 })
    expect((await admin.call(setGroupManagers, { params: { id: berlin.id }, body: {} })).status).toBe(400)
  })

  it('who become administrators manage no group any more, also after that has ended', async () => {
    const una = await addPerson(app, { email: 'una@example.com' })
    await name(berlin, [mia.email, una.email])
    await name(oslo, [una.email])
    await app.context.db.transaction((tx) => makeAdmin(tx, app.context, una.email, 'a hash'))
    const log = await admin.call(getAuditLog, { query: { action: 'group.managers_changed', limit: 2 } })
    expect(
      log.body.map(({ subjectLabel, before, after }) => [subjectLabel, before, after]).toSorted(),
    ).toEqual([
      ['Berlin', { managers: [mia.email, una.email] }, { managers: [mia.email] }],
      ['Oslo', { managers: [una.email] }, { managers: [] }],
    ])
    await removeAdmin(app.context, una.email)
    const client = await signedIn(app, una)
    expect((await client.call(getCurrentUser)).body).toMatchObject({ role: 'employee', managedGroups: [] })
  })

  it('with the domains that they may let in, which the audit log names', async () => {
    const { body } = await admin.call(setGroupManagers, {
      params: { id: oslo.id },
      body: { domains: ['*@Oslo.example', 'fjord.example', 'oslo.example'] },
    })
    expect(body.domains).toEqual(['fjord.example', 'oslo.example'])
    expect((await admin.call(getGroupManagers, { params: { id: oslo.id } })).body).toEqual(body)
    const log = await admin.call(getAuditLog, { query: { action: 'group.managers_changed', limit: 1 } })
    expect(log.body[0]).toMatchObject({ subjectLabel: 'Oslo', after: { domains: body.domains } })
    const wrong = { params: { id: oslo.id }, body: { domains: ['oslo'] } }
    expect((await admin.call(setGroupManagers, wrong)).body).toMatchObject({ message: /such as example.com/ })
  })
})
