import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import * as bulk from '../../../shared/contract/bulk'
import { eraseUser, getAllowedEmails, getUsers, updateUser } from '../../../shared/contract/directory'
import type { BodyOf } from '../../../shared/endpoint'
import { generateCompanyPairing } from '../../../shared/contract/pairings'
import { getAuthStatus } from '../../../shared/contract/sign-in'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addPerson, adminClient, allow, signedIn } from '../../testing/factories'
import { undoRows, undos } from '../../tables/imports.tables'
import { forgetUndos } from './undo'

const MINUTE_MS = 60_000
let app: TestApp
let admin: Client
let studio: Awaited<ReturnType<typeof addGroup>>
let people: Awaited<ReturnType<typeof addPeople>>
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  studio = await addGroup(app, 'studio', ['Design', 'Sound'])
  await allow(app, '*@studio.example', studio.id)
  await allow(app, '*@example.com')
  admin = await adminClient(app)
  people = await addPeople(app, [
    ...['ana', 'ben', 'cem'].map((name) => ({ email: `${name}@studio.example`, department: 'Design' })),
    { email: 'dan@example.com' },
  ])
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const change = (given: { body: BodyOf<typeof bulk.changeUsers> }) => admin.call(bulk.changeUsers, given)
const ofStudio = () => ({ all: true as const, domainGroupId: studio.id })
const takeBack = (undo: string | null) => admin.call(bulk.undoChange, { body: { undo: undo! } })
const rows = async () =>
  (await admin.call(getUsers, { query: {} })).body
    .filter(({ isAdmin }) => !isAdmin)
    .map(({ email, participationStatus, pauseEndDate, department }) =>
      [email.split('@')[0], participationStatus, pauseEndDate, department].filter(Boolean).join(' '),
    )
    .toSorted()
const entries = async () =>
  (await admin.call(getAllowedEmails, { query: {} })).body.map(({ email, domainGroupId, isActive }) =>
    [email, domainGroupId && 'studio', isActive || 'barred'].filter((one) => one && one !== true).join(' '),
  )
const lastAct = async () => (await admin.call(getAuditLog, { query: { limit: 1 } })).body[0]

describe('many users', () => {
  it('are paused as the list is filtered, and back as they were, if not changed since', async () => {
    await admin.call(updateUser, {
      params: { id: people[1]!.id },
      body: { participationStatus: 'paused', pauseEndDate: '2026-11-20' },
    })
    const pause = { participationStatus: 'paused' as const, pauseEndDate: '2027-01-10' }
    const body = { ...ofStudio(), change: pause }
    expect((await admin.call(bulk.previewUsersChange, { body })).body).toMatchObject({
      changed: 3,
      paired: 0,
    })
    const done = await change({ body })
    expect(done.body).toMatchObject({ changed: 3, message: '3 people are paused until 10 January 2027.' })
    expect(await rows()).toEqual([
      'ana paused 2027-01-10 Design',
      'ben paused 2027-01-10 Design',
      'cem paused 2027-01-10 Design',
      'dan active Engineering',
    ])
    expect(await lastAct()).toMatchObject({
      action: 'people.changed',
      subjectLabel: '3 people',
      after: {
        participationStatus: 'paused',
        emails: ['ana@studio.example', 'ben@studio.example', 'cem@studio.example'],
      },
    })
    expect((await change({ body })).body).toMatchObject({ changed: 0, undo: null })

    await admin.call(updateUser, {
      params: { id: people[2]!.id },
      body: { participationStatus: 'opted_out' },
    })
    // A department is no part of a pause.
    await admin.call(updateUser, { params: { id: people[0]!.id }, body: { department: 'Sound' } })
    app.clock.advance(9 * MINUTE_MS)
    expect((await takeBack(done.body.undo)).body).toEqual({
      message: 'Undone for 2 people. 1 has changed since and stays as it is.',
      undone: 2,
      kept: 1,
    })
    expect(await rows()).toEqual([
      'ana active Sound',
      'ben paused 2026-11-20 Design',
      'cem opted_out Design',
      'dan active Engineering',
    ])
    expect(await lastAct()).toMatchObject({ action: 'change.undone', after: { undone: 2, kept: 1 } })
    expect((await takeBack(done.body.undo)).status).toBe(409)
  })

  it('get a department where their own list has it, by their ids', async () => {
    const ids = [...people.map(({ id }) => id), 'no-such-id']
    const body = { ids, change: { department: 'Sound' } }
    expect((await admin.call(bulk.previewUsersChange, { body })).body).toMatchObject({
      changed: 3,
      refused: 1,
    })
    const { body: done } = await change({ body })
    expect(done.message).toBe('3 people are in Sound. 1 person doesn’t have this department on their list.')
    await app.owner.pool.query("delete from departments where name = 'Design'")
    expect((await takeBack(done.undo)).body).toMatchObject({ undone: 0, kept: 3 })
  })

  it('are named before the act when it puts them out of an active pairing', async () => {
    await admin.call(generateCompanyPairing)
    const body = { all: true as const, search: 'ana@', change: { participationStatus: 'opted_out' as const } }
    const { body: reach } = await admin.call(bulk.previewUsersChange, { body })
    expect(reach).toMatchObject({
      changed: 1,
      paired: 1,
      pairs: [{ name: expect.stringContaining('First') }],
    })
  })

  it('are signed out, apart from who asks', async () => {
    const [ana, dan] = [await signedIn(app, people[0]!), await signedIn(app, people[3]!)]
    const { body } = await change({ body: { all: true, change: { signOut: true } } })
    expect(body).toEqual({
      message: '2 people are signed out everywhere. This can’t be undone.',
      changed: 2,
      undo: null,
    })
    for (const client of [ana, dan])
      expect((await client.call(getAuthStatus)).body).toMatchObject({ authenticated: false })
    expect(await lastAct()).toMatchObject({ action: 'people.signed_out', subjectLabel: '2 people' })
  })

  it('are invited, which says that it can’t be undone', async () => {
    const { id } = await addPerson(app, {
      email: 'new@example.com',
      isValidated: false,
      needsProfileSetup: true,
    })
    const body = { ids: [id, people[0]!.id], change: { invite: true as const } }
    expect((await change({ body })).body).toMatchObject({
      changed: 1,
      undo: null,
      message: expect.stringContaining('This can’t be undone.'),
    })
    expect((await change({ body })).body).toMatchObject({ code: 'nobody_to_invite' })
  })

  it('are refused for a misspelt filter, a pause in the past, or no change', async () => {
    const tries = [
      { all: true, serach: 'ana', change: { participationStatus: 'opted_out' } },
      { all: true, change: { participationStatus: 'paused', pauseEndDate: '2026-11-16' } },
      { all: true, change: { participationStatus: 'active', pauseEndDate: '2026-12-16' } },
      { all: true, change: {} },
      { ids: [], change: { signOut: true } },
      { change: { signOut: true } },
    ]
    for (const body of tries)
      expect((await admin.request('POST', bulk.changeUsers.path, body)).status).toBe(400)
    expect((await rows()).every((row) => row.includes('active'))).toBe(true)
  })
})

describe('many whitelist entries', () => {
  const bar = { all: true as const, change: { isActive: false } }

  it('are barred with everybody they let in, and active again', async () => {
    const ana = await signedIn(app, people[0]!)
    const { body: reach } = await admin.call(bulk.previewEntriesChange, { body: bar })
    expect(reach).toMatchObject({ changed: 2, people: 4, signedIn: 1, paired: 0 })
    const { body } = await admin.call(bulk.changeEntries, { body: bar })
    expect(body).toMatchObject({
      changed: 2,
      message: '2 entries are barred. This signed out 1 person.',
    })
    expect((await ana.call(getAuthStatus)).body).toMatchObject({ authenticated: false })
    expect((await takeBack(body.undo)).body).toMatchObject({ undone: 2, kept: 0 })
    expect(await entries()).toEqual(['*@example.com', '*@studio.example studio'])
  })

  it('move to a group, and back to theirs unless somebody moved them on', async () => {
    const { body } = await admin.call(bulk.changeEntries, {
      body: { all: true, domainGroupId: 'unassigned', change: { domainGroupId: studio.id } },
    })
    expect(body).toMatchObject({ changed: 1, message: '1 entry moved to studio.' })
    expect(await entries()).toEqual(['*@example.com studio', '*@studio.example studio'])
    expect((await takeBack(body.undo)).body.undone).toBe(1)
    expect(await entries()).toEqual(['*@example.com', '*@studio.example studio'])
  })

  it('are removed and put on the list again as they were, apart from one that was added again', async () => {
    await allow(app, 'guest@elsewhere.example')
    const before = (await admin.call(getAllowedEmails, { query: {} })).body
    const ids = before.map(({ id }) => id)
    const { body } = await admin.call(bulk.changeEntries, { body: { ids, change: { remove: true } } })
    expect(body.message).toBe('3 entries are off the whitelist.')
    expect(await entries()).toEqual([])
    await allow(app, 'guest@elsewhere.example')
    expect((await takeBack(body.undo)).body).toMatchObject({ undone: 2, kept: 1 })
    expect((await admin.call(getAllowedEmails, { query: {} })).body.slice(0, 2)).toEqual(before.slice(0, 2))
  })
})

describe('an undo', () => {
  it('is over after ten minutes, and what it kept is deleted', async () => {
    const { body } = await change({ body: { all: true, change: { participationStatus: 'opted_out' } } })
    app.clock.advance(10 * MINUTE_MS)
    expect((await takeBack(body.undo)).body).toMatchObject({ code: 'undo_over' })
    expect((await takeBack('nonsense')).status).toBe(409)
    await forgetUndos(app.context)
    expect(await app.context.db.$count(undos)).toBe(0)
    expect(await app.context.db.$count(undoRows)).toBe(0)
  })

  it('is made once, however often it is pressed', async () => {
    const { body } = await change({ body: { all: true, change: { participationStatus: 'opted_out' } } })
    const both = await Promise.all([takeBack(body.undo), takeBack(body.undo)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps nothing of an erased person', async () => {
    const dan = people[3]!
    await allow(app, dan.email)
    const removal = await admin.call(bulk.changeEntries, {
      body: { all: true, search: dan.email, change: { remove: true } },
    })
    await change({ body: { ids: [dan.id], change: { participationStatus: 'paused' } } })
    expect(await app.context.db.$count(undoRows)).toBe(2)
    await admin.call(eraseUser, { params: { id: dan.id }, body: { email: dan.email } })
    expect(await app.context.db.$count(undoRows)).toBe(0)
    expect((await takeBack(removal.body.undo)).body).toMatchObject({ undone: 0 })
    expect(await app.context.db.$count(users, sql`email = ${dan.email}`)).toBe(0)
  })
})
