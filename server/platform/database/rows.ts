import { Column, type GetColumnData, type SQL } from 'drizzle-orm'
import type { Queryable } from './database'

// Where the query builder can't say it (a CTE that writes, a lateral join), the SQL is written by hand and its rows are
// read by a shape. The types follow from the shape, and every result is checked against it, an empty one too.

/** Reads one value of a row. @throws when the value is of another kind */
export type Reader<T> = (value: unknown) => T
/** The columns of a result: each is like a column of a table, or is read by a reader. */
export type Shape = Record<string, Column | Reader<unknown>>
type Value<Of> = Of extends Column ? GetColumnData<Of> : Of extends Reader<infer T> ? T : never
export type Row<S extends Shape> = { [Key in keyof S]: Value<S[Key]> }

/** The rows of a statement. @throws when its columns are not those of the shape, or a value is of another kind */
export async function readRows<S extends Shape>(db: Queryable, shape: S, statement: SQL): Promise<Row<S>[]> {
  const { fields, rows } = await db.execute(statement)
  const readers = readersOf(shape)
  if (
    fields.length !== readers.length ||
    !readers.every(({ name }) => fields.some((field) => field.name === name))
  )
    throw new Error(`The columns of a statement are not those of its shape: ${differences(fields, shape)}`)
  return rows.map((row) => readWith(readers, row) as Row<S>)
}

/** The row of a statement that always has exactly one, for example figures over all rows of a table. @throws like readRows */
export async function readRow<S extends Shape>(db: Queryable, shape: S, statement: SQL): Promise<Row<S>> {
  const [row, ...others] = await readRows(db, shape, statement)
  if (!row || others.length > 0) throw new Error('A statement that always has one row has none, or several')
  return row
}

function differences(fields: { name: string }[], shape: Shape): string {
  const names = Object.keys(shape)
  const found = fields.map(({ name }) => name)
  return [
    ...names.filter((name) => !found.includes(name)).map((name) => `"${name}" is missing`),
    ...found.filter((name) => !names.includes(name)).map((name) => `"${name}" is not in the shape`),
  ].join(', ')
}

type Readers = { name: string; read: Reader<unknown> }[]

const readersOf = (shape: Shape): Readers =>
  Object.entries(shape).map(([name, of]) => ({ name, read: readerOf(of) }))

function readWith(readers: Readers, row: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  let column = ''
  try {
    for (const { name, read } of readers) {
      column = name
      values[name] = read(row[name])
    }
  } catch (error) {
    throw new Error(`Column "${column}" of a statement: ${(error as Error).message}`, { cause: error })
  }
  return values
}

function readerOf(of: Column | Reader<unknown>): Reader<unknown> {
  if (!(of instanceof Column)) return of
  const { dataType, notNull } = of
  const isPlain = dataType === 'string' || dataType === 'number' || dataType === 'boolean'
  return (value) => {
    if (value === null) return notNull ? refuse(value, dataType) : null
    const read = of.mapFromDriverValue(value)
    return isPlain && typeof read !== dataType ? refuse(value, dataType) : read
  }
}

/** Not the value itself, which may be personal. */
function refuse(value: unknown, expected: string): never {
  throw new Error(`expected ${expected}, found ${value === null ? 'null' : typeof value}`)
}

export const number: Reader<number> = (value) => (typeof value === 'number' ? value : refuse(value, 'number'))
/** The shape of columns that all hold numbers. */
export const numbers = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, number])) as Record<Name, Reader<number>>
export const inBytes: Reader<Buffer> = (value) => (Buffer.isBuffer(value) ? value : refuse(value, 'bytes'))
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : refuse(value, 'string'))
export const boolean: Reader<boolean> = (value) =>
  typeof value === 'boolean' ? value : refuse(value, 'boolean')

/** One of a few words. */
export const oneOf =
  <const Word extends string>(...words: Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value) ?? refuse(value, words.join(' or '))

/** An array of PostgreSQL or JSON. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => read(item)) : refuse(value, 'array')

/** A JSON object with at least the keys of a shape. */
export function objectOf<S extends Shape>(shape: S): Reader<Row<S>> {
  const readers = readersOf(shape)
  return (value) =>
    typeof value === 'object' && value !== null
      ? (readWith(readers, value as Record<string, unknown>) as Row<S>)
      : refuse(value, 'object')
}

/** May be missing in JSON that was stored before it was known. */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : read(value))
}

/** May be null although its column is not, for example after an outer join. */
export function orNull<Of extends Column | Reader<unknown>>(of: Of): Reader<Value<Of> | null> {
  const read = readerOf(of)
  return (value) => (value === null ? null : (read(value) as Value<Of>))
}
