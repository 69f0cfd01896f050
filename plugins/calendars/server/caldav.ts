import { covers } from './busy.rules'
import type { Stretch } from '../../../server/platform/context/context'
import { CalendarFault } from './calendar-fault'
import { below, type Element, readXml } from './dav-xml'
import type { IcsReading } from './ics.rules'
import { ask, assertFound, type IcsVisit, type Reply, type Visit } from './outbound'

export interface CaldavAccount {
  url: string
  username: string
  password: string
}

/** What `connectCaldav` has found out about an account. */
export interface CaldavCalendars {
  calendars: string[]
  /**
   * How much of the account is asked for: the busy times that the server itself finds; the events of a time; or these, and
   * every series of whatever time. The first two only where the server was seen to know that a series goes on after its
   * first event: Xandikos 0.2.8 does not, for either.
   */
  asks: 'free-busy' | 'events' | 'series as well'
}

const MOST_CALENDARS = 20
const DAV = '{DAV:}'
const CAL = '{urn:ietf:params:xml:ns:caldav}'
const NAMESPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'

/** Finds the calendars of an account and how to ask them, and reads them once. @throws CalendarFault */
export async function connectCaldav(
  visit: IcsVisit,
  account: CaldavAccount,
  window: Stretch,
  timeZone: string,
): Promise<CaldavCalendars & { reading: IcsReading }> {
  const server = new CaldavServer(visit, account)
  const calendars = await server.findCalendars()
  const events: string[] = []
  const series: string[] = []
  const freeBusy: string[] = []
  for (const url of calendars) {
    events.push(...(await server.askEvents(url, window)))
    series.push(...(await server.askSeries(url)))
    freeBusy.push(...(await server.askFreeBusy(url, window)))
  }
  const read = (texts: string[]) => visit.thread.read(texts, window, timeZone, ownerOf(visit, account))
  const reading = await read([...events, ...series])
  const older = await read(series.filter((text) => beginsBefore(text, window)))
  const isKnown = async (texts: string[]) =>
    older.busy.length > 0 && covers((await read(texts)).busy, reading.busy)
  const asks =
    freeBusy.length === calendars.length && (await isKnown(freeBusy))
      ? 'free-busy'
      : (await isKnown(events))
        ? 'events'
        : 'series as well'
  return { calendars: calendars.map(({ href }) => href), asks, reading }
}

/** When the calendars of an account make somebody busy. */
export async function readCaldav(
  visit: IcsVisit,
  account: CaldavAccount & CaldavCalendars,
  window: Stretch,
  timeZone: string,
): Promise<IcsReading> {
  const server = new CaldavServer(visit, account)
  const texts: string[] = []
  for (const calendar of account.calendars) {
    const url = new URL(calendar)
    const freeBusy = account.asks === 'free-busy' ? await server.askFreeBusy(url, window) : []
    texts.push(...freeBusy)
    if (freeBusy.length > 0) continue
    texts.push(...(await server.askEvents(url, window)))
    // A server that said its busy times before, and does no longer, is another one.
    if (account.asks !== 'events') texts.push(...(await server.askSeries(url)))
  }
  return visit.thread.read(texts, window, timeZone, ownerOf(visit, account))
}

/** The user of an account may be an address, too, by which its calendars know them. */
const ownerOf = ({ owner = [] }: IcsVisit, { username }: CaldavAccount) => [...owner, username.toLowerCase()]

/** Whether the first event of a series is on an earlier day than the window. */
const beginsBefore = (text: string, { start }: Stretch) =>
  (/^BEGIN:VEVENT$.*?^DTSTART[^:\r\n]*:(\d{8})/ms.exec(text)?.[1] ?? '') < instantText(start).slice(0, 8)

interface Found {
  status: number
  /** Of each resource: its address and its properties. */
  resources: { url: URL; properties: Element[] }[]
}

const PROPERTIES = `<?xml version="1.0" encoding="utf-8"?>
<D:propfind ${NAMESPACES}><D:prop><D:resourcetype/><D:current-user-principal/><C:calendar-home-set/>
<C:supported-calendar-component-set/><C:schedule-calendar-transp/></D:prop></D:propfind>`

/**
 * Whether an address that a server named is the server's own, or that of another host of its domain, over https: iCloud keeps
 * calendars on hosts of their own.
 */
function isOfServer(own: URL, asked: URL): boolean {
  const domain = own.hostname.slice(own.hostname.indexOf('.') + 1)
  // Not the domain of a whole country, such as co.uk.
  const isDomain = /^[^.]+\.[^.]+\./.test(own.hostname) && !/^.{1,3}\.[^.]{2}$/.test(domain)
  const isSibling = isDomain && asked.protocol === 'https:' && asked.hostname.endsWith(`.${domain}`)
  return asked.origin === own.origin || (isSibling && asked.port === own.port)
}

/** The server of an account: what it is asked, with the account's user and password. */
class CaldavServer {
  constructor(
    private readonly visit: Visit,
    private readonly account: CaldavAccount,
  ) {}

  /** The user and the password. @throws CalendarFault another server would get them */
  #authorizationFor(url: URL): string {
    const { username, password, url: given } = this.account
    const own = new URL(given)
    if (!isOfServer(own, url)) throw new CalendarFault('leadsElsewhere', own.host, url.host)
    return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  }

  /**
   * The calendars of the account from the address of one of them, of the account, or of the whole server (RFC 4791, 5397,
   * 6764). @throws CalendarFault
   */
  async findCalendars(): Promise<URL[]> {
    const start = new URL(this.account.url)
    let found = await this.#propfind(start)
    if (found.status === 404 || found.status === 405)
      found = await this.#propfind(new URL('/.well-known/caldav', start))
    let calendars = calendarsOf(found)
    for (let step = 0; step < 2 && calendars.length === 0; step += 1) {
      const home = hrefIn(found, `${CAL}calendar-home-set`)
      if (home) {
        calendars = calendarsOf(await this.#propfind(home, 1))
        break
      }
      const principal = hrefIn(found, `${DAV}current-user-principal`)
      if (!principal) break
      found = await this.#propfind(principal)
    }
    if (calendars.length === 0) throw new CalendarFault('nothingThere', start.hostname)
    return calendars.slice(0, MOST_CALENDARS)
  }

  /** RFC 4791, 7.10: the busy times as VFREEBUSY; none where the server does not know the question. */
  async askFreeBusy(url: URL, window: Stretch): Promise<string[]> {
    const query = `<C:free-busy-query ${NAMESPACES}><C:time-range ${range(window)}/></C:free-busy-query>`
    const reply = await this.#report(url, query)
    if (reply.status === 401) assertAccess(reply)
    return reply.status === 200 && /^\s*BEGIN:VCALENDAR/i.test(reply.text) ? [reply.text] : []
  }

  /** The events within the window. Series are expanded by us: Xandikos fails at those with an EXDATE. */
  async askEvents(url: URL, window: Stretch): Promise<string[]> {
    const reply = await this.#askTimes(url, `<C:time-range ${range(window)}/>`)
    assertAccess(reply)
    return eventsOf(reply)
  }

  /** Every series, whenever it is; none where the server does not know the question. */
  async askSeries(url: URL): Promise<string[]> {
    const reply = await this.#askTimes(url, '<C:prop-filter name="RRULE"/>')
    return reply.status === 207 ? eventsOf(reply) : []
  }

  /**
   * Asks for the times of events, and for all that they say only where a server can't leave out the rest: Xandikos then tells
   * nothing of events that lack one of the properties. What is no time is dropped before anything is parsed.
   */
  async #askTimes(url: URL, filter: string): Promise<Reply> {
    const reply = await this.#report(url, eventQuery(TIMES, filter))
    const isWhole = reply.status === 401 || (reply.status === 207 && tellsAllTimes(reply))
    return isWhole ? reply : this.#report(url, eventQuery('', filter))
  }

  async #propfind(url: URL, depth = 0): Promise<Found> {
    const reply = await this.#ask(url, 'PROPFIND', depth, PROPERTIES, 'application/xml, text/xml')
    if (reply.status === 404 || reply.status === 405) {
      if (url.pathname === '/.well-known/caldav') assertFound(url.hostname, 404)
      return { status: reply.status, resources: [] }
    }
    assertAccess(reply)
    return { status: reply.status, resources: resourcesOf(reply) }
  }

  #report(url: URL, query: string): Promise<Reply> {
    const body = `<?xml version="1.0" encoding="utf-8"?>\n${query}`
    return this.#ask(url, 'REPORT', 1, body, 'text/calendar, application/xml, text/xml')
  }

  #ask(url: URL, method: string, depth: number, body: string, accept: string): Promise<Reply> {
    const headers = { 'content-type': 'application/xml; charset=utf-8', accept, depth: String(depth) }
    return ask(this.visit, url, { method, headers, body, authorization: this.#authorizationFor(url) })
  }
}

function assertAccess({ status, url, headers }: Reply): void {
  const ways = headers['www-authenticate'] ?? ''
  if (status === 401 && ways !== '' && !/basic/i.test(ways))
    throw new CalendarFault('otherSignIn', url.hostname)
  if (status === 401) throw new CalendarFault('wrongPassword', url.hostname)
  assertFound(url.hostname, status)
}

/** What a multistatus says of each resource, as far as it has succeeded. */
function resourcesOf({ text, url }: Reply): Found['resources'] {
  return below(readXml(text, url.hostname), `${DAV}response`).flatMap((response) => {
    const href = response.children.find(({ name }) => name === `${DAV}href`)?.text.trim() ?? ''
    if (!URL.canParse(href, url.href)) return []
    const properties = response.children
      .filter(({ name }) => name === `${DAV}propstat`)
      .filter((propstat) => / 2\d\d /.test(`${below(propstat, `${DAV}status`)[0]?.text ?? ' 200 '} `))
      .flatMap((propstat) => below(propstat, `${DAV}prop`).flatMap(({ children }) => children))
    return [{ url: new URL(href, url), properties }]
  })
}

function hrefIn({ resources }: Found, name: string): URL | undefined {
  for (const { url, properties } of resources) {
    const property = properties.find((one) => one.name === name)
    const href = property && below(property, `${DAV}href`)[0]?.text.trim()
    if (href && URL.canParse(href, url.href)) return new URL(href, url)
  }
  return undefined
}

/** The calendars among resources: those with events that count as busy. */
function calendarsOf({ resources }: Found): URL[] {
  return resources
    .filter(({ properties }) => {
      const named = (name: string) => properties.find((one) => one.name === name)
      const isCalendar = named(`${DAV}resourcetype`)?.children.some(({ name }) => name === `${CAL}calendar`)
      const kinds = named(`${CAL}supported-calendar-component-set`)?.children.map(
        ({ attributes }) => attributes['name'],
      )
      const isTransparent = named(`${CAL}schedule-calendar-transp`)?.children.some(
        ({ name }) => name === `${CAL}transparent`,
      )
      return isCalendar && !isTransparent && (!kinds || kinds.length === 0 || kinds.includes('VEVENT'))
    })
    .map(({ url }) => url)
}

const instantText = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
const range = ({ start, end }: Stretch) => `start="${instantText(start)}" end="${instantText(end)}"`

const TELLING = 'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID TRANSP STATUS ATTENDEE'
/** RFC 4791, 9.6: of events, what tells their times, and of time zones everything. */
const TIMES = `<C:comp name="VCALENDAR"><C:comp name="VTIMEZONE"><C:allprop/><C:allcomp/></C:comp>
<C:comp name="VEVENT">${TELLING.replaceAll(/\S+/g, '<C:prop name="$&"/>')}</C:comp></C:comp>`

/** Whether each event that was found came with its start. */
const tellsAllTimes = (reply: Reply): boolean => {
  const texts = eventsOf(reply)
  return texts.length === resourcesOf(reply).length && texts.every((text) => /^DTSTART[;:]/m.test(text))
}

/** RFC 4791, 7.8: a question for events. */
const eventQuery = (data: string, filter: string) =>
  `<C:calendar-query ${NAMESPACES}><D:prop><C:calendar-data>${data}</C:calendar-data></D:prop>
<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">${filter}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`

const eventsOf = (reply: Reply): string[] =>
  resourcesOf(reply).flatMap(({ properties }) =>
    properties.filter(({ name }) => name === `${CAL}calendar-data`).map(({ text }) => text),
  )
