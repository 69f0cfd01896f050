import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedUsers } from '../../../shared/contract/directory'
import { getArchivedEmailLogs } from '../../../shared/contract/mail'
import { getNewsletters } from '../../../shared/contract/newsletters'
import {
  completePairing,
  generateCompanyPairing,
  getCompletedPairingFiles,
  getCurrentMatch,
} from '../../../shared/contract/pairings'
import { getOneView } from '../../../shared/contract/month'
import { getTestPeople, simpleAuth } from '../../../shared/contract/sign-in'
import { TEST_STATES } from '../../../shared/limits'
import { addMonths, currentMonth } from '../../platform/context/clock'
import { startApp, type TestApp } from '../../testing/app'
import { addPerson, adminClient, allow } from '../../testing/factories'
import { ensureSampleCompany } from './sample-company'

let app: TestApp
let other: TestApp

beforeAll(async () => {
  const apps = await Promise.all([startApp(), startApp()])
  app = apps[0]
  other = apps[1]
  await Promise.all([ensureSampleCompany(app.context), ensureSampleCompany(other.context)])
})
afterAll(() => Promise.all([app.stop(), other.stop()]))

const count = async (from: string): Promise<unknown> =>
  (await app.context.db.execute(sql.raw(`select count(*)::int as n from ${from}`))).rows[0]?.n

describe('the sample company', () => {
  test('has 100 people in two groups and ten departments, all at example.com or example.org', async () => {
    expect(await count('users')).toBe(100)
    expect(await count('(select distinct bio from users) as bios')).toBe(100)
    expect(await count('domain_groups')).toBe(2)
    expect(await count("departments where name <> 'Other'")).toBe(10)
    expect(await count("users where email_domain not in ('example.com', 'example.org')")).toBe(0)
    for (const status of ['paused', 'opted_out']) {
      expect(await count(`users where participation_status = '${status}'`)).toBeGreaterThan(1)
    }
    for (const preference of ['any', 'same-department', 'cross-department']) {
      expect(await count(`users where matching_preference = '${preference}'`)).toBeGreaterThan(5)
    }
  })

  test('has six months of completed pairings with answers', async () => {
    const admin = await adminClient(app)
    const files = await admin.call(getCompletedPairingFiles)
    expect(files.body).toHaveLength(12)
    expect(new Set(files.body.map(({ monthDisplay }) => monthDisplay)).size).toBe(6)
    for (const status of ['pending', 'confirmed', 'not_confirmed']) {
      expect(await count(`seats where answer = '${status}' and place = 0`)).toBeGreaterThan(5)
    }
  })

  test('has a lively month behind it: photos, open answers, somebody left out, booked coffees; nothing is active', async () => {
    expect(await count('users join images on filename = profile_image')).toBeGreaterThan(60)
    const last = `rounds where month = '${addMonths(currentMonth(app.clock), -1)}'`
    const ofLast = `round_id in (select id from ${last})`
    expect(await count(`seats where ${ofLast} and answer = 'pending' and place = 0`)).toBeGreaterThan(1)
    expect(await count(`seats where ${ofLast} and match_id is null`)).toBeGreaterThan(0)
    expect(await count(`meetings join matches m on m.id = match_id where ${ofLast}`)).toBeGreaterThan(5)
    expect(await count("rounds where status = 'active'")).toBe(0)
  })

  test('has a person in each state for test access', async () => {
    const { people } = (await app.client().call(getTestPeople)).body
    expect(people.map(({ state }) => state)).toEqual(TEST_STATES)
    for (const { email } of people)
      expect((await app.client().call(simpleAuth, { body: { email } })).status).toBe(200)
  })

  test('has two sent newsletters with their logs, and one draft', async () => {
    const admin = await adminClient(app)
    const drafts = await admin.call(getNewsletters)
    expect(drafts.body.map(({ status }) => status)).toEqual(['draft'])
    const logs = await admin.call(getArchivedEmailLogs)
    expect(logs.body).toHaveLength(2)
    expect(logs.body[0]?.successful_sends).toBeGreaterThan(50)
  })

  test('is the same every time', async () => {
    const all = sql`select u.id, u.email, s.match_id, s.answer from users u left join seats s on s.user_id = u.id where u.is_sample order by 2, 3`
    const [one, two] = await Promise.all([app.context.db.execute(all), other.context.db.execute(all)])
    expect(two.rows).toEqual(one.rows)
  })

  test('can be paired at once', async () => {
    const { body } = await (await adminClient(app)).call(generateCompanyPairing, {
      query: { dryRun: 'true' },
    })
    expect(body.totalMatches).toBeGreaterThan(40)
    expect(body.certificate.optimal).toBe(true)
  })

  test('shows one match of a running pairing as one of the two sees it', async () => {
    const admin = await adminClient(app)
    const { body } = await admin.call(generateCompanyPairing)
    const params = { id: body.pairing?.id ?? '' }
    const { user, match } = (await admin.call(getOneView, { params })).body
    const own = app.client()
    await own.call(simpleAuth, { body: { email: user.email } })
    expect((await own.call(getCurrentMatch)).body.match).toEqual(match)
    expect([user.profileImageUrl, match.partner.profileImageUrl]).not.toContain(null)
    await admin.call(completePairing, { params })
    expect((await admin.call(getOneView, { params })).status).toBe(404)
  })

  test('is made only in an empty database', async () => {
    expect(await ensureSampleCompany(app.context)).toBe(false)
    expect(await count('users where is_sample')).toBe(100)
  })
})

describe('adding the sample to a running system', () => {
  test('adds the hundred once; a second time is refused and changes nothing', async () => {
    const running = await startApp()
    try {
      await allow(running, '*@company.example')
      await addPerson(running, { email: 'somebody@company.example' })
      const admin = await adminClient(running)
      const first = await admin.call(seedUsers)
      expect(first.body).toMatchObject({ users: 100 })
      expect((await admin.call(seedUsers)).status).toBe(409)
    } finally {
      await running.stop()
    }
  })
})
