import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/directory'
import type { createDomainGroup, DomainGroup, updateDomainGroup } from '../../shared/contract/directory'
import type { Context } from '../platform/context/context'
import { HttpError, type Localized, notFound } from '../platform/http/errors'
import { assertEnabled } from '../platform/http/language'
import { existingId, paged, route } from '../platform/http/route'
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
import {
  deleteGroup,
  hasActivePairing,
  insertGroup,
  isGroupName,
  lockGroup,
  readGroups,
  updateGroup,
} from './domain-groups.queries'
import { listOf } from './list-of'
import { addEntry, reachOfEntry, removeEntry, updateEntry } from './whitelist.actions'
import { readWhitelistPage } from './whitelist.queries'
import type { ParsedBody } from '../../shared/endpoint'
import { type Actor, recordAudit } from '../platform/audit/record-audit'

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

const nameTaken = (name: string) =>
  new HttpError(409, 'already_exists', (w) => w.directory.groupExists(w.isolated(name)))

async function addGroup(context: Context, group: ParsedBody<typeof createDomainGroup>, actor: Actor) {
  assertEnabled(context, group.language)
  return context.db.transaction(async (tx) => {
    const added = await insertGroup(tx, group, context.clock.now())
    if (!added) throw nameTaken(group.name)
    const { id, displayName } = added
    await recordAudit(tx, context, actor, { action: 'group.added', id, label: displayName, after: group })
    return added
  })
}

/** Renames a group, or changes its colour, description or language. What was made before keeps the old name. @throws 404, 409 */
async function changeGroup(
  context: Context,
  id: string,
  change: ParsedBody<typeof updateDomainGroup>,
  actor: Actor,
): Promise<DomainGroup> {
  return context.db.transaction(async (tx) => {
    const before = await lockGroup(tx, existingId(id, 'group'))
    if (!before) throw notFound('group')
    // One that was switched off since is passed over, and is no reason to keep the group as it is.
    if (change.language !== before.language) assertEnabled(context, change.language)
    const { displayName: name = before.displayName } = change
    if (name !== before.displayName && (await isGroupName(tx, name, id))) throw nameTaken(name)
    const after = await updateGroup(tx, id, { ...change, updatedAt: context.clock.now() })
    const { displayName, description, color, language } = after
    await recordAudit(tx, context, actor, {
      action: 'group.changed',
      id,
      label: displayName,
      before,
      after: { displayName, description, color, language },
    })
    return after
  })
}

/**
 * Deletes a group and its departments; its whitelist entries become unassigned. People keep their
 * department until they or the administrator choose one of the common list: nothing is lost if the group is created again.
 */
async function removeGroup(context: Context, id: string, actor: Actor): Promise<Localized> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, existingId(id, 'group'))
    if (!group) throw notFound('group')
    if (await hasActivePairing(tx, id))
      throw new HttpError(409, 'pairing_active', (w) =>
        w.directory.groupHasPairing(w.isolated(group.displayName)),
      )
    const unassigned = await deleteGroup(tx, id, clock.now())
    await recordAudit(tx, context, actor, {
      action: 'group.deleted',
      id,
      label: group.displayName,
      before: { displayName: group.displayName, whitelistEntries: unassigned },
    })
    return (w) => w.directory.groupDeleted(w.isolated(group.displayName), unassigned)
  })
}
