import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAllowedEmails, WHITELIST_COLUMNS } from '../../shared/contract/directory'
import type { QueryOf } from '../../shared/endpoint'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, adminClient, allow } from '../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  admin = await adminClient(app)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const entries = async (query: QueryOf<typeof getAllowedEmails> = {}) => {
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const reply: Awaited<ReturnType<typeof admin.call<typeof getAllowedEmails>>> = await admin.call(
      getAllowedEmails,
      { query: { limit: 3, ...query, ...(cursor && { cursor }) } },
    )
    expect(reply.status).toBe(200)
    seen.push(...reply.body.map(({ email }) => email))
    cursor = reply.headers.get('x-next-cursor')
    expect(cursor === null ? seen.length : null).toBe(
      cursor === null ? Number(reply.headers.get('x-total-count')) : null,
    )
  }
  return seen
}
describe('the whitelist', () => {
  it.each(WHITELIST_COLUMNS.flatMap((column) => [column, `-${column}`] as const))(
    'sorted by %s goes through its pages without a gap or a repeat',
    async (sort) => {
      for (const email of [
        'c@a.test',
        '*@b.test',
        'a@a.test',
        'z@a.test',
        'b@a.test',
        '*@a.test',
        'm@a.test',
      ]) {
        await allow(app, email)
        if (email.startsWith('*')) app.clock.advance(1)
      }
      const all = await entries()
      expect(all).toEqual([
        '*@a.test',
        '*@b.test',
        'a@a.test',
        'b@a.test',
        'c@a.test',
        'm@a.test',
        'z@a.test',
      ])
      // Added at three moments: up to each whole domain.
      const byDay = ['*@b.test', 'c@a.test', '*@a.test', 'a@a.test', 'b@a.test', 'z@a.test', 'm@a.test']
      const expected = sort.endsWith('email') ? all : byDay
      const sorted = sort.startsWith('-') ? expected.toReversed() : expected
      expect(await entries({ sort })).toEqual(sorted)
      const found = sorted.filter((email) => email.includes('@a'))
      expect(await entries({ sort, search: '@A' })).toEqual(found)
    },
  )

  it('is filtered by group, or to what belongs to none', async () => {
    const [acme, beta] = [await addGroup(app, 'acme'), await addGroup(app, 'beta')]
    for (const name of ['a', 'b', 'c', 'd', 'e']) await allow(app, `${name}@acme.test`, acme.id)
    await allow(app, 'acme@beta.test', beta.id)
    await allow(app, 'x@free.test')
    expect(await entries({ domainGroupId: acme.id })).toHaveLength(5)
    expect(await entries({ domainGroupId: acme.id, search: 'b@', sort: '-added' })).toEqual(['b@acme.test'])
    expect(await entries({ domainGroupId: 'unassigned' })).toEqual(['x@free.test'])
    expect((await admin.call(getAllowedEmails, { query: { domainGroupId: 'x' } })).status).toBe(404)
  })

  it('takes a cursor only for the sort it was made for', async () => {
    for (const name of ['a', 'b', 'c']) await allow(app, `${name}@acme.test`)
    const { headers } = await admin.call(getAllowedEmails, { query: { limit: 1, sort: '-email' } })
    const cursor = headers.get('x-next-cursor')!
    const of = async (sort: 'email' | '-email' | 'added') =>
      (await admin.call(getAllowedEmails, { query: { sort, cursor } })).status
    expect([await of('-email'), await of('email'), await of('added')]).toEqual([200, 400, 400])
  })
})
