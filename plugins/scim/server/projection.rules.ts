import { attributePath } from './filter.rules'
import { isObject, memberOf } from './json.rules'
import { invalid } from './scim-error'

/** Which attributes a client wants, or does not: paths as `attributePath` gives them. */
export interface Projection {
  attributes: string[]
  excluded: string[]
}

/** Reads `attributes` and `excludedAttributes` of a query or body: separated by commas, or a list. @throws ScimError invalidValue */
export function readProjection(asked: unknown): Projection {
  const paths = (name: string) => pathsOf(memberOf((asked ?? {}) as Record<string, unknown>, name))
  return { attributes: paths('attributes'), excluded: paths('excludedattributes') }
}

const MOST = 100
const WHOLE_SCHEMA = /^urn:ietf:params:scim:schemas:extension:enterprise:2\.0:user$/

function pathsOf(given: unknown): string[] {
  if (given === undefined || given === null) return []
  const names = (Array.isArray(given) ? given : [given]).flatMap((one) => String(one).split(','))
  if (names.length > MOST) throw invalid('invalidValue', `At most ${MOST} attributes can be named.`)
  return names
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name) => (WHOLE_SCHEMA.test(name) ? name : (attributePath(name) ?? '')))
}

/** Whether an attribute is worth reading at all. */
export const isWanted = ({ attributes, excluded }: Projection, name: string): boolean =>
  !excluded.includes(name) &&
  (attributes.length === 0 || attributes.some((path) => path === name || path.startsWith(`${name}.`)))

/** A resource with what is wanted of it; `schemas` and `id` always. */
export function project(resource: Record<string, unknown>, projection: Projection): Record<string, unknown> {
  const { attributes, excluded } = projection
  if (attributes.length === 0 && excluded.length === 0) return resource
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]) => {
      const name = key.toLowerCase()
      if (name === 'schemas' || name === 'id') return [[key, value]]
      if (name.startsWith('urn:') && isObject(value)) {
        if (attributes.includes(name)) return [[key, value]]
        const parts = excluded.includes(name) ? {} : project(value, projection)
        return Object.keys(parts).length > 0 ? [[key, parts]] : []
      }
      if (excluded.includes(name)) return []
      if (attributes.length > 0 && !attributes.includes(name)) {
        const parts = within(attributes, name)
        if (parts.length === 0) return []
        return [[key, each(value, (part) => parts.includes(part))]]
      }
      const without = within(excluded, name)
      return [[key, without.length > 0 ? each(value, (part) => !without.includes(part)) : value]]
    }),
  )
}

const within = (paths: string[], name: string) =>
  paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))

function each(value: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => each(one, isKept))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key.toLowerCase())))
}
