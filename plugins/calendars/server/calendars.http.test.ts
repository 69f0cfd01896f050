import { eq } from 'drizzle-orm'
import type { RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../../shared/contract/common'
import { connectCalendar, disconnectCalendar, getCalendar } from '../contract'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { generateCompanyPairing } from '../../../shared/contract/pairings'
import { updateParticipation } from '../../../shared/contract/participation'
import { startApp, type TestApp } from '../../../server/testing/app'
import {
  type CalendarServer,
  prepareCalendars,
  startCalendarServer,
} from '../../../server/testing/calendar-server'
import { users } from '../../../server/tables/people.tables'
import { addPeople, addPerson, adminClient, allow, decide, signedIn } from '../../../server/testing/factories'
import { icsThreadOf } from './read-ics'
import { busyTimes, forgetBusyTimes, readDueCalendars } from './read-calendars'

const HOUR = 3_600_000
const event = (uid: string, start: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${start}`, 'DURATION:PT1H', ...more, 'END:VEVENT'].join('\r\n')
const calendarOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')

let app: TestApp
let server: CalendarServer
let answer: RequestListener
let asked: string[] = []

beforeAll(async () => {
  await prepareCalendars()
  server = await startCalendarServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, reply)
  })
  app = await startApp({ env: { CALENDAR_HOSTS: 'localhost' } })
  // How long a calendar may take is proved by attacks.test.ts; here a machine may be busy.
  icsThreadOf(app.context).longestMs = 30_000
  await allow(app)
})
afterAll(async () => {
  server?.close()
  await app?.stop()
})
afterEach(() => (asked = []))

const returns = (text: string, status = 200) => {
  answer = (_, reply) => void reply.writeHead(status, { 'content-type': 'text/calendar' }).end(text)
}
const someone = async () => {
  const person = await addPerson(app)
  return { ...person, client: await signedIn(app, person) }
}
const connect = (person: Awaited<ReturnType<typeof someone>>, path = '/secret-4711/basic.ics') =>
  person.client.call(connectCalendar, { body: { source: 'ics', url: server.url + path } })
const busyOf = async (id: string, patienceMs = 0) =>
  (await busyTimes(app.context, app.context.db, [id], { patienceMs }))
    .get(id)
    ?.map(({ start, end }) => [new Date(start).toISOString(), (end - start) / 60_000])

describe('A secret iCalendar address', () => {
  it('is tried at once, kept sealed, and forgotten with all that was read of it', async () => {
    const ada = await someone()
    expect((await ada.client.call(getCalendar)).body).toEqual({
      source: 'none',
      host: null,
      state: 'unchecked',
      checkedAt: null,
      problem: null,
    })
    returns(calendarOf(event('1', '20261117T090000Z', 'SUMMARY:Dismissal of Ben')))
    const { status, body } = await connect(ada)
    expect([status, body]).toEqual([
      200,
      { source: 'ics', host: 'localhost', state: 'ok', checkedAt: '2026-11-16T09:00:00.000Z', problem: null },
    ])
    expect((await ada.client.call(getCalendar)).body).toEqual(body)
    expect(await busyOf(ada.id)).toEqual([['2026-11-17T09:00:00.000Z', 60]])

    // Neither the address nor a title is anywhere, and another person's row can't be opened as one's own.
    const { rows } = await app.owner.pool.query(
      'select c.*, b.* from calendars c join busy_times b using (user_id) where user_id = $1',
      [ada.id],
    )
    expect(JSON.stringify(rows)).not.toMatch(/4711|Dismissal/)
    expect(Buffer.from(rows[0].secret).toString('latin1')).not.toContain('4711')

    expect((await ada.client.call(disconnectCalendar)).body.source).toBe('none')
    expect(await busyOf(ada.id)).toBeUndefined()
    const { rows: left } = await app.owner.pool.query('select from calendars natural full join busy_times')
    expect(left).toEqual([])
  })

  it.each([
    ['', /no iCalendar file/],
    ['<html>Sign in</html>', /no iCalendar file/],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261116T0', /no iCalendar file/],
  ])('that returns %j is refused in words, and nothing is stored', async (text, words) => {
    const ada = await someone()
    returns(text)
    const { status, body } = await connect(ada)
    expect([status, body.code, body.message]).toEqual([
      422,
      'calendar_unreadable',
      expect.stringMatching(words),
    ])
    expect((await ada.client.call(getCalendar)).body.source).toBe('none')
  })

  it('may have more than a year of everybody’s meetings in it; of one with too much its owner is told the limit, and nothing is free', async () => {
    const ada = await someone()
    const many = (count: number) =>
      calendarOf(
        event('odd', 'odd'),
        ...Array.from({ length: count }, (_, at) =>
          event(String(at), `2026${at === 0 ? 11 : 10}17T090000Z`, `DESCRIPTION:${'x'.repeat(200)}`),
        ),
      )
    returns(many(15_000))
    const { body } = await connect(ada)
    expect(body).toMatchObject({
      state: 'ok',
      problem: 'One event can’t be read in full (“odd”). The part that can counts as busy.',
    })
    expect(await busyOf(ada.id)).toEqual([['2026-11-17T09:00:00.000Z', 60]])

    const problem = 'localhost returns more than 5 MB.'
    returns(many(75_000))
    app.clock.advance(HOUR + 1000)
    await readDueCalendars(app.context)
    expect((await ada.client.call(getCalendar)).body).toMatchObject({ state: 'failing', problem })
    expect(await busyOf(ada.id)).toBeUndefined()
    const refused = await connect(await someone())
    expect([refused.status, (refused.body as unknown as ErrorBody).message]).toEqual([422, problem])
    await ada.client.call(disconnectCalendar)
    app.clock.set('2026-11-16T09:00:00Z')
  })

  it('that says who declined is free then', async () => {
    const ada = await someone()
    const attendee = (email: string) => `ATTENDEE;PARTSTAT=DECLINED:mailto:${email}`
    returns(
      calendarOf(
        event('1', '20261117T090000Z', attendee(ada.email)),
        event('2', '20261118T090000Z', attendee('ben@example.com')),
      ),
    )
    await connect(ada)
    expect(await busyOf(ada.id)).toEqual([['2026-11-18T09:00:00.000Z', 60]])
    await ada.client.call(disconnectCalendar)
  })

  it('must be an address; webcal is https', async () => {
    const ada = await someone()
    for (const url of ['http://localhost/x.ics', 'ftp://localhost', 'localhost', 'https://', ''])
      expect((await ada.client.call(connectCalendar, { body: { source: 'ics', url } })).status).toBe(400)
    returns(calendarOf())
    const url = server.url.replace('https:', 'webcal:')
    expect((await ada.client.call(connectCalendar, { body: { source: 'ics', url } })).status).toBe(200)
  })
})

describe('Busy times', () => {
  it('are read in the background every hour, from every calendar at once, and kept for less than a day', async () => {
    const [ada, ben] = [await someone(), await someone()]
    returns(calendarOf(event('1', '20261117T090000Z')))
    await connect(ada)
    await connect(ben)
    asked = []
    expect(await readDueCalendars(app.context)).toBe(0)
    app.clock.advance(HOUR + 1000)
    returns(calendarOf(event('1', '20261118T090000Z')))
    // Two instances share the work.
    const read = await Promise.all([readDueCalendars(app.context), readDueCalendars(app.context)])
    expect(read[0] + read[1]).toBeGreaterThanOrEqual(2)
    expect(asked.length).toBe(read[0] + read[1])
    const both = await busyTimes(app.context, app.context.db, [ada.id, ben.id])
    expect([...both.values()].map((busy) => new Date(busy[0]!.start).getUTCDate())).toEqual([18, 18])

    app.clock.advance(23 * HOUR + 1000)
    expect(await busyOf(ada.id)).toBeUndefined()
    await forgetBusyTimes(app.context)
    expect((await ada.client.call(getCalendar)).body.state).toBe('unchecked')
    expect((await app.owner.pool.query('select from busy_times')).rowCount).toBe(0)
  })

  it('are read of people who pause and keep a coffee, so that it can be moved, and not of people who step out', async () => {
    await decide(app, { minimumUsers: 2 })
    await app.context.db.update(users).set({ participationStatus: 'opted_out' })
    const [ada, ben] = [await someone(), await someone()]
    returns(calendarOf())
    for (const one of [ada, ben]) await connect(one, `/${one.id}.ics`)
    await (await adminClient(app)).call(generateCompanyPairing)
    const pause = (from: 'after' | 'now') => ({ body: { participationStatus: 'opted_out' as const, from } })
    await ada.client.call(updateParticipation, pause('after'))
    await ben.client.call(updateParticipation, pause('now'))
    app.clock.advance(HOUR + 1000)
    asked = []
    await readDueCalendars(app.context)
    expect(asked).toContain(`GET /${ada.id}.ics`)
    expect(asked).not.toContain(`GET /${ben.id}.ics`)
  })

  it('of a calendar that fails are unknown, which its owner is told', async () => {
    const ada = await someone()
    returns(calendarOf(event('1', '20261120T090000Z')))
    await connect(ada)
    app.clock.advance(HOUR + 1000)
    returns('gone', 404)
    await readDueCalendars(app.context)
    expect(await busyOf(ada.id)).toBeUndefined()
    expect((await ada.client.call(getCalendar)).body).toMatchObject({
      state: 'failing',
      problem: 'localhost has no calendar at this address.',
    })
  })

  it('that can’t be read say why in the language of their reader, and as it is where it was stored in words', async () => {
    const ada = await someone()
    const { db } = app.context
    await db.update(users).set({ language: 'de' }).where(eq(users.id, ada.id))
    const problem = async () => (await ada.client.call(getCalendar)).body.problem
    returns(calendarOf())
    await connect(ada)
    app.clock.advance(HOUR + 1000)
    returns('gone', 404)
    await readDueCalendars(app.context)
    expect(await problem()).toBe('localhost hat unter dieser Adresse keinen Kalender.')
    const refused = await connect(ada)
    expect([refused.status, (refused.body as unknown as ErrorBody).message]).toEqual([
      422,
      'localhost hat unter dieser Adresse keinen Kalender.',
    ])
  })

  it('of one person are known however many links of colleagues on the same host are dead', async () => {
    returns(calendarOf(event('1', '20261120T090000Z')))
    for (let n = 0; n < 16; n += 1) await connect(await someone(), '/dead.ics')
    const ada = await someone()
    await connect(ada)
    app.clock.advance(HOUR + 1000)
    answer = ({ url }, reply) =>
      void reply
        .writeHead(url === '/dead.ics' ? 404 : 200, { 'content-type': 'text/calendar' })
        .end(calendarOf(event('1', '20261121T090000Z')))
    await readDueCalendars(app.context)
    expect(await busyOf(ada.id)).toEqual([['2026-11-21T09:00:00.000Z', 60]])
  })

  it('are asked for no longer from a host that five links in a row could not reach, until the next time', async () => {
    returns(calendarOf())
    for (let n = 0; n < 20; n += 1) await connect(await someone())
    app.clock.advance(HOUR + 1000)
    answer = ({ socket }) => socket.destroy()
    asked = []
    await readDueCalendars(app.context)
    expect(asked.length).toBeGreaterThanOrEqual(5)
    expect(asked.length).toBeLessThan(20)
    const { rows } = await app.owner.pool.query(
      'select distinct note from busy_times where read_at = $1 order by note',
      [app.clock.now()],
    )
    expect(rows.map(({ note }) => note)).toEqual([
      { args: ['localhost'], code: 'calendars.problems.noAnswer' },
      { args: ['localhost', 'ECONNRESET'], code: 'calendars.problems.unreachable' },
    ])
    app.clock.advance(HOUR + 1000)
    returns(calendarOf())
    await readDueCalendars(app.context)
    expect((await app.owner.pool.query('select from busy_times where note is not null')).rowCount).toBe(0)
  })

  it('that were sealed under another key ask their owner to connect again', async () => {
    const ada = await someone()
    returns(calendarOf())
    await connect(ada)
    app.clock.advance(HOUR + 1000)
    await readDueCalendars({
      ...app.context,
      secret: Buffer.from('another secret, after a backup was restored'),
    })
    expect((await ada.client.call(getCalendar)).body).toMatchObject({
      state: 'failing',
      problem: expect.stringMatching(/connect the calendar again/),
    })
  })

  it('are waited for a moment by a page, and not by anything else', async () => {
    const ada = await someone()
    returns(calendarOf(event('1', '20261120T090000Z')))
    await connect(ada)
    app.clock.advance(HOUR / 4)
    returns(calendarOf(event('1', '20261120T100000Z')))
    expect(await busyOf(ada.id, 60_000)).toEqual([['2026-11-20T10:00:00.000Z', 60]])
    app.clock.advance(HOUR / 4)
    answer = () => undefined
    const begin = performance.now()
    expect(await busyOf(ada.id)).toEqual([['2026-11-20T10:00:00.000Z', 60]])
    expect(await busyOf(ada.id, 300)).toEqual([['2026-11-20T10:00:00.000Z', 60]])
    expect(performance.now() - begin).toBeGreaterThan(250)
  })
})

describe('The calendar of the company', () => {
  let stranger: CalendarServer
  let company: TestApp
  const heard: { path: string; form: URLSearchParams }[] = []
  let status = 200
  beforeAll(async () => {
    stranger = await startCalendarServer(
      (request, reply) => {
        let body = ''
        request.on('data', (piece: Buffer) => (body += piece.toString()))
        request.on('end', () => {
          const path = `${request.method} ${request.url}`
          heard.push({ path, form: new URLSearchParams(body) })
          if (path.endsWith('/token')) return reply.end('{"access_token":"t-1","expires_in":"3600"}')
          const schedules = (JSON.parse(body) as { schedules: string[] }).schedules
          const value = schedules.map((scheduleId) => ({ scheduleId, availabilityView: '0022' }))
          return reply.writeHead(status).end(JSON.stringify({ value }))
        })
      },
      { open: true },
    )
    const CALENDAR_URL = `graph://tenant-1:client-1:s%40cret@localhost:${stranger.port}?insecure=1`
    company = await startApp({ env: { CALENDAR_URL } })
    await allow(company)
  })
  afterAll(async () => {
    stranger?.close()
    await company?.stop()
  })

  it("is read for everybody, 20 a call, and System Health says when it can't be", async () => {
    const everybody = await addPeople(
      company,
      Array.from({ length: 25 }, () => ({})),
    )
    const admin = await adminClient(company)
    expect(await readDueCalendars(company.context)).toBeGreaterThanOrEqual(25)
    expect(heard.filter(({ path }) => path.endsWith('/getSchedule')).length).toBe(4)
    const [first, ...others] = heard.filter(({ path }) => path.endsWith('/token'))
    expect(others).toEqual([])
    expect(first?.path).toBe('POST /tenant-1/oauth2/v2.0/token')
    expect(Object.fromEntries(first!.form)).toEqual({
      client_id: 'client-1',
      client_secret: 's@cret',
      scope: 'https://localhost/.default',
      grant_type: 'client_credentials',
    })
    const ids = everybody.map(({ id }) => id)
    const known = await busyTimes(company.context, company.context.db, ids)
    expect(known.size).toBe(25)
    const person = await signedIn(company, everybody[0]!)
    const health = async () =>
      (await admin.call(getSystemHealth)).body.plugins.find(({ plugin }) => plugin === 'calendars')
    expect((await person.call(getCalendar)).body).toMatchObject({
      source: 'company',
      host: 'localhost',
      state: 'ok',
    })
    expect(await health()).toMatchObject({
      status: 'operational',
      label: 'Microsoft 365',
    })

    company.clock.advance(HOUR + 1000)
    status = 403
    await readDueCalendars(company.context)
    expect((await busyTimes(company.context, company.context.db, ids)).size).toBe(0)
    expect((await person.call(getCalendar)).body).toMatchObject({
      state: 'failing',
      problem: 'Your company’s calendar can’t be read at the moment.',
    })
    expect(await health()).toMatchObject({
      status: 'degraded',
      detail: expect.stringMatching(/^localhost refuses access \(403\)/),
    })
  })
})
