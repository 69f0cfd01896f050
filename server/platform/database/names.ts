import type pg from 'pg'

/** A statement that was asked this often gets a name, by which PostgreSQL keeps its plan: planning can cost more than running. */
const OFTEN = 16
/** Each name costs memory in every connection, so there are at most so many, and so many texts are counted. */
const MOST_NAMES = 150
const MOST_COUNTED = 1_000

interface Statement {
  text: string
  name?: string
}

/**
 * Names the reads that this process asks for again and again. Not those with a `*`: a version that starts beside this one
 * may add a column, and PostgreSQL refuses a plan whose columns have changed. And not those with a long list among their
 * values: how many rows they find depends on it, and a plan that is kept does not look.
 */
export function withNames(pool: pg.Pool): void {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  const nameOf = ({ text }: Statement): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES || !isRead(text)) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < OFTEN) {
      if (counts.size >= MOST_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `often_${names.size}`
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((first: unknown, ...rest: unknown[]) =>
      query(
        canBeNamed(first) && !hasLongList(rest[0]) ? { ...first, name: nameOf(first) } : first,
        ...rest,
      )) as typeof client.query
  })
}

const canBeNamed = (query: unknown): query is Statement =>
  typeof query === 'object' &&
  query !== null &&
  !('submit' in query) &&
  !('isManaged' in query) &&
  !(query as Statement).name

const isRead = (text: string): boolean => /^\s*(?:select|with)\b/i.test(text) && !ALL_COLUMNS.test(text)

/** `select *`, `users.*`, `, *`; not `count(*)` or `2 * 3`. */
const ALL_COLUMNS = /(?:\bselect\s+|\.|,\s*)\*/i

const LONG = 20
const hasLongList = (values: unknown): boolean =>
  Array.isArray(values) && values.some((value) => Array.isArray(value) && value.length > LONG)
