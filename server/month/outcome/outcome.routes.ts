import type { FastifyInstance } from 'fastify'
import { getOutcome } from '../../../shared/contract/participation'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { outcomeFor } from './read-outcome'

export function outcomeRoutes(server: FastifyInstance, context: Context): void {
  route(server, getOutcome, ({ caller, words }) => outcomeFor(context, caller.userId, words))
}
