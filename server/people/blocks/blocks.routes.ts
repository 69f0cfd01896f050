import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/participation'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { blockedBy } from './blocks.queries'
import { saveBlocks } from './save-blocks'

export function blockRoutes(server: FastifyInstance, context: Context): void {
  const listOf = async (userId: string) => ({ people: await blockedBy(context.db, userId) })

  route(server, contract.getBlocks, ({ caller }) => listOf(caller.userId))

  route(server, contract.putBlocks, async ({ body, caller }) => {
    await saveBlocks(context, caller.userId, body.emails)
    return listOf(caller.userId)
  })
}
