import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getUsers } from '../../../shared/contract/directory'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addPerson, adminClient, allow, signedIn } from '../../../server/testing/factories'
import { ENTERPRISE, type Scim, scimClient } from '../../../server/testing/scim'

let app: TestApp
let other: TestApp
let admin: Client
let scim: Scim
let elsewhere: Scim

beforeAll(async () => {
  app = await startApp()
  other = await startApp({ beside: app })
  await allow(app)
  admin = await adminClient(app)
  scim = await scimClient(app, admin)
  elsewhere = await scimClient(other, admin, 'Second')
})
afterAll(async () => {
  await other?.stop()
  await app?.stop()
})

const create = async (userName: string, more: object = {}) => {
  const { status, body } = await scim.post('/Users', { userName, ...more })
  expect({ status, body }).toMatchObject({ status: 201 })
  return body as { id: string }
}
const patch = (id: string, ...operations: object[]) => scim.patch(`/Users/${id}`, { Operations: operations })

test('of many calls for one person at once, one makes them, and the others are refused in SCIM’s own form', async () => {
  const userName = 'once@example.com'
  const made = await Promise.all(Array.from({ length: 30 }, () => scim.post('/Users', { userName })))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = made.filter(({ status, body }) => status === 409 && body.scimType === 'uniqueness')
  expect(refused).toHaveLength(29)
  const { id } = made.find(({ status }) => status === 201)!.body as { id: string }

  const second = await create('twice@example.com')
  const renames = await Promise.all(
    [id, second.id].map((one) => patch(one, { op: 'replace', path: 'userName', value: 'both@example.com' })),
  )
  expect(renames.map(({ status, body }) => [status, body.scimType]).toSorted()).toEqual([
    [200, undefined],
    [409, 'uniqueness'],
  ])

  const { body: group } = await scim.post('/Groups', { displayName: 'Baristas' })
  const atOnce = await Promise.all([
    scim.delete(`/Users/${id}`),
    patch(id, { op: 'replace', path: 'title', value: 'Ghost' }),
    scim.put(`/Groups/${group.id}`, { displayName: 'Baristas', members: [{ value: id }] }),
    scim.delete(`/Users/${id}`),
  ])
  expect(atOnce.filter(({ status }) => status >= 500)).toEqual([])
  expect((await scim.get(`/Users/${id}`)).status).toBe(404)
  expect((await scim.get(`/Groups/${group.id}`)).body.members).toEqual([])
})

test('of many people who come at once each gets their own account, entry and line of the log; a refusal concerns one person alone', async () => {
  const person = await addPerson(app, { email: 'at.once.3@example.com' })
  const theirs = await signedIn(app, person)
  await create('at.once.7@example.com')
  const names = Array.from({ length: 20 }, (_, i) => `at.once.${i}@example.com`)
  const made = await Promise.all(
    names.map((userName, i) =>
      scim.post('/Users', {
        userName,
        externalId: `E-${i}`,
        active: i !== 3,
        name: { givenName: `Given ${i}`, familyName: 'Once' },
        timezone: i % 2 === 0 ? 'Europe/London' : 'Nowhere/None',
        [ENTERPRISE]: { department: `Team ${i % 3}`, manager: { value: names[i % 5] } },
      }),
    ),
  )
  expect(made.map(({ status }) => status)).toEqual(names.map((_, i) => (i === 7 ? 409 : 201)))
  expect(made.flatMap(({ status, body }) => (status === 201 ? [body] : []))).toMatchObject(
    names.flatMap((userName, i) =>
      i === 7
        ? []
        : {
            userName,
            externalId: `E-${i}`,
            active: i !== 3,
            name: { givenName: `Given ${i}` },
            [ENTERPRISE]: { department: `Team ${i % 3}` },
          },
    ),
  )
  expect(made[3]!.body.id).toBe(person.id)
  expect((await theirs.request('GET', '/api/auth/user')).status).toBe(401)

  const { body: shown } = await admin.call(getUsers, { query: { search: 'at.once.' } })
  expect(shown.map(({ email, department }) => [email, department]).toSorted()).toEqual(
    names.map((name, i) => [name, i === 7 ? null : `Team ${i % 3}`]).toSorted(),
  )
  const { rows } = await app.owner.pool.query<{ report: string; boss: string | null; zone: string | null }>(
    `select u.email as report, boss.email as boss, u.time_zone as zone from users u left join users boss on boss.id = u.manager_id
     where u.email like 'at.once.%'`,
  )
  const managerOf = (i: number) => (i === 7 || i < 5 ? null : names[i % 5]!)
  expect(rows.map(({ report, boss }) => [report, boss]).toSorted()).toEqual(
    names.map((name, i) => [name, managerOf(i)]).toSorted(),
  )
  expect(rows.find(({ report }) => report === names[4])?.zone).toBe('Europe/London')
  expect(rows.find(({ report }) => report === names[5])?.zone).toBe(null)
  const { body: log } = await admin.call(getAuditLog, {
    query: { action: 'user.provisioned', search: 'at.once.' },
  })
  expect(log.map(({ subjectLabel }) => subjectLabel).toSorted()).toEqual(names.toSorted())
})

/** Lets a call do all but commit, and a second one come as far as it can, before both may go on. */
async function atTheSameMoment(
  first: () => Promise<{ status: number }>,
  second: () => Promise<{ status: number }>,
) {
  const waiting = async () => {
    const { rows } = await app.owner.pool.query<{ waiting: number }>(
      `select count(distinct pid)::int as waiting from pg_locks
       where not granted and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0]!.waiting
  }
  const holder = await app.owner.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table audit_log in share mode')
    const one = first()
    await expect.poll(waiting, { interval: 10 }).toBe(1)
    const two = second()
    await expect.poll(waiting, { interval: 10 }).toBe(2)
    await holder.query('commit')
    expect((await Promise.all([one, two])).every(({ status }) => status < 300)).toBe(true)
  } finally {
    holder.release(true)
  }
}

test('a manager and their report who come at the same moment find each other, also on two instances', async () => {
  const bossOf = async (report: string) => {
    const { rows } = await app.owner.pool.query<{ boss: string | null }>(
      'select boss.email as boss from users u left join users boss on boss.id = u.manager_id where u.email = $1',
      [report],
    )
    return rows[0]?.boss
  }
  const makeBoss = (userName: string) => () => elsewhere.post('/Users', { userName })
  const makeReport = (userName: string, boss: string) => () =>
    scim.post('/Users', { userName, [ENTERPRISE]: { manager: { value: boss } } })

  await atTheSameMoment(makeReport('report1@example.com', 'Boss1@example.com'), makeBoss('boss1@example.com'))
  expect(await bossOf('report1@example.com')).toBe('boss1@example.com')
  await atTheSameMoment(makeBoss('boss2@example.com'), makeReport('report2@example.com', 'boss2@example.com'))
  expect(await bossOf('report2@example.com')).toBe('boss2@example.com')

  // So do one who gets the address and one who is changed to name it.
  const boss = await create('boss3@example.com')
  const report = await create('report3@example.com')
  const path = `${ENTERPRISE}:manager`
  await atTheSameMoment(
    () => patch(report.id, { op: 'add', path, value: 'boss4@example.com' }),
    () =>
      elsewhere.patch(`/Users/${boss.id}`, {
        Operations: [{ op: 'replace', path: 'userName', value: 'boss4@example.com' }],
      }),
  )
  expect(await bossOf('report3@example.com')).toBe('boss4@example.com')
})
