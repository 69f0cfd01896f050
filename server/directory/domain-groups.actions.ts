import type { createDomainGroup, DomainGroup, updateDomainGroup } from '../../shared/contract/directory'
import type { ParsedBody } from '../../shared/endpoint'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import { HttpError, notFound, type Localized } from '../platform/http/errors'
import { existingId } from '../platform/http/route'
import {
  deleteGroup,
  hasActivePairing,
  insertGroup,
  isGroupName,
  lockGroup,
  updateGroup,
} from './domain-groups.queries'

const nameTaken = (name: string) =>
  new HttpError(409, 'already_exists', (w) => w.directory.groupExists(w.isolated(name)))

export async function addGroup(context: Context, group: ParsedBody<typeof createDomainGroup>, actor: Actor) {
  return context.db.transaction(async (tx) => {
    const added = await insertGroup(tx, group, context.clock.now())
    if (!added) throw nameTaken(group.name)
    const { id, displayName } = added
    await recordAudit(tx, context, actor, { action: 'group.added', id, label: displayName, after: group })
    return added
  })
}

/** Renames a group, or changes its colour or description. What was made before keeps the old name. @throws 404, 409 */
export async function changeGroup(
  context: Context,
  id: string,
  change: ParsedBody<typeof updateDomainGroup>,
  actor: Actor,
): Promise<DomainGroup> {
  return context.db.transaction(async (tx) => {
    const before = await lockGroup(tx, existingId(id, 'group'))
    if (!before) throw notFound('group')
    const { displayName: name = before.displayName } = change
    if (name !== before.displayName && (await isGroupName(tx, name, id))) throw nameTaken(name)
    const after = await updateGroup(tx, id, { ...change, updatedAt: context.clock.now() })
    const { displayName, description, color } = after
    await recordAudit(tx, context, actor, {
      action: 'group.changed',
      id,
      label: displayName,
      before,
      after: { displayName, description, color },
    })
    return after
  })
}

/**
 * Deletes a group and its departments; its whitelist entries become unassigned. People keep their
 * department until they or the administrator choose one of the common list: nothing is lost if the group is created again.
 */
export async function removeGroup(context: Context, id: string, actor: Actor): Promise<Localized> {
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
