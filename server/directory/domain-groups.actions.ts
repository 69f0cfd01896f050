import type { createDomainGroup, DomainGroup } from '../../shared/contract/directory'
import type { ParsedBody } from '../../shared/endpoint'
import type { Context } from '../context'
import { HttpError, notFound } from '../http/errors'
import { existingId } from '../http/route'
import { deleteGroup, hasActivePairing, insertGroup, lockGroup } from './domain-groups.queries'

export async function addGroup(
  { db, clock }: Context,
  group: ParsedBody<typeof createDomainGroup>,
): Promise<DomainGroup> {
  const added = await db.transaction((tx) => insertGroup(tx, group, clock.now()))
  if (!added) throw new HttpError(409, `There is a group named "${group.name}" already. Choose another name.`)
  return added
}

/**
 * Deletes a group and its departments; its whitelist entries become unassigned. People keep the department they had
 * until they or the administrator choose one of the common list: nothing is lost if the group is made again.
 */
export async function removeGroup({ db, clock }: Context, id: string): Promise<string> {
  return db.transaction(async (tx) => {
    const group = await lockGroup(tx, existingId(id, 'This group'))
    if (!group) throw notFound('This group')
    if (await hasActivePairing(tx, id))
      throw new HttpError(
        409,
        `"${group.displayName}" has a current pairing. Complete or delete the pairing first, then the group.`,
      )
    const unassigned = await deleteGroup(tx, id, clock.now())
    return `Group "${group.displayName}" was deleted. Whitelist entries that are unassigned now: ${unassigned}.`
  })
}
