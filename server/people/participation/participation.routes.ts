import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/participation'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { readCurrentUser } from '../../sign-in/current-user.queries'
import { skipNextRound, undoSkip } from './skip'
import { updateParticipation } from './update-participation'

export function participationRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.updateParticipation, async ({ body, caller }) => {
    await updateParticipation(context, caller.userId, body)
    return readCurrentUser(context.db, caller.userId, context.clock)
  })

  route(server, contract.skipNextRound, async ({ caller }) => ({
    sitsOut: await skipNextRound(context, caller.userId),
  }))

  route(server, contract.undoSkip, async ({ caller }) => ({
    sitsOut: await undoSkip(context, caller.userId),
  }))
}
