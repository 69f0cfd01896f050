import { attributePath, type Attributes, type Filter, kindOf, parseFilter } from './filter.rules'
import { isObject, memberOf } from './json.rules'
import { LARGEST_PAGE } from './schemas'
import { invalid } from './scim-error'

/** Which attributes a client wants, or does not: paths as `attributePath` gives them. */
export interface Projection {
  attributes: string[]
  excluded: string[]
}

/** What a list is asked for, in the query or in the body of a .search. */
export interface Asked {
  filter?: Filter | undefined
  /** A path of the attributes; undefined: in the order in which they came. */
  sortBy?: string | undefined
  isDescending: boolean
  /** 1 is the first. */
  startIndex: number
  count: number
}

/** No list is that long. */
const FURTHEST = 1e9
/** Attributes that are sorted by one of their parts. */
const SORTED_BY = new Map([
  ['emails', 'emails.value'],
  ['name', 'name.familyname'],
  ['manager', 'manager.value'],
])

/** @throws ScimError */
export function readAsked(body: Record<string, unknown>, attributes: Attributes): Asked {
  const text = (name: string) => {
    const value = memberOf(body, name.toLowerCase()) ?? ''
    if (typeof value !== 'string') throw invalid('invalidValue', `${name} is a text, once.`)
    return value
  }
  const whole = (name: string, otherwise: number) => {
    const value = memberOf(body, name.toLowerCase()) ?? otherwise
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    if (typeof number !== 'number' || Math.trunc(number) !== number)
      throw invalid('invalidValue', `${name} is a whole number.`)
    return Math.min(FURTHEST, number)
  }
  const [filter, sortBy] = [text('filter'), text('sortBy')]
  return {
    filter: filter === '' ? undefined : parseFilter(filter),
    sortBy: sortBy === '' ? undefined : sortPath(sortBy, attributes),
    isDescending: text('sortOrder').toLowerCase() === 'descending',
    startIndex: Math.max(1, whole('startIndex', 1)),
    count: Math.min(LARGEST_PAGE, Math.max(0, whole('count', LARGEST_PAGE))),
  }
}

function sortPath(text: string, attributes: Attributes): string {
  const path = attributePath(text) ?? ''
  const found = SORTED_BY.get(path) ?? path
  if (found === '' || kindOf(attributes, found) === 'complex' || /^(?:groups|members)\b/.test(found))
    throw invalid('invalidPath', `Nothing can be sorted by "${text.slice(0, 100)}".`)
  return found
}

const MOST_NAMED = 100

/** Reads `attributes` and `excludedAttributes` of a query or body: separated by commas, or a list. @throws ScimError invalidValue */
export function readProjection(asked: Record<string, unknown>): Projection {
  const paths = (name: string) => {
    const given = [memberOf(asked, name)].flat()
    const names = given.flatMap((one) => (typeof one === 'string' ? one.toLowerCase().split(',') : []))
    if (names.length > MOST_NAMED)
      throw invalid('invalidValue', `At most ${MOST_NAMED} attributes can be named.`)
    // Else it is the name of a whole schema.
    return names.map((one) => attributePath(one.trim()) ?? one.trim()).filter((one) => one !== '')
  }
  return { attributes: paths('attributes'), excluded: paths('excludedattributes') }
}

/** Whether an attribute is worth reading at all. */
export const isWanted = ({ attributes, excluded }: Projection, name: string): boolean =>
  !excluded.includes(name) &&
  (attributes.length === 0 || attributes.some((path) => path === name || path.startsWith(`${name}.`)))

/** A resource with what is wanted of it; `schemas` and `id` always. */
export function project(resource: Record<string, unknown>, projection: Projection): Record<string, unknown> {
  const { attributes, excluded } = projection
  const pick = (value: unknown, prefix: string, isWhole: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => pick(one, prefix, isWhole))
    if (!isObject(value)) return value
    const parts = Object.entries(value).flatMap(([key, part]) => {
      const path = prefix + key.toLowerCase()
      if (path === 'schemas' || path === 'id') return [[key, part]]
      if (excluded.includes(path)) return []
      const isNamed = isWhole || attributes.includes(path)
      // What an extension says is named as if it were the resource's own.
      if (path.startsWith('urn:')) {
        const own = pick(part, '', isNamed)
        return isObject(own) && Object.keys(own).length > 0 ? [[key, own]] : []
      }
      const isIn = isNamed || attributes.some((one) => one.startsWith(`${path}.`))
      return isIn ? [[key, pick(part, `${path}.`, isNamed)]] : []
    })
    return Object.fromEntries(parts)
  }
  const isAll = attributes.length === 0
  return isAll && excluded.length === 0 ? resource : (pick(resource, '', isAll) as Record<string, unknown>)
}
