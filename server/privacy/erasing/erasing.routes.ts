import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/directory'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { eraseUser } from './erase-user'

export function erasingRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.eraseUser, async ({ params, body, caller }) => ({
    message: await eraseUser(context, params.id, body.email, caller),
  }))
}
