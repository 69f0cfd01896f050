import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/audit'
import { addDays, instantOf } from '../context/clock'
import type { Context } from '../context/context'
import { HttpError } from '../http/errors'
import { paged, route } from '../http/route'
import { readAuditPage } from './audit.queries'

/** The audit log, for administrators. */
export function auditRoutes(server: FastifyInstance, { db, clock }: Context): void {
  route(server, contract.getAuditLog, async ({ query: { action, from, to, ...filter }, reply }) =>
    paged(
      reply,
      await readAuditPage(db, {
        ...filter,
        action: action === '' || action === 'all' ? undefined : action,
        since: from === undefined ? undefined : startOf(from, clock.timeZone),
        before: to === undefined ? undefined : startOf(dayAfter(to), clock.timeZone),
      }),
    ),
  )
}

function startOf(day: string, timeZone: string): Date {
  if (!isDay(day)) throw new HttpError(400, 'invalid_input', (w) => w.platform.noDay(day))
  return instantOf(day, '00:00', timeZone)
}

/** Whether this day exists; PostgreSQL has no year 0, and the log starts after 1900. */
const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return day >= '1900' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The next day. Text that is not a day is returned unchanged, so that startOf refuses it. */
const dayAfter = (day: string): string => (isDay(day) && day !== '9999-12-31' ? addDays(day, 1) : day)
