import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bookByLink,
  cancelByLink,
  getMailLink,
  getOtherTimesByLink,
  getPlan,
} from '../../../shared/contract/mail'
import { bookMeeting, getSlots } from '../../../shared/contract/meetings'
import { previewDraft } from '../../../shared/contract/newsletters'
import { completePairing, getCurrentPairings } from '../../../shared/contract/pairings'
import { matches, seats } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import { decide, signedIn } from '../../testing/factories'
import { sendEverything, sendWhatWaits } from '../../testing/full-life'
import { readyNewsletter } from '../../testing/newsletters'
import { seatedMatches } from '../../testing/seats'

let app: TestApp
let ready: Awaited<ReturnType<typeof readyNewsletter>>
type Person = (typeof ready.people)[number]
let pairs: { id: string; one: Person; other: Person }[]
let visitor: ReturnType<TestApp['client']>

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  ready = await readyNewsletter(app, 8)
  const person = (id: string) => ready.people.find((one) => one.id === id)!
  const rows = await seatedMatches(app.context.db)
  pairs = rows.map(({ id, people }) => ({ id, one: person(people[0]), other: person(people[1]) }))
  const india = { timeZone: 'Asia/Kolkata', workingDays: [1, 2, 3, 4, 5], worksFrom: 540, worksTo: 1080 }
  await app.owner.db.update(users).set(india).where(eq(users.id, pairs[0]!.other.id))
  visitor = app.client()
})
afterAll(() => app?.stop())

const mailTo = ({ email }: Person) => app.sink.received.find(({ to }) => to[0] === email)!.email
/** What the buttons in somebody's newsletter lead to. */
const linksOf = (person: Person) =>
  [...mailTo(person).text!.matchAll(/\/plan\?token=([\w-]+)&start=(\S+)/g)].map(([, token, start]) => ({
    token: token!,
    start: start!,
  }))
/** "Tue 17 November, 11:00" in Berlin. */
const inSubject = (start: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  })
    .format(new Date(start))
    .replace(/^(\w+), /, '$1 ')
    .replace(' at ', ', ')
const tokenOf = (person: Person) => /\/plan\?token=([\w-]+)/.exec(mailTo(person).text!)![1]!

test('The newsletter names three times, by the clocks of both, and who suggests the time; one press books without signing in', async () => {
  await sendEverything(app, ready)
  const { one, other } = pairs[0]!
  const text = mailTo(one).text!
  expect(text).toContain('When suits you both?')
  expect(text).toMatch(/(You suggest|\w+ suggests) the time this month\./)
  const links = linksOf(one)
  expect(links).toHaveLength(3)
  expect(new Set(links.map(({ token }) => token)).size).toBe(1)
  const india = linksOf(other)
  expect(india.map(({ start }) => start)).toEqual(links.map(({ start }) => start))
  expect(text).toMatch(new RegExp(`Tuesday 17 November, 11:00 \\(15:30 for ${other.firstName}\\)`))

  const { token, start } = links[0]!
  const { body } = await visitor.call(getPlan, { query: { token, start } })
  expect(body).toMatchObject({
    timeZone: 'Europe/Berlin',
    partnerTimeZone: 'Asia/Kolkata',
    meeting: null,
    place: null,
    sequence: null,
    picked: { state: 'free' },
  })
  expect(body.slots).toHaveLength(3)
  // Mail scanners open the link as often as they want.
  expect((await visitor.call(getPlan, { query: { token, start } })).body).toEqual(body)
  const booked = await visitor.call(bookByLink, { body: { token, start, sequence: null } })
  expect(booked.body).toMatchObject({ meeting: { state: 'booked', sequence: 0, bookedBy: one.id } })

  // The other one presses another time: it is taken, and their page has what is booked.
  const late = await visitor.call(bookByLink, { body: { ...india[1]!, sequence: null } })
  expect(late).toMatchObject({ status: 409, body: { code: 'meeting_changed' } })
  expect(late.body.message).toMatch(/^Your coffee is already booked: Tuesday, 17 November 2026 at 1/)
  const shown = (await visitor.call(getPlan, { query: { token: india[1]!.token } })).body
  expect(shown).toMatchObject({
    meeting: booked.body.meeting,
    place: 'To be agreed',
    sequence: 0,
    timeZone: 'Asia/Kolkata',
  })
  const moved = await visitor.call(bookByLink, { body: { ...india[1]!, sequence: 0 } })
  expect(moved.body).toMatchObject({ meeting: { sequence: 1, bookedBy: other.id } })
  const cancelled = await visitor.call(cancelByLink, { query: { token } })
  expect(cancelled.body).toMatchObject({ meeting: { state: 'cancelled', sequence: 2 } })
  await sendWhatWaits(app)
  const told = app.sink.received.filter(
    ({ to, email }) => to[0] === one.email && /coffee/i.test(email.subject!),
  )
  // Which mail server's line is quicker is chance; calendars go by the sequence.
  const with_ = `Coffee with ${other.firstName} ${other.lastName}, `
  expect(told.map(({ email }) => email.subject).sort()).toEqual([
    expect.stringContaining(`Cancelled: ${with_}`),
    `${with_}${inSubject(start)}`,
    `Moved: ${with_}${inSubject(india[1]!.start)}`,
  ])
  // Each leads to another time, and the first two to cancel, without signing in.
  for (const { email } of told) {
    const [way, ...more] = [...email.text!.matchAll(/\/plan\?token=([\w-]+)&ask=(times|cancel)/g)]
    expect(way?.[2]).toBe('times')
    expect(more.map(([, , ask]) => ask)).toEqual(email.subject!.startsWith('Cancelled') ? [] : ['cancel'])
    expect((await visitor.call(getPlan, { query: { token: way![1]! } })).status).toBe(200)
    expect(email.text).not.toContain('/matches')
  }
})

test('A link plans for its person and match only, and is no link to answer by', async () => {
  const { one } = pairs[1]!
  const [link] = linksOf(one)
  expect((await visitor.call(getMailLink, { query: { token: link!.token } })).status).toBe(404)
  const met = /\/met\?token=([\w-]+)/.exec(mailTo(one).text!)![1]!
  expect(await visitor.call(getPlan, { query: { token: met } })).toMatchObject({ status: 404 })
  expect((await visitor.call(bookByLink, { body: { ...link!, token: `${link!.token}A` } })).status).toBe(404)
})

test('A time that is past, or no longer suits both, is said to be so, with others', async () => {
  const { one, other } = pairs[1]!
  const token = tokenOf(one)
  const stateOf = async (start: string) =>
    (await visitor.call(getPlan, { query: { token, start } })).body.picked?.state
  const [{ start } = { start: '' }] = linksOf(one)
  expect(await stateOf(start)).toBe('free')
  expect(await stateOf('2026-11-16T08:00:00Z')).toBe('past')
  expect(await stateOf('2026-11-21T10:00:00Z')).toBe('unsuitable')
  expect((await visitor.call(getPlan, { query: { token, start: 'soon' } })).body.picked).toBeNull()
  await app.owner.db.update(seats).set({ steppedOutAt: app.clock.now() }).where(eq(seats.userId, other.id))
  expect(await visitor.call(getPlan, { query: { token } })).toMatchObject({
    status: 409,
    body: { message: `${other.firstName} ${other.lastName} can’t make it at the moment.` },
  })
})

test('A link tells no more of a time than whether it is offered, offers each time once, and tells so much an hour', async () => {
  const { one } = pairs[2]!
  const token = tokenOf(one)
  const { slots } = (await visitor.call(getPlan, { query: { token } })).body
  const { starts } = (await visitor.call(getOtherTimesByLink, { query: { token } })).body
  const offered = slots.map(({ start }) => start)
  expect(offered.filter((start) => starts.includes(start))).toEqual([])
  expect(starts).toEqual(starts.toSorted())
  expect(starts[0]!.slice(0, 10)).toBe('2026-11-17')
  expect(starts.at(-1)!.slice(0, 10)).toBe('2026-12-14')
  const stateOf = async (start: string) =>
    (await visitor.call(getPlan, { query: { token, start } })).body.picked?.state
  expect(await stateOf(starts.at(-1)!)).toBe('free')
  // Nothing is booked then, and both work; but it is not offered.
  expect(await stateOf('2026-12-15T10:00:00Z')).toBe('unsuitable')
  for (let look = 4; look < 60; look += 1) await visitor.call(getPlan, { query: { token } })
  expect(await visitor.call(getPlan, { query: { token, start: offered[0] } })).toMatchObject({
    status: 429,
    body: { code: 'too_many_tries' },
  })
  expect((await visitor.call(getOtherTimesByLink, { query: { token } })).status).toBe(429)
  expect((await visitor.call(getPlan, { query: { token: tokenOf(pairs[1]!.one) } })).status).not.toBe(429)
  // Somebody who only has the link uses up nothing of its owner's own page.
  const owner = await signedIn(app, pairs[0]!.one)
  expect((await owner.call(getSlots, { params: { id: pairs[0]!.id } })).status).toBe(200)
  await app.owner.pool.query('truncate rate_limits')
})

test('The editor’s preview shows times, and no mail does when the programme books nothing', async () => {
  const params = { id: ready.newsletter.id }
  const { html } = (await ready.admin.call(previewDraft, { params, body: { withMatch: true } })).body
  expect(html).toContain('When suits you both?')
  expect(html).toContain('/plan?token=preview')
  await decide(app, { booking: 'off' })
  const without = (await ready.admin.call(previewDraft, { params, body: { withMatch: true } })).body
  expect(without.html).not.toContain('/plan?')
  const { one } = pairs[2]!
  expect(await visitor.call(getPlan, { query: { token: tokenOf(one) } })).toMatchObject({
    status: 409,
    body: { code: 'booking_off' },
  })
  await decide(app, { booking: 'offer' })
})

test('A booked time is named by a newsletter that is sent after it, and by the link', async () => {
  const { id, one, other } = pairs[3]!
  const client = await signedIn(app, other)
  await client.call(bookMeeting, { params: { id }, body: { start: '2026-11-24T09:00:00Z' } })
  expect((await visitor.call(getPlan, { query: { token: tokenOf(one) } })).body.meeting).toMatchObject({
    start: '2026-11-24T09:00:00.000Z',
  })
})

test('A link says that its match is over or gone, or that it has expired', async () => {
  const { id, one } = pairs[2]!
  const token = tokenOf(one)
  const [pairing] = (await ready.admin.call(getCurrentPairings)).body.pairings
  await ready.admin.call(completePairing, { params: { id: pairing!.id } })
  expect(await visitor.call(getPlan, { query: { token } })).toMatchObject({
    status: 409,
    body: { code: 'match_over' },
  })
  await app.owner.db.delete(matches).where(eq(matches.id, id))
  expect(await visitor.call(getPlan, { query: { token } })).toMatchObject({
    status: 404,
    body: { message: 'The round has changed since this mail. Your page shows your match now.' },
  })
  app.clock.advance(63 * 86_400_000)
  expect(await visitor.call(getPlan, { query: { token } })).toMatchObject({
    status: 404,
    body: { message: 'This link has expired. Please sign in to do the same on your page.' },
  })
})
