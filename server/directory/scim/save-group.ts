import { recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { allowLong } from '../../platform/database/hold'
import { UUID } from '../../platform/http/route'
import { changing } from './change'
import type { Filter } from './filter.rules'
import { type MemberChange, noMember, patchGroup, type SaidGroup, type StoredGroup } from './group.rules'
import {
  addMembers,
  deleteGroup,
  findGroup,
  findUnknownMember,
  insertGroup,
  isGroupNameTaken,
  keepMembers,
  lockDirectoryGroup,
  readMemberIds,
  removeMembers,
  removeMembersWhere,
  updateGroup,
} from './groups.queries'
import type { Operation } from './patch.rules'
import { placePeople } from './places.queries'
import { type Directory, demandVersion } from './save-user'
import { noSuch, ScimError } from './scim-error'

interface By {
  ifMatch?: string | undefined
  directory: Directory
}

const taken = (name: string) => new ScimError(409, 'uniqueness', `There is a group named ${name} already.`)

export async function createGroup(
  context: Context,
  { said, members }: { said: SaidGroup; members: string[] },
  directory: Directory,
): Promise<string> {
  const { clock } = context
  return changing(context, async (tx) => {
    const id = await insertGroup(tx, said, clock.now())
    if (id === undefined) throw taken(said.displayName)
    await changeMembers(tx, id, [{ kind: 'add', ids: members }])
    await recordAudit(tx, context, directory, {
      action: 'directory_group.added',
      id,
      label: said.displayName,
      after: { members: members.length },
    })
    return id
  })
}

/** Puts a group in the place of the one that is there. @throws ScimError 404, 409, 412 */
export const replaceGroup = (
  context: Context,
  id: string,
  { said, members }: { said: SaidGroup; members: string[] },
  by: By,
): Promise<StoredGroup> =>
  changeGroup(context, id, () => ({ said, changes: [{ kind: 'set', ids: members }] }), by)

export const patchGroupBy = (
  context: Context,
  id: string,
  operations: Operation[],
  by: By,
): Promise<StoredGroup> => changeGroup(context, id, (before) => patchGroup(before, operations), by)

async function changeGroup(
  context: Context,
  id: string,
  change: (before: SaidGroup) => { said: SaidGroup; changes: MemberChange[] },
  { ifMatch, directory }: By,
): Promise<StoredGroup> {
  const { clock } = context
  const now = clock.now()
  return changing(context, async (tx) => {
    await allowLong(tx)
    const before = await lockDirectoryGroup(tx, id)
    if (!before) throw noSuch('group', id)
    demandVersion(ifMatch, before.version)
    const { said, changes } = change({ displayName: before.displayName, externalId: before.externalId })
    if (await isGroupNameTaken(tx, said.displayName, id)) throw taken(said.displayName)
    const { added, removed } = await changeMembers(tx, id, changes)
    const isRenamed = said.displayName !== before.displayName
    if (isRenamed || said.externalId !== before.externalId || added.length > 0 || removed.length > 0) {
      await updateGroup(tx, id, said, now)
      if (before.isTied) await placePeople(tx, [...added, ...removed], { leavesTies: true, now })
      await recordAudit(tx, context, directory, {
        action: 'directory_group.changed',
        id,
        label: said.displayName,
        after: {
          ...(isRenamed && { displayName: said.displayName }),
          added: added.length,
          removed: removed.length,
        },
      })
    }
    const after = await findGroup(tx, id, false)
    if (!after) throw noSuch('group', id)
    return after
  })
}

/** Deletes a group; the people stay, and go back to where they belong without it. @throws ScimError 404, 412 */
export async function removeGroup(context: Context, id: string, { ifMatch, directory }: By): Promise<void> {
  const { clock } = context
  await changing(context, async (tx) => {
    await allowLong(tx)
    const before = await lockDirectoryGroup(tx, id)
    if (!before) throw noSuch('group', id)
    demandVersion(ifMatch, before.version)
    const members = before.isTied ? await readMemberIds(tx, id) : []
    await deleteGroup(tx, id)
    await placePeople(tx, members, { leavesTies: true, now: clock.now() })
    await recordAudit(tx, context, directory, {
      action: 'directory_group.removed',
      id,
      label: before.displayName,
    })
  })
}

/** Changes who is in a group, in order. Returns whom that is about. @throws ScimError for somebody unknown */
async function changeMembers(
  tx: Transaction,
  groupId: string,
  changes: MemberChange[],
): Promise<{ added: string[]; removed: string[] }> {
  const added: string[] = []
  const removed: string[] = []
  for (const change of joined(changes)) {
    if (change.kind === 'remove where') {
      removed.push(...(await removeMembersWhere(tx, groupId, change.filter)))
      continue
    }
    if (change.kind === 'remove') {
      removed.push(...(await removeMembers(tx, groupId, change.ids)))
      continue
    }
    const unknown = await findUnknownMember(tx, change.ids)
    if (unknown !== undefined) throw noMember(unknown)
    if (change.kind === 'set') removed.push(...(await keepMembers(tx, groupId, change.ids)))
    added.push(...(await addMembers(tx, groupId, change.ids)))
  }
  return { added, removed }
}

/** Okta sends an operation for each member: those of one kind in a row become one. */
function joined(changes: MemberChange[]): MemberChange[] {
  const all: MemberChange[] = []
  for (const change of changes) {
    const last = all.at(-1)
    const id = change.kind === 'remove where' ? onlyId(change.filter) : undefined
    const plain: MemberChange = id === undefined ? change : { kind: 'remove', ids: [id] }
    if (last && plain.kind !== 'set' && plain.kind === last.kind && 'ids' in plain && 'ids' in last)
      all[all.length - 1] = { kind: plain.kind, ids: last.ids.concat(plain.ids) }
    else all.push(plain)
  }
  return all
}

/** The id that `members[value eq "…"]` names. */
function onlyId(filter: Filter): string | undefined {
  const one = filter.kind === 'some' ? filter.of : filter
  const isId = one.kind === 'compare' && one.path === 'members.value' && one.operator === 'eq'
  return isId && typeof one.value === 'string' && UUID.test(one.value) ? one.value.toLowerCase() : undefined
}
