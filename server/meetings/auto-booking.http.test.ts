import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendNewsletter } from '../../shared/contract/newsletters'
import { meetingGuests, meetings } from '../tables/pairings.tables'
import { startSendEngine } from '../mail/engine/send-engine'
import { sendRecipients, sends } from '../tables/sending.tables'
import { seal, unseal } from '../platform/secrets'
import { startApp, type TestApp } from '../testing/app'
import { prepareCalendars } from '../testing/calendar-server'
import { type DavServer, startDavServer } from '../testing/dav-servers'
import { addPeople, decide } from '../testing/factories'
import { needs } from '../testing/needs'
import { readyNewsletter } from '../testing/newsletters'
import { busyTimes, calendars } from '../../plugins/calendars/server/calendars.tables'
import { tryCalendar } from '../../plugins/calendars/server/own-calendar'
import { readDueCalendars } from '../../plugins/calendars/server/read-calendars'

/** `npm run bench -- meetings` books more. */
const PAIRS = Number(process.env['BOOKED_PAIRS'] ?? 8)
/** People of one kind have the same appointments, each in a calendar of their own. */
const KINDS = Math.min(20, PAIRS / 4)
/** Rounds of more people are made on a thread of the built product. */
const AT_ONCE = 1000
const EMPTY = '/user/calendars/empty/'
const HOUR = 3_600_000
const MONDAY = Date.parse('2026-11-16T00:00:00Z')
const COFFEE_MS = 25 * 60_000

let app: TestApp
let server: DavServer

beforeAll(async () => {
  await prepareCalendars()
  app = await startApp({ env: { CALENDAR_HOSTS: 'localhost', MINIMUM_USERS: '2' } })
  server = await startDavServer('xandikos')
})
afterAll(async () => {
  await server?.stop()
  await app?.stop()
})

type Stretch = [start: number, end: number]
const overlap = ([start, end]: Stretch, [from, to]: Stretch) => start < to && from < end
const inIcal = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

/** Fills a calendar with what a kind of people has: three series that began weeks ago, and six appointments. */
async function fill(kind: number, calendar?: string): Promise<Stretch[]> {
  const busy: Stretch[] = []
  for (let event = 0; event < 9; event += 1) {
    const isSeries = event < 3
    const place = 7 * kind + 5 * event
    const start = MONDAY + (place % (isSeries ? 5 : 12)) * 24 * HOUR + (8 + (place % 8)) * HOUR
    const hours = 1 + (place % 3)
    const first = start - (isSeries ? 5 : 0) * 7 * 24 * HOUR
    const rule = isSeries ? ['RRULE:FREQ=WEEKLY'] : []
    await server.put(
      `event-${event}`,
      [`DTSTART:${inIcal(first)}`, `DURATION:PT${hours}H`, ...rule],
      calendar,
    )
    for (let week = 0; week < (isSeries ? 12 : 1); week += 1) {
      const from = start + week * 7 * 24 * HOUR
      busy.push([from, from + hours * HOUR])
    }
  }
  return busy
}

/** Pairs more people in the round that there is. */
async function pairMore(count: number) {
  if (count === 0) return []
  const people = await addPeople(
    app,
    Array.from({ length: count }, () => ({})),
  )
  const ids = people.map(({ id }) => id)
  await app.owner.pool.query(
    `with made as (
       insert into matches (round_id, organiser_id, why, match_date, status, created_at)
       select rounds.id, one, '[]', rounds.created_at, 'active', rounds.created_at
       from rounds cross join unnest($1::uuid[]) as one returning round_id, id, organiser_id)
     insert into seats (programme_id, round_id, user_id, match_id, place, is_active)
     select (select id from programmes where is_default), round_id, person, id, place - 1, true from made join unnest($1::uuid[], $2::uuid[]) as pair (one, other) on one = organiser_id
     cross join lateral unnest(array[one, other]) with ordinality as both_of (person, place)`,
    [ids.filter((_, index) => index % 2 === 0), ids.filter((_, index) => index % 2 === 1)],
  )
  return people
}

test('a newsletter that books by itself books nobody twice, and nobody while a real calendar has them busy', {
  ...needs('xandikos'),
  timeout: 1_800_000,
}, async () => {
  const ready = await readyNewsletter(app, Math.min(2 * PAIRS, AT_ONCE))
  const people = [...ready.people, ...(await pairMore(2 * PAIRS - ready.people.length))]
  const { context } = app
  const busy = new Map<string, Stretch[]>()
  const rows: (typeof calendars.$inferInsert)[] = []
  // The product tries the server once: how it is asked is the same for all calendars on it.
  const about = (id: string) => `calendar of ${id}`
  const first = people[0]!.id
  await server.copyCalendar('/user/calendars/calendar/', 'empty')
  await fill(0)
  const by = { source: 'caldav' as const, url: server.calendar, ...server.user }
  const tried = await tryCalendar(context, { id: first, email: people[0]!.email, timeZone: null }, by)
  const secret = JSON.parse(String(unseal(context.secret, about(first), tried.secret))) as object
  for (let kind = 0; kind < KINDS; kind += 1) {
    const calendar = await server.copyCalendar(EMPTY, `of-kind-${kind}`)
    const stretches = await fill(kind, calendar)
    const ofKind = people.filter((_, index) => index % KINDS === kind)
    await Promise.all(
      ofKind.map(async ({ id }) => {
        const url = server.url + (await server.copyCalendar(calendar, id))
        const own = Buffer.from(JSON.stringify({ ...secret, url, calendars: [url] }))
        busy.set(id, stretches)
        rows.push({
          userId: id,
          source: 'caldav',
          host: 'localhost',
          secret: seal(context.secret, about(id), own),
          createdAt: context.clock.now(),
        })
      }),
    )
  }
  await app.owner.db.insert(calendars).values(rows)

  // One in ten has a coffee of another match at midday of one of the next days, of which no calendar knows.
  const elsewhere = people.flatMap((person, index) => {
    const other = people[index + 1]
    const startsAt = new Date(MONDAY + (1 + (index % 4)) * 24 * HOUR + 12 * HOUR)
    return index % 20 === 0 && other ? [{ guests: [person.id, other.id], startsAt }] : []
  })
  const now = context.clock.now()
  const others = await app.owner.db
    .insert(meetings)
    .values(
      elsewhere.map(({ startsAt }, index) => ({
        startsAt,
        endsAt: new Date(startsAt.getTime() + 25 * 60_000),
        state: 'booked' as const,
        sequence: 0,
        uid: index.toString(16).padStart(32, '0'),
        changedAt: now,
        createdAt: now,
      })),
    )
    .returning()
  await app.owner.db
    .insert(meetingGuests)
    .values(
      elsewhere.flatMap(({ guests }, index) =>
        guests.map((userId) => ({ meetingId: others[index]!.id, userId })),
      ),
    )

  let began = performance.now()
  const asked = server.asked.length
  expect(await readDueCalendars(context)).toBe(2 * PAIRS)
  const readS = (performance.now() - began) / 1000
  const requests = server.asked.length - asked
  const { note } = busyTimes
  const unread = await context.db.selectDistinct({ note }).from(busyTimes).where(sql`busy is null`)
  expect(unread).toEqual([])

  await decide(app, { booking: 'auto' })
  const engine = startSendEngine(context)
  began = performance.now()
  await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id }, body: {} })
  const bookS = (performance.now() - began) / 1000
  const isSent = () => context.db.$count(sends, sql`state <> 'sent'`)
  await expect.poll(isSent, { timeout: 30_000, interval: 100 }).toBe(0)
  const sentS = (performance.now() - began) / 1000
  await engine.stop()

  const stored = await context.db.select().from(meetings).where(sql`state = 'booked'`)
  const booked = stored.filter(({ matchId }) => matchId !== null)
  const ofPerson = new Map<string, Stretch[]>()
  let doubled = 0
  let busyThen = 0
  const guests = await context.db.select().from(meetingGuests)
  for (const { id: meeting, startsAt, matchId } of stored)
    for (const { userId: id } of guests.filter(({ meetingId }) => meetingId === meeting)) {
      const coffee: Stretch = [startsAt.getTime(), startsAt.getTime() + COFFEE_MS]
      const before = ofPerson.get(id) ?? []
      if (before.some((other) => overlap(coffee, other))) doubled += 1
      if (matchId && busy.get(id)!.some((other) => overlap(coffee, other))) busyThen += 1
      ofPerson.set(id, [...before, coffee])
    }
  const invitations = await context.db.$count(
    sendRecipients,
    sql`send_id in (select id from sends where kind = 'invitation') and state = 'sent'`,
  )
  process.stdout.write(
    `auto-booking: ${booked.length} of ${PAIRS} pairs booked, ${doubled} doubled, ${busyThen} in busy times; booked in ${bookS.toFixed(1)} s, all mails sent after ${sentS.toFixed(1)} s; ${2 * PAIRS} calendars read in ${readS.toFixed(1)} s: ${Math.round((2 * PAIRS) / readS)} people/s, ${Math.round(requests / readS)} requests/s\n`,
  )
  expect({ doubled, busyThen }).toEqual({ doubled: 0, busyThen: 0 })
  expect(new Set(booked.map(({ matchId }) => matchId)).size).toBe(booked.length)
  expect(booked.length).toBeGreaterThan(PAIRS * 0.9)
  expect(invitations).toBe(2 * booked.length)
})
