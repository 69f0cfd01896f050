import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/directory'
import type { Context } from '../platform/context/context'
import { notFound } from '../platform/http/errors'
import { paged, route } from '../platform/http/route'
import { addDepartmentTo, listAt, nameDepartment, removeDepartment } from './departments.actions'
import {
  ensureCommonOther,
  keepDepartment,
  readDepartmentPeople,
  readDepartments,
  readDepartmentsWithCounts,
  readGroupOfDomain,
  readGroupOfUser,
} from './departments.queries'
import { addGroup, changeGroup, removeGroup } from './domain-groups.actions'
import { readGroups } from './domain-groups.queries'
import { listOf } from './list-of'
import { addEntry, reachOfEntry, removeEntry, updateEntry } from './whitelist.actions'
import { readWhitelistPage } from './whitelist.queries'

/** Who belongs to the company, and where: departments, groups, whitelist. */
export function directoryRoutes(server: FastifyInstance, context: Context): void {
  // Before the first request, so that the common list has its Other on a new installation too.
  server.addHook('onReady', () => ensureCommonOther(context.db, context.clock.now()))
  departmentChoices(server, context)
  groupsAndWhitelist(server, context)
  departmentLists(server, context)
}

function departmentChoices(server: FastifyInstance, { db }: Context): void {
  route(server, contract.getDepartments, () => readDepartments(db, null))

  route(server, contract.getDepartmentsOfDomain, async ({ params }) =>
    readDepartments(db, await readGroupOfDomain(db, params.emailDomain)),
  )

  route(server, contract.getMyDepartments, async ({ caller }) =>
    readDepartments(db, await readGroupOfUser(db, caller.userId)),
  )
}

function groupsAndWhitelist(server: FastifyInstance, context: Context): void {
  const { db } = context
  route(server, contract.getDomainGroups, () => readGroups(db))
  route(server, contract.createDomainGroup, ({ body, caller }) => addGroup(context, body, caller))
  route(server, contract.updateDomainGroup, ({ params, body, caller }) =>
    changeGroup(context, params.id, body, caller),
  )
  route(server, contract.deleteDomainGroup, async ({ params, caller }) => ({
    message: await removeGroup(context, params.id, caller),
  }))

  route(server, contract.getAllowedEmails, async ({ query: { domainGroupId, ...filter }, reply }) =>
    paged(
      reply,
      await readWhitelistPage(db, { ...filter, domainGroupId: listOf(domainGroupId, 'unassigned') }),
    ),
  )
  route(server, contract.getAllowedEmailReach, ({ params, query }) =>
    reachOfEntry(context, params.id, query.change),
  )
  route(server, contract.addAllowedEmail, ({ body, caller }) => addEntry(context, body, caller))
  route(server, contract.updateAllowedEmail, ({ params, body, caller }) =>
    updateEntry(context, params.id, body, caller),
  )
  route(server, contract.deleteAllowedEmail, async ({ params, caller }) => ({
    message: await removeEntry(context, params.id, caller),
  }))
}

function departmentLists(server: FastifyInstance, context: Context): void {
  const { db } = context

  route(server, contract.getGroupDepartments, async ({ params }) =>
    readDepartmentsWithCounts(db, await listAt(db, params.groupId)),
  )
  route(server, contract.addGroupDepartment, ({ params, body, caller }) =>
    addDepartmentTo(context, params.groupId, body, caller),
  )
  route(server, contract.addDepartment, ({ body: { domainGroupId, ...names }, caller }) =>
    addDepartmentTo(context, domainGroupId, names, caller),
  )
  route(server, contract.renameDepartment, async ({ params, body, caller }) => ({
    message: await nameDepartment(context, params.groupId, params.departmentId, body.displayName, caller),
  }))
  route(server, contract.deleteDepartment, async ({ params, caller }) => ({
    message: await removeDepartment(context, params.groupId, params.departmentId, caller),
  }))
  route(server, contract.getDepartmentUsers, async ({ params, query, reply }) => {
    const list = await listAt(db, params.groupId)
    const page = await readDepartmentPeople(db, list, params.departmentName, query)
    // People of a deleted group may still have a department that is on no list.
    if (page.total === 0 && !(await keepDepartment(db, list, params.departmentName)))
      throw notFound('department')
    return { userCount: page.total, users: paged(reply, page) }
  })
}
