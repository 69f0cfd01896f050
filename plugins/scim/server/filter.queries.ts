import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../server/platform/database/database'
import { listOf, number, readRow, text } from '../../../server/platform/database/rows'
import { comparable, type Comparison, type Filter, type Kind, kindOf, type Operator } from './filter.rules'
import type { Asked } from './search.rules'

/** What a kind of resource can be filtered and sorted by. */
export interface FilterColumns {
  /** The table, as d, and what the attributes need beside it. */
  from: SQL
  joins: SQL
  /** By path: how its values are compared, and where they are in SQL; null there means that there is no value. */
  attributes: Record<string, [Kind, SQL]>
  /** Attributes with many values: SQL that one of them fits a condition on the columns of their parts. */
  lists: Record<string, (condition: SQL) => SQL>
  /** SQL by path: finds by indexes what has exactly this value, where the column alone can't. */
  indexed?: Record<string, (wanted: SQL) => SQL>
}

/** A page of what `find` finds by ids, and how many there are in all. */
export async function readPage<Found extends { id: string }>(
  db: Queryable,
  { filter, sortBy, isDescending, startIndex, count }: Asked,
  columns: FilterColumns,
  find: (ids: string[]) => Promise<Found[]>,
): Promise<{ total: number; page: Found[] }> {
  const { attributes, from, joins } = columns
  const id = attributes['id']![1]
  // Without a filter the ids come from an index alone: however late the page is, only its own rows are read.
  const where = filter ? sql`where ${whereFits(filter, columns)}` : sql``
  const rows = sql`${from} ${filter || sortBy ? joins : sql``} ${where}`
  // What has no value comes last, or first in descending order.
  const first = sortBy ? sql`${keyOf(attributes[sortBy]!)} ${isDescending ? sql`desc` : sql`asc`}, ` : sql``
  const { total, ids } = await readRow(
    db,
    { total: number, ids: listOf(text) },
    sql`select (select count(*)::int from ${rows}) as total, array(
      select ${id}::text from ${rows} order by ${first}d.created_at, ${id} limit ${count} offset ${startIndex - 1}) as ids`,
  )
  const found = new Map((await find(ids)).map((one) => [one.id, one]))
  return { total, page: ids.flatMap((one) => found.get(one) ?? []) }
}

/** SQL: by what values are compared as texts. */
const keyOf = ([kind, column]: [Kind, SQL]): SQL =>
  kind === 'text' ? sql`lower(${column})` : kind === 'id' ? sql`${column}::text` : column

/**
 * SQL: a resource fits a filter. What is negated is negated at the leaves,
 * where a missing value is known, so that the rest stays plain and can use an index.
 */
export function whereFits(
  filter: Filter,
  { attributes, lists, indexed = {} }: Omit<FilterColumns, 'from' | 'joins'>,
): SQL {
  const listAt = (path: string) => lists[path.split('.')[0]!]
  const compile = (one: Filter, isNot: boolean, isInList: boolean): SQL => {
    switch (one.kind) {
      case 'and':
      case 'or': {
        const word = (one.kind === 'and') === isNot ? sql` or ` : sql` and `
        return sql`(${sql.join(
          one.of.map((part) => compile(part, isNot, isInList)),
          word,
        )})`
      }
      case 'not':
        return compile(one.of, !isNot, isInList)
      case 'some': {
        const list = lists[one.path]
        // One value at most, so its parts are as if they were the resource's own, where it has that value.
        if (!list) {
          const fits = sql`(${attributes[one.path]![1]} is not null and ${compile(one.of, false, false)})`
          return isNot ? sql`${fits} is not true` : fits
        }
        const found = list(compile(one.of, false, true))
        return isNot ? sql`not ${found}` : found
      }
      case 'present': {
        kindOf(attributes, one.path)
        const list = isInList ? undefined : listAt(one.path)
        const found = list ? list(sql`true`) : sql`${attributes[one.path]![1]} is not null`
        return isNot ? sql`not (${found})` : found
      }
      default: {
        const wanted = comparable(attributes, one)
        if (wanted === null)
          return compile({ kind: 'present', path: one.path }, isNot !== (one.operator === 'eq'), isInList)
        const list = isInList ? undefined : listAt(one.path)
        const leaf = list ? inList(list, one, wanted) : leafOf(one, wanted)
        return isNot ? sql`(${leaf}) is not true` : leaf
      }
    }
  }
  const inList = (list: (condition: SQL) => SQL, one: Comparison, wanted: unknown): SQL => {
    const found = list(leafOf(one, wanted))
    return one.operator === 'ne' ? sql`(not ${list(sql`true`)} or ${found})` : found
  }
  const leafOf = ({ path, operator }: Comparison, wanted: unknown): SQL => {
    const [kind, column] = attributes[path]!
    if (kind === 'boolean')
      return sql`${column} is ${operator === 'eq' ? sql`` : sql`not `}${sql.raw(wanted === true ? 'true' : 'false')}`
    if (kind === 'instant') return sql`${column} ${SIGNS[operator]!} ${wanted}::timestamptz`
    // By its index.
    if (kind === 'id' && operator === 'eq')
      return typeof wanted === 'string' && ID.test(wanted) ? sql`${column} = ${wanted}::uuid` : sql`false`
    const isExact = kind === 'exact' || kind === 'id'
    const other = isExact ? sql`${wanted}::text` : sql`lower(${wanted}::text)`
    const fits = TEXT[operator](keyOf([kind, column]), other)
    return operator === 'eq' && indexed[path] ? sql`(${indexed[path](other)} and ${fits})` : fits
  }
  return compile(filter, false, false)
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

const SIGNS: Partial<Record<Operator, SQL>> = {
  eq: sql`=`,
  ne: sql`is distinct from`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
}

/** SQL: texts are ordered by their code points. */
const inOrder = (sign: string) => (one: SQL, other: SQL) =>
  sql`${one} collate "C" ${sql.raw(sign)} ${other} collate "C"`

const TEXT: Record<Operator, (one: SQL, other: SQL) => SQL> = {
  eq: (one, other) => sql`${one} = ${other}`,
  ne: (one, other) => sql`${one} is distinct from ${other}`,
  co: (one, other) => sql`position(${other} in ${one}) > 0`,
  sw: (one, other) => sql`starts_with(${one}, ${other})`,
  ew: (one, other) => sql`right(${one}, length(${other})) = ${other}`,
  gt: inOrder('>'),
  ge: inOrder('>='),
  lt: inOrder('<'),
  le: inOrder('<='),
}
