import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { programme } from '../../shared/contract/common'
import { endpoint } from '../../shared/endpoint'
import {
  CallError,
  call,
  callPage,
  errorOf,
  messageOf,
  overHttp,
  pathOf,
  setTransport,
  speakFor,
  type Transport,
} from './call'
import { settleProof } from './proof'
import { loadWords } from '../words'

beforeAll(() => loadWords('shell'))

const getThing = endpoint('GET /api/things/:id', {
  access: 'public',
  summary: 'A thing.',
  query: z.object({ search: z.string().optional(), limit: z.number().optional() }).optional(),
  response: z.object({ name: z.string() }),
})
const listThings = endpoint('GET /api/things', {
  access: 'public',
  summary: 'All things.',
  response: z.array(z.string()),
})
const dropThing = endpoint('DELETE /api/thing', {
  access: 'public',
  summary: 'No thing.',
})

const json = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  })

let restore = () => {}
const answer = (transport: Transport) => {
  restore = setTransport(transport)
}
afterEach(() => restore())

describe('A call', () => {
  it('fills the path and leaves absent query values out', () => {
    expect(pathOf(getThing, { params: { id: 'a/b' }, query: { search: 'x y', limit: undefined } })).toBe(
      '/api/things/a%2Fb?search=x+y',
    )
  })

  it('gives the JSON of a success', async () => {
    answer(async ({ path }) => json({ name: path }))
    expect(await call(getThing, { params: { id: '7' } })).toEqual({ name: '/api/things/7' })
  })

  it('tells how far long work is, and returns or throws what its stream ends with', async () => {
    const told: unknown[] = []
    const streams = (...events: unknown[]) =>
      answer(async ({ isStreamed }) => {
        told.push(isStreamed)
        const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(': still here\n\n')
        return new Response(text, { headers: { 'content-type': 'text/event-stream' } })
      })
    const progress = { what: 'Reading rows', done: 1, total: 2 }
    const onProgress = (of: unknown) => told.push(of)
    streams({ progress }, { status: 200, body: ['a'] })
    expect(await call(listThings, { onProgress })).toEqual(['a'])
    expect(told).toEqual([true, progress])
    streams({ status: 409, body: { message: 'Not now.', code: 'changed' } })
    await expect(call(listThings, { onProgress })).rejects.toMatchObject({ status: 409, code: 'changed' })
    streams({ progress })
    await expect(call(listThings, { onProgress })).rejects.toMatchObject({ status: 0 })
  })

  it('is repeated after a proof of the second factor as it was refused, whatever the address names by then', async () => {
    const decide = endpoint('PUT /api/things/:id', {
      summary: 'Decides about a thing of a programme.',
      query: z.object({ programme }).optional(),
      body: z.object({ name: z.string() }),
      response: z.object({ name: z.string() }),
    })
    const asked: unknown[] = []
    answer(async ({ method, path, body }) => {
      asked.push({ method, path, body })
      return asked.length === 1 ? json({ code: 'proof_needed', ways: ['app'] }, { status: 403 }) : json(body)
    })
    vi.stubGlobal('window', { location: { search: '?programme=lunch' } })
    const decided = call(decide, { params: { id: '7' }, body: { name: 'Tea' } })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    vi.stubGlobal('window', { location: { search: '?programme=walks' } })
    await vi.waitFor(() => {
      settleProof(true)
      expect(asked).toHaveLength(2)
    })
    expect(await decided).toEqual({ name: 'Tea' })
    const once = { method: 'PUT', path: '/api/things/7?programme=lunch', body: { name: 'Tea' } }
    expect(asked).toEqual([once, once])
    vi.unstubAllGlobals()
  })

  it('refuses a success that is not JSON, and says what came', async () => {
    answer(async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
    await expect(call(listThings)).rejects.toThrow('Expected JSON response but received text/html')
  })

  it('expects no JSON where the contract declares no response', async () => {
    answer(async () => new Response(null, { status: 204 }))
    expect(await call(dropThing)).toBeUndefined()
  })

  it('treats a network failure as an outage, not as a response', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await call(listThings).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ status: 0, isOutage: true })
  })

  it('reads total and next cursor of a page from the headers', async () => {
    const headers = { 'x-total-count': '120', 'x-next-cursor': 'b' }
    const page = { items: ['a', 'b'], total: 120, next: 'b' }
    answer(async () => json(['a', 'b'], { headers }))
    expect(await callPage(listThings)).toEqual(page)
  })

  it('says which person the page is for, once that is known', async () => {
    const sent: (string | null)[] = []
    const realFetch = globalThis.fetch
    globalThis.fetch = async (_input, init) => {
      sent.push(new Headers(init?.headers).get('x-person'))
      return json({})
    }
    try {
      await overHttp({ method: 'PUT', path: '/', body: {} })
      speakFor('ada')
      await overHttp({ method: 'PUT', path: '/', body: {} })
    } finally {
      speakFor(null)
      globalThis.fetch = realFetch
    }
    expect(sent).toEqual([null, 'ada'])
  })

  it('sends cookies always, and a JSON content type only with a JSON body', async () => {
    const sent: RequestInit[] = []
    const realFetch = globalThis.fetch
    globalThis.fetch = async (_input, init) => {
      sent.push(init ?? {})
      return json({})
    }
    try {
      await overHttp({ method: 'GET', path: '/', body: undefined })
      await overHttp({ method: 'POST', path: '/', body: { a: 1 } })
      await overHttp({ method: 'POST', path: '/', body: new FormData() })
    } finally {
      globalThis.fetch = realFetch
    }
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'include'])
    expect(sent.map(({ headers }) => new Headers(headers).get('content-type'))).toEqual([
      null,
      'application/json',
      null,
    ])
  })
})

describe('An error response', () => {
  it('is reported by its message, with its code and its fields', async () => {
    const error = await errorOf(
      json({ message: 'No.', code: 'invalid_input', errors: [{ path: 'a', message: 'b' }] }, { status: 400 }),
    )
    expect(error).toMatchObject({
      message: 'No.',
      status: 400,
      code: 'invalid_input',
      errors: [{ path: 'a', message: 'b' }],
    })
  })

  it('is reported by its whole JSON when there is no message', async () => {
    expect((await errorOf(json({ reason: 7 }, { status: 409 }))).message).toBe('{"reason":7}')
  })

  it('is reported by its text when it is not JSON, else by its status', async () => {
    expect((await errorOf(new Response('Bad gateway', { status: 502 }))).message).toBe('Bad gateway')
    expect((await errorOf(new Response('', { status: 404, statusText: 'Not Found' }))).message).toBe(
      'Not Found',
    )
    const broken = new Response('{"message"', {
      status: 500,
      headers: { 'content-type': 'application/json' },
    })
    expect((await errorOf(broken)).message).toBe('{"message"')
  })

  it("prefers the server's message over the default text", () => {
    expect(messageOf(new CallError('The month is closed.', 409), 'Failed')).toBe('The month is closed.')
    expect(messageOf(new TypeError('x is undefined'), 'Failed')).toBe('Failed')
  })

  it('takes mail that can not go out for no outage of the server', () => {
    expect(new CallError('No mail now.', 503, 'mail_unavailable').isOutage).toBe(false)
    expect(new CallError('No database now.', 503, 'database_unavailable').isOutage).toBe(true)
    expect(new CallError('Bad gateway', 503).isOutage).toBe(true)
  })

  it('says the default text when the server says nothing in words', async () => {
    const silent = [
      new Response('', { status: 500, statusText: 'Internal Server Error' }),
      Response.json({}, { status: 400 }),
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ]
    for (const response of silent) expect(messageOf(await errorOf(response), 'Failed')).toBe('Failed')
    expect(messageOf(await errorOf(new Response('Closed today.', { status: 409 })), 'Failed')).toBe(
      'Closed today.',
    )
  })
})
