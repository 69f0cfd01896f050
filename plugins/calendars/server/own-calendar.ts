import { z } from 'zod'
import type { connectCalendar } from '../contract'
import type { ParsedBody } from '../../../shared/endpoint'
import type { Context, Stretch } from '../../../server/platform/context/context'
import { seal, unseal } from '../../../server/platform/secrets'
import { calendarSettings } from './settings'
import { connectCaldav, readCaldav } from './caldav'
import { CalendarFault } from './calendar-fault'
import type { IcsReading } from './ics.rules'
import { ask, assertFound, type IcsVisit, newVisit } from './outbound'
import { icsThreadOf } from './read-ics'

/** What a calendar is read by. All of it is sealed in the database. */
const secret = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('caldav'),
    url: z.string(),
    username: z.string(),
    password: z.string(),
    calendars: z.array(z.string()),
    asks: z.enum(['free-busy', 'events', 'series as well']),
  }),
  z.object({ source: z.literal('ics'), url: z.string() }),
])
export type Connecting = ParsedBody<typeof connectCalendar>

const aboutCalendar = (userId: string) => `calendar of ${userId}`

/** So far ahead busy times are read: as far as slots are looked for, and a day, as they are kept for one. */
const DAYS_AHEAD = 77

/** From the hour that has begun. */
export function windowFrom(now: Date): Stretch {
  const start = Math.floor(now.getTime() / 3_600_000) * 3_600_000
  return { start, end: start + DAYS_AHEAD * 86_400_000 }
}

const icsVisit = (context: Context, email: string): IcsVisit => ({
  ...newVisit(calendarSettings.of(context.config).hosts),
  thread: icsThreadOf(context),
  owner: [email],
})

interface Owner {
  id: string
  email: string
  timeZone: string | null
}

/** Reads a calendar that somebody wants to connect. Returns also what it can be read by again, sealed. @throws CalendarFault */
export async function tryCalendar(
  context: Context,
  { id, email, timeZone }: Owner,
  given: Connecting,
): Promise<{ reading: IcsReading; host: string; secret: Buffer }> {
  const { clock, secret: key } = context
  const visit = icsVisit(context, email)
  const window = windowFrom(clock.now())
  const url = given.url.trim().replace(/^webcal:/i, 'https:')
  if (!URL.canParse(url)) throw new CalendarFault('invalidAddress')
  const zone = timeZone ?? clock.timeZone
  const { reading, ...found } =
    given.source === 'ics'
      ? { reading: await readAddress(visit, { url }, window, zone) }
      : await connectCaldav(visit, { ...given, url }, window, zone)
  return {
    reading,
    host: new URL(url).hostname,
    secret: seal(key, aboutCalendar(id), Buffer.from(JSON.stringify({ ...given, url, ...found }))),
  }
}

/** Reads a calendar that is connected. @throws CalendarFault */
export function readOwnCalendar(context: Context, person: Owner, sealed: Buffer): Promise<IcsReading> {
  const { clock, secret: key } = context
  const opened = unseal(key, aboutCalendar(person.id), sealed)
  if (!opened) throw new CalendarFault('keyChanged')
  const by = secret.parse(JSON.parse(opened.toString()))
  const reading = [windowFrom(clock.now()), person.timeZone ?? clock.timeZone] as const
  const visit = icsVisit(context, person.email)
  return by.source === 'ics' ? readAddress(visit, by, ...reading) : readCaldav(visit, by, ...reading)
}

/** Reads a calendar in the iCalendar format from its secret address. */
async function readAddress(
  visit: IcsVisit,
  { url }: { url: string },
  window: Stretch,
  timeZone: string,
): Promise<IcsReading> {
  const address = new URL(url)
  const { status, text } = await ask(visit, address, {
    headers: { accept: 'text/calendar, text/plain;q=0.5' },
  })
  assertFound(address.hostname, status)
  return visit.thread.read([text], window, timeZone, visit.owner)
}
