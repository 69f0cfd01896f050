import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/bulk'
import { invite, previewInvitations as previewInvitationsCall } from '../../../shared/contract/readiness'
import type { Context } from '../../platform/context/context'
import { route } from '../../platform/http/route'
import { invitePeople, previewInvitations } from '../invitations/invite-people'
import { changeEntries, previewEntries } from './change-entries'
import { changeUsers, previewUsers } from './change-users'
import { takeBack } from './undo'

/** Changes of many users or whitelist entries at once, their undo, and invitations. */
export function bulkRoutes(server: FastifyInstance, context: Context): void {
  route(server, contract.previewUsersChange, ({ body, caller }) => previewUsers(context, body, caller))
  route(server, contract.changeUsers, ({ body, caller }) => changeUsers(context, body, caller))
  route(server, contract.previewEntriesChange, ({ body }) => previewEntries(context, body))
  route(server, contract.changeEntries, ({ body, caller }) => changeEntries(context, body, caller))
  route(server, contract.undoChange, ({ body, caller }) => takeBack(context, body.undo, caller))
  route(server, previewInvitationsCall, ({ body }) => previewInvitations(context, body.to))
  route(server, invite, ({ body, caller }) => invitePeople(context, body, caller))
}
