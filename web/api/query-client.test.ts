import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../shared/endpoint'
import { call, setTransport } from './call'
import { createQueryClient, keyOf, pagesOf, queryClient, queryOf, whenFresh } from './query-client'
import { loadWords } from '../words'

beforeAll(() => loadWords('shell'))

const getMatch = endpoint('GET /api/matches/:id', {
  access: 'public',
  summary: 'A match.',
  response: z.object({ id: z.string() }),
})
const listUsers = endpoint('GET /api/users', {
  access: 'public',
  summary: 'Users.',
  query: z.object({ search: z.string().optional(), cursor: z.string().optional() }).optional(),
  response: z.array(z.string()),
})

const renameUser = endpoint('PUT /api/users', {
  access: 'public',
  summary: 'Another name.',
  query: z.object({ dryRun: z.string().optional() }).optional(),
  response: z.object({ id: z.string() }),
})
const askForCode = endpoint('POST /api/code', {
  access: 'public',
  changes: 'nothing',
  summary: 'A code.',
})
const signIn = endpoint('POST /api/signin', {
  access: 'public',
  changes: 'session',
  summary: 'Another person.',
})

let asked: string[] = []
/** The status of the response to every write. */
let status = 200
let restore = () => {}
beforeEach(() => {
  asked = []
  status = 200
  restore = setTransport(async ({ path, method }) => {
    asked.push(path)
    if (status === 0 && method !== 'GET') throw new TypeError('Failed to fetch')
    const headers: Record<string, string> = { 'content-type': 'application/json', 'x-total-count': '2' }
    if (!path.includes('cursor')) headers['x-next-cursor'] = 'b'
    return new Response(JSON.stringify(path.includes('users') ? ['a'] : { id: '7' }), {
      status: method === 'GET' ? 200 : status,
      headers,
    })
  })
})
afterEach(() => {
  restore()
  queryClient.clear()
})

describe('A read', () => {
  it('is named by the segments of its path, which joined by slashes give the path again', () => {
    expect(keyOf(getMatch, { params: { id: '7' } })).toEqual(['api', 'matches', '7'])
    expect(keyOf(listUsers, { query: { search: 'ada' } })).toEqual(['api', 'users', { search: 'ada' }])
  })

  it('is asked once for all parts of a screen, never retried, never refetched unasked', async () => {
    const client = createQueryClient()
    const query = queryOf(getMatch, { params: { id: '7' } })
    expect(await client.fetchQuery(query)).toEqual({ id: '7' })
    await client.fetchQuery(query)
    expect(asked).toEqual(['/api/matches/7'])
    expect(client.getDefaultOptions().queries).toMatchObject({
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
    })
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false })
  })

  it('is asked again when somebody comes back after a while: others and the server change things, too', async () => {
    const query = queryOf(getMatch, { params: { id: '7' } })
    const before = Date.now() - 10_000
    await queryClient.fetchQuery(query)
    queryClient.setQueryData(query.queryKey, { id: '7' }, { updatedAt: before })
    await queryClient.fetchQuery(query)
    expect(asked).toEqual(['/api/matches/7', '/api/matches/7'])
  })

  it('of a list goes along its cursor to the last page', async () => {
    const { pages } = await createQueryClient().fetchInfiniteQuery({ ...pagesOf(listUsers), pages: 5 })
    expect(pages.map(({ next }) => next)).toEqual(['b', undefined])
    expect(asked).toEqual(['/api/users', '/api/users?cursor=b'])
  })
})

describe('A write', () => {
  const match = queryOf(getMatch, { params: { id: '7' } })
  const users = queryOf(listUsers, { query: { search: 'ada' } })
  const names = pagesOf(listUsers, { query: { search: 'ada' } })
  const lookAtAll = async () => {
    await queryClient.fetchQuery(match)
    await queryClient.fetchQuery(users)
    await queryClient.fetchInfiniteQuery(names)
    asked = []
  }
  const outOfDate = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey)

  it('makes every read out of date, whatever its parameters and query', async () => {
    await lookAtAll()
    await call(renameUser)
    expect(outOfDate()).toEqual([match.queryKey, users.queryKey, names.queryKey])
  })

  it('reads again what is on the screen, and nothing else', async () => {
    await lookAtAll()
    const seen = new QueryObserver(queryClient, match)
    const leave = seen.subscribe(() => {})
    await call(renameUser)
    await whenFresh()
    leave()
    expect(asked).toEqual(['/api/users', '/api/matches/7'])
    expect(outOfDate()).toEqual([users.queryKey, names.queryKey])
  })

  it('that only asks, or is a dry run, makes nothing out of date', async () => {
    await lookAtAll()
    await call(askForCode)
    await call(renameUser, { query: { dryRun: 'true' } })
    expect(outOfDate()).toEqual([])
  })

  it.each([400, 401, 403, 422, 429])('that is refused with %i makes nothing out of date', async (refusal) => {
    await lookAtAll()
    status = refusal
    await expect(call(renameUser)).rejects.toThrow()
    expect(outOfDate()).toEqual([])
  })

  it.each([
    [404, 'the thing is gone'],
    [409, 'the thing is another than was seen'],
    [500, 'nobody knows whether it was done'],
    [0, 'nobody knows whether it was done'],
  ])('that ends with %i makes it out of date all the same: %s', async (ending) => {
    await lookAtAll()
    status = ending
    await expect(call(renameUser)).rejects.toThrow()
    expect(outOfDate()).toHaveLength(3)
  })

  it('that signs somebody else in leaves nothing that the one before had read', async () => {
    await lookAtAll()
    await call(signIn)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
