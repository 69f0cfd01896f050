import { LONGEST } from '../../../shared/limits'
import { UUID } from '../../../server/platform/http/route'
import type { Filter } from './filter.rules'
import { isObject, memberOf, membersOf, wordOf } from './json.rules'
import { invalid } from './scim-error'
import { type Operation, type PatchPath, pathOf } from './patch.rules'
import { textOf, versionTag } from './user.rules'

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const MOST_MEMBERS = 200_000

export interface GroupAttributes {
  displayName: string
  externalId: string | null
}

/** A group as it is stored. Members: null where they were not asked for. */
export interface StoredGroup extends GroupAttributes {
  id: string
  version: number
  createdAt: Date
  updatedAt: Date
  members: { value: string; display: string }[] | null
}

/** A change of who is in a group. */
export type MemberChange =
  | { kind: 'set' | 'add' | 'remove'; ids: string[] }
  | { kind: 'remove where'; filter: Filter }

/** What the directory says of a group now, and what becomes of its members, in order. */
export interface GroupChange {
  said: GroupAttributes
  changes: MemberChange[]
}

/** Reads a group as a POST or PUT sends it. @throws ScimError */
export function readGroup(sent: Record<string, unknown>): GroupChange {
  // Some clients put the attributes under the name of their schema, as those of an extension.
  const own = memberOf(sent, GROUP_SCHEMA.toLowerCase())
  const body = own === undefined || own === null ? sent : { ...sent, ...membersOf(GROUP_SCHEMA, own) }
  return {
    said: {
      displayName: displayNameOf(memberOf(body, 'displayname')),
      externalId: textOf('externalId', memberOf(body, 'externalid'), LONGEST.address),
    },
    changes: [{ kind: 'set', ids: memberIds(memberOf(body, 'members') ?? []) }],
  }
}

function displayNameOf(value: unknown): string {
  const name = textOf('displayName', value, LONGEST.address)
  if (name === null) throw invalid('invalidValue', 'displayName is missing.')
  return name
}

/** The ids of members: a list or one of them, as objects or ids. Groups within groups are not kept. */
function memberIds(value: unknown): string[] {
  const given = [value].flat()
  if (given.length > MOST_MEMBERS) throw invalid('tooMany', `A group has at most ${MOST_MEMBERS} members.`)
  const ids = given.flatMap((one) => {
    if (isObject(one) && wordOf(one, 'type') === 'group') return []
    const id = isObject(one) ? memberOf(one, 'value') : one
    if (typeof id !== 'string' || !UUID.test(id)) throw noMember(id)
    return [id.toLowerCase()]
  })
  return [...new Set(ids)]
}

export const noMember = (id: unknown) =>
  invalid(
    'invalidValue',
    `members: there is no user ${typeof id === 'string' ? id.slice(0, 100) : 'without an id'}.`,
  )

/** Does the operations of a PATCH to a group. @throws ScimError */
export function patchGroup(before: GroupAttributes, operations: Operation[]): GroupChange {
  const said = { ...before }
  const changes: MemberChange[] = []
  const assign = (attribute: string, { op, value }: Pick<Operation, 'op' | 'value'>, path?: PatchPath) => {
    if (attribute === 'displayname') said.displayName = displayNameOf(op === 'remove' ? null : value)
    else if (attribute === 'externalid')
      said.externalId = op === 'remove' ? null : textOf('externalId', value, LONGEST.address)
    else if (attribute === 'members') changes.push(memberChange(op, value, path))
  }
  for (const operation of operations) {
    const { op, value } = operation
    const path = pathOf(operation)
    if (path) {
      if (path.attribute === 'id' || path.attribute === 'meta')
        throw invalid('mutability', `${path.attribute} can only be read.`)
      if (op !== 'remove' && value === undefined) throw invalid('invalidValue', 'A value is missing.')
      assign(path.attribute, operation, path)
    } else if (isObject(value)) {
      for (const [key, member] of Object.entries(value)) assign(key.toLowerCase(), { op, value: member })
    } else throw invalid('invalidValue', 'Without a path, the value is an object.')
  }
  return { said, changes }
}

function memberChange(op: Operation['op'], value: unknown, path: PatchPath | undefined): MemberChange {
  if (path?.filter) {
    if (op !== 'remove') throw invalid('mutability', 'A member is added or removed, not changed.')
    return { kind: 'remove where', filter: path.filter }
  }
  const ids = memberIds(value ?? [])
  if (op === 'add') return { kind: 'add', ids }
  // Entra ID names those to remove in the value, outside the path.
  if (op === 'remove' && value !== undefined && value !== null) return { kind: 'remove', ids }
  return { kind: 'set', ids }
}

/** The resource. @param base the address of /scim/v2 */
export function groupResource(group: StoredGroup, base: string): Record<string, unknown> {
  const { id, displayName, externalId, members, version, createdAt, updatedAt } = group
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    displayName,
    ...(members && {
      members: members.map((member) => ({ ...member, $ref: `${base}/Users/${member.value}`, type: 'User' })),
    }),
    meta: {
      resourceType: 'Group',
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: `${base}/Groups/${id}`,
      version: versionTag(version),
    },
  }
}
