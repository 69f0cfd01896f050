import type { Department } from '../../shared/contract/directory'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { HttpError, notFound, type Localized } from '../platform/http/errors'
import { existingId } from '../platform/http/route'
import {
  changeDisplayName,
  deleteDepartmentRow,
  insertDepartment,
  isDepartmentName,
  keepDepartment,
  lockDepartment,
  movePeople,
  OTHER,
  readGroupOfUser,
} from './departments.queries'
import { hasGroup, keepGroup } from './domain-groups.queries'

/** Instead of a group's id: the list of people without a group. */
const COMMON = 'common'

/** The list that a group's id in a URL means: null for the common one. @throws 404 unknown group */
export async function assertList(tx: Transaction, groupId: string): Promise<string | null> {
  if (groupId === COMMON) return null
  if (!(await keepGroup(tx, existingId(groupId, 'group')))) throw notFound('group')
  return groupId
}

/** Finds the list for a read, without a lock. */
export async function listAt(db: Queryable, groupId: string): Promise<string | null> {
  if (groupId === COMMON) return null
  if (!(await hasGroup(db, existingId(groupId, 'group')))) throw notFound('group')
  return groupId
}

const nameTaken = (name: string) =>
  new HttpError(409, 'already_exists', (w) => w.directory.departmentExists(w.isolated(name)))

export async function addDepartmentTo(
  context: Context,
  groupId: string | null | undefined,
  names: { name: string; displayName: string },
  actor: Actor,
): Promise<Department> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const domainGroupId = await assertList(tx, groupId || COMMON)
    const added = await insertDepartment(tx, { ...names, domainGroupId, createdAt: clock.now() })
    if (!added) throw nameTaken(names.name)
    await recordAudit(tx, context, actor, {
      action: 'department.added',
      id: added.id,
      label: added.displayName,
      after: { ...names, domainGroupId },
    })
    return added
  })
}

/** Gives a department another display name; its people, and what was made before, keep its name. @throws 404, 409 */
export async function nameDepartment(
  context: Context,
  groupId: string,
  id: string,
  displayName: string,
  actor: Actor,
): Promise<Localized> {
  return context.db.transaction(async (tx) => {
    const list = await assertList(tx, groupId)
    const before = await lockDepartment(tx, list, existingId(id, 'department'))
    if (!before) throw notFound('department')
    if (displayName !== before.displayName && (await isDepartmentName(tx, list, displayName, id)))
      throw nameTaken(displayName)
    await changeDisplayName(tx, id, displayName)
    await recordAudit(tx, context, actor, {
      action: 'department.changed',
      id,
      label: displayName,
      before: { displayName: before.displayName },
      after: { displayName },
    })
    return (w) => w.directory.departmentNamed(w.isolated(before.displayName), displayName)
  })
}

/** Deletes a department and moves its people to Other, both or neither. */
export async function removeDepartment(
  context: Context,
  groupId: string,
  id: string,
  actor: Actor,
): Promise<Localized> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const list = await assertList(tx, groupId)
    const department = await lockDepartment(tx, list, existingId(id, 'department'))
    if (!department) throw notFound('department')
    if (department.isDefault)
      throw new HttpError(409, 'default_department', (w) =>
        w.directory.defaultDepartment(w.isolated(department.displayName)),
      )
    await deleteDepartmentRow(tx, id)
    const moved = await movePeople(tx, list, department.name, OTHER, clock.now())
    await recordAudit(tx, context, actor, {
      action: 'department.deleted',
      id,
      label: department.displayName,
      before: { name: department.name, domainGroupId: list, people: moved },
    })
    return (w) => w.directory.departmentDeleted(w.isolated(department.displayName), moved, OTHER)
  })
}

/** Refuses a department that is not on the person's list. Keeps it from being deleted until the transaction ends. */
export async function assertOwnDepartment(tx: Transaction, userId: string, name: string): Promise<void> {
  if (await keepDepartment(tx, await readGroupOfUser(tx, userId), name)) return
  const text: Localized = (w) => w.directory.chooseDepartment
  throw new HttpError(400, 'unknown_department', text, { errors: [{ path: 'department', text }] })
}
