import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announceRound, previewAnnouncement } from '../../../shared/contract/cycle'
import { getMailLink, unsubscribe } from '../../../shared/contract/mail'
import { getOutcome, getOwnProgrammes, takePart } from '../../../shared/contract/participation'
import {
  deletePairing,
  generateCompanyPairing,
  getCurrentPairings,
  getPairingValidation,
} from '../../../shared/contract/pairings'
import type { ProgrammeSettings } from '../../../shared/programme'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { pairings, seats } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { programmes } from '../../tables/programmes.tables'
import { sends } from '../../tables/sending.tables'
import { startApp, type TestApp } from '../../testing/app'
import { addPeople, adminClient, allow, decide, signedIn } from '../../testing/factories'
import { announceNextRound } from './announce-round'
import { runCycle } from './run-cycle'

let app: TestApp
let engine: SendEngine | undefined
let people: Awaited<ReturnType<typeof addPeople>>

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  await app.keep()
})
beforeEach(() => app.reset())
afterEach(async () => {
  await engine?.stop()
  engine = undefined
})
afterAll(() => app?.stop())

async function company(settings: Partial<ProgrammeSettings>, join: ProgrammeSettings['join'] = 'ask') {
  await app.owner.db.update(programmes).set({ join })
  await decide(app, { scope: 'across', minimumUsers: 2, ...settings })
  people = await addPeople(
    app,
    Array.from({ length: 6 }, (_, index) => ({ email: `p${index}@example.com` })),
  )
  // Plans count from the moment an instance sees them.
  await runCycle(app.context)
}

async function delivered(): Promise<void> {
  engine ??= startSendEngine(app.context)
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`), { timeout: 10_000 }).toBe(0)
}
const linkOf = (index: number) =>
  /unsubscribe\?token=([\w-]+)&choice=in/.exec(app.sink.latest(people[index]!.email).text!)?.[1] ?? ''
const answer = (index: number, choice: 'in' | 'not_in' = 'in') =>
  app.client().call(unsubscribe, { query: { token: linkOf(index) }, body: { choice } })
const saidIn = async (index: number) =>
  (await app.client().call(getMailLink, { query: { token: linkOf(index) } })).body.saidIn

/** The places of the people in the newest round. */
async function inNewestRound(): Promise<string[]> {
  const [newest] = await app.context.db
    .select()
    .from(pairings)
    .orderBy(sql`${pairings.createdAt} desc`)
    .limit(1)
  const rows = await app.context.db
    .select({ email: users.email })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .where(eq(seats.pairingId, newest!.id))
  return rows.map(({ email }) => email.slice(0, 2)).sort()
}

describe('a programme that asks before each round', () => {
  test('takes in those who press "I’m in" in the mail, as long as its round is not made; the round says how many', async () => {
    await company({ cycle: '0 9 1 * *' })
    app.clock.set('2026-11-28T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(6)
    expect(await announceNextRound(app.context)).toBe(0)
    await delivered()
    expect(app.sink.latest(people[0]!.email).subject).toBe('Are you in on Tuesday, 1 December 2026?')
    // Opening the link changes nothing, however often.
    expect([await saidIn(0), await saidIn(0)]).toEqual([false, false])
    for (const index of [0, 1, 2, 3, 4]) expect((await answer(index)).status).toBe(200)
    expect((await answer(4, 'not_in')).body.message).toBe('Taken back. This round goes on without you.')
    expect([await saidIn(3), await saidIn(4)]).toEqual([true, false])
    const admin = await adminClient(app)
    const { body } = await admin.call(getPairingValidation, { query: {} })
    expect(body.asked).toEqual({ asked: 6, yes: 4, silent: 2 })
    expect(body.reasons).toContainEqual({ reason: 'not-answered', people: 2 })

    app.clock.set('2026-12-01T08:00:00Z')
    await runCycle(app.context)
    expect(await inNewestRound()).toEqual(['p0', 'p1', 'p2', 'p3'])
    const [round] = (await admin.call(getCurrentPairings)).body.pairings
    expect(round?.asked).toEqual({ asked: 6, yes: 4, silent: 2 })
    expect(await answer(5)).toMatchObject({ status: 409, body: { code: 'round_is_made' } })
    expect(await saidIn(5)).toBeNull()
    const silent = await signedIn(app, people[5]!)
    expect((await silent.call(getOutcome)).body).toMatchObject({
      month: '2026-12',
      outcome: 'not-answered',
      text: 'You sit out the round of December: you didn’t say that you’re in.',
    })

    // An answer counts for one round.
    app.clock.set('2026-12-29T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(6)
    expect((await admin.call(getPairingValidation, { query: {} })).body.asked).toMatchObject({ yes: 0 })
  })

  test('refuses a round before anybody was asked, and everybody can be asked at once', async () => {
    await company({ cycle: null })
    const admin = await adminClient(app)
    expect(await admin.call(generateCompanyPairing, { query: {} })).toMatchObject({
      status: 409,
      body: { code: 'not_asked', message: 'Nobody has been asked yet.' },
    })
    const round = { day: '2026-11-20' }
    expect((await admin.call(previewAnnouncement, { query: round })).body).toEqual({ toTell: 6, told: 0 })
    expect((await admin.call(announceRound, { body: round })).body.told).toBe(6)
    expect(await admin.call(announceRound, { body: round })).toMatchObject({ status: 409 })
    await delivered()
    await answer(0)
    expect(await admin.call(generateCompanyPairing, { query: {} })).toMatchObject({
      status: 409,
      body: { code: 'too_few_people' },
    })
    await answer(1)
    const made = await admin.call(generateCompanyPairing, { query: {} })
    expect(made.body.pairing?.asked).toEqual({ asked: 6, yes: 2, silent: 4 })

    // Deleting the round leaves the answers open again.
    await admin.call(deletePairing, { params: { id: made.body.pairing!.id } })
    expect([await saidIn(0), await saidIn(2)]).toEqual([true, false])
  })

  test('with a cycle of its own is asked at once, too, about the day of that cycle', async () => {
    await company({ cycle: '0 9 1 * *', headsUpDays: 0 })
    app.clock.set('2026-11-29T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(0)
    const admin = await adminClient(app)
    await admin.call(announceRound, { body: { day: '2026-11-30' } })
    await delivered()
    expect(app.sink.latest(people[0]!.email).subject).toBe('Are you in on Tuesday, 1 December 2026?')
  })

  test('leaves those who were silent three times in a row in peace for a quarter', async () => {
    await company({ cycle: '0 9 1 * *' })
    const asked: number[] = []
    const ask = async (month: string, said: number[]) => {
      app.clock.set(`${month}-26T08:00:00Z`)
      await runCycle(app.context)
      app.clock.set(`${month}-29T08:00:00Z`)
      asked.push(await announceNextRound(app.context))
      await delivered()
      for (const index of said) await answer(index)
    }
    await ask('2026-11', [0, 1])
    await ask('2026-12', [0, 1])
    await ask('2027-01', [0, 1, 2])
    // Three of them have said nothing to three rounds; the last one that they were asked about was that of February.
    await ask('2027-03', [0, 1])
    await ask('2027-04', [0, 1])
    expect(asked).toEqual([6, 6, 6, 3, 6])
  })
})

describe('somebody who wants to be asked in a programme that asks nobody', () => {
  test('sits out a round that they say nothing about; without a heads-up they alone get a mail', async () => {
    await company({ cycle: '0 9 1 * *', headsUpDays: 0 }, 'everyone')
    const [ada, ben] = [await signedIn(app, people[0]!), await signedIn(app, people[1]!)]
    const [{ id } = { id: '' }] = (await ada.call(getOwnProgrammes)).body
    const params = { id }
    for (const client of [ada, ben])
      expect((await client.call(takePart, { params, body: { in: true, askMe: true } })).body).toMatchObject({
        asksAll: false,
        asksMe: true,
        saysIn: null,
      })
    expect(await ada.call(takePart, { params, body: { in: true, saysIn: true } })).toMatchObject({
      status: 409,
    })
    app.clock.set('2026-11-28T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(2)
    expect((await ada.call(takePart, { params, body: { in: true, saysIn: true } })).body.saysIn).toBe(true)
    app.clock.set('2026-12-01T08:00:00Z')
    await runCycle(app.context)
    expect(await inNewestRound()).toEqual(['p0', 'p2', 'p3', 'p4', 'p5'])
    expect((await ben.call(takePart, { params, body: { in: true, askMe: false } })).body.asksMe).toBe(false)
  })
})
