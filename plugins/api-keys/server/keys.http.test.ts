import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../server/testing/contract'
import { fillPath } from '../../../shared/paths'
import { isForAdmins } from '../../../shared/endpoint'
import { getKeys, makeKey, revokeKey } from '../contract'
import { SCOPES, type Scope, scopeOf } from '../../../shared/scopes'
import { startApp, type TestApp } from '../../../server/testing/app'
import { Client } from '../../../server/testing/client'
import { addPeople, addPerson, adminClient, allow, signedIn } from '../../../server/testing/factories'
import { repeatableCalls } from './keys.tables'
import { forgetOldCalls } from './repeatable.queries'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  await allow(app)
  await addPeople(app, [{}, {}, {}, {}])
  admin = await adminClient(app)
})
afterAll(() => app.stop())

let made = 0
const keyOf = async (scopes: Scope[], days?: number) => {
  made += 1
  const { body } = await admin.call(makeKey, { body: { name: `Key ${made}`, scopes, ...(days && { days }) } })
  return body
}
const by =
  (key: string, client: Client = new Client(app.url)) =>
  (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    client.request(method, path, body, { authorization: `Bearer ${key}`, ...headers })

/** What no key may do, whatever its scopes. */
const NEVER = [
  'PUT /api/admin/password',
  'GET /api/admin/domain-groups/:id/managers',
  'PUT /api/admin/domain-groups/:id/managers',
  'POST /api/admin/users/:id/erase',
  'GET /api/admin/users/:id/address',
  'PUT /api/admin/users/:id/address',
  'GET /api/admin/returns',
  'POST /api/admin/returns',
  'GET /api/admin/restored',
  'POST /api/admin/restored',
  'POST /api/admin/seed-users',
  'GET /api/admin/directory-tokens',
  'POST /api/admin/directory-tokens',
  'DELETE /api/admin/directory-tokens/:id',
  'POST /api/admin/imports/:id/undo',
  'POST /api/admin/undo',
  'DELETE /api/admin/pairings/:id/changes',
  'GET /api/admin/newsletter-frame',
  'GET /api/admin/newsletter-picture',
  'POST /api/admin/email-logs/:id/purge',
  'GET /api/admin/inquiries',
  'GET /api/admin/keys',
  'GET /api/admin/report-links',
  'POST /api/admin/report-links',
  'DELETE /api/admin/report-links/:id',
  'GET /completed_pairings/:fileName',
  'POST /api/admin/keys',
  'DELETE /api/admin/keys/:id',
]
const calls = operations.filter(({ endpoint }) => isForAdmins(endpoint)).map(({ endpoint }) => endpoint)
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

describe('what an API key may', () => {
  test('every call of administrators asks for one scope, or no key may make it', () => {
    const closed = calls.filter((one) => !scopeOf(one)).map(nameOf)
    expect(closed.filter((name) => !name.includes('/second-factor')).toSorted()).toEqual(NEVER.toSorted())
    expect(new Set(calls.map(scopeOf))).toEqual(new Set([...SCOPES, undefined]))
  })

  test('a key makes the calls of its scope, and no other call', async () => {
    const wrong: string[] = []
    const keys = new Map<Scope, string>()
    for (const scope of SCOPES) keys.set(scope, (await keyOf([scope])).key)
    for (const endpoint of calls) {
      const needed = scopeOf(endpoint)
      const other = SCOPES.find((scope) => scope !== needed)!
      const path = fillPath(
        endpoint.path,
        new Proxy({}, { get: () => '00000000-0000-4000-8000-000000000000', has: () => true }),
      )
      const refused = await by(keys.get(other)!)(
        endpoint.method,
        path,
        endpoint.method === 'GET' ? undefined : {},
      )
      if (refused.status !== 403 || refused.body.code !== (needed ? 'scope' : 'not_for_keys'))
        wrong.push(`${nameOf(endpoint)}: ${refused.status} ${JSON.stringify(refused.body)}`)
      if (!needed) continue
      // An empty body is refused by the call itself, if it needs one: past the guard.
      const { status, body } = await by(keys.get(needed)!)(
        endpoint.method,
        path,
        endpoint.method === 'GET' ? undefined : { no: 1 },
      )
      if (status === 401 || status >= 500 || ['scope', 'not_for_keys', 'proof_needed'].includes(body?.code))
        wrong.push(`${nameOf(endpoint)}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    }
    expect(wrong).toEqual([])
  })

  test('calls of employees and of visitors, and other paths, know no key', async () => {
    const { key } = await keyOf([...SCOPES])
    for (const path of ['/api/auth/user', '/api/matches/current', '/api/settings', '/scim/v2/Users'])
      expect(await by(key)('GET', path)).toMatchObject({ status: path.startsWith('/scim') ? 401 : 403 })
  })

  test('no key signs an administrator out, who could not revoke it then', async () => {
    const { key } = await keyOf(['people'])
    const boss = await addPerson(app, { isAdmin: true })
    const person = await addPerson(app)
    const [bosses, persons] = [await signedIn(app, boss), await signedIn(app, person)]
    const signOut = (id: string) => by(key)('POST', `/api/admin/users/${id}/end-sessions`)
    expect(await signOut(boss.id)).toMatchObject({ status: 403, body: { code: 'not_for_keys' } })
    const many = { ids: [boss.id, person.id], change: { signOut: true } }
    expect(await by(key)('POST', '/api/admin/users/bulk', many)).toMatchObject({ body: { changed: 1 } })
    const statusFor = async (client: Client) => (await client.request('GET', '/api/auth/user')).status
    expect([await statusFor(bosses), await statusFor(persons)]).toEqual([200, 401])
    expect((await signOut(person.id)).status).toBe(200)
  })

  test('a key in an address, or beside a session, is refused; so is a wrong one', async () => {
    const { key } = await keyOf(['read'])
    expect(await by(key)('GET', `/api/admin/users?search=${key}`)).toMatchObject({
      status: 400,
      body: { code: 'key_in_address' },
    })
    expect(await by(key, admin)('GET', '/api/admin/users')).toMatchObject({
      status: 400,
      body: { code: 'cookie_beside_key' },
    })
    expect(await by(`${key}x`)('GET', '/api/admin/users')).toMatchObject({
      status: 401,
      body: { code: 'invalid_key' },
    })
  })

  test('a key ends on its day or when it is revoked, and is stored as a hash', async () => {
    const { id, key } = await keyOf(['read'], 30)
    expect((await by(key)('GET', '/api/admin/users')).status).toBe(200)
    const { rows } = await app.owner.db.execute(sql`select k::text as row from api_keys k`)
    expect(JSON.stringify(rows)).not.toContain(key)
    await admin.call(revokeKey, { params: { id } })
    expect((await by(key)('GET', '/api/admin/users')).status).toBe(401)
    const ending = await keyOf(['read'], 1)
    app.clock.advance(86_400_000)
    expect(await by(ending.key)('GET', '/api/admin/users')).toMatchObject({
      status: 401,
      body: { code: 'invalid_key' },
    })
    const { body } = await admin.call(getKeys)
    expect(body.map(({ name }) => name)).not.toContain(`Key ${made - 1}`)
  })

  test('two keys have different names, at least one scope, and at most two years', async () => {
    const { name } = await keyOf(['read'])
    const make = (body: object) =>
      admin.request('POST', '/api/admin/keys', { name: 'Other', scopes: ['read'], ...body })
    expect(await make({ name: name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'already_exists' },
    })
    for (const wrong of [{ scopes: [] }, { scopes: ['all'] }, { days: 731 }, { days: 0 }, { name: ' ' }])
      expect((await make(wrong)).status).toBe(400)
  })

  test('600 calls a minute are taken, and the next is told when to try again', async () => {
    const { id, key } = await keyOf(['read'])
    await app.owner.db.execute(
      sql.raw(
        `insert into rate_limits (key, points, expire) values ('api-key:${id}', 599, ${Date.now() + 30_000})`,
      ),
    )
    const last = await by(key)('GET', '/api/admin/users')
    expect(last.status).toBe(200)
    expect(last.headers.get('ratelimit')).toMatch(/^"calls";r=0;t=/)
    const refused = await by(key)('GET', '/api/admin/users')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('calls at once, and those by other instances, count in the same minute', async () => {
    const countedAs = (id: string, points: number) =>
      app.owner.db.execute(
        sql.raw(
          `insert into rate_limits (key, points, expire) values ('api-key:${id}', ${points}, ${Date.now() + 60_000})
           on conflict (key) do update set points = excluded.points`,
        ),
      )
    const first = await keyOf(['read'])
    await countedAs(first.id, 595)
    const call = (key: string) => by(key)('GET', '/api/admin/domain-groups').then(({ status }) => status)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => call(first.key)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    const other = await keyOf(['read'])
    expect(await call(other.key)).toBe(200)
    await countedAs(other.id, 600)
    await expect.poll(() => call(other.key)).toBe(429)
  })
})

describe('a call with an Idempotency-Key', () => {
  const add = (key: string, repeat: string, name: string) =>
    by(key)('POST', '/api/admin/domain-groups', { name, displayName: name }, { 'idempotency-key': repeat })

  test('is done once, and repeated gets the same response', async () => {
    const { key } = await keyOf(['people'])
    const first = await add(key, 'a', 'Oslo')
    const again = await add(key, 'a', 'Oslo')
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(await add(key, 'a', 'Bergen')).toMatchObject({ status: 422, body: { code: 'repeated_otherwise' } })
    // Another key's.
    expect(await add((await keyOf(['people'])).key, 'a', 'Bergen')).toMatchObject({ status: 200 })
    // Longer than a day ago.
    app.clock.advance(86_400_001)
    expect(await add(key, 'a', 'Tromsø')).toMatchObject({ status: 200 })
  })

  test('a refusal is kept as well', async () => {
    const { key } = await keyOf(['people'])
    const refused = await add(key, 'b', ' ')
    expect(refused.status).toBe(400)
    expect((await add(key, 'b', ' ')).headers.get('idempotency-replayed')).toBe('true')
  })

  test('of two at once, one is done, and the other is told to wait or gets the same', async () => {
    const { key } = await keyOf(['people'])
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(key, 'c', 'Narvik')))
    const outcomes = new Set(replies.map(({ status, body }) => (status === 200 ? 200 : body.code)))
    expect([...outcomes].filter((one) => one !== 200 && one !== 'call_under_way')).toEqual([])
    expect(outcomes).toContain(200)
    const { body: groups } = await admin.request('GET', '/api/admin/domain-groups')
    expect(groups.filter(({ name }: { name: string }) => name === 'Narvik')).toHaveLength(1)
  })

  test('that uploads another file is another call, and one that is watched is kept whole', async () => {
    const { key } = await keyOf(['people'])
    const upload = (text: string) => {
      const form = new FormData()
      form.set('file', new Blob([text], { type: 'text/csv' }), 'people.csv')
      return by(key)('POST', '/api/admin/imports', form, {
        'idempotency-key': 'file',
        accept: 'text/event-stream',
      })
    }
    const first = await upload('email\nada@example.com\n')
    expect(first).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    expect((await upload('email\nada@example.com\n')).body).toEqual(first.body)
    expect((await upload('email\ngrace.hopper@example.com\n')).status).toBe(422)
  })

  test('that uploads a file of unknown length is never taken for an earlier one', async () => {
    const { key } = await keyOf(['people'])
    const upload = async (email: string) => {
      const text = `--x\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\n\r\nemail\n${email}\r\n--x--\r\n`
      const { status } = await fetch(`${app.url}/api/admin/imports`, {
        method: 'POST',
        duplex: 'half',
        body: new Blob([text]).stream(),
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'multipart/form-data; boundary=x',
          'idempotency-key': 'stream',
        },
      })
      return status
    }
    expect([await upload('ada@example.com'), await upload('grace@example.com')]).toEqual([200, 422])
  })

  test('is forgotten after a day', async () => {
    expect(await app.context.db.$count(repeatableCalls)).toBeGreaterThan(0)
    app.clock.advance(86_400_001)
    await forgetOldCalls(app.context)
    expect(await app.context.db.$count(repeatableCalls)).toBe(0)
  })

  test('that was cut off is not done again', async () => {
    const { id, key } = await keyOf(['people'])
    await add(key, 'd', 'Alta')
    await app.owner.db.execute(
      sql.raw(`update repeatable_calls set status = null, response = null where api_key_id = '${id}'`),
    )
    expect(await add(key, 'd', 'Alta')).toMatchObject({ status: 409, body: { code: 'call_under_way' } })
    app.clock.advance(11 * 60_000)
    expect(await add(key, 'd', 'Alta')).toMatchObject({ status: 409, body: { code: 'call_cut_off' } })
  })

  test('whose connection to the database broke may be done: nobody repeats it', async () => {
    const { key } = await keyOf(['people'])
    const breakAt = (moment: string) =>
      app.owner.pool.query(`
        create function break_off() returns trigger language plpgsql as $$ begin
          raise exception 'terminating connection' using errcode = '57P01'; end $$;
        create trigger break_off before ${moment} for each row execute function break_off()`)
    await breakAt('update on repeatable_calls')
    expect(await add(key, 'f', 'Vadsø')).toMatchObject({
      status: 503,
      body: { code: 'database_unavailable' },
    })
    await app.owner.pool.query('drop function break_off cascade')
    expect(await add(key, 'f', 'Vadsø')).toMatchObject({ status: 409, body: { code: 'call_under_way' } })

    await breakAt('insert on domain_groups')
    expect(await add(key, 'g', 'Vardø')).toMatchObject({
      status: 503,
      body: { code: 'database_unavailable' },
    })
    await app.owner.pool.query('drop function break_off cascade')
    app.clock.advance(11 * 60_000)
    expect(await add(key, 'g', 'Vardø')).toMatchObject({ status: 409, body: { code: 'call_cut_off' } })
  })

  test('keeps a response that nobody reads in the database: one has the secret of a webhook', async () => {
    const { key } = await keyOf(['integrations'])
    const make = () =>
      by(key)(
        'POST',
        '/api/admin/webhooks',
        { name: 'Told', url: 'https://hooks.example.com/', events: ['match.met'] },
        { 'idempotency-key': 'h' },
      )
    const { status, body } = await make()
    expect(status).toBe(200)
    const { rows } = await app.owner.pool.query('select response from repeatable_calls')
    expect(JSON.stringify(rows)).not.toContain(body.secret)
    expect((await make()).body).toEqual(body)
  })

  test('of 10 KB is refused', async () => {
    const { key } = await keyOf(['people'])
    expect((await add(key, 'e'.repeat(10_240), 'Bodø')).status).toBe(400)
  })
})

test('what a key did is in the audit log under its name', async () => {
  const { key, name } = await keyOf(['people', 'read'])
  await by(key)('POST', '/api/admin/domain-groups', { name: 'Molde', displayName: 'Molde' })
  const { body } = await by(key)('GET', `/api/admin/audit-log?actor=${encodeURIComponent(name)}`)
  expect(JSON.stringify(body)).toContain(`API key: ${name}`)
})
