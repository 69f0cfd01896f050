import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/contract/rescue'
import type { Context } from '../../platform/context/context'
import { existingId, route } from '../../platform/http/route'
import { askForAnother, strandingsOf } from './ask-for-another'
import { pairStranded } from './pair-stranded'

/** Other matches for people whose partner can't make it. */
export function rescueRoutes(server: FastifyInstance, context: Context): void {
  route(server, calls.getStranding, async ({ caller, words }) => {
    const strandings = await strandingsOf(context, context.db, caller, words)
    return { stranding: strandings[0] ?? null, strandings }
  })

  route(server, calls.askForAnother, async ({ caller, params, words }) => ({
    stranding: await askForAnother(context, caller.userId, existingId(params.id, 'match'), words),
  }))

  route(server, calls.pairStranded, ({ caller, params, query, words }) =>
    pairStranded(context, existingId(params.id, 'pairing'), query, caller, words),
  )
}
