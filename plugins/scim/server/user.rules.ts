import { CONTROL_CHARACTERS, plainEmail } from '../../../shared/characters'
import { LONGEST } from '../../../shared/limits'
import { EMAIL } from '../../../shared/text-rules'
import { splitName } from '../../../shared/person-name'
import { isObject, memberOf, membersOf, wordOf } from './json.rules'
import { invalid, ScimError } from './scim-error'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** The plain texts by their path: which field each is, and how long it may be. */
const TEXTS = {
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
const READ_ONLY = new Set(['id', 'meta', 'schemas', 'groups'])

/** The extension is taken away. */
const NO_ENTERPRISE = { department: null, manager: null }

const NOTHING = {
  userName: '',
  active: true,
  ...Object.fromEntries(Object.values(TEXTS).map(([field]) => [field, null])),
  workEmail: null,
  manager: null,
} as UserAttributes

/** The fields of what a directory says. */
export const FIELDS = Object.keys(NOTHING) as (keyof UserAttributes)[]

/** What a request says of a user, what of it is refused, and whether it says if they are active. */
export interface UserChange {
  said: UserAttributes
  refused: ScimError[]
  setsActive: boolean
}

/** Begins a change of what the directory says. */
export const changeOf = (said: UserAttributes): UserChange => ({
  said: { ...said },
  refused: [],
  setsActive: false,
})

/** Does a part of a change: when it is refused, the others are done all the same. */
export function attempt(change: UserChange, part: () => void): void {
  try {
    part()
  } catch (error) {
    if (!(error instanceof ScimError)) throw error
    change.refused.push(error)
  }
}

/** Reads a user as a POST or PUT sends it. What is missing becomes null, but nobody is turned off because `active` is missing. */
export function readUser(body: Record<string, unknown>, before?: UserAttributes): UserChange {
  const change = changeOf({ ...NOTHING, active: before?.active ?? true })
  assignAll(change, body)
  if (change.said.userName === '') {
    change.refused.push(invalid('invalidValue', 'userName is missing.'))
    change.said.userName = before?.userName ?? ''
  }
  return change
}

/** Sets each member of an object by its name, which may be a path as Entra ID writes it. */
export function assignAll(change: UserChange, members: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(members))
    attempt(change, () => {
      const path = key.toLowerCase()
      if (!READ_ONLY.has(path)) assign(change, path, value)
    })
}

/** Sets one attribute, or takes it away (null). What the schema does not know is ignored. @throws ScimError */
export function assign(change: UserChange, path: string, value: unknown): void {
  const { said } = change
  const [field, longest] = (Object.hasOwn(TEXTS, path) && TEXTS[path as keyof typeof TEXTS]) || []
  if (field) said[field] = textOf(path, value, longest)
  else if (path === 'username') said.userName = userNameOf(value)
  else if (path === 'active') {
    said.active = value === null ? said.active : booleanOf(value)
    change.setsActive = true
  } else if (path === 'name') assignName(change, value)
  else if (path === 'name.formatted') assignFull(said, textOf(path, value, 2 * LONGEST.name + 1))
  else if (path === 'emails' || path === 'emails.value') said.workEmail = workEmailOf(value)
  else if (path === 'manager' || path === 'manager.value') said.manager = referenceOf(value)
  else if (path === ENTERPRISE_SCHEMA.toLowerCase())
    assignAll(change, value === null ? NO_ENTERPRISE : membersOf(path, value))
  else if (path === USER_SCHEMA.toLowerCase()) assignAll(change, membersOf(path, value))
  else if (READ_ONLY.has(path) && path !== 'schemas') throw invalid('mutability', `${path} can only be read.`)
}

function assignName(change: UserChange, value: unknown): void {
  if (value === null || value === undefined) {
    change.said.givenName = null
    change.said.familyName = null
    return
  }
  const known = ['givenname', 'familyname', 'formatted']
  const name = membersOf('name', value)
  for (const part of known) {
    const given = memberOf(name, part)
    if (given !== undefined) assign(change, `name.${part}`, given)
  }
}

/** A full name counts where its parts are not said. */
function assignFull(said: UserAttributes, full: string | null): void {
  if (full === null || said.givenName !== null || said.familyName !== null) return
  const { firstName, lastName } = splitName(full)
  said.givenName = firstName || null
  said.familyName = lastName || null
}

/** The name a person gets: that of its parts, else the one that is shown. */
export function nameOf({
  givenName,
  familyName,
  displayName,
}: UserAttributes): { firstName: string; lastName: string } | null {
  if (givenName !== null || familyName !== null)
    return { firstName: givenName ?? '', lastName: familyName ?? '' }
  return displayName === null ? null : splitName(displayName)
}

export function textOf(path: string, value: unknown, max: number): string | null {
  if (value === null || value === undefined) return null
  // Some directories number people and groups.
  const isNumber = path.toLowerCase() === 'externalid' && typeof value === 'number'
  if (typeof value !== 'string' && !isNumber) throw invalid('invalidValue', `${path} is a text.`)
  const text = String(value).trim()
  if (text.length > max) throw invalid('invalidValue', `${path} has at most ${max} characters.`)
  if (CONTROL_CHARACTERS.test(text) || /\p{Surrogate}/u.test(text))
    throw invalid('invalidValue', `${path} holds a control character.`)
  return text === '' ? null : text
}

/** A directory puts 32 letters before the address of somebody whom it deletes: only who is there has to have an address. */
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
  if (value === null || value === undefined) return null
  const all = [value].flat().map((one) => (isObject(one) ? one : { value: one }))
  const isWork = (one: Record<string, unknown>) => wordOf(one, 'type') === 'work'
  const chosen = all.find(isWork) ?? all.find((one) => memberOf(one, 'primary') === true) ?? all[0]
  const address = chosen && memberOf(chosen, 'value')
  return address === undefined || address === null || address === ''
    ? null
    : addressOf('emails.value', address)
}

function referenceOf(value: unknown): string | null {
  const [first] = [value].flat()
  return textOf('manager', isObject(first) ? (memberOf(first, 'value') ?? null) : first, LONGEST.address)
}

/** A user as it is stored. */
export interface StoredUser extends UserAttributes {
  id: string
  /** Their address here; `userName` is what the directory calls them. */
  email: string
  isAdmin: boolean
  /** The whitelist keeps them out, whatever the directory says. */
  isBarred: boolean
  /** The person whom `manager` names, if the directory knows them. */
  managerId: string | null
  managerName: string | null
  groups: { value: string; display: string }[]
  version: number
  createdAt: Date
  updatedAt: Date
}

export const versionTag = (version: number) => `W/"${version}"`

const withoutGaps = (parts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== undefined))

/** The resource. @param base the address of /scim/v2 */
export function userResource(user: StoredUser, base: string): Record<string, unknown> {
  const { id, givenName, familyName, displayName, manager, managerId, managerName } = user
  const formatted = [givenName, familyName].filter(Boolean).join(' ') || null
  const location = `${base}/Users/${id}`
  const enterprise = withoutGaps({
    department: user.department,
    manager:
      manager &&
      withoutGaps({
        value: managerId ?? manager,
        $ref: managerId && `${base}/Users/${managerId}`,
        displayName: managerName || null,
      }),
  })
  return withoutGaps({
    schemas: Object.keys(enterprise).length > 0 ? [USER_SCHEMA, ENTERPRISE_SCHEMA] : [USER_SCHEMA],
    id,
    externalId: user.externalId,
    userName: user.userName,
    name: formatted && withoutGaps({ formatted, givenName, familyName }),
    displayName: displayName ?? formatted,
    active: user.active && !user.isBarred,
    emails: user.workEmail && [{ value: user.workEmail, type: 'work', primary: true }],
    title: user.title,
    locale: user.locale,
    preferredLanguage: user.preferredLanguage,
    timezone: user.timeZone,
    groups:
      user.groups.length > 0
        ? user.groups.map((group) => ({ ...group, $ref: `${base}/Groups/${group.value}`, type: 'direct' }))
        : null,
    [ENTERPRISE_SCHEMA]: Object.keys(enterprise).length > 0 ? enterprise : null,
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.updatedAt.toISOString(),
      location,
      version: versionTag(user.version),
    },
  })
}
