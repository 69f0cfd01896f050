import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bookMeeting, cancelMeeting, getOtherTimes, getSlots } from '../../shared/contract/meetings'
import { getEmailLogs, resumeLog } from '../../shared/contract/mail'
import { putBlocks } from '../../shared/contract/participation'
import {
  deletePairing,
  getCurrentMatch,
  getCurrentPairings,
  getPairingMatches,
} from '../../shared/contract/pairings'
import { matches, meetings, seats } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { timeOfMinutes } from '../../shared/working-hours'
import { lock } from '../platform/database/lock'
import { BOOKING_LOCK } from '../platform/database/locks'
import { type SendEngine, startSendEngine } from '../mail/engine/send-engine'
import { sends } from '../tables/sending.tables'
import { startApp, type TestApp } from '../testing/app'
import { decide, signedIn } from '../testing/factories'
import { readyNewsletter } from '../testing/newsletters'
import { cancelImpossibleMeetings } from './cancel-impossible'
import { remindEveningBefore } from './remind-guests'
import { seatedMatches } from '../testing/seats'

let app: TestApp
let engine: SendEngine
let ready: Awaited<ReturnType<typeof readyNewsletter>>
type Person = (typeof ready.people)[number]
let pairs: { id: string; one: Person; other: Person }[]

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  ready = await readyNewsletter(app, 10)
  engine = startSendEngine(app.context)
  const person = (id: string) => ready.people.find((one) => one.id === id)!
  const rows = await seatedMatches(app.context.db)
  pairs = rows.map(({ id, people }) => ({ id, one: person(people[0]), other: person(people[1]) }))
})
afterAll(async () => {
  await engine?.stop()
  await app?.stop()
})

const as = (person: Person) => signedIn(app, person)
const book = async (person: Person, id: string, start: string, sequence?: number | null) =>
  (await as(person)).call(bookMeeting, { params: { id }, body: { start, sequence } })
const cancel = async (person: Person, id: string) =>
  (await as(person)).call(cancelMeeting, { params: { id } })
const meetingOf = async (person: Person) =>
  (await (await as(person)).call(getCurrentMatch)).body.match?.meeting
/** Waits until everything queued is sent, and returns what arrived since the last time. */
async function arrived() {
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
  return app.sink.received.splice(0)
}
/** A reader of RFC 5545 of its own: the properties of a file by name, with their parameters. */
function readCalendar(raw: string): Record<string, string[]> {
  expect(raw.endsWith('\r\n')).toBe(true)
  for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const found: Record<string, string[]> = {}
  for (const line of raw
    .replaceAll(/\r\n[ \t]/g, '')
    .trim()
    .split('\r\n')) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/.exec(line) ?? []
    expect(name).not.toBe('')
    found[name] = [...(found[name] ?? []), `${parameters}:${value}`]
  }
  return found
}
/** The invitation in a mail, which has it twice: to be answered, and as a file. */
function invitationIn({ raw }: { raw: Buffer }) {
  const mail = raw.toString('latin1')
  const part = (head: string) =>
    new RegExp(`${head}[^]*?content-transfer-encoding: base64\r\n\r\n([^]+?)\r\n--`, 'i').exec(mail) ?? []
  const [, method, inline = ''] = part('content-type: text/calendar; method=(\\w+); charset=UTF-8\r\n')
  const [, file = ''] = part('content-type: application/ics; name="invite.ics"\r\n')
  expect(file).toBe(inline)
  return { method, calendar: readCalendar(Buffer.from(inline, 'base64').toString()) }
}

describe('The time of a match', () => {
  test('is suggested to both alike, and to nobody else', async () => {
    const [{ id, one, other }, { one: stranger }] = pairs as [(typeof pairs)[0], (typeof pairs)[0]]
    const { body } = await (await as(one)).call(getSlots, { params: { id } })
    expect(body).toEqual((await (await as(other)).call(getSlots, { params: { id } })).body)
    expect(body).toEqual({ slots: expect.any(Array), partnerTimeZone: 'Europe/Berlin', moreTimeZones: [] })
    expect(new Set(body.slots.map(({ start }) => start.slice(0, 10))).size).toBe(3)
    expect(body.slots.every(({ start, end }) => Date.parse(end) - Date.parse(start) === 25 * 60_000)).toBe(
      true,
    )
    expect((await (await as(stranger)).call(getSlots, { params: { id } })).status).toBe(404)
    const night = { workingDays: [6], worksFrom: 60, worksTo: 120, timeZone: 'Asia/Kolkata' }
    await app.owner.db.update(users).set(night).where(eq(users.id, other.id))
    expect((await (await as(one)).call(getSlots, { params: { id } })).body).toEqual({
      slots: [],
      partnerTimeZone: 'Asia/Kolkata',
      moreTimeZones: [],
      reason: `Your working hours and ${other.firstName}'s have no half hour in common`,
    })
  })

  test('is booked, moved and cancelled by either, and each change reaches both calendars once', async () => {
    const { id, one, other } = pairs[1]!
    await app.owner.db
      .update(users)
      .set({ meetingLink: 'https://meet.example.com/x' })
      .where(eq(users.id, other.id))
    const placeFor = async (person: Person) =>
      (await (await as(person)).call(getCurrentMatch)).body.match?.place
    expect(await placeFor(one)).toBeNull()
    const start = '2026-11-24T09:00:00.000Z'
    const booked = await book(one, id, '2026-11-24T10:00:00+01:00')
    const end = '2026-11-24T09:25:00.000Z'
    const meeting = { start, end, state: 'booked', sequence: 0, bookedBy: one.id, replies: [] }
    expect(booked).toMatchObject({ status: 200, body: { meeting } })
    expect(await meetingOf(other)).toEqual(meeting)
    expect(await placeFor(one)).toBe('https://meet.example.com/x')
    const first = await arrived()
    expect(first.map(({ to }) => to[0]).sort()).toEqual([one.email, other.email].sort())
    const { method, calendar } = invitationIn(first[0]!)
    expect(method).toBe('REQUEST')
    const name = (person: Person) => `${person.firstName} ${person.lastName}`
    expect(calendar).toMatchObject({
      METHOD: [':REQUEST'],
      SEQUENCE: [':0'],
      DTSTAMP: [':20261116T090000Z'],
      DTSTART: [':20261124T090000Z'],
      DTEND: [':20261124T092500Z'],
      STATUS: [':CONFIRMED'],
      LOCATION: [':https://meet.example.com/x'],
    })
    expect(calendar.SUMMARY?.[0]).toContain('Coffee: ')
    for (const person of [one, other]) {
      expect(calendar.SUMMARY?.[0]).toContain(name(person))
      const attendee = calendar.ATTENDEE?.find((line) =>
        line.toLowerCase().endsWith(`mailto:${person.email}`),
      )
      expect(attendee).toContain('RSVP=TRUE')
      expect(attendee).toContain(person === one ? 'PARTSTAT=ACCEPTED' : 'PARTSTAT=NEEDS-ACTION')
    }
    expect(calendar.ATTENDEE).toHaveLength(2)
    expect(calendar.UID?.[0]).toMatch(/^:[0-9a-f]{32}@/)

    // The same time again changes nothing.
    expect((await book(other, id, start)).body).toEqual({ meeting })
    const moved = await book(other, id, '2026-11-25T13:15:00Z')
    expect(moved.body).toMatchObject({ meeting: { sequence: 1, bookedBy: other.id } })
    const second = invitationIn((await arrived())[0]!).calendar
    expect(second).toMatchObject({ UID: calendar.UID, SEQUENCE: [':1'], DTSTART: [':20261125T131500Z'] })

    expect((await cancel(one, id)).body).toMatchObject({ meeting: { state: 'cancelled', sequence: 2 } })
    expect(await cancel(other, id)).toMatchObject({ status: 409, body: { code: 'no_meeting' } })
    const third = await arrived()
    expect(third).toHaveLength(2)
    expect(invitationIn(third[0]!)).toMatchObject({
      method: 'CANCEL',
      calendar: { UID: calendar.UID, SEQUENCE: [':2'], STATUS: [':CANCELLED'] },
    })
    expect((await book(one, id, start)).body).toMatchObject({ meeting: { state: 'booked', sequence: 3 } })
    await arrived()
  })

  test('is booked by one of two who saw none and press at once, and the other learns the time', async () => {
    const { id, one, other } = pairs[2]!
    const replies = await Promise.all([
      book(one, id, '2026-11-24T09:00:00Z', null),
      book(other, id, '2026-11-25T09:00:00Z', null),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = replies.toSorted((a, b) => a.status - b.status)
    expect(lost?.body).toMatchObject({ code: 'meeting_changed', meeting: won?.body.meeting })
    expect(await book(one, id, '2026-11-26T09:00:00Z', null)).toMatchObject({ status: 409 })
    expect((await book(one, id, '2026-11-26T09:00:00Z', 0)).body).toMatchObject({ meeting: { sequence: 1 } })
    await arrived()
  })

  test('is booked by exactly one of twenty presses at once', async () => {
    const { id, one, other } = pairs[4]!
    const clients = [await as(one), await as(other)]
    const [now, began] = [app.clock.now().getTime(), performance.now()]
    const running = vi
      .spyOn(app.clock, 'now')
      .mockImplementation(() => new Date(now + performance.now() - began))
    let came = 0
    const count = () => void (came += 1)
    subscribe('http.server.request.start', count)
    // Nobody books before all have pressed.
    const presses = await app.owner.db.transaction(async (tx) => {
      await lock(tx, BOOKING_LOCK)
      const sent = Array.from({ length: 20 }, (_, index) => {
        const time = timeOfMinutes(8 * 60 + index * 15)
        return clients[index % 2]!.call(bookMeeting, {
          params: { id },
          body: { start: `2026-11-24T${time}:00Z` },
        })
      })
      await expect.poll(() => came).toBe(20)
      await sleep(5)
      return { sent }
    })
    const replies = await Promise.all(presses.sent)
    unsubscribe('http.server.request.start', count)
    running.mockRestore()
    const won = replies.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'meeting_changed')).toHaveLength(19)
    await cancel(one, id)
    await arrived()
  })

  test('is seen only once it is booked: a press that came while another was being booked is refused', async () => {
    const { id, one, other } = pairs[4]!
    const [first, second] = [await as(one), await as(other)]
    const press = (client: typeof first, start: string) =>
      client.call(bookMeeting, { params: { id }, body: { start } })
    let [came, later] = [0, 0]
    const count = () => void (came += 1)
    const now = app.clock.now().getTime()
    const running = vi.spyOn(app.clock, 'now').mockImplementation(() => new Date(now + later))
    subscribe('http.server.request.start', count)
    const { owner, context } = app
    const waitsFor = async (table: string) => {
      const waiting = sql`select from pg_locks where not granted and relation = ${table}::regclass`
      return (await context.db.execute(waiting)).rows.length > 0
    }
    const { won, lost } = await owner.db.transaction(async (sessionsHeld) => {
      const pressed = await owner.db.transaction(async (mailsHeld) => {
        // The first has written its time, and waits to queue its mails.
        await mailsHeld.execute(sql`lock table sends in share mode`)
        const early = press(first, '2026-11-24T09:00:00Z')
        await expect.poll(() => waitsFor('sends')).toBe(true)
        later += 1000
        await sessionsHeld.execute(sql`lock table auth_sessions in access exclusive mode`)
        const late = press(second, '2026-11-25T09:00:00Z')
        await expect.poll(() => came).toBe(2)
        await expect.poll(() => waitsFor('auth_sessions')).toBe(true)
        later += 1000
        return { early, late }
      })
      return { won: await pressed.early, lost: pressed }
    })
    const refused = await lost.late
    unsubscribe('http.server.request.start', count)
    expect(won.status).toBe(200)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'meeting_changed', meeting: won.body.meeting },
    })
    await arrived()
    running.mockRestore()
    await app.owner.db.delete(meetings).where(eq(meetings.matchId, id))
  })

  test('is booked by exactly one of twenty different times pressed at once, round after round', async () => {
    const { id, one, other } = pairs[4]!
    const clients = [await as(one), await as(other)]
    const [now, began] = [app.clock.now().getTime(), performance.now()]
    const running = vi
      .spyOn(app.clock, 'now')
      .mockImplementation(() => new Date(now + performance.now() - began))
    for (let round = 0; round < 3; round += 1) {
      await app.owner.db.execute(sql`delete from rate_limits where key like 'meeting:%'`)
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          clients[index % 2]!.call(bookMeeting, {
            params: { id },
            body: { start: `2026-11-24T${timeOfMinutes(8 * 60 + index * 15)}:00Z` },
          }),
        ),
      )
      const won = replies.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      const lost = replies.filter(({ body }) => body.code === 'meeting_changed')
      expect(lost.map(({ body }) => body.meeting)).toEqual(
        Array.from({ length: 19 }, () => won[0]?.body.meeting),
      )
      await cancel(one, id)
    }
    // Mails of a later moment than now would wait for it.
    await arrived()
    running.mockRestore()
    await app.owner.db.delete(meetings).where(eq(meetings.matchId, id))
  })

  test('is not offered once more by Move, nor are times that overlap it', async () => {
    const { id, one, other } = pairs[4]!
    const client = await as(one)
    const offered = async () =>
      (await client.call(getSlots, { params: { id } })).body.slots.map(({ start }) => start)
    const all = async () => (await client.call(getOtherTimes, { params: { id } })).body.starts
    const [start = ''] = await offered()
    await book(other, id, start)
    const moves = await offered()
    expect(moves).toHaveLength(3)
    expect([...moves, ...(await all())]).not.toContain(start)
    expect((await all()).filter((at) => moves.includes(at))).toEqual([])
    await cancel(one, id)
    await arrived()
  })

  test.each([
    ['2026-11-24T09:10:00Z', 400],
    ['2026-11-16T08:45:00Z', 400],
    ['2027-01-16T09:00:00Z', 400],
    ['tomorrow', 400],
  ])('can’t be %s', async (start, status) => {
    expect((await book(pairs[3]!.one, pairs[3]!.id, start)).status).toBe(status)
  })

  test('is recalled to each at 18:00 of the evening before, by their own clock, once', async () => {
    const { id, one, other } = pairs[2]!
    await app.owner.db.update(users).set({ timeZone: 'Asia/Kolkata' }).where(eq(users.id, other.id))
    await book(one, id, '2026-11-27T09:00:00Z')
    await arrived()
    const now = app.clock.now()
    const remindedAt = async (at: string) => {
      app.clock.set(at)
      await remindEveningBefore(app.context)
      return (await arrived()).map(({ to }) => to[0])
    }
    expect(await remindedAt('2026-11-26T12:29:00Z')).toEqual([])
    expect(await remindedAt('2026-11-26T12:30:00Z')).toEqual([other.email])
    expect(await remindedAt('2026-11-26T17:05:00Z')).toEqual([one.email])
    expect(await remindedAt('2026-11-26T17:10:00Z')).toEqual([])
    app.clock.set(now.toISOString())
  })

  test('is left to the two when the programme books nothing; what is booked can still be cancelled', async () => {
    const { id, one, other } = pairs[2]!
    await decide(app, { booking: 'off' })
    const off = { status: 409, body: { code: 'booking_off' } }
    expect(await (await as(one)).call(getSlots, { params: { id } })).toMatchObject(off)
    expect(await book(one, id, '2026-11-30T09:00:00Z')).toMatchObject(off)
    const { match } = (await (await as(one)).call(getCurrentMatch)).body
    expect(match).toMatchObject({ organiserId: null, canBook: false })
    expect((await cancel(other, id)).status).toBe(200)
    await decide(app, { booking: 'offer' })
    const again = (await (await as(one)).call(getCurrentMatch)).body.match
    expect(again).toMatchObject({ organiserId: expect.any(String), canBook: true })
    await arrived()
  })

  test('shows administrators that it is booked, not when', async () => {
    const [round] = (await ready.admin.call(getCurrentPairings, { query: {} })).body.pairings
    const { body } = await ready.admin.call(getPairingMatches, { params: { id: round!.id } })
    expect(body.some(({ isBooked }) => isBooked)).toBe(true)
    expect(JSON.stringify(body)).not.toMatch(/startsAt|T\d\d:\d\d/)
  })

  test('is no affair of administrators, until its mails wait for them', async () => {
    const listed = async () =>
      (await ready.admin.call(getEmailLogs)).body.filter(
        (log) => log.newsletter_title === 'Coffee invitation',
      )
    expect(await listed()).toEqual([])
    const [send] = await app.owner.db.select({ id: sends.id }).from(sends).where(eq(sends.kind, 'invitation'))
    // Nothing of it waits any more, so a running engine would end it again.
    await engine.stop()
    await app.owner.db.update(sends).set({ state: 'paused' }).where(eq(sends.id, send!.id))
    expect(await listed()).toMatchObject([{ id: send!.id, state: 'paused' }])
    expect((await ready.admin.call(resumeLog, { params: { id: send!.id } })).status).toBe(200)
    engine = startSendEngine(app.context)
    await arrived()
    expect(await listed()).toEqual([])
  })

  test('is booked so often and no oftener by one person, since each time mails the other', async () => {
    const { id, one, other } = pairs[0]!
    const tries = Array.from({ length: 21 }, () => book(one, id, '2026-11-16T08:45:00Z'))
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
    expect((await book(other, id, '2026-11-16T08:45:00Z')).status).toBe(400)
  })

  test('may be one to meet again, of an earlier match; nobody learns that they are blocked', async () => {
    const { id, one, other } = pairs[2]!
    await book(one, id, '2026-11-24T09:00:00Z')
    const [before] = await arrived()
    const now = app.clock.now()
    await app.owner.db
      .update(matches)
      .set({ status: 'completed', completedAt: now })
      .where(eq(matches.id, id))
    const past = new Date(now.getTime() - 3_600_000)
    await app.owner.db.update(meetings).set({ startsAt: past }).where(eq(meetings.matchId, id))

    const again = await book(other, id, '2026-11-25T13:00:00Z')
    expect(again.body).toMatchObject({ meeting: { state: 'booked', bookedBy: other.id } })
    const mails = await arrived()
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([one.email, other.email].sort())
    // The coffee that was had stays in their calendars.
    expect(invitationIn(mails[0]!).calendar.UID).not.toEqual(invitationIn(before!).calendar.UID)
    // The link to another time is for a match that is not over.
    expect(mails[0]!.email.text).toContain('&ask=cancel')
    // What is booked can be moved as before: a refusal would tell of the block.
    const block = async (emails: string[]) => (await as(other)).call(putBlocks, { body: { emails } })
    await block([one.email])
    expect((await book(one, id, '2026-11-25T14:00:00Z')).body).toMatchObject({
      meeting: { state: 'booked', bookedBy: one.id },
    })
    await arrived()
    await cancel(one, id)
    for (const { email } of await arrived()) expect(email.text).not.toContain('&ask=times')

    // Nothing else is booked, and no calendar shown; which sounds as if they had paused.
    const client = await as(one)
    const tries = async () => {
      const params = { id }
      const all = [
        await client.call(getSlots, { params }),
        await client.call(getOtherTimes, { params }),
        await book(one, id, '2026-11-26T10:00:00Z'),
      ]
      return all.map(({ status, body }) => ({ status, body }))
    }
    const blocked = await tries()
    await block([])
    const pause = (participationStatus: 'paused' | 'active') =>
      app.owner.db.update(users).set({ participationStatus }).where(eq(users.id, other.id))
    await pause('paused')
    expect(await tries()).toEqual(blocked)
    for (const refused of blocked)
      expect(refused).toMatchObject({
        status: 409,
        body: { message: `${other.firstName} ${other.lastName} can’t make it at the moment.` },
      })
    await pause('active')
    expect((await client.call(getSlots, { params: { id } })).status).toBe(200)
  })

  test('is cancelled by itself when one of the two can’t make it, or their pairing is deleted', async () => {
    const { id, one, other } = pairs[3]!
    const last = pairs[4]!
    // A number of a time that never was is no fault of the server.
    expect((await book(one, id, '2026-11-24T09:00:00Z', 5)).body).toMatchObject({ meeting: { sequence: 0 } })
    await book(last.one, last.id, '2026-11-24T09:00:00Z')
    await arrived()
    expect(await cancelImpossibleMeetings(app.context)).toBe(0)
    await app.owner.db.update(users).set({ participationStatus: 'opted_out' }).where(eq(users.id, other.id))
    expect(await cancelImpossibleMeetings(app.context)).toBe(0)
    await app.owner.db.update(seats).set({ steppedOutAt: app.clock.now() }).where(eq(seats.userId, other.id))
    expect(await cancelImpossibleMeetings(app.context)).toBe(1)
    expect(await cancelImpossibleMeetings(app.context)).toBe(0)
    const told = await arrived()
    expect(told.map(({ to }) => to[0]).sort()).toEqual([one.email, other.email].sort())
    // The one who stepped out has no match to see; the other one is offered someone else.
    const textTo = ({ email }: typeof one) => told.find(({ to }) => to[0] === email)?.email.text
    expect(textTo(other)).not.toContain('/matches')
    expect(textTo(one)).toContain('/another?token=')
    expect(invitationIn(told[0]!)).toMatchObject({ method: 'CANCEL', calendar: { SEQUENCE: [':1'] } })
    expect(await book(one, id, '2026-11-24T09:00:00Z')).toMatchObject({
      status: 409,
      body: { code: 'not_taking_part' },
    })
    expect(await (await as(one)).call(getSlots, { params: { id } })).toMatchObject({
      status: 409,
      body: { message: `${other.firstName} ${other.lastName} can’t make it at the moment.` },
    })

    const [pairing] = (await ready.admin.call(getCurrentPairings)).body.pairings
    const open = await app.context.db.$count(meetings, eq(meetings.state, 'booked'))
    expect((await ready.admin.call(deletePairing, { params: { id: pairing!.id } })).status).toBe(200)
    expect(await cancelImpossibleMeetings(app.context)).toBe(open)
    const after = await arrived()
    expect(after).toHaveLength(2 * open)
    for (const mail of after) expect(invitationIn(mail).method).toBe('CANCEL')
  })
})
