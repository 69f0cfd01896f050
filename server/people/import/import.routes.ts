import type { FastifyInstance } from 'fastify'
import type { ServerWords } from '../../../languages/words'
import * as contract from '../../../shared/contract/directory'
import * as imports from '../../../shared/contract/imports'
import type { ParsedBody } from '../../../shared/endpoint'
import { LARGEST_IMPORT_BYTES } from '../../../shared/limits'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { readInstallation } from '../../platform/database/installation'
import type { Caller } from '../../platform/http/caller'
import { inWords } from '../../platform/http/errors'
import { route } from '../../platform/http/route'
import { uploadedNamedFile } from '../../platform/http/upload'
import { countEmployees, readReadiness } from '../readiness.queries'
import { applyUpload, lastImport, previewAgain, receiveFile, refusedRows, takeBack } from './imports.actions'
import { LAST_SYNC, syncEmployees } from './sync-employees'

/** Imports of people: files, pasted lists, and the employee file. */
export function importRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, imports.uploadImport, async ({ request, query, caller, words }) => {
    const file = await uploadedNamedFile(request, 'file', LARGEST_IMPORT_BYTES)
    return receiveFile(context, { ...file, ...query }, caller, words)
  })
  route(server, imports.previewImport, ({ params, body, words }) =>
    previewAgain(context, params.id, body, words),
  )
  route(server, imports.applyImport, ({ params, body, caller }) =>
    applyUpload(context, params.id, body, caller),
  )
  route(server, imports.undoImport, ({ params, caller, words }) =>
    takeBack(context, params.id, caller, words.responses),
  )
  route(server, imports.getLastImport, () => lastImport(context))
  route(server, imports.getRefusedRows, async ({ params, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="refused-rows.csv"')
      .send(await refusedRows(context, params.id)),
  )

  interface Asked {
    body: ParsedBody<typeof contract.syncEmployeeData>
    caller: Caller
    words: ServerWords
  }
  const sync = async (creates: boolean, { body, caller, words }: Asked) => {
    const { problems, unknown, ...synced } = await syncEmployees(
      context,
      { creates, takeOut: body?.takeOut ?? [] },
      caller,
    )
    return {
      ...synced,
      unknown: unknown.map((say) => inWords(say, words)),
      problems: problems.map(({ line, say }) => ({ line, message: inWords(say, words) })),
    }
  }
  route(server, contract.syncEmployeeStatus, (input) => sync(false, input))
  route(server, contract.syncEmployeeData, (input) => sync(true, input))
  route(server, contract.getEmployeeStatusSummary, async () => {
    const day = today(clock)
    const [counts, { ready }, lastSync] = await Promise.all([
      countEmployees(db, day),
      readReadiness(db, null, day, context.programme),
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
