import type { Plugin } from '../../../server/platform/plugin'
import { countOwnCalendars, findCalendar, forgetCalendar, replaceCalendar } from './calendars.queries'
import { busyTimes, forgetBusyTimes, startReadingCalendars } from './read-calendars'
import { calendarSettings } from './settings'
import { reasonText } from '../../../languages/reasons'
import { askToken, companyState } from './read-company'
import type { Context, PluginHooks } from '../../../server/platform/context/context'
import { toStretches } from './busy.rules'
import type { FastifyInstance } from 'fastify'
import * as calls from '../contract'
import type { Calendar } from '../contract'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../../../server/platform/http/limits'
import { route } from '../../../server/platform/http/route'
import { calendarTables } from './calendars.tables'
import type { ServerWords } from '../../../languages/words'
import { HttpError, localized } from '../../../server/platform/http/errors'
import { CalendarFault } from './calendar-fault'
import { type Connecting, tryCalendar } from './own-calendar'

const NAMES = { graph: 'Microsoft 365', google: 'Google Workspace' }

/** Whether the company's calendar can be read, and how many of those that people have connected. */
const calendarsHealth: NonNullable<Plugin['health']> = async ({ db, config }, words) => {
  const texts = words.responses.calendars.health
  const { connected, failing } = await countOwnCalendars(db)
  const own = failing > 0 ? texts.ownFailing(connected, failing) : texts.own(connected)
  const { company } = calendarSettings.of(config)
  const facts = { title: texts.title, detail: own, failingSince: null }
  if (!company) return { ...facts, status: 'operational', label: texts.ownOnly, readAt: null }
  const name = NAMES[company.kind]
  const state = await companyState(db)
  const readAt = state?.at ?? null
  if (!state?.problem) return { ...facts, status: 'operational', label: name, readAt }
  const detail = `${reasonText(words, state.problem)} ${texts.without} ${own}`
  return { ...facts, status: 'degraded', label: texts.failing(name), detail, readAt }
}

/** The calendar that says when a person is busy. Its address and password are encrypted, and not shown. */
const exportCalendar: NonNullable<PluginHooks['exportOf']> = async (tx, { id }, words) => {
  const { title, fields, sources } = words.responses.calendars.myData
  const about = { title, labels: fields }
  const { own, reading } = await findCalendar(tx, id)
  if (!own && !reading) return { ...about, entries: [] }
  const entry = {
    source: sources[own?.source ?? 'company'],
    host: own?.host ?? null,
    connectedAt: own?.createdAt ?? null,
    readAt: reading?.readAt ?? null,
    note: reading?.note ? reasonText(words, reading.note) : '',
    busy: toStretches(reading?.busy ?? []).map(({ start, end }) => ({
      start: new Date(start),
      end: new Date(end),
    })),
  }
  return { ...about, entries: [entry] }
}

/** Calendars that one person tries to connect. */
const MOST_AN_HOUR = 20
const TOO_OFTEN: LocalizedWait = (w, minutes) => w.calendars.triedTooOften(minutes)

/** The calendar that says when a person is busy. */
function calendarRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getCalendar, ({ caller, words }) => showCalendar(context, caller.userId, words))

  // Each try asks a server that the person names.
  const limiter = createLimiter(context, 'calendar', MOST_AN_HOUR, 3600)
  route(server, calls.connectCalendar, async ({ caller, body, words }) => {
    await countTry(limiter, clientKey(caller.userId), TOO_OFTEN)
    return connectCalendar(context, caller.userId, body, words)
  })

  route(server, calls.disconnectCalendar, ({ caller, words }) =>
    disconnectCalendar(context, caller.userId, words),
  )
}

/** Says when people are busy: the company's calendar, and those that people connect (docs/operate/calendars.md). */
export const calendars: Plugin = {
  name: 'calendars',
  contract: { capability: 'meetings', calls },
  tables: calendarTables,
  settings: calendarSettings,
  routes: calendarRoutes,
  start: startReadingCalendars,
  jobs: [{ name: 'forget busy times', everyMs: 3_600_000, run: forgetBusyTimes }],
  check(config) {
    const { company } = calendarSettings.of(config)
    const look = async () => {
      await askToken(company!, new Date())
      return `${NAMES[company!.kind]} takes the credentials.`
    }
    return company && { what: 'Calendars', look }
  },
  health: calendarsHealth,
  busyTimes,
  exportOf: exportCalendar,
  forget: (tx, { id }) => forgetCalendar(tx, id),
}

/** The calendar that says when a person is busy: their own, else the company's. */
async function showCalendar({ db, config }: Context, userId: string, words: ServerWords): Promise<Calendar> {
  const { own, reading } = await findCalendar(db, userId)
  const { company } = calendarSettings.of(config)
  const source = own?.source ?? (company ? 'company' : 'none')
  const isRead = source !== 'none' && reading?.readAt
  return {
    source,
    host: own?.host ?? (company ? new URL(company.baseUrl).hostname : null),
    state: !isRead ? 'unchecked' : reading.busy ? 'ok' : 'failing',
    checkedAt: isRead ? isRead.toISOString() : null,
    problem: isRead && reading.note ? reasonText(words, reading.note) : null,
  }
}

/**
 * Connects a calendar of a person, after it has been read once.
 * @throws 422 it can't be read; nothing is stored then
 */
async function connectCalendar(
  context: Context,
  userId: string,
  given: Connecting,
  words: ServerWords,
): Promise<Calendar> {
  const { db, clock } = context
  try {
    const { email, timeZone } = await findCalendar(db, userId)
    const { reading, host, secret } = await tryCalendar(context, { id: userId, email, timeZone }, given)
    await db.transaction((tx) =>
      replaceCalendar(
        tx,
        { userId, source: given.source, host, secret, createdAt: clock.now() },
        { busy: reading.busy, note: reading.note ?? null },
      ),
    )
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error
    const text = localized(error.reason)
    throw new HttpError(422, 'calendar_unreadable', text, { errors: [{ path: 'url', text }] })
  }
  return showCalendar(context, userId, words)
}

/** Forgets the calendar that a person has connected. */
async function disconnectCalendar(context: Context, userId: string, words: ServerWords): Promise<Calendar> {
  await context.db.transaction((tx) => forgetCalendar(tx, userId))
  return showCalendar(context, userId, words)
}
