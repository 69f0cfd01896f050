import type { Plugin } from '../../../server/platform/plugin'
import { forgetCalendar, countOwnCalendars, findCalendar } from './calendars.queries'
import { busyTimes, forgetBusyTimes, startReadingCalendars } from './read-calendars'
import { calendarSettings } from './settings'
import { reasonText } from '../../../languages/reasons'
import { companyState } from './read-company'
import type { PluginHooks, Context } from '../../../server/platform/context/context'
import { toStretches } from './busy.rules'
import type { FastifyInstance } from 'fastify'
import * as calls from '../contract'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../../../server/platform/http/limits'
import { route } from '../../../server/platform/http/route'
import { connectCalendar, disconnectCalendar, showCalendar } from './connect-calendar'
import { calendarTables } from './calendars.tables'

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
  health: calendarsHealth,
  busyTimes,
  exportOf: exportCalendar,
  forget: (tx, { id }) => forgetCalendar(tx, id),
}
