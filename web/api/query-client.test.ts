import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../shared/endpoint'
import { setTransport } from './call'
import { createQueryClient, keyOf, pagesOf, queryClient, queryOf, refresh } from './query-client'

const getMatch = endpoint({
  method: 'GET',
  path: '/api/matches/:id',
  access: 'public',
  summary: 'A match.',
  params: z.object({ id: z.string() }),
  response: z.object({ id: z.string() }),
})
const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'public',
  summary: 'Users.',
  query: z.object({ search: z.string().optional(), cursor: z.string().optional() }).optional(),
  response: z.array(z.string()),
})

let asked: string[] = []
let restore = () => {}
beforeEach(() => {
  asked = []
  restore = setTransport(async ({ path }) => {
    asked.push(path)
    const headers: Record<string, string> = { 'content-type': 'application/json', 'x-total-count': '2' }
    if (!path.includes('cursor')) headers['x-next-cursor'] = 'b'
    return new Response(JSON.stringify(path.includes('users') ? ['a'] : { id: '7' }), { headers })
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

  it('is asked once and then never stale, never retried, never refetched unasked', async () => {
    const client = createQueryClient()
    const query = queryOf(getMatch, { params: { id: '7' } })
    expect(await client.fetchQuery(query)).toEqual({ id: '7' })
    await client.fetchQuery(query)
    expect(asked).toEqual(['/api/matches/7'])
    expect(client.getDefaultOptions().queries).toMatchObject({
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    })
    expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false })
  })

  it('of a list goes along its cursor to the last page', async () => {
    const { pages } = await createQueryClient().fetchInfiniteQuery({ ...pagesOf(listUsers), pages: 5 })
    expect(pages.map(({ next }) => next)).toEqual(['b', undefined])
    expect(asked).toEqual(['/api/users', '/api/users?cursor=b'])
  })

  it('is stale after a refresh of its path, whatever its parameters and query', async () => {
    await queryClient.fetchQuery(queryOf(getMatch, { params: { id: '7' } }))
    await queryClient.fetchQuery(queryOf(listUsers, { query: { search: 'ada' } }))
    await refresh(getMatch, listUsers)
    const stale = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.isInvalidated)
    expect(stale).toEqual([true, true])
  })
})
