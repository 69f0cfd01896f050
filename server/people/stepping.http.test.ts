import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeUsers, previewEntriesChange, previewUsersChange, undoChange } from '../../shared/contract/bulk'
import { getAllowedEmailReach, getUserReach, updateUser } from '../../shared/contract/directory'
import { applyImport, undoImport, uploadImport } from '../../shared/contract/imports'
import { bookMeeting, getSlots } from '../../shared/contract/meetings'
import { generateCompanyPairing, setConnectionStatus } from '../../shared/contract/pairings'
import { cancelImpossibleMeetings } from '../meetings/cancel-impossible'
import { meetings, pairings, seats } from '../tables/pairings.tables'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, adminClient, allow, decide, signedIn } from '../testing/factories'
import { seatedMatches } from '../testing/seats'

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
/** Of the pair whose coffee is booked. */
let ada: (typeof people)[number]
let bo: (typeof people)[number]
let start: string
let domain: { id: string }
/** Two pairs of one domain, of whom one have booked their coffee. */
beforeAll(async () => {
  app = await startApp({ now: '2026-11-10T12:00:00Z' })
  await decide(app, { minimumUsers: 2 })
  domain = (await allow(app))!
  admin = await adminClient(app)
  people = await addPeople(
    app,
    ['Ada', 'Bo', 'Cy', 'Di'].map((firstName) => ({
      firstName,
      lastName: 'Roe',
      email: `${firstName.toLowerCase()}@example.com`,
    })),
  )
  await admin.call(generateCompanyPairing)
  const [match] = await seatedMatches(app.context.db)
  const person = (id: string | undefined) => people.find((one) => one.id === id)!
  const [one, other] = [person(match?.people[0]), person(match?.people[1])]
  ;[ada, bo] = one.firstName < other.firstName ? [one, other] : [other, one]
  const params = { id: match!.id }
  const client = await signedIn(app, ada)
  start = (await client.call(getSlots, { params })).body.slots[0]!.start
  await client.call(bookMeeting, { params, body: { start } })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const coffee = (one = ada, other = bo) => ({
  name: `${one.firstName} Roe`,
  match_name: `${other.firstName} Roe`,
  pairing_name: 'November 2026 Group A - All Users',
  published: true,
  coffee_at: new Date(start).toISOString(),
})
const reachOfDomain = async (query: { change?: 'remove' } = {}) =>
  (await admin.call(getAllowedEmailReach, { params: { id: domain.id }, query })).body
const reachOf = async ({ id }: { id: string }) => (await admin.call(getUserReach, { params: { id } })).body
const steppedOut = async () => {
  const rows = await app.context.db.select().from(seats)
  return people
    .filter(({ id }) => rows.some(({ userId, steppedOutAt }) => userId === id && steppedOutAt))
    .map(({ id }) => id)
}
/** Who has stepped out, and whether the coffee is cancelled. */
const afterwards = async () => {
  await cancelImpossibleMeetings(app.context)
  const [{ state } = { state: '' }] = await app.context.db.select().from(meetings)
  return [await steppedOut(), state]
}
const upload = async (...lines: string[]) => {
  const form = new FormData()
  form.set('file', new Blob([lines.join('\n')]), 'people.csv')
  return (await admin.request('POST', uploadImport.path, form)).body
}

describe('Before people are taken out of an active pairing, the preview names them and their matches, and says when they would meet', () => {
  it('of a domain entry, a pair once, the booked coffee first', async () => {
    expect(await reachOfDomain({ change: 'remove' })).toMatchObject({
      people: 4,
      paired: 4,
      matches: 2,
      booked: 1,
    })
    const { pairs } = await reachOfDomain()
    expect(pairs).toEqual([
      coffee(),
      { ...coffee(), name: expect.any(String), match_name: expect.any(String), coffee_at: null },
    ])
  })

  it('of an entry of their own: people still covered by their domain leave nothing when it is removed, but they do when it is barred', async () => {
    const own = (await allow(app, ada.email))!
    const params = { id: own.id }
    const ask = async (query: { change?: 'remove' }) =>
      (await admin.call(getAllowedEmailReach, { params, query })).body
    expect(await ask({ change: 'remove' })).toMatchObject({ people: 0, paired: 0, pairs: [] })
    expect(await ask({})).toMatchObject({ people: 1, paired: 1, pairs: [coffee()] })
    const preview = async (ids: string[], change: { remove: true } | { isActive: false }) =>
      (await admin.call(previewEntriesChange, { body: { ids, change } })).body
    expect(await preview([own.id], { remove: true })).toMatchObject({ changed: 1, paired: 0 })
    expect(await preview([own.id], { isActive: false })).toMatchObject({ changed: 1, paired: 1, booked: 1 })
    expect(await preview([own.id, domain.id], { remove: true })).toMatchObject({ paired: 4, matches: 2 })
  })

  it('of one person, before a pause or their erasure', async () => {
    expect(await reachOf(bo)).toMatchObject({ paired: 1, matches: 1, booked: 1, pairs: [coffee(bo, ada)] })
    expect((await admin.call(getUserReach, { params: { id: domain.id } })).status).toBe(404)
  })

  it('of many, and of an import that puts people on leave today', async () => {
    const ids = [ada.id, bo.id]
    const change = { participationStatus: 'paused' as const }
    expect((await admin.call(previewUsersChange, { body: { ids, change } })).body).toMatchObject({
      paired: 2,
      pairs: [coffee()],
    })
    const { preview } = await upload(
      'Email,Status,Leave from',
      `${bo.email},leave,2026-11-01`,
      'new@example.com,leave,',
    )
    expect(preview.onLeave).toMatchObject({ people: 1, paired: 1, pairs: [coffee(bo, ada)] })
    expect(
      (await upload('Email,Status,Leave from', `${bo.email},leave,2026-12-01`)).preview.onLeave.people,
    ).toBe(0)
  })

  it('not of people who have left already or have met; and whether its people know of it', async () => {
    await app.context.db.update(pairings).set({ publishedAt: null })
    expect((await reachOf(ada)).pairs).toEqual([{ ...coffee(), published: false }])
    await app.context.db.update(pairings).set({ publishedAt: new Date(start) })
    await app.context.db
      .update(seats)
      .set({ steppedOutAt: new Date(start) })
      .where(eq(seats.userId, ada.id))
    expect([(await reachOf(ada)).paired, (await reachOf(bo)).paired]).toEqual([0, 1])
    const [match] = await seatedMatches(app.context.db)
    await (await signedIn(app, bo)).call(setConnectionStatus, {
      params: { id: match!.id },
      body: { status: 'confirmed' },
    })
    expect((await reachOf(bo)).paired).toBe(0)
  })
})

describe('The coffee of somebody who is away stands until after it, unless it ends now', () => {
  it.each([
    [undefined, [], 'booked'],
    ['after', [], 'booked'],
    ['now', ['ada'], 'cancelled'],
  ] as const)('when an administrator pauses them: %s', async (from, out, state) => {
    const body = { participationStatus: 'paused' as const, ...(from && { from }) }
    await admin.call(updateUser, { params: { id: ada.id }, body })
    expect(await afterwards()).toEqual([out.map(() => ada.id), state])
  })

  it.each([
    [undefined, false, 'booked'],
    ['after', false, 'booked'],
    ['now', true, 'cancelled'],
  ] as const)('when many change: %s; and an undo brings them back', async (from, isOut, state) => {
    const change = { participationStatus: 'opted_out' as const, ...(from && { from }) }
    const { body } = await admin.call(changeUsers, { body: { ids: people.map(({ id }) => id), change } })
    expect(await afterwards()).toEqual([isOut ? people.map(({ id }) => id) : [], state])
    await admin.call(undoChange, { body: { undo: body.undo! } })
    expect(await steppedOut()).toEqual([])
  })

  it.each([
    [undefined, false, 'booked'],
    ['after', false, 'booked'],
    ['now', true, 'cancelled'],
  ] as const)(
    'when an import puts them on leave: %s; and an undo brings them back',
    async (from, isOut, state) => {
      const { id } = await upload(
        'Email,Status,Leave from',
        `${ada.email},leave,2026-11-01`,
        `${bo.email},leave,2026-12-01`,
      )
      await admin.call(applyImport, { params: { id }, body: { from } })
      expect(await afterwards()).toEqual([isOut ? [ada.id] : [], state])
      await admin.call(undoImport, { params: { id } })
      expect(await steppedOut()).toEqual([])
    },
  )
})
