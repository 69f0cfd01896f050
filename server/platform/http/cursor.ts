import { HttpError } from './errors'
import { isText } from './text'

/** The error for a cursor that we did not make. */
export const badCursor = () => new HttpError(400, 'invalid_cursor', (w) => w.platform.invalidCursor)

/** The place after a row, opaque to callers: the row's sort keys. */
export const cursorAfter = (...keys: string[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url')

const isString = (value: unknown): value is string => typeof value === 'string'

/** The sort keys in a cursor, or undefined without one. @throws 400 for anything we did not make */
export function readCursor(cursor: string | undefined, length: number): string[] | undefined {
  if (cursor === undefined || cursor === '') return undefined
  let keys: unknown
  try {
    keys = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw badCursor()
  }
  if (!Array.isArray(keys) || keys.length !== length || !keys.every(isString) || !isText(keys))
    throw badCursor()
  return keys
}

/** The page of rows read one beyond the limit, with the cursor after its last row where more follow. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, nextCursor: rows.length > limit && last ? cursorOf(last) : undefined }
}

/** How many rows a list has in all: a first page that is the last one as well has counted them. */
export const totalOf = async (
  { rows, nextCursor }: { rows: unknown[]; nextCursor: string | undefined },
  cursor: string | undefined,
  count: () => Promise<number>,
): Promise<number> => (cursor || nextCursor !== undefined ? count() : rows.length)

/** A cursor that counts rows, for lists that stay short. @throws 400 for anything we did not make */
export function readOffset(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0
  if (!/^\d{1,9}$/.test(cursor)) throw badCursor()
  return Number(cursor)
}

/** Whether a cursor's key is an instant as we write it. Anything else would fail in the database. */
export function isInstant(text: string): boolean {
  const date = new Date(text)
  return /^(?:19|2\d)\d\d-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === text
}
