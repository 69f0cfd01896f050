import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/directory'
import { getReadiness } from '../../shared/contract/readiness'
import { recordAudit } from '../platform/audit/record-audit'
import { momentOf, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { readUserReach } from '../directory/reach.queries'
import { follow } from '../platform/events/following.queries'
import { sendCsv } from '../platform/http/csv'
import { notFound } from '../platform/http/errors'
import { programmeOfCall } from '../platform/http/programme-of-call'
import { existingId, paged, route } from '../platform/http/route'
import { filterOfUsers, readyFor } from './found-users'
import { readReadiness } from './readiness.queries'
import { signOutUser, updateUser } from './update-user'
import { usersCsv } from './users-csv'
import { followUsers, readUsersPage } from './users.queries'

/** The administrator's list of people. */
export function userRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, contract.getUsers, async ({ query, caller, reply }) => {
    const { updatedSince, ...filter } = query
    if (updatedSince === undefined)
      return paged(reply, await readUsersPage(db, await filterOfUsers(context, filter), today(clock)))
    const { programme } = await readyFor(context, query.programme)
    const following = await follow(db, caller, { ...query, updatedSince })
    return paged(reply, await followUsers(db, following, today(clock), programme))
  })
  route(server, contract.getUsersCsv, async ({ query, caller, reply }) => {
    const filter = await filterOfUsers(context, query)
    const day = today(clock)
    const label = `users_${day}.csv`
    // What was searched for may be a name, so the audit log does not keep it.
    const { search, ...kept } = query
    const after = { ...kept, searched: Boolean(search) }
    await db.transaction((tx) =>
      recordAudit(tx, context, caller, { action: 'people.exported', label, after }),
    )
    return sendCsv(reply, label, usersCsv(db, filter, day))
  })
  route(server, getReadiness, async ({ query }) => {
    const group = query.domainGroupId === undefined ? null : existingId(query.domainGroupId, 'domainGroup')
    const of = await programmeOfCall(context, query.programme)
    return readReadiness(db, group, today(of.clock), of.programme)
  })
  route(server, contract.updateUser, async ({ params, query, body, caller }) =>
    updateUser(await readyFor(context, query.programme), params.id, body, caller),
  )
  route(server, contract.getUserReach, async ({ params }) => {
    const reach = await readUserReach(db, existingId(params.id, 'user'), momentOf(clock))
    if (reach.people === 0) throw notFound('user')
    return reach
  })
  route(server, contract.signOutUser, async ({ params, caller }) => {
    const email = await signOutUser(context, params.id, caller)
    return { message: (w) => w.people.signedOut(w.isolated(email)) }
  })
}
