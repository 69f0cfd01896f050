import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import '../../testing/dice'
import { bringUpToDate } from '../../../plugins/api-keys/client/client'
import { eraseUser, getUsers } from '../../../shared/contract/directory'
import { applyChanges } from '../../../shared/contract/pairing-changes'
import { completePairing, deletePairing, generateCompanyPairing } from '../../../shared/contract/pairings'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addPerson, adminClient, allow, manage, signedIn } from '../../testing/factories'

const PEOPLE = '/api/admin/users'
const ROUNDS = '/api/admin/pairing-history'
const matchesOf = (round: string) => `/api/admin/pairings/${round}/matches`

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  await allow(app)
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

interface Listed {
  id: string
  erased?: true
  [field: string]: unknown
}

/** A copy of a list, as the client keeps it. */
class Copy {
  readonly rows = new Map<string, Listed>()
  /** How many rows it was sent. */
  sent = 0
  private since = '0'
  constructor(
    private readonly path: string,
    private readonly limit = '5',
  ) {}

  async follow(): Promise<void> {
    this.since = await bringUpToDate(this.rows, this.since, async (updatedSince, cursor = '') => {
      const query = new URLSearchParams({ limit: this.limit, updatedSince, cursor })
      const { status, headers, body: data } = await admin.request('GET', `${this.path}?${query.toString()}`)
      this.sent += data.length
      return { data, response: new Response(null, { status, headers }) }
    })
  }

  get state() {
    return [...this.rows.values()].map(kept).toSorted((a, b) => a.id.localeCompare(b.id))
  }
}

/** What the day and the rounds say of somebody is not told as a change of theirs. */
const kept = ({ notReady: _1, notReadyUntil: _2, currentMatch: _3, ...row }: Listed) => row

async function wholeList(path: string) {
  const { headers, body } = await admin.request('GET', `${path}?limit=500`)
  expect(headers.get('x-next-cursor')).toBeNull()
  return (body as Listed[]).map(kept).toSorted((a, b) => a.id.localeCompare(b.id))
}

/** What is written by somebody else, in which transaction, and how that ends. */
type Write = (dice: number) => [statement: string, ...values: unknown[]][]
const ENDINGS = ['at once', 'at once', 'late', 'late', 'rolled back', 'killed'] as const

/**
 * Does these in any order, some in transactions that end while others begin. Whenever the copies are brought up to date they are
 * what a whole read gives.
 */
async function followed(copies: Copy[], whole: () => Promise<unknown>, writes: Write[], times: number) {
  const open: { ending: (typeof ENDINGS)[number]; connection: pg.Client; pid: number }[] = []
  const end = async ({ ending, connection, pid }: (typeof open)[number]) => {
    if (ending === 'killed') {
      await app.owner.pool.query('select pg_terminate_backend($1)', [pid])
      return undefined
    }
    await connection.query(ending === 'rolled back' ? 'rollback' : 'commit')
    return connection.end()
  }
  let compared = 0
  const isUpToDate = async () => {
    compared += 1
    for (const copy of copies) await copy.follow()
    const now = await whole()
    for (const copy of copies) expect(copy.state).toEqual(now)
  }
  const steps = fc.sample(
    fc.record({
      write: fc.constantFrom(...writes),
      dice: fc.nat(1000),
      ending: fc.constantFrom(...ENDINGS),
      follows: fc.boolean(),
    }),
    times,
  )
  for (const { write, dice, ending, follows } of steps) {
    const connection = new pg.Client(app.context.config.databaseOwnerUrl)
    connection.on('error', () => {})
    await connection.connect()
    const { rows } = await connection.query('select pg_backend_pid() as pid')
    await connection.query(`begin; set local lock_timeout = '20ms'`)
    open.push({ ending, connection, pid: rows[0].pid })
    try {
      for (const [statement, ...values] of write(dice)) await connection.query(statement, values)
    } catch {
      // It would wait for one that ends later, or what it changes is gone: it rolls back, however it ends.
    }
    if (ending === 'at once') await end(open.pop()!)
    // Else there would always be one under way, and much would come again that is known.
    if (dice % 3 === 0) while (open.length > 0) await end(open.splice(dice % open.length, 1)[0]!)
    if (follows) await isUpToDate()
  }
  for (const one of open) await end(one)
  await isUpToDate()
  return compared
}

describe('a list of people that is followed', () => {
  test('is what a whole read gives, whatever is written meanwhile, and however late that is stored', async () => {
    const groups = [await addGroup(app, 'Oslo'), await addGroup(app, 'Rome')]
    await addPeople(
      app,
      Array.from({ length: 24 }, (_, place) => ({ email: `p${place}@site${place % 3}.example` })),
    )
    const { rows } = await app.owner.pool.query(`select id, email from users order by created_at, id`)
    const one = (dice: number) => rows[dice % rows.length]
    const group = (dice: number) => [...groups, { id: null }][dice % 3]!.id
    const entry = (email: string, dice: number): [string, ...unknown[]] => [
      `insert into allowed_emails (email, domain, domain_group_id, added_by, reason, created_at, updated_at)
       values ($1, split_part($1, '@', 2), $2, 'test', '', now(), now())
       on conflict (email) do update set domain_group_id = excluded.domain_group_id`,
      email,
      group(dice),
    ]
    const times = await followed(
      [new Copy(PEOPLE, '7'), new Copy(PEOPLE, '500')],
      () => wholeList(PEOPLE),
      [
        (dice) => [['update users set first_name = $2 where id = $1', one(dice).id, `Name ${dice}`]],
        (dice) => [
          [
            'update users set manager_id = nullif($2::uuid, $1) where id = $1',
            one(dice).id,
            one(dice * 7).id,
          ],
        ],
        (dice) => [['update users set manager_id = null where manager_id = $1', one(dice).id]],
        (dice) => [
          ['savepoint one'],
          ['update users set department = $2 where id = $1', one(dice).id, `Team ${dice}`],
          ['release one'],
        ],
        (dice) => [
          [
            `insert into invitations (user_id, times, sent_at) values ($1, 1, now())
             on conflict (user_id) do update set times = 2, sent_at = now() + make_interval(secs => $2)`,
            one(dice).id,
            dice,
          ],
        ],
        (dice) => [entry(one(dice).email, dice)],
        (dice) => [['delete from allowed_emails where email = $1', one(dice).email]],
        (dice) => [entry(`*@site${dice % 3}.example`, dice >> 2)],
        (dice) => [['delete from allowed_emails where email = $1', `*@site${dice % 3}.example`]],
        (dice) => [
          [
            `insert into users (email, auth_method, created_at, updated_at) values ($1, 'employee_file', now(), now())`,
            `new${dice}@site1.example`,
          ],
        ],
        () => [
          [
            `select delete_unused_accounts(array(select id from users where auth_method = 'employee_file' limit 1))`,
          ],
        ],
        (dice) => [['select from users where id = $1 for update', one(dice).id]],
      ],
      120,
    )
    expect(times).toBeGreaterThan(30)
  })

  test('brings changed people, and nobody else, and nothing a second time', async () => {
    const [ada, ben] = await addPeople(app, [{}, {}])
    const copy = new Copy(PEOPLE, '500')
    const sentNow = async () => {
      const { sent } = copy
      await copy.follow()
      return copy.sent - sent
    }
    // What other tests have under way on the same server may bring it once more.
    await expect.poll(sentNow).toBe(0)
    await app.owner.pool.query(`update users set last_name = 'Changed' where id = $1`, [ada!.id])
    expect(await sentNow()).toBe(1)
    expect(copy.rows.get(ada!.id)).toMatchObject({ lastName: 'Changed' })
    await expect.poll(sentNow).toBe(0)
    expect(copy.rows.has(ben!.id)).toBe(true)
  })

  test('brings people changed between two of its pages the next time', async () => {
    const ask = (updatedSince: string, cursor = '', limit = 2) =>
      admin.call(getUsers, { query: { updatedSince, cursor, limit } })
    const first = await ask('0')
    const { id } = first.body[0]!
    await app.owner.pool.query(`update users set first_name = 'Between' where id = $1`, [id])
    const rest = await ask('0', first.headers.get('x-next-cursor')!, 500)
    const { body } = await ask(rest.headers.get('x-updated-until')!, '', 500)
    expect(body).toContainEqual(expect.objectContaining({ id, firstName: 'Between' }))
  })

  test('says which people were erased, without their names, and says nothing of them to programs that begin afterwards', async () => {
    const { id, email } = await addPerson(app, { firstName: 'Gone' })
    const { headers } = await admin.call(getUsers, { query: { updatedSince: '0', limit: 500 } })
    expect((await admin.call(eraseUser, { params: { id }, body: { email } })).status).toBe(200)
    const updatedSince = headers.get('x-updated-until')!
    const { body } = await admin.call(getUsers, { query: { updatedSince } })
    expect(body.filter((one) => one.id === id)).toEqual([
      expect.objectContaining({ erased: true, email: '', lastName: '' }),
    ])
    const begun = await admin.call(getUsers, { query: { updatedSince: '0', limit: 500 } })
    expect(begun.body.map((one) => one.id)).not.toContain(id)
  })
})

describe('rounds and matches that are followed', () => {
  test('are what a whole read gives, whatever is written meanwhile, and however late that is stored', async () => {
    await addPeople(
      app,
      Array.from({ length: 20 }, () => ({})),
    )
    const { body: made } = await admin.call(generateCompanyPairing)
    const round = made.pairing!.id
    const { rows } = await app.owner.pool.query(
      'select s.id, s.match_id, s.user_id from seats s where round_id = $1 and match_id is not null order by 1',
      [round],
    )
    const one = (dice: number) => rows[dice % rows.length]
    const times = await followed(
      [new Copy(matchesOf(round)), new Copy(matchesOf(round), '500')],
      () => wholeList(matchesOf(round)),
      [
        (dice) => [
          [
            `update seats set answer = $2, answered_at = now() where id = $1`,
            one(dice).id,
            ['confirmed', 'not_confirmed'][dice % 2],
          ],
        ],
        (dice) => [
          [`update matches set status = 'completed', completed_at = now() where id = $1`, one(dice).match_id],
        ],
        (dice) => [['update users set last_name = $2 where id = $1', one(dice).user_id, `Name ${dice}`]],
        // As a change of the round does it.
        (dice) => [
          ['delete from matches where id = $1', one(dice * 5).match_id],
          ['update rounds set version = version + 1, total_pairs = total_pairs - 1 where id = $1', round],
        ],
      ],
      60,
    )
    expect(times).toBeGreaterThan(15)
    const rounds = new Copy(ROUNDS)
    await rounds.follow()
    expect(rounds.state).toEqual(await wholeList(ROUNDS))
    expect(rounds.state).toHaveLength(1)
    await admin.call(deletePairing, { params: { id: round } })
    await rounds.follow()
    expect(rounds.state).toEqual([])
  })

  test('have a round that was changed and completed, with its matches', async () => {
    const people = await addPeople(
      app,
      Array.from({ length: 6 }, () => ({})),
    )
    const { body: made } = await admin.call(generateCompanyPairing)
    const round = made.pairing!
    const [rounds, list] = [new Copy(ROUNDS), new Copy(matchesOf(round.id))]
    await rounds.follow()
    await list.follow()
    const params = { id: round.id }
    const body = { out: [people[0]!.id], version: round.version }
    expect((await admin.call(applyChanges, { params, body })).status).toBe(200)
    await rounds.follow()
    await list.follow()
    expect(rounds.state).toEqual([expect.objectContaining({ version: round.version + 1 })])
    expect(list.state).toEqual(await wholeList(matchesOf(round.id)))
    await admin.call(completePairing, { params })
    await rounds.follow()
    await list.follow()
    expect(rounds.state).toEqual([expect.objectContaining({ status: 'completed' })])
    expect(list.state).toEqual(await wholeList(matchesOf(round.id)))
  })
})

test('what is followed is read whole, from a place that we named, and by administrators', async () => {
  const ask = (query: string, path = PEOPLE) => admin.request('GET', `${path}?${query}`)
  for (const query of [
    'updatedSince=0&search=ada',
    'updatedSince=0&sort=name',
    'updatedSince=0&status=active',
  ])
    expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  for (const query of [
    'updatedSince=2026-11-01T00:00:00Z',
    'updatedSince=',
    'updatedSince=0&cursor=WyJ4IiwieSJd',
  ])
    for (const path of [PEOPLE, ROUNDS])
      expect(await ask(query, path)).toMatchObject({ status: 400, body: { code: 'invalid_cursor' } })
  const manager = await addPerson(app)
  await manage(app, manager, [await addGroup(app, 'Paris')])
  expect(await (await signedIn(app, manager)).call(getUsers, { query: { updatedSince: '0' } })).toMatchObject(
    {
      status: 403,
      body: { code: 'not_admin' },
    },
  )
})

test('on another database server the numbers of transactions mean nothing: everything comes again', async () => {
  const place = (...keys: string[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')
  const ask = async (updatedSince: string) => {
    const { headers, body } = await admin.call(getUsers, { query: { updatedSince } })
    const [history = '', next = '']: string[] = JSON.parse(
      Buffer.from(headers.get('x-updated-until')!, 'base64url').toString(),
    )
    return { history, next, people: body.length }
  }
  const { history, people } = await ask('0')
  let next = ''
  await expect
    .poll(async () => {
      next = (await ask('0')).next
      return (await ask(place(history, next))).people
    })
    .toBe(0)
  expect((await ask(place(`${history}0`, next))).people).toBe(people)
  // And one that is not there yet.
  expect((await ask(place(history, `${next}0`))).people).toBe(people)
})
