import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getAllowedEmails, importAllowedEmails, WHITELIST_COLUMNS } from '../../../shared/contract/directory'
import type { QueryOf } from '../../../shared/endpoint'
import { MOST } from '../../../shared/limits'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, adminClient, allow } from '../../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())
beforeEach(async () => {
  await app.owner.pool.query('truncate users, allowed_emails, domain_groups, audit_log cascade')
  admin = await adminClient(app)
})

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
const log = async () => (await admin.call(getAuditLog, { query: { action: 'whitelist.imported' } })).body

describe('an imported list', () => {
  it('adds the good lines, leaves what is there, and names each bad one', async () => {
    const group = await addGroup(app, 'acme')
    await allow(app, 'old@acme.test')
    const { status, body } = await admin.call(importAllowedEmails, {
      body: {
        text: 'New@Acme.test\r\n\r\n  *@beta.test ; old@acme.test\nnonsense\nnew@acme.test, two words@x.test\n*@',
        reason: 'Autumn',
        domainGroupId: group.id,
      },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      added: 2,
      already: 2,
      invalid: 3,
      lines: [
        { line: 1, text: 'new@acme.test', result: 'added', message: '' },
        { line: 3, text: '*@beta.test', result: 'added', message: '' },
        { line: 3, text: 'old@acme.test', result: 'already', message: 'Is on the whitelist already' },
        { line: 4, text: 'nonsense', result: 'invalid', message: 'Please enter a valid email address' },
        { line: 5, text: 'new@acme.test', result: 'already', message: 'Stands further up already' },
        {
          line: 5,
          text: 'two words@x.test',
          result: 'invalid',
          message: 'Please enter a valid email address',
        },
        { line: 6, text: '*@', result: 'invalid', message: 'Please enter a valid email address' },
      ],
    })
    const { rows } = await app.owner.pool.query(
      `select email, domain, reason, domain_group_id is not null as grouped, added_by like 'admin%' as named
       from allowed_emails order by email`,
    )
    expect(rows).toEqual([
      { email: '*@beta.test', domain: 'beta.test', reason: 'Autumn', grouped: true, named: true },
      { email: 'new@acme.test', domain: 'acme.test', reason: 'Autumn', grouped: true, named: true },
      { email: 'old@acme.test', domain: 'acme.test', reason: '', grouped: false, named: false },
    ])
  })

  it('is one entry of the audit log, with what was added, and none if nothing was added', async () => {
    await admin.call(importAllowedEmails, { body: { text: 'a@acme.test\nb@acme.test' } })
    await admin.call(importAllowedEmails, { body: { text: 'a@acme.test\nnonsense' } })
    expect(await log()).toMatchObject([
      {
        subjectLabel: '2 entries',
        after: { added: 2, group: null, emails: ['a@acme.test', 'b@acme.test'] },
      },
    ])
  })

  it('adds nothing for a group that is not there', async () => {
    const domainGroupId = '00000000-0000-4000-8000-000000000000'
    const { status } = await admin.call(importAllowedEmails, { body: { text: 'a@acme.test', domainGroupId } })
    expect([status, await entries(), await log()]).toEqual([404, [], []])
  })

  it('has a size: so many entries are taken, one more is refused as a whole', async () => {
    const list = Array.from({ length: MOST.whitelistEntries + 1 }, (_, index) => `p${index}@acme.test`)
    const refused = await admin.call(importAllowedEmails, { body: { text: list.join('\n') } })
    expect(refused).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('20001 entries') },
    })
    expect(await entries({ limit: 1, search: 'p1@' })).toEqual([])
    const taken = await admin.call(importAllowedEmails, { body: { text: list.slice(1).join('\n') } })
    expect(taken).toMatchObject({ status: 200, body: { added: MOST.whitelistEntries, invalid: 0 } })
    const huge = await admin.call(importAllowedEmails, { body: { text: 'x'.repeat(1_000_001) } })
    expect([400, 413]).toContain(huge.status)
    expect((await admin.call(importAllowedEmails, { body: { text: '\ud800' } })).status).toBe(400)
  })

  it('made twice at once adds each entry once', async () => {
    const text = Array.from({ length: 200 }, (_, index) => `p${index}@acme.test`)
    const replies = await Promise.all([
      admin.call(importAllowedEmails, { body: { text: text.join('\n') } }),
      admin.call(importAllowedEmails, { body: { text: text.toReversed().join('\n') } }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = replies.map(({ body }) => body)
    expect(one!.added + other!.added).toBe(200)
    expect(one!.already).toBe(other!.added)
  })
})

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
      expect(await entries({ sort })).toEqual(sort.startsWith('-') ? expected.toReversed() : expected)
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
