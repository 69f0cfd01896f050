import { plainEmail } from '../../../shared/characters'
import { LONGEST } from '../../../shared/limits'
import { EMAIL } from '../../../shared/text-rules'
import { splitName } from '../../../shared/person-name'
import type { Filter } from './filter.rules'
import { isObject, memberOf, membersOf, textOf, wordOf } from './json.rules'
import { type Operation, type PatchPath, pathOfKey, targetOf } from './patch.rules'
import { ENTERPRISE_SCHEMA, USER_SCHEMA } from './schemas'
import { invalid, ScimError } from './scim-error'

/** The plain texts by their path: which field each is, and how long it may be. */
export const TEXTS = {
  externalid: ['externalId', LONGEST.address],
  'name.givenname': ['givenName', LONGEST.name],
  'name.familyname': ['familyName', LONGEST.name],
  displayname: ['displayName', 2 * LONGEST.name + 1],
  title: ['title', LONGEST.address],
  locale: ['locale', LONGEST.name],
  preferredlanguage: ['preferredLanguage', LONGEST.address],
  timezone: ['timeZone', LONGEST.timeZone],
  department: ['department', LONGEST.name],
} as const

/** What a directory says of a person; null: nothing. */
export type UserAttributes = { userName: string; active: boolean } & Record<
  (typeof TEXTS)[keyof typeof TEXTS][0] | 'workEmail' | 'manager',
  string | null
>
const NOTHING = {
  userName: '',
  active: true,
  ...Object.fromEntries(Object.values(TEXTS).map(([field]) => [field, null])),
  workEmail: null,
  manager: null,
} as UserAttributes

/** The fields of what a directory says. */
export const FIELDS = Object.keys(NOTHING) as (keyof UserAttributes)[]

const READ_ONLY = new Set(['id', 'meta', 'schemas', 'groups'])

/** What a request says of a user, what of it is refused, and whether it says if they are active. */
export interface UserChange {
  attributes: UserAttributes
  refused: ScimError[]
  setsActive: boolean
}

/** Reads a user as a POST or PUT sends it. What is missing becomes null, but nobody is turned off because `active` is missing. */
export function readUser(body: Record<string, unknown>, before?: UserAttributes): UserChange {
  const attributes = { ...NOTHING, active: before?.active ?? true }
  const change: UserChange = { attributes, refused: [], setsActive: false }
  assignAll(change, body)
  if (attributes.userName === '') {
    change.refused.push(invalid('invalidValue', 'userName is missing.'))
    attributes.userName = before?.userName ?? ''
  }
  return change
}

/** Does the operations to a user, one after the other. */
export function patchUser(before: UserAttributes, operations: Operation[]): UserChange {
  const change: UserChange = { attributes: { ...before }, refused: [], setsActive: false }
  for (const operation of operations)
    attempt(change, () => {
      const path = targetOf(operation)
      if (!path) assignAll(change, membersOf('The value', operation.value))
      else if (operation.op !== 'remove') assign(change, path, operation.value)
      else if (path.attribute !== 'username' && path.attribute !== 'active') assign(change, path, null)
      else throw invalid('mutability', `${path.attribute} cannot be removed.`)
    })
  return change
}

/** Does a part of a change: when it is refused, the others are done all the same. */
function attempt(change: UserChange, part: () => void): void {
  try {
    part()
  } catch (error) {
    if (!(error instanceof ScimError)) throw error
    change.refused.push(error)
  }
}

/** Sets each member of an object, but for what can only be read. */
function assignAll(change: UserChange, members: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(members))
    attempt(change, () => {
      const path = pathOfKey(key)
      if (!READ_ONLY.has(path.attribute)) assign(change, path, value)
    })
}

/** Sets one attribute, or takes it away (null). What the schema does not know is ignored. @throws ScimError */
function assign(
  change: UserChange,
  { attribute: path, filter, part = 'value' }: PatchPath,
  sent: unknown,
): void {
  const { attributes } = change
  const value = sent ?? null
  const [field, longest] = (Object.hasOwn(TEXTS, path) && TEXTS[path as keyof typeof TEXTS]) || []
  // Another address than the one for work is beyond our schema, so it is ignored.
  if (filter && (path !== 'emails' || part !== 'value' || !isOfWork(attributes, filter))) return
  if (field) attributes[field] = textOf(path, value, longest)
  else if (path === 'username') attributes.userName = userNameOf(value)
  else if (path === 'active') {
    attributes.active = value === null ? attributes.active : booleanOf(value)
    change.setsActive = true
  } else if (path === 'name') {
    const name = membersOf(path, value ?? { givenName: null, familyName: null })
    for (const of of ['givenname', 'familyname', 'formatted']) {
      const given = memberOf(name, of)
      if (given !== undefined) assign(change, { attribute: `name.${of}` }, given)
    }
  } else if (path === 'name.formatted') assignFull(attributes, textOf(path, value, 2 * LONGEST.name + 1))
  else if (path === 'emails' || path === 'emails.value') attributes.workEmail = workEmailOf(value)
  else if (path === 'manager' || path === 'manager.value') attributes.manager = referenceOf(value)
  else if (path === ENTERPRISE_SCHEMA.toLowerCase())
    assignAll(change, membersOf(path, value ?? { department: null, manager: null }))
  else if (path === USER_SCHEMA.toLowerCase()) assignAll(change, membersOf(path, value))
  else if (READ_ONLY.has(path) && path !== 'schemas') throw invalid('mutability', `${path} can only be read.`)
}

/** Whether a filter of `emails` finds the address for work. @throws ScimError for more than eq, ne and pr */
function isOfWork(attributes: UserAttributes, filter: Filter): boolean {
  const address = new Map<string, unknown>([
    ['emails.type', 'work'],
    ['emails.primary', true],
    ['emails.value', attributes.workEmail ?? attributes.userName],
  ])
  const fits = (one: Filter): boolean => {
    if (one.kind === 'and') return one.of.every(fits)
    if (one.kind === 'or') return one.of.some(fits)
    if (one.kind === 'not') return !fits(one.of)
    if (one.kind === 'some') return fits(one.of)
    if (one.kind === 'present') return address.has(one.path)
    if (one.operator !== 'eq' && one.operator !== 'ne')
      throw invalid('invalidPath', `The path cannot be read: ${one.operator} finds no address.`)
    const isSame = String(address.get(one.path)).toLowerCase() === String(one.value).toLowerCase()
    return isSame === (one.operator === 'eq')
  }
  return fits(filter)
}

/** A full name counts where its parts are not said. */
function assignFull(attributes: UserAttributes, full: string | null): void {
  if (full === null || attributes.givenName !== null || attributes.familyName !== null) return
  const { firstName, lastName } = splitName(full)
  attributes.givenName = firstName || null
  attributes.familyName = lastName || null
}

/** The name a person gets: that of its parts, else the one that is shown. */
export function nameOf({ givenName, familyName, displayName }: UserAttributes) {
  if (givenName !== null || familyName !== null)
    return { firstName: givenName ?? '', lastName: familyName ?? '' }
  return splitName(displayName ?? '')
}

/** A directory puts 32 letters before the address of a deleted user: only active users need a valid address. */
const userNameOf = (value: unknown): string =>
  plainEmail(textOf('userName', value, LONGEST.address + 32) ?? addressOf('userName', value))

/** @throws ScimError unless it is an address */
export function addressOf(path: string, value: unknown): string {
  const text = typeof value === 'string' ? plainEmail(value) : ''
  if (EMAIL.fault(text) !== undefined)
    throw invalid('invalidValue', `${path} is the work address, for example ada@example.com.`)
  return text
}

/** Entra ID sends "True". */
function booleanOf(value: unknown): boolean {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word === true || word === 'true') return true
  if (word === false || word === 'false') return false
  throw invalid('invalidValue', 'active is true or false.')
}

/** Of several addresses, the one for work; else the first choice; else the first. */
function workEmailOf(value: unknown): string | null {
  const all = [value].flat().map((one) => (isObject(one) ? one : { value: one }))
  const isWork = (one: Record<string, unknown>) => wordOf(one, 'type') === 'work'
  const chosen = all.find(isWork) ?? all.find((one) => memberOf(one, 'primary') === true) ?? all[0]
  const address = (chosen && memberOf(chosen, 'value')) || null
  return address && addressOf('emails.value', address)
}

function referenceOf(value: unknown): string | null {
  const [first] = [value].flat()
  return textOf('manager', isObject(first) ? memberOf(first, 'value') : first, LONGEST.address)
}
