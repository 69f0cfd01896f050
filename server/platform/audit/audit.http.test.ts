import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIT_COLUMNS, type AuditEntry, getAuditLog } from '../../../shared/contract/audit'
import * as pairings from '../../../shared/contract/pairings'
import type { QueryOf } from '../../../shared/endpoint'
import type { Client } from '../../testing/client'
import { type TestApp, startApp } from '../../testing/app'
import { addPeople, addPerson, allow, signedIn } from '../../testing/factories'
import { recordAudit } from './record-audit'

let app: TestApp
let ada: Client
let ben: Client
let adaId: string

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  await allow(app)
  await addPeople(app, [{}, {}, {}, {}, {}])
  const [one, other] = [
    await addPerson(app, { email: 'ada@example.com', isAdmin: true, needsProfileSetup: true }),
    await addPerson(app, { email: 'ben@example.com', isAdmin: true, needsProfileSetup: true }),
  ]
  adaId = one.id
  ada = await signedIn(app, one)
  ben = await signedIn(app, other)
})
afterAll(() => app.stop())

const log = (query: QueryOf<typeof getAuditLog> = {}) => ada.call(getAuditLog, { query })

const total = async (query: QueryOf<typeof getAuditLog>) => (await log(query)).headers.get('x-total-count')
const cursorOf = (...keys: string[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')
const change = (before: object, after: object) =>
  app.context.db.transaction((tx) =>
    recordAudit(tx, app.context, null, {
      action: 'user.updated',
      label: 'Grace',
      before: { ...before },
      after: { ...after },
    }),
  )

describe('the audit log', () => {
  test('names who did what with a pairing, and when', async () => {
    const generated = await ada.call(pairings.generateCompanyPairing)
    const { id, name, fileName } = generated.body.pairing!
    app.clock.advance(60_000)
    await ben.call(pairings.completePairing, { params: { id } })
    app.clock.advance(60_000)
    await ben.call(pairings.deleteCompletedPairing, { params: { fileName } })

    const { body, headers } = await log()
    expect(headers.get('x-total-count')).toBe('3')
    expect(body.map(({ action, actorEmail, at }) => [action, actorEmail, at])).toEqual([
      ['pairing.file_deleted', 'ben@example.com', '2026-11-16T09:02:00.000Z'],
      ['pairing.completed', 'ben@example.com', '2026-11-16T09:01:00.000Z'],
      ['pairing.generated', 'ada@example.com', '2026-11-16T09:00:00.000Z'],
    ])
    expect(body[1]).toMatchObject({
      subjectKind: 'pairing',
      subjectId: id,
      subjectLabel: name,
      before: { status: 'active' },
      after: { status: 'completed' },
    })
    expect(body[2]).toMatchObject({
      actorId: adaId,
      before: null,
      after: { month: '2026-11', pairs: 2, leftOut: 1 },
    })
  })

  test('an act that is refused leaves no entry, a dry run neither', async () => {
    const before = (await log()).headers.get('x-total-count')
    const id = '00000000-0000-4000-8000-000000000000'
    expect((await ada.call(pairings.completePairing, { params: { id } })).status).toBe(404)
    await ada.call(pairings.generateCompanyPairing, { query: { dryRun: 'true' } })
    expect((await ada.call(pairings.createPairings)).status).toBe(409)
    expect((await log()).headers.get('x-total-count')).toBe(before)
  })

  test('an act that is undone takes its entry with it', async () => {
    const before = (await log()).headers.get('x-total-count')
    const act = app.context.db.transaction(async (tx) => {
      await recordAudit(tx, app.context, null, { action: 'employees.synced', label: 'Employee file' })
      throw new Error('undo')
    })
    await expect(act).rejects.toThrow('undo')
    expect((await log()).headers.get('x-total-count')).toBe(before)
  })

  test('keeps the fields that changed, and nothing when none did', async () => {
    const when = new Date('2026-11-16T09:00:00Z')
    await change(
      { department: 'Sales', status: 'active', at: when },
      { department: 'Sales', status: 'active', at: when },
    )
    expect((await log({ action: 'user.updated' })).body).toEqual([])
    await change({ department: 'Sales', status: 'active' }, { department: 'Design', status: 'active' })
    const [entry] = (await log({ action: 'user.updated' })).body
    expect(entry).toMatchObject({
      actorId: null,
      actorEmail: 'system',
      before: { department: 'Sales' },
      after: { department: 'Design' },
    })
  })

  test('is filtered by action, actor, text and days of the product’s time zone', async () => {
    expect(await total({ action: 'pairing.completed' })).toBe('1')
    expect(await total({ actor: 'BEN@' })).toBe('2')
    expect(await total({ actor: '%' })).toBe('0')
    expect(await total({ search: 'group1-all-users' })).toBe('1')
    expect(await total({ search: 'design' })).toBe('1')
    // 23:30 in UTC is the next day in Berlin.
    app.clock.set('2026-11-19T23:30:00Z')
    await app.context.db.transaction((tx) =>
      recordAudit(tx, app.context, null, { action: 'employees.synced', label: 'Employee file' }),
    )
    expect(await total({ from: '2026-11-20', to: '2026-11-20' })).toBe('1')
    expect(await total({ to: '2026-11-19' })).toBe('4')
    expect(await total({ from: '2026-11-21' })).toBe('0')
    for (const query of [
      'from=2026-02-30',
      'from=0000-01-01',
      'to=soon',
      'action=anything',
      'cursor=none',
      'sort=anything',
      `cursor=${cursorOf('-at', 'x', '1')}`,
      `cursor=${cursorOf('-at', '+275760-09-13T00:00:00.000Z', '1')}`,
      `cursor=${cursorOf('-at', '2026-11-16T09:30:00.000Z', '1')}&sort=at`,
      `cursor=${cursorOf('actor', 'x', '1', 'ada@example.com')}&sort=actor`,
    ])
      expect({ query, status: (await ada.request('GET', `/api/admin/audit-log?${query}`)).status }).toEqual({
        query,
        status: 400,
      })
    app.clock.set('2026-11-16T10:00:00Z')
  })

  test('a thousand entries of one instant come page by page, each once', async () => {
    await app.owner.pool.query(`
      insert into audit_log (at, actor_email, action, subject_kind, subject_label)
      select '2026-11-16T09:30:00Z', 'many@example.com', 'image.uploaded', 'image', i from generate_series(1, 1000) i`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await log({ actor: 'many@', limit: 300, ...(cursor && { cursor }) })
      expect(page.headers.get('x-total-count')).toBe('1000')
      seen.push(...page.body.map(({ subjectLabel }) => subjectLabel))
      cursor = page.headers.get('x-next-cursor') ?? undefined
    } while (cursor)
    expect(seen).toEqual(Array.from({ length: 1000 }, (_, index) => String(1000 - index)))
  })

  test.each(AUDIT_COLUMNS.flatMap((column) => [column, `-${column}`] as const))(
    'comes by %s page by page, each entry once, the newest first within a person or an action',
    async (sort) => {
      await app.owner.pool.query(`
        insert into audit_log (at, actor_email, action, subject_kind, subject_label)
        select '2026-11-16T09:30:00Z'::timestamptz + make_interval(mins => i / 4), 'sorted' || i % 3 || '@example.com',
          (array['image.uploaded', 'image.deleted'])[1 + i % 2], 'sorted', '' from generate_series(1, 20) i`)
      const pages: AuditEntry[] = []
      let cursor: string | undefined
      do {
        const page = await log({ actor: 'sorted', sort, limit: 7, ...(cursor && { cursor }) })
        pages.push(...page.body)
        cursor = page.headers.get('x-next-cursor') ?? undefined
      } while (cursor)
      const up = sort.startsWith('-') ? -1 : 1
      const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
      const name = {
        at: () => '',
        actor: (one: AuditEntry) => one.actorEmail,
        action: (one: AuditEntry) => one.action,
      }
      const column = sort.replace('-', '') as keyof typeof name
      const inTime = column === 'at' ? up : -1
      const sorted = pages.toSorted(
        (a, b) =>
          up * compare(name[column](a), name[column](b)) ||
          inTime * (compare(a.at, b.at) || compare(Number(a.id), Number(b.id))),
      )
      expect(pages.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
      expect(new Set(pages.map(({ id }) => id)).size).toBe(20)
      await app.owner.pool.query(`delete from audit_log where subject_kind = 'sorted'`)
    },
  )

  test('an administrator’s acts stay theirs when their row is gone', async () => {
    await app.owner.pool.query('delete from users where id = $1', [adaId])
    const { body } = await ben.call(getAuditLog, { query: { actor: 'ada@example.com' } })
    expect(body).toMatchObject([
      { actorId: adaId, actorEmail: 'ada@example.com', action: 'pairing.generated' },
    ])
  })
})
