import { counted } from '../../shared/counted'
import type { Department } from '../../shared/contract/directory'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import type { Queryable, Transaction } from '../platform/database/database'
import { HttpError, notFound } from '../platform/http/errors'
import { existingId } from '../platform/http/route'
import {
  changeDisplayName,
  deleteDepartmentRow,
  insertDepartment,
  isDepartmentName,
  lockDepartment,
  movePeople,
  OTHER,
  readDepartmentsWithCounts,
} from './departments.queries'
import { hasGroup, holdGroup } from './domain-groups.queries'

/** Instead of a group's id: the list of people without a group. */
const COMMON = 'common'

/** The list that a group's id in a URL means: null for the common one. @throws 404 unknown group */
export async function demandList(tx: Transaction, groupId: string): Promise<string | null> {
  if (groupId === COMMON) return null
  if (!(await holdGroup(tx, existingId(groupId, 'This group')))) throw notFound('This group')
  return groupId
}

/** The same for a read, which holds nothing. */
export async function listAt(db: Queryable, groupId: string): Promise<string | null> {
  if (groupId === COMMON) return null
  if (!(await hasGroup(db, existingId(groupId, 'This group')))) throw notFound('This group')
  return groupId
}

/** The departments of a list. Each has one at least, so only an empty one is looked up. @throws 404 unknown group */
export async function departmentsAt(db: Queryable, groupId: string): Promise<Department[]> {
  const list = groupId === COMMON ? null : existingId(groupId, 'This group')
  const departments = await readDepartmentsWithCounts(db, list)
  if (departments.length === 0) await listAt(db, groupId)
  return departments
}

const nameTaken = (name: string) =>
  new HttpError(409, 'already_exists', `There is a department named "${name}" already. Choose another name.`)

export async function addDepartmentTo(
  context: Context,
  groupId: string | null | undefined,
  names: { name: string; displayName: string },
  actor: Actor,
): Promise<Department> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const domainGroupId = await demandList(tx, groupId || COMMON)
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
): Promise<string> {
  return context.db.transaction(async (tx) => {
    const list = await demandList(tx, groupId)
    const before = await lockDepartment(tx, list, existingId(id, 'This department'))
    if (!before) throw notFound('This department')
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
    return `"${before.displayName}" is called "${displayName}" now.`
  })
}

/** Deletes a department and moves its people to Other, both or neither. */
export async function removeDepartment(
  context: Context,
  groupId: string,
  id: string,
  actor: Actor,
): Promise<string> {
  const { db, clock } = context
  return db.transaction(async (tx) => {
    const list = await demandList(tx, groupId)
    const department = await lockDepartment(tx, list, existingId(id, 'This department'))
    if (!department) throw notFound('This department')
    if (department.isDefault)
      throw new HttpError(
        409,
        'default_department',
        `"${department.displayName}" is the default department, where people of deleted ones move. It cannot be deleted.`,
      )
    await deleteDepartmentRow(tx, id)
    const moved = await movePeople(tx, list, department.name, OTHER, clock.now())
    await recordAudit(tx, context, actor, {
      action: 'department.deleted',
      id,
      label: department.displayName,
      before: { name: department.name, domainGroupId: list, people: moved },
    })
    return `Department "${department.displayName}" was deleted. ${moved === 0 ? 'It had no people.' : `Its ${counted(moved, 'person', 'people')} moved to ${OTHER}.`}`
  })
}
