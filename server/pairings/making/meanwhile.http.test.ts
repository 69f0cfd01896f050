import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAllowedEmail, eraseUser, updateAllowedEmail } from '../../../shared/contract/directory'
import { putBlocks, skipNextRound, updateParticipation } from '../../../shared/contract/participation'
import { updateProfile } from '../../../shared/contract/people'
import * as calls from '../../../shared/contract/pairings'
import { type TestApp, startApp } from '../../testing/app'
import { faultsOfRound } from '../../testing/checked-round'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, adminClient, allow, decide, signedIn } from '../../testing/factories'
import { Watch } from '../../platform/watching/watch'
import { seatedMatches } from '../../testing/seats'

/** What happens while each search of a round is under way, one after the other. */
const meanwhile = { acts: [] as (() => Promise<unknown>)[], searches: 0 }
class WatchedSearch extends Watch {
  override async span<Result>(name: string, ...rest: Rest<Result>): Promise<Result> {
    const found = await super.span(name, ...rest)
    if (name !== 'match') return found
    meanwhile.searches += 1
    await meanwhile.acts.shift()?.()
    return found
  }
}
type Rest<Result> =
  Parameters<typeof Watch.prototype.span<Result>> extends [string, ...infer More] ? More : never

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', watch: new WatchedSearch() })
  await decide(app, { minimumUsers: 2 })
  await allow(app)
  admin = await adminClient(app)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  meanwhile.acts = []
  meanwhile.searches = 0
})
afterAll(() => app?.stop())

const company = async (many: number) => {
  people = await addPeople(
    app,
    Array.from({ length: many }, (_, i) => ({
      department: `Team ${i % 7}`,
      matchingPreference: i % 11 === 0 ? 'same-department' : i % 5 === 0 ? 'cross-department' : 'any',
    })),
  )
}
const generate = async () => (await admin.call(calls.generateCompanyPairing)).body.pairing!.id
const tablesNow = async () => (await seatedMatches(app.context.db)).map((match) => match.people as string[])
const person = (id: string) => people.find((one) => one.id === id)!
const as = async (id: string) => signedIn(app, person(id))
const opts = async (id: string, participationStatus: 'opted_out' | 'paused') =>
  expect(
    await (await as(id)).call(updateParticipation, {
      body: { participationStatus, pauseEndDate: '2026-12-16' },
    }),
  ).toMatchObject({ status: 200 })
/** The matches that the next round would have, if nothing changed. */
async function foreseen() {
  const id = await generate()
  const tables = await tablesNow()
  expect((await admin.call(calls.deletePairing, { params: { id } })).status).toBe(200)
  await app.owner.pool.query(`delete from installation where key = 'pairings made'`)
  meanwhile.searches = 0
  return tables
}

describe('what is decided while a round is being searched', () => {
  test('counts, whoever decides it, and the separate checker accepts the round with its stored certificate', async () => {
    await company(300)
    await addGroup(app, 'Elsewhere', ['Team 3'])
    const pairs = await foreseen()
    const [blocked, optsOut, pauses, leaves, barred, erased, skips, moves] = pairs as [
      string[],
      ...string[][],
    ]
    let erasing: Promise<unknown> = Promise.resolve()
    meanwhile.acts = [
      async () => {
        const [one, other] = blocked as [string, string]
        const emails = [person(other).email]
        expect((await (await as(one)).call(putBlocks, { body: { emails } })).status).toBe(200)
        await opts(optsOut![0]!, 'opted_out')
        await opts(pauses![0]!, 'paused')
        await app.owner.pool.query(
          `update users set employee_status = 'leave', leave_start_date = '2026-11-01' where id = $1`,
          [leaves![0]],
        )
        const entry = await admin.call(addAllowedEmail, { body: { email: person(barred![0]!).email } })
        const bar = { params: { id: entry.body.id }, body: { isActive: false } }
        expect((await admin.call(updateAllowedEmail, bar)).status).toBe(200)
        const { email } = person(erased![0]!)
        const params = { id: erased![0]! }
        // Erasing waits for the round, and takes the person out of it.
        erasing = admin.call(eraseUser, { params, body: { email } })
        expect((await (await as(skips![0]!)).call(skipNextRound)).status).toBe(200)
        const body = { matchingPreference: 'same-department' as const }
        expect((await (await as(moves![0]!)).call(updateProfile, { body })).status).toBe(200)
      },
    ]
    const id = await generate()
    expect(meanwhile.searches).toBe(2)
    const tables = await tablesNow()
    expect(tables.filter((two) => blocked.every((one) => two.includes(one)))).toEqual([])
    const { rows } = await app.owner.pool.query<{ id: string }>(
      `select user_id as id from seats where round_id = $1`,
      [id],
    )
    const inIt = rows.map((row) => row.id)
    for (const two of [optsOut, pauses, leaves, barred, skips]) {
      expect(inIt).not.toContain(two![0])
      expect(inIt).toContain(two![1])
    }
    expect(await faultsOfRound(app, id)).toEqual([])
    expect(await erasing).toMatchObject({ status: 200 })
  })

  test('counts when it comes while the round is searched again; what comes after that waits for the round', async () => {
    await company(60)
    const pairs = await foreseen()
    const [first, second, third] = pairs.map((two) => two[0]!) as [string, string, string]
    let answered = ''
    let isStored = false
    let late: Promise<unknown> = Promise.resolve()
    meanwhile.acts = [
      () => opts(first, 'opted_out'),
      () => opts(second, 'opted_out'),
      async () => {
        late = opts(third, 'opted_out').then(() => (answered = isStored ? 'after' : 'before'))
        await sleep(300)
        expect(answered).toBe('')
      },
    ]
    const id = await generate()
    isStored = true
    expect(meanwhile.searches).toBe(3)
    expect(await faultsOfRound(app, id)).toEqual([])
    const inIt = (await tablesNow()).flat()
    expect([first, second, third].map((one) => inIt.includes(one))).toEqual([false, false, true])
    await late
    expect(answered).toBe('after')
  })

  test('makes no round for which too few are left, and says so', async () => {
    await company(4)
    meanwhile.acts = [
      async () => {
        for (const one of people.slice(1)) await opts(one.id, 'opted_out')
      },
    ]
    const { status, body } = await admin.call(calls.generateCompanyPairing)
    expect([status, body]).toMatchObject([409, { code: 'too_few_people' }])
    expect(await tablesNow()).toEqual([])
  })

  test('of one group leaves the rounds of the others as they are, and skips that group if it has to', async () => {
    const [one, two] = [await addGroup(app, 'One'), await addGroup(app, 'Two')]
    await allow(app, '*@one.example', one.id)
    await allow(app, '*@two.example', two.id)
    const of = (name: string) =>
      addPeople(
        app,
        [1, 2, 3, 4].map((n) => ({ email: `p${n}@${name}.example` })),
      )
    const [ones, twos] = [await of('one'), await of('two')]
    people = [...ones, ...twos]
    meanwhile.acts = [
      () => Promise.resolve(),
      async () => {
        for (const { id } of ones.slice(1)) await opts(id, 'opted_out')
        await opts(twos[0]!.id, 'paused')
      },
    ]
    const { status, body } = await admin.call(calls.createPairings)
    expect(status).toBe(200)
    expect(body.skipped.map(({ group }) => group)).toEqual(['One'])
    expect(body.created).toHaveLength(1)
    expect((await tablesNow()).flat()).not.toContain(twos[0]!.id)
    expect(await faultsOfRound(app, body.created[0]!.id)).toEqual([])
  })

  test('counts at tables, too', async () => {
    await decide(app, { size: 4 })
    await company(41)
    const tables = await foreseen()
    const [one, other] = tables[0] as [string, string]
    meanwhile.acts = [
      async () => {
        await (await as(one)).call(putBlocks, { body: { emails: [person(other).email] } })
        await opts(tables[1]![0]!, 'opted_out')
      },
    ]
    const id = await generate()
    const now = await tablesNow()
    expect(now.filter((ids) => ids.includes(one) && ids.includes(other))).toEqual([])
    expect(now.flat()).not.toContain(tables[1]![0])
    expect(await faultsOfRound(app, id)).toEqual([])
  })
})

test('of everything that is answered before a round can be seen nothing is missing in it, whatever arrives at once', async () => {
  await company(400)
  const pairs = await foreseen()
  const isSeen = async () => (await app.owner.pool.query('select from rounds')).rowCount! > 0
  const counted: { kind: string; who: string[] }[] = []
  const late: (() => Promise<unknown>)[] = []
  const work = async (turn: number) => {
    for (let n = turn; n < pairs.length; n += 6) {
      const [one, other] = pairs[n] as [string, string]
      const browser = await as(one)
      const kind = (['block', 'opted_out', 'paused'] as const)[n % 3]!
      if (kind === 'block') await browser.call(putBlocks, { body: { emails: [person(other).email] } })
      else await opts(one, kind)
      if (!(await isSeen())) counted.push({ kind, who: kind === 'block' ? [one, other] : [one] })
      else if (kind === 'block') late.push(() => browser.call(putBlocks, { body: { emails: [] } }))
      if (await isSeen()) return
    }
  }
  const [id] = await Promise.all([generate(), ...[0, 1, 2, 3, 4, 5].map(work)])
  for (const undo of late) await undo()
  expect(counted.length).toBeGreaterThan(3)
  const matches = await tablesNow()
  const ignored = counted.filter(({ who }) => matches.some((ids) => who.every((one) => ids.includes(one))))
  expect(ignored).toEqual([])
  expect(await faultsOfRound(app, id)).toEqual([])
})
