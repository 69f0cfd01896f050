import type { Plugin } from '../../../server/platform/plugin'
import { calendarsHealth } from './calendars-health'
import { forgetCalendar } from './calendars.queries'
import { exportCalendar } from './export-calendar'
import { calendarRoutes } from './calendars.routes'
import { busyTimes, forgetBusyTimes, startReadingCalendars } from './read-calendars'
import { calendarSettings } from './settings'

/** Says when people are busy: the company's calendar, and those that people connect (docs/calendars.md). */
export const calendars: Plugin = {
  name: 'calendars',
  settings: calendarSettings,
  routes: calendarRoutes,
  start: startReadingCalendars,
  jobs: [{ name: 'forget busy times', everyMs: 3_600_000, run: forgetBusyTimes }],
  health: calendarsHealth,
  busyTimes,
  exportOf: exportCalendar,
  forget: (tx, { id }) => forgetCalendar(tx, id),
}
