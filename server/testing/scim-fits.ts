import {
  type Attributes,
  comparable,
  type Comparison,
  type Filter,
  type Kind,
  kindOf,
  type Literal,
  type Operator,
} from '../../plugins/scim/server/filter.rules'

/** Whether a resource, as JSON, fits a filter: the same as the SQL of filter.queries.ts, found in another way. */
export function fits(filter: Filter, attributes: Attributes, resource: object): boolean {
  const asked = (one: Filter, of: object): boolean => {
    switch (one.kind) {
      case 'and':
        return one.of.every((part) => asked(part, of))
      case 'or':
        return one.of.some((part) => asked(part, of))
      case 'not':
        return !asked(one.of, of)
      case 'some':
        return valuesAt(of, one.path).some((value) => asked(one.of, { [one.path]: value }))
      case 'present':
        kindOf(attributes, one.path)
        return valuesAt(of, one.path).length > 0
      default:
        return compares(one, comparable(attributes, one), kindOf(attributes, one.path), of)
    }
  }
  return asked(filter, resource)
}

function compares({ path, operator }: Comparison, wanted: Literal, kind: Kind, resource: object): boolean {
  const values = valuesAt(resource, path)
  if (wanted === null) return (values.length === 0) === (operator === 'eq')
  if (values.length === 0) return operator === 'ne'
  return values.some((value) => {
    if (typeof wanted === 'boolean') return (value === wanted) === (operator === 'eq')
    const [one, other] = [String(value), String(wanted)].map((text) =>
      kind === 'text' || kind === 'lower' ? text.toLowerCase() : text,
    )
    return holds[operator](one!, other!)
  })
}

const order = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
const holds: Record<Operator, (one: string, other: string) => boolean> = {
  eq: (one, other) => one === other,
  ne: (one, other) => one !== other,
  co: (one, other) => one.includes(other),
  sw: (one, other) => one.startsWith(other),
  ew: (one, other) => one.endsWith(other),
  gt: (one, other) => order(one, other) > 0,
  ge: (one, other) => order(one, other) >= 0,
  lt: (one, other) => order(one, other) < 0,
  le: (one, other) => order(one, other) <= 0,
}

/** The values at a path, of a list each; those of the enterprise schema as if they were the resource's own. */
function valuesAt(resource: object, path: string): unknown[] {
  let found: unknown[] = [resource]
  for (const name of path.split('.')) found = found.flatMap((one) => membersOf(one, name))
  return found.filter((value) => value !== undefined && value !== null && value !== '')
}

function membersOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => {
    if (key.toLowerCase() === name) return [member].flat()
    return key.startsWith('urn:') ? membersOf(member, name) : []
  })
}
