import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/directory'
import * as imports from '../../../shared/contract/imports'
import { LARGEST_IMPORT_BYTES } from '../../../shared/limits'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { readInstallation } from '../../platform/database/installation'
import { route } from '../../platform/http/route'
import { uploadedNamedFile } from '../../platform/http/upload'
import { countEmployees, readReadiness } from '../readiness.queries'
import { applyUpload, lastImport, previewAgain, receiveFile, refusedRows, takeBack } from './imports.actions'
import { LAST_SYNC, syncEmployees } from './sync-employees'

/** Imports of people: files, pasted lists, and the employee file. */
export function importRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, imports.uploadImport, async ({ request, caller }) =>
    receiveFile(context, await uploadedNamedFile(request, 'file', LARGEST_IMPORT_BYTES), caller),
  )
  route(server, imports.previewImport, ({ params, body }) => previewAgain(context, params.id, body))
  route(server, imports.applyImport, ({ params, body, caller }) =>
    applyUpload(context, params.id, body, caller),
  )
  route(server, imports.undoImport, ({ params, caller }) => takeBack(context, params.id, caller))
  route(server, imports.getLastImport, () => lastImport(context))
  route(server, imports.getRefusedRows, async ({ params, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="refused-rows.csv"')
      .send(await refusedRows(context, params.id)),
  )

  route(server, contract.syncEmployeeStatus, ({ caller }) =>
    syncEmployees(context, { creates: false }, caller),
  )
  route(server, contract.syncEmployeeData, ({ caller }) => syncEmployees(context, { creates: true }, caller))
  route(server, contract.getEmployeeStatusSummary, async () => {
    const day = today(clock)
    const [counts, { ready }, lastSync] = await Promise.all([
      countEmployees(db, day),
      readReadiness(db, null, day),
      readInstallation<{ at: string }>(db, LAST_SYNC),
    ])
    return {
      ...counts,
      availableForMatching: ready,
      activeEmployees: counts.totalEmployees - counts.onLeaveEmployees,
      lastSyncDate: lastSync?.at ?? null,
    }
  })
}
