import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announceRound, previewAnnouncement } from '../../../shared/contract/cycle'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { unsubscribe } from '../../../shared/contract/mail'
import { getOwnProgrammes, skipNextRound, undoSkip } from '../../../shared/contract/participation'
import {
  completeCurrentPairings,
  createPairings,
  deletePairing,
  generateCompanyPairing,
  generateGroupPairing,
  getNextPairing,
  getPairingValidation,
} from '../../../shared/contract/pairings'
import { changeProgramme, getProgramme } from '../../../shared/contract/programme'
import type { ProgrammeSettings } from '../../../shared/programme'
import { pairings, seats } from '../../tables/pairings.tables'
import { headsUps, skips } from '../../tables/participation.tables'
import { users } from '../../tables/people.tables'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { wordsIn } from '../../../languages/server'
import { nextPairing } from '../../pairings/next-pairing'
import { contextForProgramme } from '../../platform/context/programmes'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import {
  addGroup,
  addPeople,
  addPerson,
  addProgramme,
  adminClient,
  allow,
  decide,
  signedIn,
} from '../../testing/factories'
import { announceNextRound, tellOfNoRound } from './announce-round'
import { askSilent } from './ask-silent'
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

async function company(size: number, settings: Partial<ProgrammeSettings> = {}): Promise<void> {
  await decide(app, settings)
  people = await addPeople(
    app,
    Array.from({ length: size }, (_, index) => ({ email: `p${index}@example.com` })),
  )
  // Plans count from the moment an instance sees them.
  await runCycle(app.context)
}
const emailOf = (index: number) => people[index]!.email
const all = () => people.map(({ email }) => email).sort()

/** To whom mails of a kind are queued or went. */
async function mailed(kind: 'heads-up' | 'silence'): Promise<string[]> {
  const rows = await app.context.db
    .select({ email: sendRecipients.email })
    .from(sendRecipients)
    .innerJoin(sends, eq(sends.id, sendRecipients.sendId))
    .where(eq(sends.kind, kind))
  return rows.map(({ email }) => email).sort()
}
async function delivered(): Promise<void> {
  engine ??= startSendEngine(app.context)
  await expect.poll(() => app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
}
/** The link's token in the newest mail to somebody. */
const tokenOf = (email: string) => /unsubscribe\?token=([\w-]+)/.exec(app.sink.latest(email).text!)![1]!
const press = (email: string, choice: 'skip' | 'stay' | 'pause_1') =>
  app.client().call(unsubscribe, { query: { token: tokenOf(email) }, body: { choice } })

/** Who is in the newest round. */
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
  return rows.map(({ email }) => email).sort()
}

describe('the mail before a round of the automatic cycle', () => {
  test('goes to everyone who is in, once, three days before; somebody who skips by it is in the next round again', async () => {
    await company(6, { cycle: '0 9 1 * *' })
    app.clock.set('2026-11-28T07:59:00Z')
    expect(await announceNextRound(app.context)).toBe(0)
    app.clock.set('2026-11-28T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(6)
    await addPerson(app, { email: 'newcomer@example.com' })
    app.clock.set('2026-11-29T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(1)
    expect(await announceNextRound(app.context)).toBe(0)
    await delivered()
    const mail = app.sink.latest(emailOf(0))
    expect(mail.subject).toBe('Coffee round on Tuesday, 1 December 2026: you’re in')
    expect((await press(emailOf(0), 'skip')).body.message).toMatch(/^Noted. You sit out the next round/)

    app.clock.set('2026-12-01T08:00:00Z')
    await runCycle(app.context)
    expect(await inNewestRound()).toEqual([...all().slice(1), 'newcomer@example.com'].sort())
    app.clock.set('2026-12-29T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(7)
    app.clock.set('2027-01-01T08:00:00Z')
    await runCycle(app.context)
    expect(await inNewestRound()).toContain(emailOf(0))
    expect(new Set((await app.context.db.select().from(headsUps)).map(({ period }) => period))).toEqual(
      new Set(['2026-12', '2027-01']),
    )
  })

  test('is taken back, once, for those who are still in, where the round finds nobody for them', async () => {
    await company(6, { cycle: '0 9 1 * *' })
    app.clock.set('2026-11-28T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(6)
    await delivered()
    for (const index of [0, 1, 2]) await press(emailOf(index), 'pause_1')
    await addPerson(app, { email: 'newcomer@example.com', participationStatus: 'paused' })
    app.clock.set('2026-12-01T08:00:00Z')
    await runCycle(app.context)
    await runCycle(app.context)
    await delivered()
    const told = await app.context.db
      .select({ email: sendRecipients.email })
      .from(sendRecipients)
      .innerJoin(sends, eq(sends.id, sendRecipients.sendId))
      .where(eq(sends.newsletterTitle, 'No coffee this time - December 2026'))
    expect(told.map(({ email }) => email).sort()).toEqual([3, 4, 5].map(emailOf).sort())
    expect(app.sink.latest(emailOf(3)).text).toMatch(/there’s no coffee this time/)
    expect(app.sink.latest(emailOf(0)).subject).toMatch(/you’re in$/)
  })

  test('is not taken back where an administrator has to see to the round, or where there was one', async () => {
    await company(6, { cycle: '0 9 1 * *' })
    app.clock.set('2026-11-28T08:00:00Z')
    expect(await announceNextRound(app.context)).toBe(6)
    const due = new Date('2026-12-01T08:00:00Z')
    await tellOfNoRound(app.context, due, new Set(['']))
    app.clock.set(due.toISOString())
    await runCycle(app.context)
    await delivered()
    expect((await mailed('heads-up')).length).toBe(6)
  })

  test('goes to nobody who is paused, sits out, was paired this month by hand, or whose group is too small', async () => {
    await company(5, { cycle: '0 9 20 * *' })
    const small = await addGroup(app, 'Small')
    await allow(app, '*@small.example.com', small.id)
    const big = await addGroup(app, 'Big')
    await allow(app, '*@big.example.com', big.id)
    await addPeople(
      app,
      [0, 1].map((index) => ({ email: `s${index}@small.example.com` })),
    )
    const ofBig = await addPeople(
      app,
      [0, 1, 2, 3, 4, 5].map((index) => ({ email: `b${index}@big.example.com` })),
    )
    await (await signedIn(app, ofBig[0]!)).call(skipNextRound)
    await app.context.db
      .update(users)
      .set({ participationStatus: 'paused', pauseStartDate: '2026-11-01', pauseEndDate: '2026-12-20' })
      .where(eq(users.id, ofBig[1]!.id))
    app.clock.set('2026-11-17T08:00:00Z')
    // The people without a group are in no round where there are groups.
    expect(await announceNextRound(app.context)).toBe(4)
    expect(await mailed('heads-up')).toEqual(ofBig.slice(2).map(({ email }) => email))
  })

  test('goes once, however many instances look at the same moment, and to everybody even if the first of them fails', async () => {
    await company(6, { cycle: '0 9 1 * *' })
    app.clock.set('2026-11-30T08:00:00Z')
    // What a process that dies leaves behind: a transaction that was not committed.
    await app.owner.pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'died'; end $$;
       create trigger fail before insert on heads_ups for each row execute function fail()`,
    )
    await expect(announceNextRound(app.context)).rejects.toThrow()
    expect(await mailed('heads-up')).toEqual([])
    await app.owner.pool.query('drop trigger fail on heads_ups')
    const told = await Promise.all([1, 2, 3].map(() => announceNextRound(app.context)))
    expect(told.toSorted()).toEqual([0, 0, 6])
    expect(await mailed('heads-up')).toEqual(all())
  })

  test('is turned off by the programme', async () => {
    await company(4, { cycle: '0 9 1 * *' })
    await decide(app, { headsUpDays: 0 })
    app.clock.set('2026-12-01T07:59:00Z')
    expect(await announceNextRound(app.context)).toBe(0)
  })
})

describe('a round that is made by hand', () => {
  let admin: Client
  const body = { day: '2026-11-19' }
  beforeEach(async () => {
    await company(4)
    admin = await adminClient(app)
  })

  test('is announced by the administrator, to each person once a month', async () => {
    expect((await admin.call(previewAnnouncement, { query: body })).body).toEqual({ toTell: 4, told: 0 })
    const { status, body: answer } = await admin.call(announceRound, { body })
    expect([status, answer]).toEqual([200, { message: '4 people are told of the round.', told: 4 }])
    expect(await mailed('heads-up')).toEqual(all())
    expect(await admin.call(announceRound, { body })).toMatchObject({
      status: 409,
      body: { code: 'already_announced' },
    })
    expect((await admin.call(previewAnnouncement, { query: body })).body).toEqual({ toTell: 0, told: 4 })
  })

  test('has a date once one is given: everybody sees it, and is told of it as many days before as the programme says', async () => {
    const client = await signedIn(app, people[0]!)
    const next = async () => (await client.call(getNextPairing)).body
    expect((await next()).date).toBe('To be announced')
    const change = (nextRound: string | null) => admin.call(changeProgramme, { body: { nextRound } })
    expect(await change('2026-11-15')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'nextRound', message: 'Choose a day from today on.' }] },
    })
    expect(await change('2026-11-20')).toMatchObject({
      status: 200,
      body: { nextRound: '2026-11-20', nextRuns: [] },
    })
    await client.call(skipNextRound)
    expect(await next()).toMatchObject({
      date: 'Friday, 20 November 2026',
      sitsOut: { round: '2026-11', backIn: null },
    })
    await client.call(undoSkip)
    expect((await admin.call(getSystemHealth)).body.cycle).toMatchObject({ label: 'Manual', nextRunAt: null })
    expect(await announceNextRound(app.context)).toBe(0)
    app.clock.set('2026-11-18T12:00:00Z')
    expect(await announceNextRound(app.context)).toBe(4)
    expect(await announceNextRound(app.context)).toBe(0)
    await delivered()
    expect(app.sink.latest(emailOf(0)).subject).toBe('Coffee round on Friday, 20 November 2026: you’re in')
    app.clock.set('2026-11-20T15:00:00Z')
    expect((await next()).date).toBe('Friday, 20 November 2026')
    await admin.call(generateCompanyPairing)
    expect((await next()).date).toBe('To be announced')
    app.clock.set('2026-11-21T09:00:00Z')
    expect((await next()).date).toBe('To be announced')
    expect((await admin.call(getProgramme)).body.nextRound).toBeNull()
  })

  test('is on every page once it is announced: that of a group on its own, until the company has another', async () => {
    const site = await addGroup(app, 'Site')
    await allow(app, '*@site.example.com', site.id)
    const ofSite = await addPeople(
      app,
      [0, 1, 2, 3].map((index) => ({ email: `s${index}@site.example.com` })),
    )
    const clients = [await signedIn(app, ofSite[0]!), await signedIn(app, people[0]!)]
    const dates = () =>
      Promise.all(clients.map(async (client) => (await client.call(getNextPairing)).body.date))
    expect((await admin.call(announceRound, { body: { ...body, domainGroupId: site.id } })).status).toBe(200)
    expect(await dates()).toEqual(['Thursday, 19 November 2026', 'To be announced'])
    const profiles = () =>
      Promise.all(clients.map(async (client) => (await client.call(getOwnProgrammes)).body[0]?.next))
    expect(await profiles()).toEqual([expect.stringMatching(/^2026-11-19T/), null])
    // The day of a group is of the default programme.
    const lunch = await addProgramme(app)
    const ofLunch = await nextPairing(
      contextForProgramme(app.context, lunch.id),
      ofSite[0]!.id,
      wordsIn('en'),
    )
    expect(ofLunch.date).toBe('To be announced')
    await admin.call(changeProgramme, { body: { nextRound: '2026-12-01' } })
    expect(await dates()).toEqual(['Tuesday, 1 December 2026', 'Tuesday, 1 December 2026'])
    // Once it is made of the group alone, its people wait for the next one on each page; the others still for this one.
    await admin.call(changeProgramme, { body: { nextRound: '2026-11-30' } })
    const ofGroup = { params: { domainGroupId: site.id } }
    expect((await admin.call(generateGroupPairing, ofGroup)).status).toBe(200)
    expect(await dates()).toEqual(['To be announced', 'Monday, 30 November 2026'])
    expect(await profiles()).toEqual([null, expect.stringMatching(/^2026-11-30T/)])
  })

  test('is over once the round is made before its day: everybody waits for the next one to be announced', async () => {
    const client = await signedIn(app, people[0]!)
    await admin.call(changeProgramme, { body: { nextRound: '2026-12-01' } })
    expect((await client.call(getNextPairing)).body.date).toBe('Tuesday, 1 December 2026')
    expect((await admin.call(generateCompanyPairing)).status).toBe(200)
    expect((await client.call(getNextPairing)).body.date).toBe('To be announced')
    expect((await admin.call(getProgramme)).body).toMatchObject({ nextRound: null, nextRuns: [] })
    app.clock.set('2026-11-30T12:00:00Z')
    expect(await announceNextRound(app.context)).toBe(0)
  })

  test('announced, made early, undone, made again: its date is used up while the round is there, and so is that of a group alone', async () => {
    const site = await addGroup(app, 'Site')
    await allow(app, '*@site.example.com', site.id)
    const ofSite = await addPeople(
      app,
      [0, 1, 2, 3].map((index) => ({ email: `s${index}@site.example.com` })),
    )
    const clients = [await signedIn(app, ofSite[0]!), await signedIn(app, people[0]!)]
    const dates = () =>
      Promise.all(clients.map(async (client) => (await client.call(getNextPairing)).body.date))
    const [december, open] = ['Tuesday, 1 December 2026', 'To be announced']
    const nextRound = async () => (await admin.call(getProgramme)).body.nextRound
    const undo = async (rounds: ({ id: string } | null)[]) => {
      for (const round of rounds)
        expect((await admin.call(deletePairing, { params: { id: round!.id } })).status).toBe(200)
    }
    await admin.call(changeProgramme, { body: { nextRound: '2026-12-01' } })
    const ofGroup = async () =>
      (await admin.call(generateGroupPairing, { params: { domainGroupId: site.id } })).body.pairing
    const first = await ofGroup()
    expect([await dates(), await nextRound()]).toEqual([[open, december], '2026-12-01'])
    await undo([first])
    expect(await dates()).toEqual([december, december])
    // Who is in no group is in no round, and for them the day is over all the same.
    const { created } = (await admin.call(createPairings)).body
    expect([created.length, await dates(), await nextRound()]).toEqual([1, [open, open], null])
    await undo(created)
    expect([await dates(), await nextRound()]).toEqual([[december, december], '2026-12-01'])
    await undo([(await admin.call(generateCompanyPairing)).body.pairing])
    expect([await dates(), await nextRound()]).toEqual([[december, december], '2026-12-01'])
    await ofGroup()
    expect(await dates()).toEqual([open, december])
    await app.owner.pool.query(
      'update allowed_emails set domain_group_id = $1 where domain_group_id is null',
      [(await addGroup(app, 'Home')).id],
    )
    // Only those are told of the day for whom it is still to come; and another one may be given afterwards.
    app.clock.set('2026-11-30T12:00:00Z')
    expect(await announceNextRound(app.context)).toBe(4)
    admin = await adminClient(app)
    await admin.call(changeProgramme, { body: { nextRound: '2026-12-15' } })
    clients[0] = await signedIn(app, ofSite[0]!)
    expect((await dates())[0]).toBe('Tuesday, 15 December 2026')
  })

  test('is refused for a day that is over, far away or none, for an unknown group, and for too few people', async () => {
    for (const day of ['2026-11-15', '2027-01-19', '2026-99-99'])
      expect(await admin.call(announceRound, { body: { day } })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'day' }] },
      })
    const nowhere = { ...body, domainGroupId: '00000000-0000-4000-8000-000000000000' }
    expect((await admin.call(announceRound, { body: nowhere })).status).toBe(404)
    await decide(app, { minimumUsers: 5 })
    expect(await admin.call(announceRound, { body })).toMatchObject({
      status: 409,
      body: { code: 'too_few_people' },
    })
    expect(await mailed('heads-up')).toEqual([])
  })

  test('is not announced by hand where the cycle does it', async () => {
    await decide(app, { cycle: '0 9 1 * *' })
    expect(await admin.call(announceRound, { body })).toMatchObject({
      status: 409,
      body: { code: 'runs_by_itself' },
    })
  })
})

describe('sitting out a round', () => {
  test('is said, taken back, and spent by the round; a deleted pairing leaves it open again', async () => {
    await company(5)
    const admin = await adminClient(app)
    const client = await signedIn(app, people[0]!)
    const sitsOut = async () => (await client.call(getNextPairing)).body.sitsOut
    expect(await sitsOut()).toBeNull()
    const next = { round: null, backIn: null, isOver: false }
    expect((await client.call(skipNextRound)).body.sitsOut).toEqual(next)
    expect((await client.call(skipNextRound)).body.sitsOut).toEqual(next)
    expect((await client.call(undoSkip)).body.sitsOut).toBeNull()
    await client.call(skipNextRound)
    expect((await admin.call(getPairingValidation, { query: {} })).body.statusCounts).toMatchObject({
      total: 6,
      truly_active: 4,
      sitting_out: 1,
      dormant: 0,
    })
    const { body } = await admin.call(generateCompanyPairing)
    expect(await inNewestRound()).toEqual(all().slice(1))
    expect(await sitsOut()).toEqual({ round: '2026-11', backIn: null, isOver: true })
    expect(await client.call(undoSkip)).toMatchObject({ status: 409, body: { code: 'round_is_made' } })
    await admin.call(deletePairing, { params: { id: body.pairing!.id } })
    expect(await sitsOut()).toEqual(next)
    await decide(app, { cycle: '0 9 1 * *' })
    expect(await sitsOut()).toEqual({ round: '2026-12', backIn: '2027-01', isOver: false })
  })

  test('counts for one round: a second one of the month has them again, a round that is made again does not', async () => {
    await company(5)
    const admin = await adminClient(app)
    const client = await signedIn(app, people[0]!)
    await client.call(skipNextRound)
    const ready = async () =>
      (await admin.call(getPairingValidation, { query: {} })).body.statusCounts.truly_active
    const generate = async () =>
      (await admin.call(generateCompanyPairing, { query: { again: 'true' } })).body.pairing!
    expect(await ready()).toBe(4)
    const { id } = await generate()
    await admin.call(deletePairing, { params: { id } })
    await generate()
    expect(await inNewestRound()).toEqual(all().slice(1))
    await admin.call(completeCurrentPairings)
    expect(await ready()).toBe(5)
    app.clock.advance(60_000)
    await decide(app, { noRepeatMonths: 0 })
    await generate()
    expect(await inNewestRound()).toEqual(all())
    expect((await client.call(getNextPairing)).body.sitsOut).toBeNull()
  })

  test('counts for the next round once this one is made, and is nothing for somebody who is paused', async () => {
    await company(4, { cycle: '0 9 1 * *' })
    app.clock.set('2026-12-01T08:00:00Z')
    await runCycle(app.context)
    const client = await signedIn(app, people[0]!)
    expect((await client.call(skipNextRound)).body.sitsOut).toEqual({
      round: '2027-01',
      backIn: '2027-02',
      isOver: false,
    })
    expect(await inNewestRound()).toEqual(all())
    await app.context.db
      .update(users)
      .set({ participationStatus: 'opted_out' })
      .where(eq(users.id, people[1]!.id))
    expect(await (await signedIn(app, people[1]!)).call(skipNextRound)).toMatchObject({
      status: 409,
      body: { code: 'not_taking_part' },
    })
    expect(await app.context.db.$count(skips)).toBe(1)
  })
})

describe('somebody who was silent in so many rounds', () => {
  /** Rounds of the cycle, sent, in which nobody says a word. */
  async function silentMonths(...months: string[]): Promise<void> {
    for (const month of months) {
      app.clock.set(`${month}-01T08:00:00Z`)
      await runCycle(app.context)
      await delivered()
      await runCycle(app.context)
    }
  }
  beforeEach(async () => {
    await company(10, { cycle: '0 9 1 * *', cycleSend: 'send' })
    await decide(app, { dormantAfter: 2, headsUpDays: 0 })
  })

  test('is asked once, and left out of the rounds that come until a sign of life', async () => {
    await silentMonths('2026-12')
    expect(await askSilent(app.context)).toBe(0)
    await silentMonths('2027-01')
    // January's is not over.
    expect(await askSilent(app.context)).toBe(0)
    await app.context.db
      .update(users)
      .set({ lastActiveAt: app.clock.now() })
      .where(sql`email > ${emailOf(4)}`)
    await silentMonths('2027-02')
    expect(await askSilent(app.context)).toBe(5)
    expect(await askSilent(app.context)).toBe(0)
    await delivered()
    expect(app.sink.latest(emailOf(0)).subject).toBe('Still fancy a coffee?')
    expect(await inNewestRound()).toEqual(all())

    expect((await press(emailOf(0), 'stay')).body.message).toBe('Lovely. You’re in for the next round.')
    app.clock.set('2027-02-20T08:00:00Z')
    const back = await signedIn(app, people[1]!)
    // The use of a session is noted once an hour.
    app.clock.advance(2 * 3_600_000)
    await back.call(getNextPairing)
    const admin = await adminClient(app)
    const counts = async () => (await admin.call(getPairingValidation, { query: {} })).body.statusCounts
    expect(await counts()).toMatchObject({ truly_active: 7, dormant: 3 })
    app.sink.received.length = 0
    await silentMonths('2027-03')
    const lively = all().filter((email) => ![2, 3, 4].map(emailOf).includes(email))
    expect(await inNewestRound()).toEqual(lively)
    const reached = app.sink.received.flatMap(({ to }) => to).filter((to) => all().includes(to))
    expect([...new Set(reached)].sort()).toEqual(lively)
    await decide(app, { dormantAfter: 0 })
    await askSilent(app.context)
    expect(await counts()).toMatchObject({ dormant: 0 })
  })

  test('is not brought back by an old mail when they opted out', async () => {
    await silentMonths('2026-12', '2027-01', '2027-02')
    await askSilent(app.context)
    await delivered()
    await app.context.db
      .update(users)
      .set({ participationStatus: 'opted_out' })
      .where(eq(users.id, people[0]!.id))
    for (const choice of ['stay', 'skip'] as const)
      expect((await press(emailOf(0), choice)).body.message).toMatch(/^You’ve opted out/)
    const [person] = await app.context.db.select().from(users).where(eq(users.id, people[0]!.id))
    expect(person!.participationStatus).toBe('opted_out')
  })
})
