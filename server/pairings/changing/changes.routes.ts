import type { FastifyInstance } from 'fastify'
import { reasonText } from '../../../languages/reasons'
import * as calls from '../../../shared/contract/pairing-changes'
import type { Context } from '../../platform/context/context'
import { existingId, paged, route } from '../../platform/http/route'
import { applyChange, listChanges, undoChanges, whatIf } from './change-pairing'
import { peoplePage } from './changes.queries'

const idOf = ({ id }: { id: string }) => existingId(id, 'pairing')

/** Changing a round before anybody is told, for the administrator. */
export function changeRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.whatIf, ({ params, body, caller, words }) =>
    whatIf(context, idOf(params), body, words, caller),
  )

  route(server, calls.applyChanges, ({ params, body, caller }) =>
    applyChange(context, idOf(params), body, caller),
  )

  route(server, calls.undoChanges, ({ params, query, caller }) =>
    undoChanges(context, idOf(params), query.version, caller),
  )

  route(server, calls.getChanges, ({ params, words }) => listChanges(context, idOf(params), words.responses))

  route(server, calls.getPairingPeople, async ({ params, query, reply, words }) => {
    const { rows, ...page } = await peoplePage(context.db, idOf(params), query)
    const people = rows.map(({ reasons, ...row }) => ({
      ...row,
      reason: reasons && reasonText(words, reasons),
    }))
    return paged(reply, { ...page, rows: people })
  })
}
