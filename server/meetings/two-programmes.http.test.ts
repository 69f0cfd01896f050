import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookByLink, getPlan, unsubscribe } from '../../shared/contract/mail'
import { bookMeeting, getOtherTimes, getSlots } from '../../shared/contract/meetings'
import {
  completeMatch,
  generateCompanyPairing,
  getMatchHistory,
  getOpenMatches,
} from '../../shared/contract/pairings'
import { planToken, unsubscribeToken } from '../mail/link-token'
import { meetings } from '../tables/pairings.tables'
import { skips } from '../tables/participation.tables'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, addProgramme, adminClient, allow, decide, signedIn } from '../testing/factories'
import { seatedMatches } from '../testing/seats'
import { remindEveningBefore } from './remind-guests'

let app: TestApp
let tea: Awaited<ReturnType<typeof addProgramme>>
let ada: { id: string; client: Client }
/** Her matches of the default programme and of the other one, each with who else is in it. */
let coffee: { id: string; other: Client }
let teaMatch: { id: string; other: Client }

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
  const admin = await adminClient(app)
  const people = await addPeople(app, [{}, {}, {}, {}])
  tea = await addProgramme(app, { name: 'Tea', minimumUsers: 2, noRepeatMonths: 0 })
  for (const programme of [app.context.programme.id, tea.id]) {
    await admin.call(generateCompanyPairing, { query: { programme } })
  }
  const clients = new Map<string, Client>()
  for (const person of people) clients.set(person.id, await signedIn(app, person))
  ada = { id: people[0]!.id, client: clients.get(people[0]!.id)! }
  const seated = await seatedMatches(app.context.db)
  const ownOf = (programmeId: string) => {
    const { id, people: both } = seated.find(
      (match) => match.people.includes(ada.id) && match.seats[0]?.programmeId === programmeId,
    )!
    return { id, other: clients.get(both.find((one) => one !== ada.id)!)! }
  }
  ;[coffee, teaMatch] = [ownOf(app.context.programme.id), ownOf(tea.id)]
})
afterAll(() => app?.stop())
beforeEach(async () => {
  await app.owner.db.delete(meetings)
  await decide(app, { booking: 'offer' })
})

const START = '2026-11-18T10:00:00.000Z'
const book = (client: Client, { id }: { id: string }, start = START) =>
  client.call(bookMeeting, { params: { id }, body: { start } })
const tokenOf = ({ id }: { id: string }) =>
  planToken(app.context.secret, ada.id, id, new Date('2027-01-01T00:00:00Z'))

describe('somebody with a match in two programmes', () => {
  test('has one coffee at a time: of two that are booked at once in both, one is refused', async () => {
    const answers = await Promise.all([book(coffee.other, coffee), book(teaMatch.other, teaMatch)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'time_taken',
      message: 'One of you already meets somebody else at that time. Choose another one.',
    })
    expect(await app.context.db.$count(meetings)).toBe(1)
  })

  test('books neither by a link nor by moving what overlaps another coffee, and is offered no such time', async () => {
    expect((await book(ada.client, coffee)).status).toBe(200)
    const body = { token: tokenOf(teaMatch), start: '2026-11-18T10:15:00.000Z' }
    const byLink = await app.client().call(bookByLink, { body })
    expect(byLink).toMatchObject({ status: 409, body: { code: 'time_taken' } })
    const after = '2026-11-18T10:30:00.000Z'
    expect((await book(ada.client, teaMatch, after)).status).toBe(200)
    expect(await book(ada.client, teaMatch, '2026-11-18T09:45:00.000Z')).toMatchObject({ status: 409 })
    const { starts } = (await ada.client.call(getOtherTimes, { params: { id: teaMatch.id } })).body
    const { slots } = (await ada.client.call(getSlots, { params: { id: teaMatch.id } })).body
    const offered = [...starts, ...slots.map(({ start }) => start)]
    const near = offered.filter((one) => one > '2026-11-18T09:30:00.000Z' && one < after)
    expect(near).toEqual([])
    expect(offered).toContain('2026-11-18T09:30:00.000Z')
  })

  test('books where the programme of the match says so, whatever the other one says', async () => {
    await decide(app, { booking: 'off' })
    expect((await book(ada.client, coffee)).body).toMatchObject({ code: 'booking_off' })
    expect((await book(ada.client, teaMatch)).status).toBe(200)
    expect((await app.client().call(getPlan, { query: { token: tokenOf(teaMatch) } })).status).toBe(200)
    expect((await app.client().call(getPlan, { query: { token: tokenOf(coffee) } })).status).toBe(409)
    const open = (await ada.client.call(getOpenMatches)).body
    expect(open.map(({ programme, match }) => [programme.name, match.canBook])).toEqual([
      ['Tea', true],
      ['Cup of Joe', false],
    ])
    // Of both the people are reminded in the evening.
    app.clock.set('2026-11-17T19:00:00Z')
    expect(await remindEveningBefore(app.context)).toBe(2)
  })

  test('sits out a round of the programme whose mail it was pressed in', async () => {
    const token = unsubscribeToken(app.context.secret, ada.id, tea.id)
    expect(
      (await app.client().call(unsubscribe, { query: { token }, body: { choice: 'skip' } })).status,
    ).toBe(200)
    expect(await app.context.db.select({ of: skips.programmeId }).from(skips)).toEqual([{ of: tea.id }])
  })

  test('ends one match, and keeps the other', async () => {
    await ada.client.call(completeMatch, { params: { id: teaMatch.id } })
    await teaMatch.other.call(completeMatch, { params: { id: teaMatch.id } })
    const history = (await ada.client.call(getMatchHistory)).body
    expect(history.map(({ match }) => [match.id, match.canBook])).toEqual([[teaMatch.id, true]])
    expect((await ada.client.call(getOpenMatches)).body.map(({ match }) => match.id)).toEqual([coffee.id])
  })
})
