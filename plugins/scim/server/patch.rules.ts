import { attributePath, type Filter, parseFilter } from './filter.rules'
import { isObject, memberOf, wordOf } from './json.rules'
import { invalid } from './scim-error'
import { assign, assignAll, attempt, changeOf, type UserAttributes, type UserChange } from './user.rules'

const MOST_OPERATIONS = 1000

export interface Operation {
  op: 'add' | 'replace' | 'remove'
  /** As it was sent; undefined: the whole resource. */
  path: unknown
  value: unknown
}

/** `members[value eq "…"].display`: the attribute, which of its values, and the part of them. */
export interface PatchPath {
  attribute: string
  filter?: Filter
  part?: string
}

/** Reads the operations of a PATCH, with `op` in any case as Entra ID sends it. @throws ScimError */
export function readOperations(body: Record<string, unknown>): Operation[] {
  const operations = memberOf(body, 'operations')
  if (!Array.isArray(operations) || operations.length === 0)
    throw invalid('invalidSyntax', 'A PATCH has a list "Operations" that is not empty.')
  if (operations.length > MOST_OPERATIONS)
    throw invalid('tooMany', `A PATCH has at most ${MOST_OPERATIONS} operations.`)
  return operations.map((operation: unknown) => {
    if (!isObject(operation)) throw invalid('invalidSyntax', 'An operation is an object.')
    const op = wordOf(operation, 'op')
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw invalid('invalidSyntax', 'op is add, replace or remove.')
    return { op, path: memberOf(operation, 'path') ?? undefined, value: memberOf(operation, 'value') }
  })
}

/** What an operation is about; undefined: the whole resource. @throws ScimError */
export function pathOf({ op, path }: Operation): PatchPath | undefined {
  if (path !== undefined && path !== '') return readPath(path)
  if (op === 'remove') throw invalid('noTarget', 'What is to be removed needs a path.')
  return undefined
}

function readPath(given: unknown): PatchPath {
  const text = typeof given === 'string' ? given.trim() : ''
  // What another schema says is ignored, like every attribute beyond ours.
  const other = attributePath(text.replace(/\[.*/, '')) === undefined && /^urn:[a-z0-9][\w-]*:./i.test(text)
  if (other) return { attribute: text.toLowerCase() }
  const begin = text.indexOf('[')
  const end = text.lastIndexOf(']')
  const attribute = attributePath(begin < 0 ? text : text.slice(0, begin))
  if (attribute === undefined) throw badPath(text)
  if (begin < 0) return { attribute }
  const rest = text.slice(end + 1)
  const part = rest === '' ? undefined : attributePath(rest.replace(/^\./, ''))
  if (end < begin || (rest !== '' && (part === undefined || !rest.startsWith('.')))) throw badPath(text)
  try {
    const filter = parseFilter(`${attribute}${text.slice(begin, end + 1)}`)
    return { attribute, filter, ...(part !== undefined && { part }) }
  } catch {
    throw badPath(text)
  }
}

const badPath = (path: string) => invalid('invalidPath', `The path "${path.slice(0, 100)}" cannot be read.`)

/** Does the operations to a user, one after the other. */
export function patchUser(before: UserAttributes, operations: Operation[]): UserChange {
  const change = changeOf(before)
  for (const operation of operations) attempt(change, () => operate(change, operation))
  return change
}

/** @throws ScimError */
function operate(change: UserChange, operation: Operation): void {
  const { op, value } = operation
  const path = pathOf(operation)
  if (op !== 'remove' && value === undefined)
    throw invalid('invalidValue', `What is to be ${op}ed needs a value.`)
  if (!path) {
    if (!isObject(value)) throw invalid('invalidValue', 'Without a path, the value is an object.')
    assignByPath(change, value)
  } else if (op === 'remove') {
    if (path.attribute === 'username' || path.attribute === 'active')
      throw invalid('mutability', `${path.attribute} cannot be removed.`)
    assignAt(change, path, null)
  } else assignAt(change, path, value)
}

/** Entra ID's keys may be paths: `emails[type eq "work"].value`. */
function assignByPath(change: UserChange, members: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(members)) {
    if (key.includes('[')) attempt(change, () => assignAt(change, readPath(key), value))
    else assignAll(change, { [attributePath(key) ?? key]: value })
  }
}

function assignAt(change: UserChange, { attribute, filter, part }: PatchPath, value: unknown): void {
  const { said } = change
  if (!filter) return assign(change, attribute, value)
  if (attribute !== 'emails') return
  const address = { type: 'work', primary: true, value: said.workEmail ?? said.userName }
  // Another address than the one for work is beyond our schema, so it is ignored.
  if (isAbout(address, filter)) assign(change, part === undefined ? 'emails' : `emails.${part}`, value)
}

/** Whether a filter finds the address for work. @throws ScimError for more than eq, ne and pr */
function isAbout(address: Record<string, unknown>, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.of.every((one) => isAbout(address, one))
    case 'or':
      return filter.of.some((one) => isAbout(address, one))
    case 'not':
      return !isAbout(address, filter.of)
    case 'some':
      return isAbout(address, filter.of)
    default: {
      const found = address[filter.path.replace('emails.', '')]
      if (filter.kind === 'present') return found !== undefined
      if (filter.operator !== 'eq' && filter.operator !== 'ne') throw badPath(filter.path)
      const isSame = String(found).toLowerCase() === String(filter.value).toLowerCase()
      return isSame === (filter.operator === 'eq')
    }
  }
}
