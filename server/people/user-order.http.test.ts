import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminUser, getUsers, USER_COLUMNS, type UserSort } from '../../shared/contract/directory'
import type { QueryOf } from '../../shared/endpoint'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow } from '../testing/factories'

let app: TestApp
let admin: Client
let groupId: string
beforeAll(async () => {
  app = await startApp()
  groupId = (await addGroup(app, 'acme', ['Sales'])).id
  await allow(app, '*@acme.test', groupId)
  await allow(app)
  admin = await adminClient(app)
  const names = ['', 'Ödön', 'de Vries', 'De Vries', 'Zimmer', 'Ames', 'ames']
  await addPeople(
    app,
    Array.from({ length: 45 }, (_, index) => ({
      email: `p${(index * 7) % 45}@${index % 3 === 0 ? 'acme.test' : 'example.com'}`,
      lastName: names[index % names.length],
      firstName: index % 4 === 0 ? '' : `F${index % 5}`,
      department: [null, 'Sales', 'sales', 'Design'][index % 4],
      matchingPreference: (['any', 'same-department', 'cross-department'] as const)[index % 3],
      participationStatus: (['active', 'opted_out', 'paused'] as const)[index % 3],
      // Half of the pauses are over today.
      ...(index % 3 === 2 && {
        pauseStartDate: '2026-10-16',
        pauseEndDate: index % 2 === 0 ? '2026-11-16' : '2026-11-17',
      }),
      createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 6), 9, 0, 0, index % 2)),
    })),
  )
})
afterAll(() => app?.stop())

async function walk(query: QueryOf<typeof getUsers>): Promise<AdminUser[]> {
  const seen: AdminUser[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const reply: Awaited<ReturnType<typeof admin.call<typeof getUsers>>> = await admin.call(getUsers, {
      query: { limit: 4, ...query, ...(cursor && { cursor }) },
    })
    expect(reply.status).toBe(200)
    seen.push(...reply.body)
    cursor = reply.headers.get('x-next-cursor') ?? undefined
  }
  return seen
}

const name = ({ lastName, firstName }: AdminUser) => [lastName.toLowerCase(), firstName.toLowerCase()]
const KEYS: Record<(typeof USER_COLUMNS)[number], (user: AdminUser) => string[]> = {
  name,
  email: ({ email }) => [email],
  status: (user) => [user.participationStatus, ...name(user)],
  department: (user) => [(user.department ?? '').toLowerCase(), ...name(user)],
  preference: (user) => [user.matchingPreference, ...name(user)],
  joined: ({ createdAt }) => [createdAt],
}

const letters = new Intl.Collator('und')

const byCode = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Names and departments by their letters, the rest by code points, as the database of the tests compares; then the id. */
function inOrder(users: AdminUser[], column: (typeof USER_COLUMNS)[number]): AdminUser[] {
  const keys = (user: AdminUser) => [...KEYS[column](user), user.id]
  return users.toSorted((one, other) => {
    const [a, b] = [keys(one), keys(other)]
    const place = a.findIndex((key, index) => key !== b[index])
    if (place < 0) return 0
    const isName = column === 'name' || column === 'department' || place > 0
    return (isName ? letters.compare : byCode)(a[place]!, b[place]!)
  })
}

describe('the list of users', () => {
  it.each(USER_COLUMNS.flatMap((column) => [[column, column] as const, [column, `-${column}`] as const]))(
    'sorted by %s (%s) goes through its pages without a gap or a repeat, and says the total on each',
    async (column, sort: UserSort) => {
      const everyone = (await admin.call(getUsers)).body
      expect(everyone).toHaveLength(46)
      const expected = inOrder(everyone, column).map(({ id }) => id)
      const walked = (await walk({ sort })).map(({ id }) => id)
      expect(walked).toEqual(sort.startsWith('-') ? expected.toReversed() : expected)
    },
  )

  it('has accented names where their letters are, in upper and lower case, and pages go on there', async () => {
    const names = ['Åke', 'Ana', 'Élodie', 'émile', 'Eva', 'Łukasz', 'O’Neil', 'Özil', 'van Dyk', 'Zoë']
    await addPeople(
      app,
      names.toReversed().map((lastName, index) => ({ lastName, email: `accent${index}@example.com` })),
    )
    const walked = await walk({ sort: 'name', search: 'accent' })
    expect(walked.map(({ lastName }) => lastName)).toEqual(names)
    await app.owner.pool.query(`delete from users where email like 'accent%'`)
  })

  it.each([
    ['-status', { status: 'active' }],
    ['department', { domainGroupId: 'group' }],
    ['-joined', { search: 'sales' }],
    ['preference', { domainGroupId: 'common', search: 'f1' }],
  ] as const)(
    'sorted by %s and filtered by %j holds the same people as the filter alone',
    async (sort, filter) => {
      const query =
        'domainGroupId' in filter && filter.domainGroupId === 'group' ? { domainGroupId: groupId } : filter
      const plain = await admin.call(getUsers, { query })
      expect(plain.body.length).toBeGreaterThan(4)
      const ids = (users: AdminUser[]) => users.map(({ id }) => id).toSorted()
      expect(ids(await walk({ ...query, sort }))).toEqual(ids(plain.body))
    },
  )

  it.each(USER_COLUMNS)(
    'sorted by %s goes on behind people with the longest names in any script',
    async (sort) => {
      const longest = {
        lastName: '漢'.repeat(100),
        firstName: '字'.repeat(100),
        department: '部'.repeat(100),
      }
      const people = await addPeople(
        app,
        Array.from({ length: 9 }, (_, index) => ({ email: `long${index}@example.com`, ...longest })),
      )
      const walked = (await walk({ sort })).map(({ email }) => email)
      expect(walked).toEqual(expect.arrayContaining(people.map(({ email }) => email)))
      await app.owner.pool.query(`delete from users where email like 'long%'`)
    },
  )

  it('tells the total past the end of the list, too', async () => {
    const everyone = await walk({ sort: '-joined' })
    const { headers } = await admin.call(getUsers, { query: { limit: 45, sort: '-joined' } })
    const cursor = headers.get('x-next-cursor')!
    await app.owner.pool.query('delete from users where id = $1', [everyone.at(-1)!.id])
    const beyond = await admin.call(getUsers, { query: { limit: 45, sort: '-joined', cursor } })
    expect([beyond.status, beyond.body, beyond.headers.get('x-total-count')]).toEqual([200, [], '45'])
  })

  it('takes a cursor only for the sort it was made for', async () => {
    const cursor = (await admin.call(getUsers, { query: { limit: 3, sort: 'name' } })).headers.get(
      'x-next-cursor',
    )!
    const of = (sort: string) =>
      admin.request('GET', `/api/admin/users?limit=3&sort=${sort}&cursor=${cursor}`)
    expect((await of('name')).status).toBe(200)
    for (const sort of ['-name', 'email', 'status', 'joined']) expect((await of(sort)).status).toBe(400)
    expect((await of('salary')).status).toBe(400)
    const { id } = (await walk({}))[0]!
    const forged = (...keys: string[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')
    const made = forged('joined', 'yesterday', id)
    expect((await admin.request('GET', `/api/admin/users?sort=joined&cursor=${made}`)).status).toBe(400)
  })
})
