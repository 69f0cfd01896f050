import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/participation'
import type { Context } from '../context/context'
import { route } from '../http/route'
import { readCurrentUser } from './current-user.queries'
import { updateParticipation } from './update-participation'

export function participationRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.updateParticipation, async ({ body, caller }) => {
    await updateParticipation(context, caller.userId, body)
    return readCurrentUser(context.db, caller.userId, context.clock)
  })
}
