import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/readiness'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { invitePeople, previewInvitations } from './invite-people'

/** Inviting people who are covered and not in yet. */
export function invitationRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.previewInvitations, ({ body }) => previewInvitations(context, body.to))
  route(server, contract.invite, ({ body, caller }) => invitePeople(context, body, caller))
}
