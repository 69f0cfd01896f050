import { attributePath, type Filter, parseFilter } from './filter.rules'
import { isObject, memberOf, wordOf } from './json.rules'
import { invalid } from './scim-error'

const MOST_OPERATIONS = 1000

export interface Operation {
  op: 'add' | 'replace' | 'remove'
  /** As it was sent; empty: the whole resource. */
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
    return { op, path: memberOf(operation, 'path') ?? '', value: memberOf(operation, 'value') }
  })
}

/** What an operation is about; undefined: the whole resource, of which the value names parts. @throws ScimError */
export function targetOf({ op, path, value }: Operation): PatchPath | undefined {
  if (op !== 'remove' && value === undefined)
    throw invalid('invalidValue', `What is to be ${op}ed needs a value.`)
  if (path !== '') return readPath(path)
  if (op === 'remove') throw invalid('noTarget', 'What is to be removed needs a path.')
  return undefined
}

/** The name of a member of an object, which may be a path as Entra ID writes it. @throws ScimError */
export const pathOfKey = (key: string): PatchPath =>
  key.includes('[') ? readPath(key) : { attribute: attributePath(key) ?? key.toLowerCase() }

function readPath(given: unknown): PatchPath {
  const text = typeof given === 'string' ? given.trim() : ''
  const bad = invalid('invalidPath', `The path "${text.slice(0, 100)}" cannot be read.`)
  const attribute = attributePath(text.replace(/\[.*/s, ''))
  // What another schema says is ignored, like every attribute beyond ours.
  if (attribute === undefined && /^urn:[a-z0-9][\w-]*:./i.test(text)) return { attribute: text.toLowerCase() }
  const found = /^[^[]*(?:(\[.*\])(?:\.(.*))?)?$/s.exec(text)
  const [, filter, rest] = found ?? []
  const part = rest === undefined ? undefined : attributePath(rest)
  if (attribute === undefined || !found || part !== rest?.toLowerCase()) throw bad
  if (filter === undefined) return { attribute }
  try {
    return { attribute, filter: parseFilter(attribute + filter), ...(part !== undefined && { part }) }
  } catch {
    throw bad
  }
}
