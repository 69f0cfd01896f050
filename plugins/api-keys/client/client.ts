import createClient, { type ClientOptions } from 'openapi-fetch'

interface Access extends ClientOptions {
  /** Of the product, https://coffee.example.com. */
  url: string
  /** An API key of Admin Tools, with the scopes of what is called. */
  key: string
}

/** The calls of Cup of Joe by an API key; `index.d.ts` of the built client has their types. */
export const cupOfJoe = ({ url, key, ...more }: Access) =>
  createClient({ ...more, baseUrl: url, headers: { authorization: `Bearer ${key}` } })

interface Page {
  data?: unknown
  error?: unknown
  response: Response
}

/** Every row of a list, page by page; `read` makes the call with a cursor. Throws what the server refuses. */
export async function* everyRow(read: (cursor: string | undefined) => Promise<Page>): AsyncGenerator {
  let cursor: string | undefined
  do {
    const { data, error, response } = await read(cursor)
    if (!response.ok || !Array.isArray(data))
      throw new Error(`${response.status}: ${(error as { message?: string })?.message ?? 'no list'}`)
    yield* data
    cursor = response.headers.get('x-next-cursor') ?? undefined
  } while (cursor)
}

interface Row {
  id: string
  erased?: true
}
type Copy = Pick<Map<string, Row>, 'size' | 'set' | 'delete' | 'clear'>

/**
 * Brings a copy of a list up to date: its rows by their ids. `since` is what this returned the last time, and `0` for an empty
 * copy; `read` makes the call. If the copy is fuller than the list some rows are gone for good: then it is read anew.
 */
export async function bringUpToDate(
  copy: Copy,
  since: string,
  read: (updatedSince: string, cursor: string | undefined) => Promise<Page>,
): Promise<string> {
  let [until, total] = [since, 0]
  const rows = everyRow(async (cursor) => {
    const page = await read(since, cursor)
    until = page.response.headers.get('x-updated-until') ?? until
    total = Number(page.response.headers.get('x-total-count'))
    return page
  })
  for await (const row of rows as AsyncGenerator<Row>)
    if (row.erased) copy.delete(row.id)
    else copy.set(row.id, row)
  if (copy.size <= total || since === '0') return until
  copy.clear()
  return bringUpToDate(copy, '0', read)
}
