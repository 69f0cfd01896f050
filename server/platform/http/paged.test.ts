import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { paged } from './route'

it.each([
  [{ total: 2 }, { 'x-total-count': 2 }],
  [
    { total: 2, nextCursor: 'b' },
    { 'x-total-count': 2, 'x-next-cursor': 'b' },
  ],
])('a list of %j says so in its headers', (page, expected) => {
  const headers: Record<string, unknown> = {}
  const reply = {
    header: (name: string, value: unknown) => (headers[name] = value),
  } as unknown as FastifyReply
  expect(paged(reply, { rows: ['a', 'b'], ...page })).toEqual(['a', 'b'])
  expect(headers).toEqual(expected)
})
