import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareCalendars, startCalendarServer } from '../../../server/testing/calendar-server'
import { type DavServer, startDavServer } from '../../../server/testing/dav-servers'
import { needs } from '../../../server/testing/needs'
import { toStretches } from './busy.rules'
import { connectCaldav, readCaldav } from './caldav'
import { newVisit } from './outbound'
import { IcsThread } from './read-ics'

const WINDOW = { start: Date.parse('2026-11-16T00:00:00Z'), end: Date.parse('2026-12-01T00:00:00Z') }
const thread = new IcsThread()
const visit = () => ({ ...newVisit(['localhost']), thread })
const inWords = (busy: number[]) =>
  toStretches(busy).map(
    ({ start, end }) => `${new Date(start).toISOString().slice(8, 16)} ${(end - start) / 60_000}`,
  )
const connect = (account: { url: string; username: string; password: string }) =>
  connectCaldav(visit(), account, WINDOW, 'Europe/Berlin')

beforeAll(prepareCalendars)

/** One hour once, half an hour weekly but one, and what does not count. */
async function fill(server: DavServer): Promise<void> {
  await server.put('once', ['DTSTART:20261117T090000Z', 'DTEND:20261117T100000Z', 'SUMMARY:Secret'])
  await server.put('free', ['DTSTART:20261118T090000Z', 'DTEND:20261118T100000Z', 'TRANSP:TRANSPARENT'])
  await server.put('long-ago', ['DTSTART:20201118T090000Z', 'DTEND:20201118T100000Z'])
}
const WEEKLY = [
  'DTSTART:20261102T140000Z',
  'DURATION:PT30M',
  'RRULE:FREQ=WEEKLY;BYDAY=MO',
  'EXDATE:20261123T140000Z',
]

describe('Xandikos', needs('xandikos'), () => {
  let server: DavServer
  beforeAll(async () => {
    server = await startDavServer('xandikos')
    await fill(server)
  })
  afterAll(() => server?.stop())

  it('says itself when somebody is busy', async () => {
    const account = {
      url: server.calendar,
      ...server.user,
      calendars: [server.calendar],
      asks: 'free-busy' as const,
    }
    server.asked.length = 0
    expect(inWords((await readCaldav(visit(), account, WINDOW, 'UTC')).busy)).toEqual(['17T09:00 60'])
    expect(server.asked).toEqual(['REPORT /user/calendars/calendar/'])
  })

  it('is asked for every series, as it knows only the first event of each; its calendars are found from its address', async () => {
    await server.put('weekly', WEEKLY)
    const { reading, asks, calendars } = await connect({ url: server.url, ...server.user })
    expect([asks, calendars]).toEqual(['series as well', [server.calendar]])
    expect(inWords(reading.busy)).toEqual(['16T14:00 30', '17T09:00 60', '30T14:00 30'])
    const again = await readCaldav(
      visit(),
      { url: server.url, ...server.user, calendars, asks },
      WINDOW,
      'Europe/Berlin',
    )
    expect(again).toEqual(reading)
  })
})

describe('Radicale', needs('radicale'), () => {
  let server: DavServer
  beforeAll(async () => {
    server = await startDavServer('radicale')
    await fill(server)
    await server.put('weekly', WEEKLY)
  })
  afterAll(() => server?.stop())

  it.each(['', '/ada/', '/ada/work/'])(
    'is read by a user and a password, from the address %j on',
    async (path) => {
      const { reading, asks, calendars } = await connect({ url: server.url + path, ...server.user })
      expect([asks, calendars]).toEqual(['events', [server.calendar]])
      expect(inWords(reading.busy)).toEqual(['16T14:00 30', '17T09:00 60', '30T14:00 30'])
    },
  )

  it('is asked once by a wrong password', async () => {
    server.asked.length = 0
    await expect(connect({ url: server.url, ...server.user, password: 'wrong' })).rejects.toThrow(
      'localhost doesn’t accept this user name and password.',
    )
    expect(server.asked).toHaveLength(1)
  })
})

describe('A CalDAV server', () => {
  const multistatus = (...responses: string[]) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.join('')}</d:multistatus>`
  const found = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  const CALENDAR = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>'
  const weekly = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...WEEKLY, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  )
  const freeBusy = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY', 'END:VCALENDAR'].join('\r\n')

  /** A stand-in: what it says of its calendars, and of busy times. */
  async function standIn(calendars: string, said: string, canTellTimesAlone = true) {
    const asked: string[] = []
    const bodies: string[] = []
    const server = await startCalendarServer((request, reply) => {
      let body = ''
      request.on('data', (piece: Buffer) => (body += piece.toString()))
      request.on('end', () => {
        const kind = /<C:free-busy-query/.test(body)
          ? 'free-busy'
          : request.method === 'REPORT'
            ? 'events'
            : 'find'
        asked.push(`${kind} ${request.url}`)
        bodies.push(body)
        if (kind === 'free-busy') reply.end(said)
        else if (kind === 'find') reply.writeHead(207).end(calendars)
        else if (body.includes('<C:prop name=') && !canTellTimesAlone)
          reply
            .writeHead(207)
            .end(multistatus(found('/a/1.ics', '<c:calendar-data/>').replace('200 OK', '404 Not Found')))
        else
          reply
            .writeHead(207)
            .end(multistatus(found('/a/1.ics', `<c:calendar-data><![CDATA[${weekly}]]></c:calendar-data>`)))
      })
    })
    return { ...server, asked, bodies, account: { url: `${server.url}/a/`, username: 'ada', password: 'x' } }
  }

  it('that knows of recurrences is asked for busy times alone from then on', async () => {
    const server = await standIn(
      multistatus(found('/a/', CALENDAR)),
      freeBusy('FREEBUSY:20261116T140000Z/PT30M,20261130T140000Z/PT30M'),
    )
    const { reading, ...calendars } = await connect(server.account)
    expect([calendars.asks, inWords(reading.busy)]).toEqual(['free-busy', ['16T14:00 30', '30T14:00 30']])
    server.asked.length = 0
    const again = await readCaldav(visit(), { ...server.account, ...calendars }, WINDOW, 'UTC')
    expect([server.asked, again]).toEqual([['free-busy /a/'], reading])
    server.close()
  })

  it('is asked for the times of events and nothing else of them, and expands no series', async () => {
    const server = await standIn(multistatus(found('/a/', CALENDAR)), 'no busy times')
    const { reading } = await connect(server.account)
    expect(inWords(reading.busy)).toEqual(['16T14:00 30', '30T14:00 30'])
    const queries = server.bodies.filter((body) => body.includes('calendar-query'))
    expect(queries).toHaveLength(2)
    for (const query of queries) {
      const event = /<C:comp name="VEVENT">(.*?)<\/C:comp>/.exec(query)?.[1] ?? ''
      expect([...event.matchAll(/<C:prop name="([A-Z-]+)"\/>/g)].map(([, name]) => name)).toEqual(
        'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID TRANSP STATUS ATTENDEE'.split(' '),
      )
      expect(query).not.toContain('expand')
    }
    server.close()
  })

  it('that can’t leave out the rest is asked for whole events, rather than taken for free', async () => {
    const server = await standIn(multistatus(found('/a/', CALENDAR)), 'no busy times', false)
    const { reading } = await connect(server.account)
    expect(inWords(reading.busy)).toEqual(['16T14:00 30', '30T14:00 30'])
    server.close()
  })

  it('has calendars for tasks, and some that make nobody busy; these are not asked', async () => {
    const server = await standIn(
      multistatus(
        found('/a/', CALENDAR),
        found(
          '/b/',
          `${CALENDAR}<c:supported-calendar-component-set><c:comp name="VTODO"/></c:supported-calendar-component-set>`,
        ),
        found('/c/', `${CALENDAR}<c:schedule-calendar-transp><c:transparent/></c:schedule-calendar-transp>`),
        found('/d/', '<d:resourcetype><d:collection/></d:resourcetype>'),
      ),
      'no busy times',
    )
    expect((await connect(server.account)).calendars).toEqual([`${server.url}/a/`])
    server.close()
  })

  it('that lies, or has nothing, is refused in words', async () => {
    const nothing = await startCalendarServer((_, reply) => void reply.writeHead(404).end())
    await expect(connect({ url: nothing.url, username: 'a', password: 'b' })).rejects.toThrow(
      /no calendar at this/,
    )
    nothing.close()
    const server = await standIn('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '')
    await expect(connect(server.account)).rejects.toThrow('localhost returns no readable XML.')
    server.close()
    const digest = await startCalendarServer(
      (_, reply) => void reply.writeHead(401, { 'www-authenticate': 'Digest realm="a"' }).end(),
    )
    await expect(connect({ url: digest.url, username: 'a', password: 'b' })).rejects.toThrow(
      /doesn’t sign in by user name and password/,
    )
    digest.close()
  })

  it.each(['redirects', 'names calendars'])(
    'that %s elsewhere leads the password nowhere else',
    async (way) => {
      const seen: unknown[] = []
      const stranger = await startCalendarServer((request, reply) => {
        seen.push(request.headers.authorization)
        reply.writeHead(207).end(multistatus(found('/a/', CALENDAR)))
      })
      const own = await startCalendarServer((_, reply) =>
        way === 'redirects'
          ? reply.writeHead(307, { location: `${stranger.url}/a/` }).end()
          : reply.writeHead(207).end(multistatus(found(`${stranger.url}/a/`, CALENDAR))),
      )
      await expect(connect({ url: own.url, username: 'ada', password: 'x' })).rejects.toThrow(
        /^localhost:\d+ leads to localhost:\d+, which doesn’t get your password\./,
      )
      expect(seen.filter((one) => one !== undefined)).toEqual([])
      for (const server of [own, stranger]) server.close()
    },
  )
})
