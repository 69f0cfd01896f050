import { takingTurns } from '../../../server/platform/process/turns'
import { startCalendarServer, trustCalendarServers } from '../../../server/testing/calendar-server'
import { startDavServer } from '../../../server/testing/dav-servers'
import { PARTS } from '../../../server/testing/needs'
import { type CaldavCalendars, readCaldav } from './caldav'
import { newVisit } from './outbound'
import { IcsThread } from './read-ics'

const PEOPLE = 1_000
const CONNECTIONS = 10
const DAY = 86_400_000
const window = { start: Date.parse('2026-11-16T00:00:00Z'), end: Date.parse('2027-01-31T00:00:00Z') }

/** So many people are read in turns of ten, as the product does it; returns people a second. */
async function rateOf(calendar: string, asks: CaldavCalendars['asks'], people = PEOPLE): Promise<number> {
  const inTurn = takingTurns(CONNECTIONS)
  const account = { url: calendar, username: 'ada', password: 'app password: 1', calendars: [calendar], asks }
  const thread = new IcsThread()
  const visit = () => ({ ...newVisit(['localhost']), thread })
  const read = () => inTurn(() => readCaldav(visit(), account, window, 'Europe/Berlin'))
  await read()
  const begin = performance.now()
  const found = await Promise.all(Array.from({ length: people }, read))
  if (found.some(({ busy }) => busy.length < 40)) throw new Error('somebody has too few busy times')
  return people / ((performance.now() - begin) / 1000)
}

const figure = (server: string, rate: number, least?: number) => ({
  figure: `busy times of many people from ${server}, ${CONNECTIONS} connections`,
  target: least === undefined ? '' : `≥ ${least} people/s`,
  value: `${Math.round(rate)} people/s`,
  ...(least !== undefined && { ok: rate >= least }),
})

/** How quickly calendars are read: with a server that costs nothing, and with a real one. */
export async function bench() {
  trustCalendarServers()
  const at = (day: number) => new Date(window.start + day * DAY).toISOString().replace(/[-:]|\.\d+/g, '')
  const periods = Array.from({ length: 40 }, (_, day) => `FREEBUSY:${at(day)}/PT1H`)
  const said = ['BEGIN:VCALENDAR', 'BEGIN:VFREEBUSY', ...periods, 'END:VFREEBUSY', 'END:VCALENDAR'].join(
    '\r\n',
  )
  const standIn = await startCalendarServer((request, reply) => {
    request.resume()
    request.on('end', () => reply.end(said))
  })
  const rows = [figure('a stand-in that says busy times', await rateOf(standIn.url, 'free-busy'), 100)]
  standIn.close()
  if (PARTS.radicale()) {
    const server = await startDavServer('radicale')
    for (let day = 0; day < 40; day += 1)
      await server.put(`event-${day}`, [`DTSTART:${at(day)}`, 'DURATION:PT1H'])
    rows.push(
      figure(
        'Radicale, which is asked for 40 events each',
        await rateOf(server.calendar, 'events', PEOPLE / 10),
      ),
    )
    await server.stop()
  }
  return rows
}
