import { LONGEST } from '../../../shared/limits'
import { UUID } from '../../../server/platform/http/route'
import type { Filter } from './filter.rules'
import { isObject, memberOf, membersOf, textOf, wordOf } from './json.rules'
import { type Operation, type PatchPath, pathOfKey, targetOf } from './patch.rules'
import { GROUP_SCHEMA } from './schemas'
import { invalid } from './scim-error'

const MOST_MEMBERS = 200_000

export interface GroupAttributes {
  displayName: string
  externalId: string | null
}

/** A change of a group's members. */
export type MemberChange =
  | { kind: 'set' | 'add' | 'remove'; ids: string[] }
  | { kind: 'remove where'; filter: Filter }

/** What the directory says of a group now, and what becomes of its members, in order. */
export interface GroupChange {
  attributes: GroupAttributes
  changes: MemberChange[]
}

/** Reads a group as a POST or PUT sends it. @throws ScimError */
export function readGroup(body: Record<string, unknown>): GroupChange {
  const change: GroupChange = { attributes: { displayName: '', externalId: null }, changes: [] }
  assignAll(change, 'replace', body)
  if (change.attributes.displayName === '') throw nameless()
  return change.changes.length > 0 ? change : { ...change, changes: [{ kind: 'set', ids: [] }] }
}

/** Does the operations of a PATCH to a group. @throws ScimError */
export function patchGroup(before: GroupAttributes, operations: Operation[]): GroupChange {
  const change: GroupChange = { attributes: { ...before }, changes: [] }
  for (const operation of operations) {
    const { op, value } = operation
    const path = targetOf(operation)
    if (path?.attribute === 'id' || path?.attribute === 'meta')
      throw invalid('mutability', `${path.attribute} can only be read.`)
    if (path) assign(change, path, op, value)
    else assignAll(change, op, membersOf('The value', value))
  }
  return change
}

function assignAll(change: GroupChange, op: Operation['op'], members: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(members)) assign(change, pathOfKey(key), op, value)
}

function assign(change: GroupChange, path: PatchPath, op: Operation['op'], value: unknown): void {
  const text = (name: string) => (op === 'remove' ? null : textOf(name, value, LONGEST.address))
  switch (path.attribute) {
    case 'displayname': {
      const name = text('displayName')
      if (name === null) throw nameless()
      change.attributes.displayName = name
      break
    }
    case 'externalid':
      change.attributes.externalId = text('externalId')
      break
    case 'members':
      change.changes.push(memberChange(op, value, path))
      break
    // Some clients put the attributes under the name of their schema, as those of an extension.
    case GROUP_SCHEMA.toLowerCase():
      assignAll(change, op, membersOf(GROUP_SCHEMA, value ?? {}))
  }
}

const nameless = () => invalid('invalidValue', 'displayName is missing.')

function memberChange(op: Operation['op'], value: unknown, { filter }: PatchPath): MemberChange {
  if (filter && op !== 'remove') throw invalid('mutability', 'A member is added or removed, not changed.')
  if (filter) return { kind: 'remove where', filter }
  const ids = memberIds(value ?? [])
  // Entra ID names those to remove in the value, outside the path.
  const isOfSome = op === 'add' || (op === 'remove' && value !== undefined && value !== null)
  return { kind: isOfSome ? op : 'set', ids }
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
