import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeUsers, previewUsersChange } from '../../shared/contract/bulk'
import { getUsers, updateUser } from '../../shared/contract/directory'
import { takePart } from '../../shared/contract/participation'
import { generateCompanyPairing } from '../../shared/contract/pairings'
import { archiveProgramme } from '../../shared/contract/programme'
import { getReadiness, invite, previewInvitations } from '../../shared/contract/readiness'
import type { Reason } from '../../shared/readiness'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, addPerson, addProgramme, adminClient, allow, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client
/** Of the department of tea, and joined by who wants to. */
let tea: { id: string }
beforeAll(async () => {
  app = await startApp({ now: '2026-12-02T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  const people = await addPeople(app, [
    ...['ada', 'ben', 'cem'].map((name) => ({ email: `${name}@example.com`, department: 'Tea' })),
    { email: 'dora@example.com', department: 'Coffee' },
    { email: 'new@example.com', department: 'Tea', isValidated: false, needsProfileSetup: true },
  ])
  tea = await addProgramme(app, {
    name: 'Weekly tea',
    audience: { departments: ['Tea'] },
    join: 'opt-in',
    minimumUsers: 2,
    noRepeatMonths: 0,
    weeks: { every: 1, from: '2026-11-02', weekday: 1, at: '08:00' },
  })
  for (const person of people.slice(0, 2))
    await (await signedIn(app, person)).call(takePart, { params: { id: tea.id }, body: { in: true } })
})
afterAll(() => app?.stop())

type Filter = { programme?: string; readiness?: Reason | 'ready' }
const found = async (query: Filter) =>
  (await admin.call(getUsers, { query })).body.map(({ email, notReady }) => [email.split('@')[0], notReady])

describe('the list of users of a programme', () => {
  test('has its audience, and says which people are ready for its rounds, and why others are not', async () => {
    expect(await found({ programme: tea.id })).toEqual([
      ['ada', null],
      ['ben', null],
      ['cem', 'not-joined'],
      ['new', 'not-joined'],
    ])
    expect(await found({ programme: tea.id, readiness: 'ready' })).toEqual([
      ['ada', null],
      ['ben', null],
    ])
    const { body } = await admin.call(getReadiness, { query: { programme: tea.id } })
    for (const { reason, people } of body.reasons)
      expect([reason, await found({ programme: tea.id, readiness: reason })]).toEqual([
        reason,
        expect.toSatisfy((rows: unknown[]) => rows.length === people),
      ])
    expect((await admin.request('GET', `/api/admin/users.csv?programme=${tea.id}`)).body).not.toContain(
      'dora@',
    )
  })

  test('without one has everybody, by the first one’s rounds', async () => {
    const all = await found({})
    expect(all).toHaveLength(6)
    expect(all).toEqual(
      expect.arrayContaining([
        ['cem', null],
        ['dora', null],
        ['new', 'never-invited'],
      ]),
    )
  })

  test('is what a change of many and an invitation of all on it are about', async () => {
    const of = { programme: tea.id, readiness: 'ready' as const }
    const change = { participationStatus: 'paused' as const }
    const preview = await admin.call(previewUsersChange, { body: { all: true, ...of, change } })
    expect(preview.body.changed).toBe(2)
    const done = await admin.call(changeUsers, { body: { all: true, ...of, change } })
    expect(done.body.changed).toBe(2)
    expect(await found({ programme: tea.id, readiness: 'paused' })).toHaveLength(2)
    await admin.call(changeUsers, {
      body: { all: true, programme: tea.id, readiness: 'paused', change: { participationStatus: 'active' } },
    })
    const to = { programme: tea.id, readiness: 'not-joined' as const }
    expect((await admin.call(previewInvitations, { body: { to } })).body).toMatchObject({
      people: 1,
      skipped: [{ why: 'in', people: 1 }],
    })
    expect((await admin.call(invite, { body: { to } })).status).toBe(200)
  })

  test('says so of somebody who was changed on it, too', async () => {
    const cem = (await admin.call(getUsers, { query: { search: 'cem@' } })).body[0]!
    const change = { params: { id: cem.id }, body: { participationStatus: 'paused' as const } }
    expect((await admin.call(updateUser, change)).body.notReady).toBe('paused')
    const back = { params: { id: cem.id }, body: { participationStatus: 'active' as const } }
    expect((await admin.call(updateUser, { ...back, query: { programme: tea.id } })).body.notReady).toBe(
      'not-joined',
    )
    expect((await admin.call(updateUser, back)).body.notReady).toBeNull()
  })

  test('that nobody knows, or that is archived, is not there', async () => {
    const [dora] = (await admin.call(getUsers, { query: { search: 'dora@' } })).body
    const { id } = await addProgramme(app, { name: 'Lunch' })
    await admin.call(archiveProgramme, { params: { id } })
    for (const programme of [id, '00000000-0000-4000-8000-000000000009']) {
      const change = { participationStatus: 'paused' as const }
      expect((await admin.call(getUsers, { query: { programme } })).status).toBe(404)
      const params = { id: dora!.id }
      expect((await admin.call(updateUser, { params, query: { programme }, body: change })).status).toBe(404)
      expect((await admin.call(changeUsers, { body: { all: true, programme, change } })).status).toBe(404)
      expect((await admin.call(previewInvitations, { body: { to: { programme } } })).status).toBe(404)
    }
  })
})

test('a cap on coffees is counted in the month of the round: a person with one in December may be in the round of November', async () => {
  const eve = await addPerson(app, { email: 'eve@example.com', department: 'Tea', monthlyCap: 1 })
  // Nobody is left out.
  await addPerson(app, { email: 'fred@example.com', department: 'Coffee' })
  await (await signedIn(app, eve)).call(takePart, { params: { id: tea.id }, body: { in: true } })
  await admin.call(generateCompanyPairing, { query: {} })
  // The round of tea that is made on 2 December is that of 30 November.
  expect(await found({ programme: tea.id, readiness: 'ready' })).toContainEqual(['eve', null])
  expect((await admin.call(getReadiness, { query: { programme: tea.id } })).body.ready).toBe(3)
  const round = (await admin.call(generateCompanyPairing, { query: { programme: tea.id } })).body.pairing!
  expect(round.period).toBe('2026-11-30')
  const { rows } = await app.owner.pool.query('select from seats where round_id = $1 and user_id = $2', [
    round.id,
    eve.id,
  ])
  expect(rows).toHaveLength(1)
  app.clock.set('2026-12-07T09:00:00Z')
  expect(await found({ programme: tea.id, readiness: 'at-cap' })).toEqual([['eve', 'at-cap']])
})
