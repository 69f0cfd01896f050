import { createConfig, lintFromString } from '@redocly/openapi-core'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { operationsWith } from '../../../shared/contract'
import { scopeOf } from '../../../shared/scopes'
import { isForAdmins } from '../../../shared/endpoint'
import { ERROR_CODES } from '../../../shared/error-codes'
import { plugins } from '../../plugins'
import type { Config } from '../context/config'
import { exampleOf } from '../openapi/examples.rules'
import { apiDocument, openApi } from './openapi'

const operations = operationsWith(plugins)
const document = openApi(plugins)
const described = Object.values(document.paths).flatMap(
  (path) =>
    Object.values(path) as {
      operationId: string
      tags: string[]
      security: unknown
      'x-scope'?: string
      responses: Record<string, unknown>
    }[],
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

test('the document lints without a warning', async () => {
  // That two paths of images could be one another, and that calls of anybody refuse nothing of their own, is so.
  const rules = { 'no-ambiguous-paths': 'off', 'operation-4xx-response': 'off' } as const
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const source = JSON.stringify(document)
  expect(await lintFromString({ source, absoluteRef: '/openapi.json', config })).toEqual([])
})

test('every call has examples that it takes and gives', () => {
  const parts = [
    ['params', 'input'],
    ['query', 'input'],
    ['body', 'input'],
    ['response', 'output'],
  ] as const
  const wrong = operations.flatMap(({ name, endpoint }) =>
    parts
      .filter(([part, io]) => {
        const schema = endpoint[part]
        const json = schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' })
        return schema && !schema.safeParse(exampleOf(json as object, io)).success
      })
      .map(([part]) => `${part} of ${name}`),
  )
  expect(wrong).toEqual([])
})

test('every call of administrators says which scope an API key needs, and that others are closed to keys', () => {
  for (const { name, endpoint } of operations) {
    const scope = isForAdmins(endpoint) ? scopeOf(endpoint) : undefined
    const { security, 'x-scope': said, responses } = find(name)!
    expect([said, JSON.stringify(security).includes('key')]).toEqual([scope, scope !== undefined])
    expect(JSON.stringify(responses).includes('`not_for_keys`')).toBe(isForAdmins(endpoint) && !scope)
  }
})

test('strangers have each document written once, however often they ask', async () => {
  const server = Fastify()
  const config = { mode: 'production', appUrl: new URL('https://coffee.example.com') } as Config
  const installed = [...plugins]
  apiDocument(server, { config, plugins: installed })
  const written = vi.spyOn(installed, 'flatMap')
  const get = async (url: string) => (await server.inject(url)).body
  for (const [times, url] of ['/api/openapi.json', '/api/docs'].entries()) {
    const first = await get(url)
    expect(written).toHaveBeenCalledTimes(times + 1)
    expect(await get(url)).toBe(first)
    expect(written).toHaveBeenCalledTimes(times + 1)
  }
})
