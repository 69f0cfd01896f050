import { recordAudit } from '../../../server/platform/audit/record-audit'
import type { Context } from '../../../server/platform/context/context'
import type { Transaction } from '../../../server/platform/database/database'
import { allowLong } from '../../../server/platform/database/lock'
import { UUID } from '../../../server/platform/http/route'
import type { Filter } from './filter.rules'
import { type GroupAttributes, type GroupChange, type MemberChange, noMember } from './group.rules'
import {
  addMembers,
  deleteGroup,
  findUnknownMember,
  insertGroup,
  isGroupNameTaken,
  lockDirectoryGroup,
  readMemberIds,
  removeMembers,
  updateGroup,
} from './groups.queries'
import { placePeople } from './places.queries'
import { type By, changing, type Directory, inVersion } from './save-user'
import { ScimError } from './scim-error'

const taken = (name: string) => new ScimError(409, `There is a group named ${name} already.`, 'uniqueness')

/** Returns its id. @throws ScimError 409 */
export async function createGroup(
  context: Context,
  { attributes, changes }: GroupChange,
  directory: Directory,
) {
  const { clock } = context
  return changing(context, async (tx) => {
    const id = await insertGroup(tx, attributes, clock.now())
    if (id === undefined) throw taken(attributes.displayName)
    const { added } = await changeMembers(tx, id, changes)
    await recordAudit(tx, context, directory, {
      action: 'directory_group.added',
      id,
      label: attributes.displayName,
      after: { members: added.length },
    })
    return id
  })
}

/** Changes a group. Returns its version. @param change makes the new from the old @throws ScimError 404, 409, 412 */
export async function changeGroup(
  context: Context,
  id: string,
  change: (before: GroupAttributes) => GroupChange,
  by: By,
): Promise<number> {
  const now = context.clock.now()
  return changing(context, async (tx) => {
    const before = await lockForChange(tx, id, by)
    const { attributes, changes } = change({
      displayName: before.displayName,
      externalId: before.externalId,
    })
    if (await isGroupNameTaken(tx, attributes.displayName, id)) throw taken(attributes.displayName)
    const { added, removed } = await changeMembers(tx, id, changes)
    const isRenamed = attributes.displayName !== before.displayName
    if (!isRenamed && attributes.externalId === before.externalId && added.length + removed.length === 0)
      return before.version
    const version = await updateGroup(tx, id, attributes, now)
    if (before.isTied) await placePeople(tx, [...added, ...removed], { leavesTies: true, now })
    await recordAudit(tx, context, by.directory, {
      action: 'directory_group.changed',
      id,
      label: attributes.displayName,
      after: {
        ...(isRenamed && { displayName: attributes.displayName }),
        added: added.length,
        removed: removed.length,
      },
    })
    return version
  })
}

/** Deletes a group; the people stay, and go back to where they belong without it. @throws ScimError 404, 412 */
export async function removeGroup(context: Context, id: string, by: By): Promise<void> {
  await changing(context, async (tx) => {
    const before = await lockForChange(tx, id, by)
    const members = before.isTied ? await readMemberIds(tx, id) : []
    await deleteGroup(tx, id)
    await placePeople(tx, members, { leavesTies: true, now: context.clock.now() })
    await recordAudit(tx, context, by.directory, {
      action: 'directory_group.removed',
      id,
      label: before.displayName,
    })
  })
}

async function lockForChange(tx: Transaction, id: string, { ifMatch }: By) {
  await allowLong(tx)
  return inVersion(ifMatch, 'group', id, await lockDirectoryGroup(tx, id))
}

/** Changes a group's members, in order. Returns the people concerned. @throws ScimError for somebody unknown */
async function changeMembers(tx: Transaction, groupId: string, changes: MemberChange[]) {
  const added: string[] = []
  const removed: string[] = []
  for (const change of joined(changes)) {
    if (change.kind === 'remove' || change.kind === 'remove where') {
      removed.push(...(await removeMembers(tx, groupId, change)))
      continue
    }
    const [unknown] = await findUnknownMember(tx, change.ids)
    if (unknown !== undefined) throw noMember(unknown)
    if (change.kind === 'set') removed.push(...(await removeMembers(tx, groupId, { except: change.ids })))
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
