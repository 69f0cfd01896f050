import { afterEach, beforeAll, expect, test } from 'vitest'
import { getCurrentMatch } from '../../shared/contract/pairings'
import { setTransport, speakFor } from '../api/call'
import { keyOf, queryClient } from '../api/query-client'
import { currentUserQuery } from './use-current-user'
import { loadWords } from '../words'

beforeAll(() => loadWords('shell'))

let signedIn = 'ada'
const restore = setTransport(({ path }) => {
  const user = { id: signedIn }
  const answer = path === '/api/auth/status' ? { authenticated: true, user } : user
  return Promise.resolve(
    new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  )
})
afterEach(() => {
  restore()
  speakFor(null)
  queryClient.clear()
})

test('nobody sees what was read for the person who was signed in before them in another tab', async () => {
  const match = keyOf(getCurrentMatch)
  const look = () => queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
  await look()
  queryClient.setQueryData(match, 'the match of Ada')
  expect(await look()).toEqual({ id: 'ada' })
  expect(queryClient.getQueryData(match)).toBe('the match of Ada')

  signedIn = 'bob'
  expect(await look()).toEqual({ id: 'bob' })
  expect(queryClient.getQueryData(match)).toBeUndefined()
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toEqual({ id: 'bob' })
})
