import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../testing/contract'
import { answerMet, getMailLink } from '../../shared/contract/mail'
import { previewMail, sendNewsletter, sendTestMail } from '../../shared/contract/newsletters'
import * as calls from '../../shared/contract/pairings'
import { updateParticipation } from '../../shared/contract/participation'
import type { Endpoint } from '../../shared/endpoint'
import { fillPath } from '../../shared/paths'
import { cancelImpossibleMeetings } from '../meetings/cancel-impossible'
import { queueReminders } from '../month/cycle/queue-reminders'
import { runCycle } from '../month/cycle/run-cycle'
import { metToken } from '../mail/link-token'
import { startSendEngine } from '../mail/engine/send-engine'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { wordsTo } from '../testing/company-before-cycle'
import { addPeople, adminClient, allow, decide, signedIn } from '../testing/factories'
import { readyNewsletter } from '../testing/newsletters'
import { pairings, seats } from '../tables/pairings.tables'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { CYCLE_TIMEZONE: 'UTC' } })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

/** What an employee may call. */
const isEmployees = ({ access }: Endpoint) => access === 'session' || access === 'employee'
const READS = contract.filter(
  // The outcome says that the matches are not shown yet: the same to everybody (server/month/outcome).
  (one) => one.method === 'GET' && isEmployees(one) && one.path !== '/api/outcome',
)
const ACTS: [Endpoint, object?][] = [
  [calls.completeMatch],
  [calls.setConnectionStatus, { status: 'confirmed' }],
]

interface Employee {
  person: { id: string }
  browser: Client
}

/** All that an employee gets, byte for byte: every read, and every act on a match. */
async function everythingSeen(
  { person, browser }: Employee,
  matchId: string,
): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  const ask = async ({ method, path }: Endpoint, body?: unknown, query = '') => {
    const url = fillPath(path, { id: matchId, emailDomain: 'example.com' }) + query
    const reply = await browser.request(method, url, body)
    seen[`${method} ${path}`] = `${reply.status} ${JSON.stringify(reply.body)}`
  }
  for (const read of READS) await ask(read)
  for (const [act, body] of ACTS) await ask(act, body)
  const inAYear = new Date(app.clock.now().getTime() + 365 * 86_400_000)
  const token = metToken(app.context.secret, person.id, matchId, inAYear)
  await ask(getMailLink, undefined, `?token=${token}`)
  await ask(answerMet, { token, status: 'confirmed' })
  return seen
}

const matchOf = async ({ id }: { id: string }) => {
  const [seat] = await app.context.db
    .select({ matchId: seats.matchId })
    .from(seats)
    .where(and(eq(seats.userId, id), eq(seats.isActive, true)))
  return seat?.matchId ?? undefined
}
const currentOf = async (person: { id: string }) =>
  (await (await signedIn(app, person)).call(calls.getCurrentMatch)).body.match

describe('a match that is shown with its newsletter', () => {
  test('is seen by nobody before, byte for byte, in no call that employees have, active or completed', async () => {
    await allow(app)
    const people = await addPeople(app, [{}, {}, {}, {}, {}])
    const admin = await adminClient(app)
    // A month before, so that there is a history.
    await admin.call(calls.generateCompanyPairing)
    await admin.call(calls.completeCurrentPairings)
    app.clock.set('2026-12-03T09:00:00Z')
    await decide(app, { publish: 'with-newsletter' })
    expect(READS.map(({ path }) => path)).toContain('/api/my-data/page')

    const boss = await adminClient(app)
    const employees = await Promise.all(
      people.map(async (person) => ({ person, browser: await signedIn(app, person) })),
    )
    const known = await Promise.all(employees.map((one) => everythingSeen(one, randomUUID())))
    const { body } = await boss.call(calls.generateCompanyPairing)
    expect(body.pairing).toMatchObject({ totalPairs: 2, publishedAt: null })
    const own = await Promise.all(people.map(matchOf))
    expect(own.filter(Boolean)).toHaveLength(4)
    const look = () =>
      Promise.all(employees.map((one, place) => everythingSeen(one, own[place] ?? randomUUID())))
    expect(await look()).toEqual(known)

    await boss.call(calls.completePairing, { params: { id: body.pairing!.id } })
    expect(await look()).toEqual(known)
    expect((await boss.call(calls.getCompletedPairingFiles)).body[0]).toMatchObject({ publishedAt: null })
  })

  test('is seen as soon as its newsletter is being sent, and a preview and a test copy come before', async () => {
    await decide(app, { publish: 'with-newsletter' })
    const { admin, people, newsletter } = await readyNewsletter(app)
    const [ada] = people
    const params = { id: newsletter.id }
    const copy = { recipientEmail: ada!.email }
    expect((await admin.call(previewMail, { params, body: copy })).status).toBe(200)
    expect((await admin.call(sendTestMail, { params, body: { testEmail: ada!.email } })).status).toBe(200)
    expect(await currentOf(ada!)).toBeNull()

    const engine = startSendEngine(app.context)
    expect((await admin.call(sendNewsletter, { params })).status).toBe(200)
    await engine.stop()
    expect(await currentOf(ada!)).toMatchObject({ partner: { email: expect.any(String) } })
    const [row] = await app.context.db.select().from(pairings)
    expect(row!.publishedAt).toEqual(app.clock.now())
    await decide(app, { reminders: true })
    app.clock.advance(15 * 86_400_000)
    expect(await queueReminders(app.context)).toBe(4)
  })

  test('at a table keeps the seat of a person who opts out and back in before; one out when it is shown is named to nobody', async () => {
    await app.owner.pool.query('update programmes set size = 3')
    await decide(app, { publish: 'with-newsletter', minimumUsers: 2 })
    const { admin, people, newsletter } = await readyNewsletter(app, [{}, {}, {}, {}, {}, {}])
    const [back, away] = people as [(typeof people)[number], (typeof people)[number]]
    const choose = async (
      person: { id: string },
      participationStatus: 'active' | 'opted_out',
      from?: 'now',
    ) => (await signedIn(app, person)).call(updateParticipation, { body: { participationStatus, from } })
    const before = await matchOf(back)
    for (const from of [undefined, 'now'] as const) {
      await choose(back, 'opted_out', from)
      await cancelImpossibleMeetings(app.context)
      await choose(back, 'active')
      await cancelImpossibleMeetings(app.context)
      expect(await matchOf(back)).toBe(before)
    }
    await choose(away, 'opted_out')
    const mates = await Promise.all(people.slice(2).map(matchOf))
    const engine = startSendEngine(app.context)
    expect((await admin.call(sendNewsletter, { params: { id: newsletter.id } })).body.failed).toBe(0)
    await engine.stop()
    expect((await currentOf(back))?.id).toBe(before)
    expect(await matchOf(away)).toBeUndefined()
    for (const person of people.slice(2)) expect(wordsTo(app, person.email)).not.toContain(away.email)
    expect(await Promise.all(people.slice(2).map(matchOf))).toEqual(mates)
  })

  test('is seen when an administrator shows it, once, and the audit log says for how many', async () => {
    await decide(app, { publish: 'with-newsletter' })
    const { admin, people } = await readyNewsletter(app)
    const [pairing] = (await admin.call(calls.getCurrentPairings)).body.pairings
    const params = { id: pairing!.id }
    expect(await currentOf(people[0]!)).toBeNull()
    const shown = await admin.call(calls.publishPairing, { params })
    expect(shown.body).toMatchObject({
      message: '4 people see their match now.',
      pairing: { publishedAt: app.clock.now().toISOString() },
    })
    expect(await currentOf(people[0]!)).not.toBeNull()
    expect(await admin.call(calls.publishPairing, { params })).toMatchObject({
      status: 409,
      body: { code: 'already_done' },
    })
    expect((await admin.call(calls.publishPairing, { params: { id: randomUUID() } })).status).toBe(404)
    const employee = await signedIn(app, people[0]!)
    expect((await employee.call(calls.publishPairing, { params })).status).toBe(403)
  })

  test('of the automatic cycle is hidden in a draft’s round, which its summary says, and seen in one that is sent', async () => {
    await allow(app)
    const people = await addPeople(app, [{}, {}, {}, {}])
    const boss = await adminClient(app)
    await decide(app, { cycle: '0 9 1 * *', publish: 'with-newsletter' })
    app.clock.set('2026-12-01T09:00:10Z')
    await runCycle(app.context)
    expect(await currentOf(people[0]!)).toBeNull()
    const told = app.sink.received.at(-1)!.to[0]!
    expect(wordsTo(app, told)).toContain('People see their match when it goes out.')
    await boss.call(calls.completeCurrentPairings)
    await decide(app, { cycleSend: 'send' })
    app.clock.set('2027-01-01T09:00:10Z')
    await runCycle(app.context)
    expect(await currentOf(people[0]!)).toMatchObject({ month: '2027-01' })
  })
})

test('a match is seen at once unless the people team decides otherwise, and stays so when they do', async () => {
  await allow(app)
  const [ada] = await addPeople(app, [{}, {}, {}, {}])
  const admin = await adminClient(app)
  const { body } = await admin.call(calls.generateCompanyPairing)
  expect(body.pairing).toMatchObject({ publishedAt: body.pairing!.createdAt })
  await decide(app, { publish: 'with-newsletter' })
  expect(await currentOf(ada!)).not.toBeNull()
})
