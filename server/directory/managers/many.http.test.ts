import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import * as bulk from '../../../shared/contract/bulk'
import * as directory from '../../../shared/contract/directory'
import { getEmailLogs } from '../../../shared/contract/mail'
import { getGroupManagers, setGroupManagers } from '../../../shared/contract/people'
import * as newsletters from '../../../shared/contract/newsletters'
import { invite, previewInvitations } from '../../../shared/contract/readiness'
import type { BodyOf } from '../../../shared/endpoint'
import { recordAudit } from '../../platform/audit/record-audit'
import type { TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addPerson, allow, manage, signedIn } from '../../testing/factories'
import { aMonth, openTwoSites, type Site, traces, type TwoSites } from '../../testing/sites'

let app: TestApp
let admin: Client
let berlin: Site
let oslo: Site
let stop: TwoSites['stop'] | undefined
let boss: { id: string }

beforeAll(async () => {
  ;({ app, admin, berlin, oslo, stop } = await openTwoSites('2026-11-10T09:00:00Z'))
  const params = { id: berlin.groupId }
  await admin.call(setGroupManagers, { params, body: { domains: ['berlin.example'] } })
  boss = await addPerson(app, { email: 'boss@berlin.example', isAdmin: true })
  for (const site of [berlin, oslo]) await aMonth(admin, site)
})
afterAll(() => stop?.())

const change = (client: Client, body: BodyOf<typeof bulk.changeUsers>) =>
  client.call(bulk.changeUsers, { body })
const paused = async () =>
  (await admin.call(directory.getUsers, { query: { status: 'paused' } })).body.map(({ email }) => email)
const pause = { participationStatus: 'paused' as const }

describe('a manager changes many', () => {
  it('of their own people, by ids or all of a list, and takes it back; others stay, and administrators', async () => {
    const ids = [berlin.people[1]!, berlin.people[2]!, oslo.people[1]!, boss].map(({ id }) => id)
    const preview = await berlin.manager.call(bulk.previewUsersChange, { body: { ids, change: pause } })
    expect(preview.body).toMatchObject({ changed: 2 })
    const done = await change(berlin.manager, { ids, change: pause })
    expect(done.body).toMatchObject({ changed: 2, undo: expect.any(String) })
    expect(await paused()).toEqual([berlin.people[1]!.email, berlin.people[2]!.email])
    const takeBack = (client: Client) => client.call(bulk.undoChange, { body: { undo: done.body.undo! } })
    expect(await takeBack(oslo.manager)).toMatchObject({ status: 409, body: { code: 'undo_over' } })
    expect((await takeBack(berlin.manager)).body).toMatchObject({ undone: 2, kept: 0 })
    expect(await paused()).toEqual([])

    const all = await change(berlin.manager, { all: true, change: pause })
    expect(all.body).toMatchObject({ changed: 8 })
    expect((await paused()).every((email) => /^p\d@berlin/.test(email))).toBe(true)
    const back = await berlin.manager.call(bulk.undoChange, { body: { undo: all.body.undo! } })
    expect(back.body).toMatchObject({ undone: 8 })
  })

  it('departments and sessions, within their groups only', async () => {
    const ids = [berlin.people[1]!, oslo.people[1]!].map(({ id }) => id)
    expect((await change(berlin.manager, { ids, change: { department: 'Sound' } })).body).toMatchObject({
      changed: 1,
    })
    const there = await signedIn(app, oslo.people[1]!)
    await signedIn(app, berlin.people[1]!)
    expect((await change(berlin.manager, { ids, change: { signOut: true } })).body).toMatchObject({
      changed: 1,
    })
    expect((await there.call(directory.getMyDepartments)).status).toBe(200)
    const away = await change(berlin.manager, { ids, change: { domainGroupId: oslo.groupId } })
    expect(away.status).toBe(404)
  })

  it('between the groups that they manage', async () => {
    const both = await addPerson(app, { email: 'both@berlin.example' })
    await manage(app, both, [{ id: berlin.groupId }, { id: oslo.groupId }])
    const client = await signedIn(app, both)
    const ids = [berlin.people[7]!.id]
    const move = (domainGroupId: string) => change(client, { ids, change: { domainGroupId } })
    expect((await move(oslo.groupId)).body).toMatchObject({ changed: 1 })
    expect((await change(berlin.manager, { ids, change: pause })).body).toMatchObject({ changed: 0 })
    expect((await move(berlin.groupId)).body).toMatchObject({ changed: 1 })
  })

  it('whitelist entries: takes off those of the given domains, and bars, lets in and moves none', async () => {
    for (const email of ['one@berlin.example', 'two@berlin.example', 'far@elsewhere.example'])
      await allow(app, email, berlin.groupId)
    await allow(app, 'one@oslo.example', oslo.groupId)
    const one = await addPerson(app, { email: 'one@berlin.example' })
    const session = await signedIn(app, one)
    for (const wish of [{ isActive: false }, { isActive: true }, { domainGroupId: null }])
      for (const call of [bulk.changeEntries, bulk.previewEntriesChange]) {
        const refused = await berlin.manager.call(call, { body: { all: true, change: wish } })
        expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching(/^Only admin/)])
      }
    const body = { all: true as const, change: { remove: true as const }, search: 'o' }
    expect((await berlin.manager.call(bulk.previewEntriesChange, { body })).body.changed).toBe(2)
    const done = await berlin.manager.call(bulk.changeEntries, { body })
    expect(done.body).toMatchObject({ changed: 2, undo: expect.any(String) })
    const left = (await admin.call(directory.getAllowedEmails)).body.map(({ email }) => email)
    expect(left).toEqual(
      expect.arrayContaining(['*@berlin.example', 'far@elsewhere.example', 'one@oslo.example']),
    )
    expect(left).not.toContain('two@berlin.example')
    // The entry of the whole domain still covers them.
    expect((await session.call(directory.getMyDepartments)).status).toBe(200)
    const back = await berlin.manager.call(bulk.undoChange, { body: { undo: done.body.undo! } })
    expect(back.body).toMatchObject({ undone: 2 })
  })
})

describe('a manager who takes somebody off the whitelist', () => {
  it('ends their managing of the same groups, and leaves that of others to an administrator', async () => {
    const [ours, both] = ['ours@guests.example', 'twice@guests.example']
    const managersOf = async ({ groupId }: Site) =>
      (await admin.call(getGroupManagers, { params: { id: groupId } })).body.emails
    const remove = async (client: Client, email: string) => {
      const entry = (await admin.call(directory.getAllowedEmails)).body.find((one) => one.email === email)
      return client.call(directory.deleteAllowedEmail, { params: { id: entry!.id } })
    }
    const params = { id: berlin.groupId }
    const domains = ['berlin.example', 'guests.example']
    await admin.call(setGroupManagers, { params, body: { domains } })
    for (const [email, groups] of [
      [ours, [berlin]],
      [both, [berlin, oslo]],
    ] as const) {
      await allow(app, email, berlin.groupId)
      await manage(
        app,
        await addPerson(app, { email }),
        groups.map(({ groupId }) => ({ id: groupId })),
      )
    }
    const lone = await allow(app, 'lone@guests.example', berlin.groupId)
    for (const email of [ours, both]) expect((await remove(berlin.manager, email)).status).toBe(200)
    expect(await managersOf(berlin)).not.toContain(ours)
    expect(await managersOf(berlin)).toContain(both)
    expect(await managersOf(oslo)).toContain(both)
    expect((await admin.call(directory.deleteAllowedEmail, { params: { id: lone!.id } })).status).toBe(200)
    for (const site of [berlin, oslo]) expect(await managersOf(site)).not.toContain(both)
  })
})

describe('a manager invites', () => {
  it('their own people in their own name, and nobody of another group', async () => {
    await addPeople(app, [
      { email: 'fresh@berlin.example', isValidated: false, needsProfileSetup: true },
      { email: 'fresh@oslo.example', isValidated: false, needsProfileSetup: true },
    ])
    await allow(app, 'lost@berlin.example', oslo.groupId)
    const emails = ['fresh@berlin.example', 'new@berlin.example', 'fresh@oslo.example', 'lost@berlin.example']
    const body = { to: { emails } }
    const expected = { people: 2, skipped: [{ why: 'not-covered', people: 2 }] }
    expect((await berlin.manager.call(previewInvitations, { body })).body).toMatchObject(expected)
    app.sink.received.length = 0
    expect((await berlin.manager.call(invite, { body })).body).toMatchObject(expected)
    await expect.poll(() => app.sink.received.length).toBe(2)
    expect(app.sink.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.slice(0, 2))
    expect(JSON.stringify(app.sink.received[0])).toContain('Berlin0')
    const logs = async ({ manager }: Site) =>
      (await manager.call(getEmailLogs)).body.map((log) => log.newsletter_title)
    expect(await logs(berlin)).toContain('Invitation - November 2026')
    expect(await logs(oslo)).not.toContain('Invitation - November 2026')
    // Those of the whitelist without an account, and the one who has not set up: all of Oslo.
    const all = await oslo.manager.call(previewInvitations, { body: { to: 'all' } })
    expect(all.body.people).toBe(3)
  })
})

describe('a manager reads the audit log', () => {
  const log = async (client: Client) => (await client.call(getAuditLog, { query: { limit: 500 } })).body

  it('of their people, rounds and newsletters, and nothing else', async () => {
    for (const site of [berlin, oslo])
      await admin.call(directory.updateUser, { params: { id: site.people[3]!.id }, body: pause })
    await admin.call(directory.eraseUser, {
      params: { id: oslo.people[4]!.id },
      body: { email: oslo.people[4]!.email },
    })
    const all = await log(admin)
    expect(all.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.erased', 'entries.removed', 'people.invited', 'group.managers_changed']),
    )
    const entries = await log(berlin.manager)
    expect(new Set(entries.map(({ subjectKind }) => subjectKind))).toEqual(
      new Set(['user', 'pairing', 'newsletter']),
    )
    const { id } = berlin.people[3]!
    expect(entries[0]).toMatchObject({ action: 'user.updated', subjectId: id })
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['pairing.generated', 'newsletter.approved', 'newsletter.send_started']),
    )
    expect(JSON.stringify(entries)).not.toMatch(traces(oslo))
    expect(entries.map(({ action }) => action)).not.toContain('user.erased')
    const other = await log(oslo.manager)
    expect(other.map(({ subjectId }) => subjectId)).not.toContain(id)
    const found = await berlin.manager.call(getAuditLog, { query: { search: oslo.people[3]!.email } })
    expect([found.body, found.headers.get('x-total-count')]).toEqual([[], '0'])
  })

  it('without entries about theirs that name others: an address that is not of their people, or a round', async () => {
    const params = { id: berlin.known.newsletterId }
    const { email } = oslo.people[5]!
    const tested = await admin.call(newsletters.sendTestMail, { params, body: { testEmail: email } })
    expect(tested.status, tested.body.message).toBe(200)
    // A draft that was linked to the other one's round before.
    const { body: draft } = await admin.call(newsletters.generateNewsletter, {
      body: { domainGroupId: berlin.groupId },
    })
    for (const { known } of [oslo, berlin]) {
      const body = { pairingFile: known.pairingFile }
      const saved = await admin.call(newsletters.saveNewsletter, { params: { id: draft.id }, body })
      expect(saved.status, saved.body.message).toBe(200)
    }
    // Somebody who is of the other one's people by now.
    const moved = await addPerson(app, { email: 'moves@berlin.example', lastName: 'Oslo' })
    await app.context.db.transaction((tx) =>
      recordAudit(tx, app.context, null, {
        action: 'pairing.what_if',
        id: berlin.known.pairingId,
        label: 'Round',
        after: { out: [moved.email, berlin.people[5]!.email] },
      }),
    )
    await allow(app, moved.email, oslo.groupId)

    const entries = await log(berlin.manager)
    expect(JSON.stringify(entries)).not.toMatch(traces(oslo))
    expect(JSON.stringify(entries)).not.toContain(moved.email)
    for (const search of [email, moved.email, 'Oslo'])
      expect((await berlin.manager.call(getAuditLog, { query: { search } })).body).toEqual([])
    expect(JSON.stringify(await log(admin))).toContain(email)
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['newsletter.created', 'newsletter.saved', 'newsletter.send_started']),
    )
  })
})
