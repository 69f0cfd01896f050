import dns from 'node:dns'
import { createSocket } from 'node:dgram'
import type { RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type CalendarServer,
  prepareCalendars,
  startCalendarServer,
} from '../../../server/testing/calendar-server'
import { readXml } from './dav-xml'
import { ask, calendarAgent, newVisit, type Question } from './outbound'
import { isPublicAddress } from '../../../server/platform/outbound/outbound'
import { IcsThread } from './read-ics'

let server: CalendarServer
let answer: RequestListener
let heard: string[] = []

beforeAll(async () => {
  await prepareCalendars()
  server = await startCalendarServer((request, reply) => {
    heard.push(`${request.method} ${request.headers.host} ${request.headers.authorization ?? 'nobody'}`)
    request.resume()
    answer(request, reply)
  })
})
afterAll(() => server?.close())
afterEach(() => (heard = []))

/** What becomes of a request with these hosts allowed. */
const asking = (url: string, hosts = ['localhost'], question: Question = {}, visit = newVisit(hosts)) =>
  ask(visit, new URL(url), question).then(
    ({ status }) => String(status),
    (error: Error) => `${error.name}: ${error.message}`,
  )
const redirectTo = (location: string) => {
  answer = (_, reply) => void reply.writeHead(302, { location }).end()
}

describe('The address of a calendar is a stranger’s', () => {
  it('that leads to this machine or network, however it is written, is not asked', async () => {
    const port = server.port
    const own = [
      `https://127.0.0.1:${port}`,
      `https://127.1:${port}`,
      `https://0x7f000001:${port}`,
      `https://2130706433:${port}`,
      `https://0:${port}`,
      `https://[::1]:${port}`,
      `https://[::ffff:127.0.0.1]:${port}`,
      `https://[64:ff9b::7f00:1]:${port}`,
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1',
      'https://[fd00::1]',
      'https://[fe80::1]',
    ]
    for (const url of own)
      expect([url, await asking(url, [])]).toEqual([url, expect.stringMatching(/CALENDAR_HOSTS/)])
    expect(await asking(`http://localhost:${port}`)).toMatch(/has to begin with https/)
    expect(heard).toEqual([])
    for (const address of ['8.8.8.8', '172.15.0.1', '192.169.0.1', '2606:4700::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
    for (const address of ['224.0.0.1', '100.100.0.1', '2002:7f00:1::', '::', '2001:db8::1', 'localhost', ''])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })

  describe('with name servers of its own', () => {
    const questions: string[] = []
    let answers: string[] = []
    const nameServer = createSocket('udp4')
    const before = dns.getServers()
    beforeAll(async () => {
      nameServer.on('message', (message, from) => {
        const isA = message.readUInt16BE(message.length - (message.readUInt16BE(10) > 0 ? 15 : 4)) === 1
        questions.push(isA ? 'A' : 'other')
        const end = message.indexOf(0, 12) + 5
        const records = (isA ? answers : []).map((address) =>
          Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
        )
        const head = Buffer.from([...message.subarray(0, 2), 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0])
        nameServer.send(Buffer.concat([head, message.subarray(12, end), ...records]), from.port, from.address)
      })
      await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve))
      dns.setServers([`127.0.0.1:${nameServer.address().port}`])
    })
    afterAll(() => {
      dns.setServers(before)
      nameServer.close()
    })

    it.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['169.254.169.254']]])(
      'that say %j is not asked, nor when an allowed server redirects there',
      async (said) => {
        answers = said
        questions.length = 0
        expect(await asking(`https://rebind.test:${server.port}`)).toMatch(/CALENDAR_HOSTS/)
        // One lookup decides and connects: there is no second one that could say something else.
        expect(questions.filter((kind) => kind === 'A')).toHaveLength(1)
        expect(heard).toEqual([])
        redirectTo(`https://rebind.test:${server.port}/`)
        expect(await asking(server.url)).toMatch(/rebind.test is not on the public internet/)
        expect(heard).toHaveLength(1)
      },
    )
  })

  it('redirects to no plain http, to nothing private and not for ever, and takes no password along', async () => {
    redirectTo(`http://localhost:${server.port}/`)
    expect(await asking(server.url)).toMatch(/has to begin with https/)
    redirectTo(`https://127.0.0.1:${server.port}/`)
    expect(await asking(server.url)).toMatch(/127.0.0.1 is not on the public internet/)
    redirectTo('file:///etc/passwd')
    expect(await asking(server.url)).toMatch(/has to begin with https/)
    redirectTo('http://[')
    expect(await asking(server.url)).toMatch(/redirects to no address/)
    heard = []
    redirectTo('/again')
    expect(await asking(server.url)).toMatch(/redirects again and again/)
    expect(heard).toHaveLength(6)

    const elsewhere = await startCalendarServer((request, reply) => {
      heard.push(`elsewhere ${request.headers.authorization ?? 'nobody'}`)
      reply.end()
    })
    heard = []
    redirectTo(`${elsewhere.url}/`)
    expect(await asking(server.url, ['localhost'], { authorization: 'Basic c2VjcmV0' })).toBe('200')
    expect(heard).toEqual([`GET localhost:${server.port} Basic c2VjcmV0`, 'elsewhere nobody'])
    elsewhere.close()
  })

  it('that asks for a password again and again is asked once', async () => {
    answer = (_, reply) =>
      void reply.writeHead(401, { 'www-authenticate': Array(400).fill('Basic realm="x"') }).end()
    expect(await asking(server.url, ['localhost'], { authorization: 'Basic c2VjcmV0' })).toBe('401')
    expect(heard).toHaveLength(1)
  })

  it('that hangs, drips or sends without end is left after ten seconds or five megabytes', async () => {
    expect(newVisit([]).bytesLeft).toBe(5_000_000)
    const waiting = () =>
      asking(server.url, [], {}, { ...newVisit(['localhost']), signal: AbortSignal.timeout(300) })
    answer = () => undefined
    expect(await waiting()).toMatch(/took longer than 10 seconds/)
    const timers: NodeJS.Timeout[] = []
    answer = (_, reply) => void timers.push(setInterval(() => reply.write('B'), 50))
    expect(await waiting()).toMatch(/took longer than 10 seconds/)
    for (const timer of timers) clearInterval(timer)

    let sent = 0
    answer = (_, reply) => {
      const megabyte = Buffer.alloc(1_000_000, 'B')
      const pour = () => {
        while (!reply.destroyed && sent < 1000 && reply.write(megabyte)) sent += 1
        sent += 1
      }
      reply.on('drain', pour)
      pour()
    }
    expect(await asking(server.url)).toMatch(/returns more than 5 MB/)
    expect(sent).toBeLessThan(30)

    answer = (_, reply) => void reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    expect(await asking(server.url)).toMatch(/compressed content/)
    answer = (_, reply) => void reply.writeHead(200, { 'x-much': 'x'.repeat(20_000) }).end()
    expect(await asking(server.url)).toMatch(/can’t be reached/)
    answer = (_, reply) => void reply.destroy()
    expect(await asking(server.url)).toMatch(/can’t be reached/)
  })

  it('must have a valid certificate', async () => {
    const { ca } = calendarAgent.options
    calendarAgent.options.ca = []
    expect(await asking(server.url)).toBe('CalendarFault: The certificate of localhost isn’t valid.')
    calendarAgent.options.ca = ca
  })
})

describe('What a calendar server says', () => {
  it.each([
    ['entities', '<!DOCTYPE a [<!ENTITY b "BBBB"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'],
    ['files', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['an unknown entity', '<a>&b;</a>'],
    ['elements without end', '<a>'.repeat(100_000)],
    ['elements within elements', '<a>'.repeat(100) + '</a>'.repeat(100)],
    ['too many elements', `<a>${'<b/>'.repeat(200_000)}</a>`],
    ['no XML', 'BEGIN:VCALENDAR'],
    ['nothing', ''],
  ])('is no XML with %s', (_, xml) => {
    expect(() => readXml(xml, 'dav.test')).toThrow('dav.test returns no readable XML.')
  })

  it('is read in a thread that is ended when it takes too long, and the next calendar is read', async () => {
    const thread = new IcsThread(400)
    const window = { start: Date.parse('2026-11-16T00:00:00Z'), end: Date.parse('2026-12-16T00:00:00Z') }
    const event = ['BEGIN:VEVENT', 'DTSTART:20261116T090000Z', 'DURATION:PT1H']
    const never = [...event, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', 'END:VEVENT']
    const read = (lines: string[], times = 1) => {
      const events = Array.from({ length: times }, () => lines).flat()
      return thread.read([['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n')], window, 'UTC')
    }
    await expect(read(never, 1000)).rejects.toThrow('The calendar takes too long to read.')
    thread.longestMs = 30_000
    expect((await read([...event, 'END:VEVENT'])).busy).toHaveLength(2)
  })
})
