import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/directory'
import { today } from '../../context/clock'
import type { Context } from '../../context/context'
import { readInstallation } from '../../database/installation'
import { route } from '../../http/route'
import { countEmployees } from './employees.queries'
import { importEntries } from './import-whitelist'
import { LAST_SYNC, syncEmployees } from './sync-employees'

/** Imports: addresses pasted into the whitelist, and the employee file. */
export function importRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, contract.importAllowedEmails, ({ body, caller }) => importEntries(context, body, caller))

  route(server, contract.syncEmployeeStatus, ({ caller }) =>
    syncEmployees(context, { creates: false }, caller),
  )
  route(server, contract.syncEmployeeData, ({ caller }) => syncEmployees(context, { creates: true }, caller))
  route(server, contract.getEmployeeStatusSummary, async () => {
    const [counts, lastSync] = await Promise.all([
      countEmployees(db, today(clock)),
      readInstallation<{ at: string }>(db, LAST_SYNC),
    ])
    return {
      ...counts,
      activeEmployees: counts.totalEmployees - counts.onLeaveEmployees,
      lastSyncDate: lastSync?.at ?? null,
    }
  })
}
