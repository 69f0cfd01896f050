import { type ErrorBody, errorBody } from '../../shared/contract/common'
import type { Answer, BodyOf, Endpoint, ParamsOf, QueryOf } from '../../shared/endpoint'
import { fillPath } from '../../shared/paths'

export interface Reply<Body> {
  status: number
  headers: Headers
  body: Body
}

/** The HTTP of a browser: keeps cookies, follows no redirects, parses JSON. */
export class Client {
  readonly cookies = new Map<string, string>()
  constructor(readonly base: string) {}

  /** The header that carries them. */
  get cookieHeader(): { cookie?: string } {
    if (this.cookies.size === 0) return {}
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  /** Any request. `body` of any kind but a string, Buffer or FormData is sent as JSON. */
  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into whatever comes
  ): Promise<Reply<any>> {
    const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...this.cookieHeader,
        ...headers,
      },
      body:
        body === undefined
          ? undefined
          : isRaw
            ? (body as NonNullable<RequestInit['body']>)
            : JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const isJson = type.includes('json')
    const parsed = isJson && text ? JSON.parse(text) : text
    // Every error has a message for people and a code for programs; those of SCIM have a form of their own.
    if (type.startsWith('application/json') && response.status >= 400) errorBody.parse(parsed)
    return { status: response.status, headers: response.headers, body: parsed }
  }

  /** A call of the contract, typed by it. Returns any status: the test checks it. */
  call<E extends Endpoint>(
    endpoint: E,
    args: { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> } = {},
  ): Promise<Reply<Answer<E> & Partial<ErrorBody>>> {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(args.query ?? {})) query.set(name, String(value))
    const path = fillPath(endpoint.path, args.params as Record<string, string>)
    return this.request(endpoint.method, query.size > 0 ? `${path}?${query.toString()}` : path, args.body)
  }
}
