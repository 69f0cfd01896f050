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
