import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as directory from '../../../shared/contract/directory'
import { getGroupManagers, setGroupManagers } from '../../../shared/contract/people'
import { getAuditLog } from '../../../shared/contract/audit'
import { getCurrentUser, requestMagicLink, verifyMagicLink } from '../../../shared/contract/sign-in'
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

  it('who are let in, and are no administrators', async () => {
    const nobody = await name(berlin, ['mia@example.com', 'nobody@elsewhere.example'])
    expect([nobody.status, nobody.body]).toMatchObject([
      400,
      { message: /: nobody@elsewhere.example\. .*whitelist/ },
    ])
    const barred = await allow(app, 'barred@example.com')
    await admin.call(directory.updateAllowedEmail, { params: { id: barred!.id }, body: { isActive: false } })
    expect(await name(berlin, ['barred@example.com'])).toMatchObject({ status: 400 })
    const boss = await addPerson(app, { email: 'boss@example.com', isAdmin: true })
    expect(await name(berlin, [boss.email])).toMatchObject({ status: 400 })
    expect(await name({ id: crypto.randomUUID() }, [])).toMatchObject({ status: 404 })
    expect((await admin.call(setGroupManagers, { params: { id: berlin.id }, body: {} })).status).toBe(400)
  })

  it('who have never signed in: by their address, and their rights wait until they do', async () => {
    const email = 'later@example.com'
    expect((await name(berlin, [email])).body).toMatchObject({ managers: [{ email, firstName: '' }] })
    expect(app.sink.latest(email)).toMatchObject({ subject: 'You now manage Berlin in Cup of Joe' })
    const later = app.client()
    await later.call(requestMagicLink, { body: { email } })
    const token = /token=([\w-]+)/.exec(app.sink.latest(email).text ?? '')?.[1] ?? ''
    expect((await later.call(directory.getUsers)).status).toBe(401)
    expect((await later.call(verifyMagicLink, { body: { token } })).status).toBe(200)
    expect((await later.call(getCurrentUser)).body).toMatchObject({
      role: 'manager',
      managedGroups: [berlin.id],
      needsProfileSetup: true,
    })
    expect((await later.call(directory.getUsers)).status).toBe(200)
    // An account that nobody has confirmed has no rights, whichever way a session of it came about.
    await name(oslo, ['unconfirmed@example.com'])
    const { rows } = await app.owner.pool.query<{ id: string }>(
      "select id from users where email = 'unconfirmed@example.com' and not is_validated",
    )
    expect((await (await signedIn(app, rows[0]!)).call(directory.getUsers)).status).toBe(403)
  })

  it('who are let in no more manage nothing: neither they nor the next one with their address', async () => {
    const entry = await allow(app, 'guest@elsewhere.example')
    await name(berlin, ['guest@elsewhere.example', mia.email])
    await admin.call(directory.deleteAllowedEmail, { params: { id: entry!.id } })
    const named = await admin.call(getGroupManagers, { params: { id: berlin.id } })
    expect(named.body.emails).toEqual([mia.email])
    const log = await admin.call(getAuditLog, { query: { action: 'group.managers_changed', limit: 1 } })
    expect(log.body[0]).toMatchObject({
      subjectLabel: 'Berlin',
      before: { managers: ['guest@elsewhere.example', mia.email] },
      after: { managers: [mia.email] },
    })
    await allow(app, 'guest@elsewhere.example')
    const { rows } = await app.owner.pool.query<{ id: string }>(
      "update users set is_validated = true where email = 'guest@elsewhere.example' returning id",
    )
    expect((await (await signedIn(app, rows[0]!)).call(directory.getUsers)).status).toBe(403)
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
