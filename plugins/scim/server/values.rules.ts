import { CONTROL_CHARACTERS } from '../../../shared/characters'
import type { Attribute } from '../../../shared/attributes'
import { LONGEST } from '../../../shared/limits'
import type { Filter } from './filter.rules'
import { isObject, memberOf } from './json.rules'
import { type Operation, type PatchPath, pathOfKey, targetOf } from './patch.rules'
import { ENTERPRISE_SCHEMA } from './schemas'
import { invalid } from './scim-error'

/** What a request says of attributes, by their ids; null: the directory says nothing of it any more. */
export type Values = Record<string, string | null>

type Asked = Pick<Attribute, 'id' | 'from'>

/** What a whole resource says; what is missing is null. @throws ScimError a value that can't be stored */
export const valuesIn = (attributes: readonly Asked[], body: Record<string, unknown>): Values =>
  Object.fromEntries(
    attributes.flatMap(({ id, from }) => {
      const path = readPath(from)
      return path ? [[id, textOf(from, at(path, body) ?? null)]] : []
    }),
  )

/** What operations say; of what they are not about, nothing. @throws ScimError a value that can't be stored */
export function valuesOf(attributes: readonly Asked[], operations: readonly Operation[]): Values {
  const values: Values = {}
  for (const { id, from } of attributes) {
    const path = readPath(from)
    if (!path) continue
    for (const operation of operations) {
      const target = targetOf(operation)
      const said = target
        ? saidOf(path, target, operation)
        : isObject(operation.value)
          ? Object.entries(operation.value)
              .map(([key, value]) => saidOf(path, pathOfKey(key), { ...operation, value }))
              .findLast((one) => one !== undefined)
          : undefined
      if (said !== undefined) values[id] = textOf(from, said)
    }
  }
  return values
}

/** A path that an administrator wrote; one that can't be read finds nothing. */
function readPath(from: string): PatchPath | undefined {
  try {
    return pathOfKey(from)
  } catch {
    return undefined
  }
}

/** What an operation on a target says of a path; null: nothing any more; undefined: it is not about it. */
function saidOf(path: PatchPath, target: PatchPath, { op, value }: Operation): unknown {
  const given = op === 'remove' ? null : value
  const [root = '', part = path.part] = path.attribute.split('.')
  if (target.filter) {
    const isSame = target.attribute === root && JSON.stringify(target.filter) === JSON.stringify(path.filter)
    if (!isSame || (target.part ?? part) !== part) return undefined
    return target.part || !isObject(given) || part === undefined ? given : memberOf(given, part)
  }
  if (target.attribute === path.attribute && !path.filter) return given
  if (part !== undefined && target.attribute === `${root}.${part}`) return path.filter ? undefined : given
  if (target.attribute === root) return at(path, { [root]: given }) ?? (op === 'add' ? undefined : null)
  if (target.attribute === ENTERPRISE_SCHEMA.toLowerCase() && isObject(given)) return at(path, given)
  return undefined
}

/** What stands at a path of a resource: of a list its first value that fits; undefined: nothing. */
function at({ attribute, filter, part: own }: PatchPath, resource: Record<string, unknown>): unknown {
  const [root = '', part = own] = attribute.split('.')
  const extension = memberOf(resource, ENTERPRISE_SCHEMA.toLowerCase())
  const found = memberOf(resource, root) ?? (isObject(extension) ? memberOf(extension, root) : undefined)
  const all = [found].flat()
  const one = filter ? all.find((each) => isObject(each) && fits(filter, root, each)) : all[0]
  return part === undefined ? one : isObject(one) ? memberOf(one, part) : undefined
}

function fits(filter: Filter, root: string, one: Record<string, unknown>): boolean {
  const of = (path: string) => memberOf(one, path.slice(root.length + 1))
  if (filter.kind === 'and') return filter.of.every((each) => fits(each, root, one))
  if (filter.kind === 'or') return filter.of.some((each) => fits(each, root, one))
  if (filter.kind === 'not') return !fits(filter.of, root, one)
  if (filter.kind === 'some') return fits(filter.of, root, one)
  if (filter.kind === 'present') return of(filter.path) !== undefined
  const isSame = String(of(filter.path)).toLowerCase() === String(filter.value).toLowerCase()
  return filter.operator === 'eq' ? isSame : filter.operator === 'ne' && !isSame
}

/** A value as text: of a list the first one, of an object its `value`. @throws ScimError */
function textOf(from: string, given: unknown): string | null {
  const [first = null] = [given].flat()
  const value = isObject(first) ? memberOf(first, 'value') : first
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null
  const text = String(value).trim()
  if (text.length > LONGEST.attributeValue)
    throw invalid('invalidValue', `${from} has at most ${LONGEST.attributeValue} characters.`)
  if (CONTROL_CHARACTERS.test(text)) throw invalid('invalidValue', `${from} holds a control character.`)
  return text === '' ? null : text
}
