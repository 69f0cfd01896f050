import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/participation'
import type { Context } from '../../platform/context/context'
import { languageOfBrowser } from '../../platform/http/language'
import { existingId, route } from '../../platform/http/route'
import { readCurrentUser } from '../../sign-in/current-user.queries'
import { blockedBy } from '../blocks/blocks.queries'
import { ownProgrammes, takePartIn } from './own-programmes'
import { updateParticipation, saveBlocks, skipNextRound, undoSkip } from './participation.actions'

/** Participation in rounds, and blocks. */
export function participationRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.updateParticipation, async ({ body, caller, request }) => {
    await updateParticipation(context, caller.userId, body)
    return readCurrentUser(context, caller.userId, languageOfBrowser(request, context))
  })

  route(server, contract.skipNextRound, async ({ caller }) => ({
    sitsOut: await skipNextRound(context, caller.userId),
  }))

  route(server, contract.undoSkip, async ({ caller }) => ({
    sitsOut: await undoSkip(context, caller.userId),
  }))

  route(server, contract.getOwnProgrammes, ({ caller, words }) =>
    ownProgrammes(context, caller.userId, words.responses),
  )
  route(server, contract.takePart, ({ params, body, caller, words }) =>
    takePartIn(context, caller.userId, existingId(params.id, 'programme'), body, words.responses),
  )

  const blocksOf = async (userId: string) => ({ people: await blockedBy(context.db, userId) })
  route(server, contract.getBlocks, ({ caller }) => blocksOf(caller.userId))
  route(server, contract.putBlocks, async ({ body, caller }) => {
    await saveBlocks(context, caller.userId, body.emails)
    return blocksOf(caller.userId)
  })
}
