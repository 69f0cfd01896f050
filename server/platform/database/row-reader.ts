import { Column, getTableName, SQL } from 'drizzle-orm'

// For every value of every row the query builder finds out anew how it is read. For a query that is built once, so is this.

type Read = (value: unknown) => unknown
/** The columns of a row that become one value, or one object. */
interface Part {
  name: string
  fields: { name: string; index: number; read: Read | undefined }[]
  isObject: boolean
  /** What was joined has no row when this column is null: then the whole object is. */
  missingBy: number | undefined
}

/** What a prepared query of the builder has, as far as it is read here. */
interface Prepared {
  fields: { path: string[]; field: unknown }[]
  /** By table, whether a join always finds a row. */
  joinsNotNullableMap?: Record<string, boolean>
  customResultMapper?: (rows: unknown[][]) => unknown[]
}

/** The same query, but how its rows become objects is worked out now, once. The objects are those that it makes itself. */
export function withRowReader<Query>(query: Query): Query {
  if (!isPrepared(query)) return query
  const parts = partsOf(query)
  if (parts) query.customResultMapper = (rows) => rows.map((row) => readRow(parts, row))
  return query
}

const isPrepared = (query: unknown): query is Prepared =>
  typeof query === 'object' &&
  query !== null &&
  Array.isArray((query as Prepared).fields) &&
  !(query as Prepared).customResultMapper

/** Undefined for what is nested deeper, or is of another kind: the builder reads it itself. */
function partsOf({ fields, joinsNotNullableMap }: Prepared): Part[] | undefined {
  const parts = new Map<string, Part & { columns: { index: number; table: string }[] }>()
  for (const [index, { path, field }] of fields.entries()) {
    const [name = '', inner, ...deeper] = path
    const decoder = decoderOf(field)
    if (!decoder || deeper.length > 0) return undefined
    const isObject = inner !== undefined
    const part = parts.get(name) ?? { name, fields: [], isObject, missingBy: undefined, columns: [] }
    parts.set(name, part)
    part.fields.push({ name: inner ?? '', index, read: readOf(decoder) })
    if (isObject && field instanceof Column) part.columns.push({ index, table: getTableName(field.table) })
  }
  return [...parts.values()].map(({ columns, ...part }) => {
    const [first] = columns
    const canMiss =
      first &&
      joinsNotNullableMap &&
      !joinsNotNullableMap[first.table] &&
      columns.every(({ table }) => table === first.table)
    return { ...part, missingBy: canMiss ? first.index : undefined }
  })
}

interface Decoder {
  mapFromDriverValue: Read
}

function decoderOf(field: unknown): Decoder | undefined {
  if (field instanceof Column) return field
  const sql = field instanceof SQL.Aliased ? field.sql : field
  return sql instanceof SQL ? (sql as unknown as { decoder: Decoder }).decoder : undefined
}

/** Undefined where the value is what the driver gives. */
const readOf = (decoder: Decoder): Read | undefined =>
  decoder.mapFromDriverValue === (Column.prototype as Decoder).mapFromDriverValue
    ? undefined
    : decoder.mapFromDriverValue.bind(decoder)

function readRow(parts: Part[], row: unknown[]): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const { name, fields, isObject, missingBy } of parts) {
    if (!isObject) result[name] = valueOf(fields[0]!, row)
    else if (missingBy !== undefined && row[missingBy] === null) result[name] = null
    else {
      const inner: Record<string, unknown> = {}
      for (const field of fields) inner[field.name] = valueOf(field, row)
      result[name] = inner
    }
  }
  return result
}

function valueOf({ index, read }: Part['fields'][number], row: unknown[]): unknown {
  const value = row[index]
  return value === null || read === undefined ? value : read(value)
}
