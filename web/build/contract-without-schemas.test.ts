import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutSchemas } from './contract-without-schemas'

const reduced = (code: string) => withoutSchemas(code, parseAst(code))

describe('The contract in the browser', () => {
  it('keeps of an endpoint what a call needs', () => {
    expect(
      reduced(`export const getThing = endpoint('GET /api/things/:id', {
        access: 'public', summary: 'A thing.',
        params: z.object({ id }), response: z.object({ name: z.string().max(5) }),
      })`),
    ).toBe("export const getThing = { method: 'GET', path: '/api/things/:id', response: true }")
  })
  it('knows which calls managers of groups may make', () => {
    expect(reduced("export const go = endpoint('GET /x', { access: 'manager' })")).toBe(
      "export const go = { method: 'GET', path: '/x', access: 'manager' }",
    )
  })
  it('knows that an endpoint without a response returns no JSON', () => {
    expect(reduced("export const go = endpoint('GET /x', { access: 'public' })")).toBe(
      "export const go = { method: 'GET', path: '/x' }",
    )
  })
  it('knows which calls change nothing', () => {
    expect(reduced("export const go = endpoint('POST /x', { access: 'public', changes: 'nothing' })")).toBe(
      "export const go = { method: 'POST', path: '/x', changes: 'nothing' }",
    )
  })
  it('replaces schemas, and leaves everything else alone', () => {
    expect(reduced("export const user = z.object({ id })\nconst a = 5, b = z.enum(['x']).optional()")).toBe(
      'export const user = z\nconst a = 5, b = z',
    )
    const plain = "export const names = ['a', 'b'].map(String)\nexport const f = (x) => z.string().max(x)"
    expect(reduced(plain)).toBe(plain)
  })
})
