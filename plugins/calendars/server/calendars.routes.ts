import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/contract/meetings'
import type { Context } from '../../../server/platform/context/context'
import { clientKey, countTry, createLimiter, type SayWait } from '../../../server/platform/http/limits'
import { route } from '../../../server/platform/http/route'
import { connectCalendar, disconnectCalendar, showCalendar } from './connect-calendar'

/** Calendars that one person tries to connect. */
const MOST_AN_HOUR = 20
const TOO_OFTEN: SayWait = (w, minutes) => w.meetings.triedCalendars(minutes)

/** The calendar that says when a person is busy. */
export function calendarRoutes(server: FastifyInstance, context: Context): void {
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
