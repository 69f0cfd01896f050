import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { operations } from '../../../shared/contract'
import { ERROR_CODES } from '../../../shared/error-codes'
import type { Config } from '../context/config'
import { apiDocument, openApi } from './openapi'

const document = openApi()
const described = Object.values(document.paths).flatMap(
  (path) =>
    Object.values(path) as { operationId: string; tags: string[]; responses: Record<string, unknown> }[],
)
const find = (name: string) => described.find(({ operationId }) => operationId === name)

test('every call has a name of its own and belongs to a capability that is described', () => {
  const names = described.map(({ operationId }) => operationId)
  expect(names).toEqual([...new Set(names)])
  expect(names).toContain('requestMagicLink')
  const tags = new Set(described.flatMap((operation) => operation.tags))
  expect([...tags].toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted())
  expect(find('requestMagicLink')?.tags).toEqual(['sign-in'])
})

test('an error has a message and one of the codes', () => {
  expect(document.components.schemas.Error).toMatchObject({
    required: ['message', 'code'],
    properties: { code: { enum: Object.keys(ERROR_CODES) } },
  })
})

test('a call names the refusals that follow from who may make it and what it takes', () => {
  expect(Object.keys(find('getPublicSettings')?.responses ?? {})).toEqual(['200', 'default'])
  expect(find('deleteDomainGroup')?.responses).toMatchObject({
    401: { description: expect.stringContaining('not_signed_in') },
    403: { description: expect.stringMatching(/foreign_origin.*not_validated.*not_admin/) },
    404: { description: expect.stringContaining('not_found') },
  })
})

test('strangers have each document written once, however often they ask', async () => {
  const server = Fastify()
  const config = { mode: 'production', appUrl: new URL('https://coffee.example.com') } as Config
  apiDocument(server, { config })
  const written = [vi.spyOn(operations, Symbol.iterator), vi.spyOn(operations, 'filter')]
  const get = async (url: string) => (await server.inject(url)).body
  for (const [url, looks] of [
    ['/api/openapi.json', 0],
    ['/api/docs', 1],
  ] as const) {
    const first = await get(url)
    const times = written[looks]!.mock.calls.length
    expect(times).toBeGreaterThan(0)
    expect(await get(url)).toBe(first)
    expect(written[looks]).toHaveBeenCalledTimes(times)
  }
})
