/* oxlint-disable typescript/no-unsafe-type-assertion -- the browser has no schemas: what arrives was typed by call() */
import type { Transport, TransportRequest } from '../api/call'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../shared/endpoint'

/** Why the demo does not do something: the same words and numbers as a server's. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** One page of a list; its total and its cursor travel in headers. */
class PageOf<T> {
  constructor(
    readonly items: T,
    readonly total: number,
    readonly next: string | undefined,
  ) {}
}

/** A text that is no JSON, for files. */
export class FileText {
  constructor(
    readonly text: string,
    readonly type: string,
  ) {}
}

interface Given<E> {
  params: ParamsOf<E>
  query: { [Key in keyof QueryOf<E>]?: string }
  body: BodyOf<E>
}

interface Route {
  method: string
  pattern: RegExp
  names: string[]
  handle: (given: Given<never>) => unknown
}

type Handler<E> = (
  given: Given<E>,
) => ResponseOf<E> | PageOf<ResponseOf<E>> | FileText | Promise<ResponseOf<E>>

/** What the demo answers to one call of the contract. */
export function on<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  const names: string[] = []
  const pattern = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  return {
    method: endpoint.method,
    pattern: new RegExp(`^${pattern}$`),
    names,
    handle,
  }
}

const PAGE = 50

/** The part of a list that a paged call asks for. */
export function pageOf<T>(list: T[], { limit, cursor }: { limit?: string; cursor?: string }): PageOf<T[]> {
  const from = Number(cursor ?? 0)
  const to = from + Number(limit ?? PAGE)
  return new PageOf(list.slice(from, to), list.length, to < list.length ? String(to) : undefined)
}

/** What the demo owns: none of these calls ever leaves the browser. */
const isOurs = (path: string) => /^\/(api\/admin|api\/auth\/sessions|completed_pairings)(\/|$)/.test(path)

const LATENCY_MS = 90

/** Answers the dashboard's calls from these routes, everything else by `elsewhere`. */
export function demoTransport(routes: readonly Route[], elsewhere: Transport): Transport {
  return async (request) => {
    if (!isOurs(new URL(request.path, 'http://demo').pathname)) return elsewhere(request)
    await new Promise((done) => setTimeout(done, LATENCY_MS))
    return answer(routes, request)
  }
}

async function answer(routes: readonly Route[], request: TransportRequest): Promise<Response> {
  const { method, body, signal } = request
  const { pathname, searchParams } = new URL(request.path, 'http://demo')
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(pathname) : null
    if (!found) continue
    const params = Object.fromEntries(
      route.names.map((name, place) => [name, decodeURIComponent(found[place + 1] ?? '')]),
    )
    const given = { params, query: Object.fromEntries(searchParams), body } as unknown as Given<never>
    try {
      const result = await route.handle(given)
      signal?.throwIfAborted()
      return toResponse(result)
    } catch (error) {
      if (error instanceof Refusal) return json({ message: error.message }, error.status)
      throw error
    }
  }
  return json({ message: 'The demo does not do this.' }, 404)
}

function toResponse(result: unknown): Response {
  if (result instanceof FileText)
    return new Response(result.text, { headers: { 'content-type': result.type } })
  if (!(result instanceof PageOf)) return json(result)
  const headers: Record<string, string> = { 'x-total-count': String(result.total) }
  if (result.next) headers['x-next-cursor'] = result.next
  return json(result.items, 200, headers)
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })
