import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/directory'
import { today } from '../clock'
import type { Context } from '../context'
import { notFound } from '../http/errors'
import { existingId, paged, route } from '../http/route'
import { readInstallation } from '../installation'
import { addDepartmentTo, demandList, removeDepartment } from './departments.actions'
import {
  ensureCommonOther,
  holdDepartment,
  readDepartmentPeople,
  readDepartments,
  readDepartmentsWithCounts,
  readGroupOfDomain,
  readGroupOfUser,
} from './departments.queries'
import { addGroup, removeGroup } from './domain-groups.actions'
import { readGroups } from './domain-groups.queries'
import { countEmployees } from './employees.queries'
import { eraseUser } from './erase-user'
import { importEntries } from './import-whitelist'
import { signOutUser } from './sign-out-user'
import { LAST_SYNC, syncEmployees } from './sync-employees'
import { updateUser } from './update-user'
import { readUsersPage } from './users.queries'
import { addEntry, removeEntry, updateEntry } from './whitelist.actions'
import { readWhitelistPage } from './whitelist.queries'

/** Who belongs to the company, and where: departments, groups, whitelist, people. */
export function directoryRoutes(server: FastifyInstance, context: Context): void {
  // The common list has its Other before anyone asks, on a new installation too.
  server.addHook('onReady', () => ensureCommonOther(context.db, context.clock.now()))
  departmentChoices(server, context)
  groupsAndWhitelist(server, context)
  departmentLists(server, context)
  people(server, context)
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
  route(server, contract.deleteDomainGroup, async ({ params, caller }) => ({
    message: await removeGroup(context, params.id, caller),
  }))

  route(server, contract.getAllowedEmails, async ({ query: { domainGroupId, ...filter }, reply }) =>
    paged(
      reply,
      await readWhitelistPage(db, { ...filter, domainGroupId: listOf(domainGroupId, 'unassigned') }),
    ),
  )
  route(server, contract.importAllowedEmails, ({ body, caller }) => importEntries(context, body, caller))
  route(server, contract.addAllowedEmail, ({ body, caller }) => addEntry(context, body, caller))
  route(server, contract.updateAllowedEmail, ({ params, body, caller }) =>
    updateEntry(context, params.id, body, caller),
  )
  route(server, contract.deleteAllowedEmail, async ({ params, caller }) => ({
    message: await removeEntry(context, params.id, caller),
  }))
}

/** The group that a filter names: undefined for all, null for what belongs to none. @throws 404 */
function listOf(domainGroupId: string | undefined, none: string): string | null | undefined {
  if (domainGroupId === undefined || domainGroupId === '' || domainGroupId === 'all') return undefined
  return domainGroupId === none ? null : existingId(domainGroupId, 'This group')
}

function departmentLists(server: FastifyInstance, context: Context): void {
  const { db } = context
  const demanded = (groupId: string) => db.transaction((tx) => demandList(tx, groupId))

  route(server, contract.getGroupDepartments, async ({ params }) =>
    readDepartmentsWithCounts(db, await demanded(params.groupId)),
  )
  route(server, contract.addGroupDepartment, ({ params, body, caller }) =>
    addDepartmentTo(context, params.groupId, body, caller),
  )
  route(server, contract.addDepartment, ({ body: { domainGroupId, ...names }, caller }) =>
    addDepartmentTo(context, domainGroupId, names, caller),
  )
  route(server, contract.deleteDepartment, async ({ params, caller }) => ({
    message: await removeDepartment(context, params.groupId, params.departmentId, caller),
  }))
  route(server, contract.getDepartmentUsers, async ({ params, query, reply }) => {
    const list = await demanded(params.groupId)
    const page = await readDepartmentPeople(db, list, params.departmentName, query)
    // People of a deleted group may still be in a department that is on no list any more.
    if (page.total === 0 && !(await holdDepartment(db, list, params.departmentName)))
      throw notFound('This department')
    return { userCount: page.total, users: paged(reply, page) }
  })
}

function people(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, contract.getUsers, async ({ query: { domainGroupId, ...filter }, reply }) => {
    const list = listOf(domainGroupId, 'common')
    return paged(reply, await readUsersPage(db, { ...filter, domainGroupId: list }, today(clock)))
  })
  route(server, contract.updateUser, ({ params, body, caller }) =>
    updateUser(context, params.id, body, caller),
  )
  route(server, contract.signOutUser, async ({ params, caller }) => ({
    message: `${await signOutUser(context, params.id, caller)} is signed out everywhere.`,
  }))
  route(server, contract.eraseUser, async ({ params, body, caller }) => ({
    message: await eraseUser(context, params.id, body.email, caller),
  }))

  route(server, contract.syncEmployeeStatus, ({ caller }) =>
    syncEmployees(context, { creates: false }, caller),
  )
  route(server, contract.syncEmployeeData, ({ caller }) => syncEmployees(context, { creates: true }, caller))
  route(server, contract.getEmployeeStatusSummary, async () => {
    const [counts, lastSync] = await Promise.all([
      countEmployees(db, today(clock)),
      readInstallation<{ at: string }>(db, LAST_SYNC),
    ])
    return {
      ...counts,
      activeEmployees: counts.totalEmployees - counts.onLeaveEmployees,
      lastSyncDate: lastSync?.at ?? null,
    }
  })
}
