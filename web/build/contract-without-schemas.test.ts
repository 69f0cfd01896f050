import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../shared/endpoint'
import { withoutSchemas } from './contract-without-schemas'

describe('The contract in the browser', () => {
  it('keeps of an endpoint what a call needs', () => {
    const getThing = endpoint('GET /api/things/:id', {
      access: 'public',
      summary: 'A thing.',
      response: z.object({ name: z.string().max(5) }),
    })
    expect(withoutSchemas({ getThing })).toBe(
      'export const getThing = {"method":"GET","path":"/api/things/:id","response":true}',
    )
  })
  it('knows which calls managers of groups may make', () => {
    expect(withoutSchemas({ go: endpoint('GET /x', { access: 'manager', summary: '' }) })).toBe(
      'export const go = {"method":"GET","path":"/x","access":"manager"}',
    )
  })
  it('knows that an endpoint without a response returns no JSON', () => {
    expect(withoutSchemas({ go: endpoint('GET /x', { access: 'public', summary: '' }) })).toBe(
      'export const go = {"method":"GET","path":"/x"}',
    )
  })
  it('knows which calls change nothing', () => {
    expect(withoutSchemas({ go: endpoint('POST /x', { changes: 'nothing', summary: '' }) })).toBe(
      'export const go = {"method":"POST","path":"/x","changes":"nothing"}',
    )
  })
  it('has lists of names, but no schemas and no functions', () => {
    expect(withoutSchemas({ names: ['a', 'b'], user: z.object({}), make: () => 'x' })).toBe(
      'export const names = ["a","b"]',
    )
  })
})
