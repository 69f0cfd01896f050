/* oxlint-disable typescript/no-unsafe-type-assertion -- the browser has no schemas: what arrives was typed by call() */
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../shared/endpoint'
import type { Transport, TransportRequest } from '../api/call'
import { partOf } from './part-of'
import { Refusal } from './refusal'
import type { Sample } from './sample'

/** A text that is no JSON, for files. */
export class FileText {
  constructor(
    readonly text: string,
    readonly type: string,
  ) {}
}

/** A CSV file of these columns. */
export const csvFile = (columns: readonly string[], rows: readonly Record<string, unknown>[]) =>
  new FileText(
    [
      columns.join(','),
      ...rows.map((row) => columns.map((one) => JSON.stringify(row[one] ?? '')).join(',')),
    ].join('\r\n'),
    'text/csv',
  )

interface Given<E> {
  params: ParamsOf<E>
  query: { [Key in keyof QueryOf<E>]?: string }
  body: BodyOf<E>
}

interface Route {
  method: string
  pattern: RegExp
  handle: (given: Given<never>) => unknown
}

/** What the demo returns for one call of the contract; of a list all of it. */
export const on = <E extends Endpoint>(
  { method, path }: E,
  handle: (given: Given<E>) => ResponseOf<E> | FileText | Promise<ResponseOf<E>>,
): Route => ({
  method,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  handle,
})

/** What the demo owns: none of these calls ever leaves the browser. */
const isOurs = (path: string) => /^\/(api\/admin|api\/auth\/sessions|completed_pairings)(\/|$)/.test(path)

const LATENCY_MS = 90

/** Handles the dashboard's calls by these routes, then by what was recorded; everything else by `elsewhere`. */
export function demoTransport(routes: readonly Route[], sample: Sample, elsewhere: Transport): Transport {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.path, 'http://demo')
    if (!isOurs(pathname)) return elsewhere(request)
    await new Promise((done) => setTimeout(done, LATENCY_MS))
    try {
      const result = await resultOf(routes, sample, request, pathname, searchParams)
      request.signal?.throwIfAborted()
      return toResponse(result, Object.fromEntries(searchParams))
    } catch (error) {
      if (error instanceof Refusal) return json({ message: error.message, code: error.code }, error.status)
      throw error
    }
  }
}

function resultOf(
  routes: readonly Route[],
  sample: Sample,
  { method, path, body }: TransportRequest,
  pathname: string,
  query: URLSearchParams,
): unknown {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(pathname) : null
    if (!found) continue
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    )
    return route.handle({ params, query: Object.fromEntries(query), body } as unknown as Given<never>)
  }
  if (method !== 'GET') throw new Refusal(409, 'The demo leaves this as it is. The product does it.')
  const recorded = sample.find(path) ?? sample.find(pathname)
  if (recorded === undefined) throw new Refusal(404, 'The demo has no such thing.')
  return recorded
}

function toResponse(result: unknown, query: Record<string, string>): Response {
  if (result instanceof FileText)
    return new Response(result.text, { headers: { 'content-type': result.type } })
  if (!Array.isArray(result)) return json(result)
  const { items, total, next } = partOf(result as Record<string, unknown>[], query)
  return json(items, 200, { 'x-total-count': String(total), ...(next && { 'x-next-cursor': next }) })
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })
