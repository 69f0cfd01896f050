import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { updateUser } from '../../../shared/contract/directory'
import { getMonth } from '../../../shared/contract/month'
import {
  approveNewsletter,
  cancelSend,
  pauseSend,
  resumeSend,
  saveNewsletter,
  sendNewsletter,
} from '../../../shared/contract/newsletters'
import {
  completeCurrentPairings,
  generateCompanyPairing,
  getCurrentMatch,
  getCurrentPairings,
  getMatchHistory,
  getPairingFile,
  getPairingMatches,
  setConnectionStatus,
} from '../../../shared/contract/pairings'
import { askByLink, getAnother } from '../../../shared/contract/mail'
import { bookMeeting, getSlots } from '../../../shared/contract/meetings'
import { getOutcome, takePart, updateParticipation } from '../../../shared/contract/participation'
import { changeOneProgramme } from '../../../shared/contract/programme'
import { type Audience } from '../../../shared/programme'
import { askForAnother, getStranding, pairStranded } from '../../../shared/contract/rescue'
import { cancelImpossibleMeetings } from '../../meetings/cancel-impossible'
import { queueReminders } from '../cycle/queue-reminders'
import { momentOf } from '../../platform/context/clock'
import { runDueJobs } from '../../platform/jobs/jobs'
import { matches, seats, pairings } from '../../tables/pairings.tables'
import { erasePerson } from '../../privacy/erasing/erase-user'
import { users } from '../../tables/people.tables'
import { JOBS } from '../../schedule'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { sendRecipients, sends, strandings } from '../../tables/sending.tables'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addProgramme, adminClient, decide, signedIn } from '../../testing/factories'
import { readyNewsletter } from '../../testing/newsletters'
import { renameByDirectory, scimClient } from '../../testing/scim'
import { findStranded } from './find-stranded'
import { pairStrandedDaily } from './pair-stranded'
import { countMeetings } from '../../pairings/stranded.queries'
import { addMatch, seatedMatches } from '../../testing/seats'

const DAY = 86_400_000

let app: TestApp
let engine: SendEngine
let ready: Awaited<ReturnType<typeof readyNewsletter>>
type Person = (typeof ready.people)[number]
let pairs: { id: string; one: Person; other: Person }[]
/** Of five, the one whom the round left out. */
let leftOut: Person
let pairingId: string

/** Five people, of whom one is left out; on 10 November, by hand. */
beforeAll(async () => {
  app = await startApp({ now: '2026-11-10T12:00:00Z' })
  ready = await readyNewsletter(app, 5)
  const person = (id: string) => ready.people.find((one) => one.id === id)!
  const rows = await seatedMatches(app.context.db)
  pairs = rows.map(({ id, people }) => ({ id, one: person(people[0]), other: person(people[1]) }))
  pairingId = rows[0]!.pairingId
  const members = await app.context.db.select().from(seats)
  leftOut = person(members.find(({ matchId }) => matchId === null)!.userId)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  engine = startSendEngine(app.context)
})
afterEach(() => engine.stop())
afterAll(() => app.stop())

const announce = async () => {
  await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
  app.sink.received.length = 0
}
async function allSent(): Promise<void> {
  await expect.poll(() => app.context.db.$count(sends, sql`state not in ('sent', 'cancelled')`)).toBe(0)
}
const mailed = () => app.sink.received.map(({ to }) => to[0]).sort()
const as = (person: Person) => signedIn(app, person)
const pause = async (person: Person) => {
  const params = { id: person.id }
  await ready.admin.call(updateUser, { params, body: { participationStatus: 'paused', from: 'now' } })
}
const comeBack = async (person: Person) =>
  ready.admin.call(updateUser, { params: { id: person.id }, body: { participationStatus: 'active' } })
const strandingOf = async (person: Person) => (await (await as(person)).call(getStranding)).body.stranding
const countOf = async () => (await countMeetings(app.context.db, [pairingId], momentOf(app.clock)))[0]
const leave = async (person: Person) =>
  (await as(person)).call(takePart, { params: { id: app.context.programme.id }, body: { in: false } })
const decideAudience = (audience: Audience) =>
  ready.admin.call(changeOneProgramme, { params: { id: app.context.programme.id }, body: { audience } })
const ask = (client: Client, id: string) => client.call(askForAnother, { params: { id } })
const pairNow = (dryRun = false) =>
  ready.admin.call(pairStranded, { params: { id: pairingId }, query: { dryRun: dryRun ? 'true' : 'false' } })

describe('Somebody whose match steps out after the newsletter', () => {
  test('is mailed once by the jobs, and reads it on their page, with a way to someone else', async () => {
    await announce()
    const { one, other, id } = pairs[0]!
    expect(await findStranded(app.context)).toBe(0)
    await pause(other)
    expect(await runDueJobs(app.context, JOBS)).toContain('find the stranded')
    await allSent()
    expect(mailed()).toEqual([one.email])
    const mail = app.sink.latest(one.email)
    expect(mail.subject).toBe('Your match can’t make it')
    for (const part of [mail.html!, mail.text!.replaceAll('\n', ' ')]) {
      expect(part).toContain(`${other.firstName} ${other.lastName}`)
      expect(part).toContain('http://localhost:3000/another?token=')
    }
    expect(await findStranded(app.context)).toBe(0)
    expect(await strandingOf(one)).toEqual({
      matchId: id,
      state: 'stranded',
      message: `${other.firstName} ${other.lastName} can’t make it for coffee after all.`,
    })
    expect([await strandingOf(other), await strandingOf(pairs[1]!.one)]).toEqual([null, null])
  })

  test('is named with the booked coffees and the silent pairs before the round is completed, by itself or for the next month', async () => {
    await announce()
    const open = async () =>
      (await ready.admin.call(getCurrentPairings)).body.pairings.map(({ stillOpen }) => stillOpen)
    expect(await open()).toEqual(["2 pairs haven't answered."])
    const [lost, kept] = pairs
    await pause(lost!.other)
    expect(await open()).toEqual(["1 person lost their match. 1 pair hasn't answered."])
    const body = { start: '2026-12-03T09:00:00Z' }
    expect((await (await as(kept!.one)).call(bookMeeting, { params: { id: kept!.id }, body })).status).toBe(
      200,
    )
    const named = '1 booked coffee is still to come. 1 person lost their match.'
    expect(await open()).toEqual([named])
    app.clock.set('2026-12-01T09:00:00Z')
    const { steps } = (await ready.admin.call(getMonth)).body
    expect(steps.find(({ key }) => key === 'pairing')!.detail).toContain(named)
    app.clock.set('2026-12-03T09:00:00Z')
    expect(await open()).toEqual(["1 person lost their match. 1 pair hasn't answered."])
  })

  test('is told, also if the directory has changed their own address since the newsletter', async () => {
    await announce()
    const { one, other } = pairs[0]!
    await renameByDirectory(app.sink, await scimClient(app, ready.admin), one, 'renamed@example.com')
    await pause(other)
    expect(await strandingOf(one)).toMatchObject({ state: 'stranded' })
    expect(await findStranded(app.context)).toBe(1)
    await allSent()
    expect(mailed()).toEqual(['renamed@example.com'])
  })

  test('is not stranded while the other one only pauses, opts out or is on leave: their coffee stands', async () => {
    await announce()
    const { one, other, id } = pairs[0]!
    const [client, others] = [await as(one), await as(other)]
    const outcomes = async () =>
      (await Promise.all([client, others].map((each) => each.call(getOutcome)))).map(
        ({ body }) => body.outcome,
      )
    const ways = [
      { participationStatus: 'opted_out' },
      { participationStatus: 'active', employeeStatus: 'leave' },
      {
        participationStatus: 'paused',
        employeeStatus: 'active',
        pauseStartDate: '2026-11-10',
        pauseEndDate: '2026-12-10',
      },
    ] as const
    for (const away of ways) {
      await app.context.db.update(users).set(away).where(eq(users.id, other.id))
      expect([await strandingOf(one), await findStranded(app.context), await outcomes()]).toEqual([
        null,
        0,
        ['matched', 'matched'],
      ])
      expect((await client.call(getSlots, { params: { id } })).status).toBe(200)
      expect((await others.call(getCurrentMatch)).body.match).toMatchObject({ id, canBook: true })
    }
    // They step out now, and all says so.
    app.clock.advance(60_000)
    const stepped = await others.call(updateParticipation, {
      body: { participationStatus: 'opted_out', from: 'now' },
    })
    expect(stepped.status).toBe(200)
    expect((await others.call(getCurrentMatch)).body.match).toBeNull()
    expect((await others.call(getOutcome)).body).toMatchObject({
      outcome: 'opted-out',
      text: `You stepped out of November. ${one.firstName} ${one.lastName} has been told.`,
    })
    expect((await client.call(getOutcome)).body.outcome).toBe('stranded')
    expect((await client.call(getCurrentMatch)).body.match).toMatchObject({ id, canBook: false })
    expect((await client.call(getSlots, { params: { id } })).status).toBe(409)
    expect((await ask(client, id)).status).toBe(200)
  })

  test('is found however the other one left: switched off, off the whitelist, erased', async () => {
    await announce()
    const { one, other } = pairs[0]!
    const ways: [object, object][] = [[{ isActive: false }, { isActive: true }]]
    for (const [away, back] of ways) {
      await app.context.db.update(users).set(away).where(eq(users.id, other.id))
      expect(await strandingOf(one)).toMatchObject({ state: 'stranded' })
      await app.context.db.update(users).set(back).where(eq(users.id, other.id))
      expect(await strandingOf(one)).toBeNull()
    }
    await app.context.db.execute(sql`
      insert into allowed_emails (email, domain, added_by, reason, is_active, created_at, updated_at)
      values (${other.email}, 'example.com', 'test', '', false, now(), now())`)
    expect(await strandingOf(one)).toMatchObject({ state: 'stranded' })
    await app.context.db.execute(sql`delete from allowed_emails where email = ${other.email}`)
    await app.context.db.transaction((tx) =>
      erasePerson(app.context, tx, other.id, { actor: null, confirm: () => undefined }),
    )
    expect(await findStranded(app.context)).toBe(1)
    expect(await strandingOf(one)).toMatchObject({
      state: 'stranded',
      message: 'Your match can’t make it for coffee after all.',
    })
  })

  test.each([
    { shown: 'at once', from: 'now' },
    { shown: 'with the newsletter', from: 'after' },
  ] as const)(
    'between pairing and newsletter, shown $shown: it says so and offers someone else, and no other mail comes',
    async ({ shown, from }) => {
      const { one, other, id } = pairs[0]!
      if (shown === 'with the newsletter') await app.context.db.update(pairings).set({ publishedAt: null })
      await (await as(other)).call(updateParticipation, {
        body: { participationStatus: 'opted_out', from },
      })
      await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
      const { text, html } = app.sink.latest(one.email)
      for (const part of [text!.replaceAll('\n', ' '), html!]) {
        expect(part).toContain(`${other.firstName} ${other.lastName}`)
        expect(part).toContain('/another?token=')
        expect(part).not.toContain('There was nobody left')
      }
      expect(await findStranded(app.context)).toBe(0)
      const client = await as(one)
      expect(await strandingOf(one)).toMatchObject({ state: 'stranded' })
      expect((await client.call(getOutcome)).body.outcome).toBe('stranded')
      expect((await client.call(getCurrentMatch)).body.match).toMatchObject({ id, canBook: false })
      expect((await client.call(getSlots, { params: { id } })).status).toBe(409)
      expect((await (await as(other)).call(getOutcome)).body).toMatchObject({ outcome: 'opted-out' })
      expect((await ask(client, id)).body).toMatchObject({ stranding: { state: 'waiting' } })
    },
  )

  test('is not stranded once one of the two says they met, or when both are away', async () => {
    await announce()
    const [first, second] = pairs as [(typeof pairs)[number], (typeof pairs)[number]]
    await (await as(first.one)).call(setConnectionStatus, {
      params: { id: first.id },
      body: { status: 'confirmed' },
    })
    await pause(first.other)
    await pause(second.one)
    await pause(second.other)
    expect(await findStranded(app.context)).toBe(0)
    expect(await countOf()).toMatchObject({ stranded: 0, waiting: 0 })
    const reply = await ask(await as(first.one), first.id)
    expect([reply.status, (reply.body as { code?: string }).code]).toEqual([409, 'not_stranded'])
  })

  test('is counted for the month like they are mailed', async () => {
    await announce()
    const [first, second] = pairs as [(typeof pairs)[number], (typeof pairs)[number]]
    // A table of three, whose third one stays: found by both others, and counted once.
    await app.context.db.execute(sql`update seats set match_id = ${first.id}, place = 2, reasons = null
      where user_id = ${leftOut.id}`)
    await pause(first.other)
    expect(await countOf()).toMatchObject({ stranded: 0, waiting: 0 })
    await pause(first.one)
    expect(await countOf()).toMatchObject({ stranded: 1, waiting: 0 })
    await pause(second.other)
    expect(await countOf()).toMatchObject({ stranded: 2, waiting: 0 })
    await ask(await as(leftOut), first.id)
    await ask(await as(second.one), second.id)
    expect(await countOf()).toMatchObject({ stranded: 2, waiting: 2 })
    await comeBack(first.one)
    expect(await countOf()).toMatchObject({ stranded: 1, waiting: 1 })
    expect(await findStranded(app.context)).toBe(0)
  })

  test('is not mailed again when the partner comes back and leaves again, and reads each time how it is', async () => {
    await announce()
    const { one, other } = pairs[0]!
    await pause(other)
    expect(await findStranded(app.context)).toBe(1)
    await comeBack(other)
    expect(await strandingOf(one)).toMatchObject({
      state: 'back',
      message: `${other.firstName} ${other.lastName} takes part again, so your coffee together stands.`,
    })
    await pause(other)
    expect(await findStranded(app.context)).toBe(0)
    expect(await strandingOf(one)).toMatchObject({ state: 'stranded' })
  })

  test('is asked by the mail that cancels their time, if one was booked, and by no other', async () => {
    await announce()
    const { one, other, id } = pairs[0]!
    const client = await as(one)
    const [slot] = (await client.call(getSlots, { params: { id } })).body.slots
    expect((await client.call(bookMeeting, { params: { id }, body: { start: slot!.start } })).status).toBe(
      200,
    )
    await allSent()
    app.sink.received.length = 0
    await pause(other)
    expect(await findStranded(app.context)).toBe(0)
    expect(await cancelImpossibleMeetings(app.context)).toBe(1)
    expect(await findStranded(app.context)).toBe(0)
    await allSent()
    expect(mailed()).toEqual([one.email, other.email].sort())
    expect(app.sink.latest(one.email).text).toContain('/another?token=')
    expect(app.sink.latest(one.email).subject).toMatch(/^Cancelled: /)
    expect(app.sink.latest(other.email).text).not.toContain('/another')
    expect((await ask(client, id)).body).toMatchObject({ stranding: { state: 'waiting' } })
  })

  test('asks for someone else by the link in the mail, which changes nothing until its button is pressed', async () => {
    await announce()
    const { one, other, id } = pairs[0]!
    await pause(other)
    await findStranded(app.context)
    await allSent()
    const token = /\/another\?token=([\w-]+)/.exec(app.sink.latest(one.email).text!)![1]!
    const visitor = app.client()
    const look = () => visitor.call(getAnother, { query: { token } })
    expect((await look()).body).toMatchObject({
      firstName: one.firstName,
      stranding: { matchId: id, state: 'stranded' },
    })
    expect((await look()).body.stranding).toMatchObject({ state: 'stranded' })
    expect((await visitor.call(askByLink, { body: { token } })).body.stranding).toMatchObject({
      state: 'waiting',
    })
    expect((await visitor.call(askByLink, { body: { token: `${token.slice(0, -4)}AAAA` } })).status).toBe(404)
    await pairNow()
    expect((await look()).body.stranding).toBeNull()
  })

  test('is mailed after 35 days, too: that it is too late, and when the next round is', async () => {
    await announce()
    const { one, other, id } = pairs[0]!
    await pause(other)
    app.clock.set('2026-12-15T11:00:00Z')
    expect(await strandingOf(one)).toMatchObject({ state: 'stranded' })
    app.clock.set('2026-12-15T13:00:00Z')
    expect(await findStranded(app.context)).toBe(1)
    await allSent()
    const { text } = app.sink.latest(one.email)
    expect(text).toContain('It’s too late for another match now. The next round brings one.')
    expect(text).not.toContain('/another')
    expect(await strandingOf(one)).toMatchObject({ state: 'too-late' })
    const reply = await ask(await as(one), id)
    expect([reply.status, (reply.body as { code?: string }).code]).toEqual([409, 'rescue_over'])
    const tooLate = await (await adminClient(app)).call(pairStranded, {
      params: { id: pairingId },
      query: {},
    })
    expect(tooLate.body).toMatchObject({ code: 'rescue_over' })
  })
})

test('A person stranded in the rounds of two programmes reads it of each, and is rescued in the one they ask about', async () => {
  await announce()
  const tea = await addProgramme(app, { name: 'Tea', scope: 'across', minimumUsers: 2 })
  const { body } = await ready.admin.call(generateCompanyPairing, { query: { programme: tea.id } })
  const rows = await seatedMatches(app.context.db, sql`round_id = ${body.pairing!.id}`)
  const { one, other, id } = pairs[0]!
  const inTea = rows.find(({ people }) => people.includes(one.id) || people.includes(other.id))!
  const [ada, gone] = inTea.people.includes(one.id) ? [one, other] : [other, one]
  await pause(gone)
  await pause(ready.people.find((person) => person.id !== ada.id && inTea.people.includes(person.id))!)
  const client = await as(ada)
  const read = async () =>
    (await client.call(getStranding)).body.strandings.map(({ matchId, state }) => [matchId, state])
  expect(await read()).toEqual([
    [id, 'stranded'],
    [inTea.id, 'stranded'],
  ])
  expect((await ask(client, inTea.id)).body.stranding).toMatchObject({ matchId: inTea.id, state: 'waiting' })
  expect(await read()).toEqual([
    [id, 'stranded'],
    [inTea.id, 'waiting'],
  ])
})

describe('A person who asks for someone else', () => {
  /** Ada, whose match paused, has asked. */
  async function asked() {
    await announce()
    const { one, other, id } = pairs[0]!
    await pause(other)
    const client = await as(one)
    expect((await ask(client, id)).body).toMatchObject({ stranding: { state: 'waiting' } })
    expect((await ask(client, id)).status).toBe(200)
    return { ada: one, gone: other, id, client }
  }

  test('is not found for strangers’ matches', async () => {
    await announce()
    expect((await ask(await as(leftOut), pairs[0]!.id)).status).toBe(404)
  })

  test('gets somebody who was left out: a trial says so, both are mailed as by the newsletter, and the old match is called off', async () => {
    const { ada, gone, id, client } = await asked()
    expect((await pairNow(true)).body).toMatchObject({
      message: '1 more pair would be made. Nothing was saved.',
      matches: 1,
      waiting: 1,
      leftOut: 1,
    })
    expect(await app.context.db.$count(matches)).toBe(2)
    expect((await pairNow()).body).toMatchObject({
      message: '1 more pair made. 2 people are being mailed.',
      matches: 1,
      waiting: 1,
      leftOut: 1,
    })
    await allSent()
    expect(mailed()).toEqual([ada.email, leftOut.email].sort())
    const mail = app.sink.latest(ada.email)
    expect(mail.subject).toMatch(/^A new match for you: /)
    expect(mail.text).toContain(`${leftOut.firstName} ${leftOut.lastName}`)
    expect(mail.text).toMatch(/\/met\?token=/)

    expect((await client.call(getCurrentMatch)).body.partner).toMatchObject({ id: leftOut.id })
    expect(await strandingOf(ada)).toBeNull()
    expect((await client.call(getMatchHistory)).body.map(({ match }) => [match.id, match.status])).toEqual([
      [id, 'called_off'],
    ])
    expect((await (await as(gone)).call(getCurrentMatch)).body.match).toBeNull()
    for (const reply of [
      await ask(client, id),
      await client.call(setConnectionStatus, { params: { id }, body: { status: 'confirmed' } }),
    ])
      expect([reply.status, (reply.body as { code?: string }).code]).toEqual([409, 'match_called_off'])
    expect((await pairNow()).body).toMatchObject({ code: 'nobody_stranded' })
  })

  test.each([
    ['has left the programme', () => leave(leftOut)],
    [
      'is not in its audience any more',
      () =>
        decideAudience({
          addresses: ready.people.filter(({ id }) => id !== leftOut.id).map(({ email }) => email),
        }),
    ],
  ])('does not get somebody who was left out and %s', async (_, goAway) => {
    await asked()
    await goAway()
    expect((await pairNow(true)).body).toMatchObject({ matches: 0, waiting: 1, leftOut: 0 })
  })

  test('gets a table where the programme has tables and enough people wait', async () => {
    await asked()
    const { one, other, id } = pairs[1]!
    await pause(other)
    expect((await ask(await as(one), id)).status).toBe(200)
    const params = { id: app.context.programme.id }
    await ready.admin.call(changeOneProgramme, { params, body: { size: 4 } })
    expect((await pairNow()).body).toMatchObject({
      message: 'Seats at existing tables: 0. New tables: 1. People mailed: 3.',
      matches: 1,
      waiting: 2,
      leftOut: 1,
    })
    await allSent()
    const waiting = [pairs[0]!.one, one, leftOut]
    for (const own of waiting) {
      const { text } = app.sink.latest(own.email)
      for (const mate of waiting.filter((each) => each !== own)) expect(text).toContain(mate.email)
      const { match } = (await (await as(own)).call(getCurrentMatch)).body
      expect(match!.more).toHaveLength(1)
      expect(match!.why[1]).toBe('No two of you have met before.')
    }
  })

  test('is mailed in their language, also one that nobody read when the newsletter was sent', async () => {
    const params = { id: ready.newsletter.id }
    const translations = { de: { subject: 'Kaffee im November', closingMessage: 'Bis bald' } }
    expect((await ready.admin.call(saveNewsletter, { params, body: { translations } })).status).toBe(200)
    expect((await ready.admin.call(approveNewsletter, { params, body: {} })).status).toBe(200)
    const { ada } = await asked()
    await app.context.db.update(users).set({ language: 'de' }).where(eq(users.id, leftOut.id))
    await app.context.db.update(users).set({ language: 'ar' }).where(eq(users.id, ada.id))
    expect((await pairNow()).status).toBe(200)
    await allSent()
    const german = app.sink.latest(leftOut.email)
    expect(german.subject).toBe(wordsIn('de').mail.reminders.rescue.subject('Kaffee im November'))
    expect(german.html).toContain('<html lang="de"')
    expect(german.text).toContain(`Hallo ${leftOut.firstName}`)
    expect(german.text).toContain('Bis bald')
    const arabic = app.sink.latest(ada.email)
    expect(arabic.subject).toBe(wordsIn('ar').mail.reminders.rescue.subject(ready.newsletter.subject))
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.html).toContain(wordsIn('ar').mail.newsletter.mood)
  })

  test('has a match that belongs to the pairing: in its list and figures, in the month, and in its record', async () => {
    const { ada } = await asked()
    const meetings = async () =>
      (await ready.admin.call(getMonth)).body.steps.find(({ key }) => key === 'meetings')
    expect(await meetings()).toMatchObject({
      detail: "1 pair hasn't answered. 1 person lost their match and is waiting.",
      action: { label: 'Find a new match for 1 person', pairingId },
    })
    await pairNow()
    expect(await meetings()).toMatchObject({ figure: '0 of 2 met', detail: "2 pairs haven't answered." })
    const list = (await ready.admin.call(getPairingMatches, { params: { id: pairingId } })).body
    expect(list.map(({ status, rescued }) => [status, rescued]).sort()).toEqual([
      ['active', false],
      ['active', true],
      ['called_off', false],
    ])
    const rescuedFor = list.find(({ rescued }) => rescued)!.rescuedFor!
    expect(rescuedFor).toContain(`${ada.firstName} ${ada.lastName} (lost their match)`)
    expect(rescuedFor).toContain(`${leftOut.firstName} ${leftOut.lastName} (sat out)`)
    expect(
      (await ready.admin.call(getCurrentPairings, { query: { matches: 0 } })).body.pairings[0]!.totalPairs,
    ).toBe(2)
    const steps = (await ready.admin.call(getMonth)).body.steps
    expect(steps.find(({ key }) => key === 'pairing')!.detail).toMatch(
      /^2 pairs, .*, 1 person sits out, .* 1 more pair was made since, for people without a match\.$/,
    )
    await ready.admin.call(completeCurrentPairings)
    const file = (await ready.admin.call(getPairingFile, { params: { fileName: ready.pairingFile } })).body
    expect(file.matches.map(({ status, rescued }) => [status, rescued]).sort()).toEqual([
      ['active', false],
      ['active', true],
      ['called_off', false],
    ])
  })

  test('is paired by the job once a day at nine, and reminded a week after that', async () => {
    await decide(app, { reminders: true })
    const { ada } = await asked()
    // Noon of that day: its time has come already.
    expect(await pairStrandedDaily(app.context)).toBe(1)
    await allSent()
    const rescued = (await seatedMatches(app.context.db)).find(({ seats: [one] }) => one?.rescueReason)!
    app.clock.set('2026-11-17T12:30:00Z')
    await queueReminders(app.context)
    await allSent()
    const { rows: reminded } = await app.context.db.execute(
      sql`select user_id from reminders where match_id = ${rescued.id}`,
    )
    expect(reminded.map(({ user_id }) => user_id).sort()).toEqual([ada.id, leftOut.id].sort())
  })

  test('waits for tomorrow when today nobody is free, and is tried once a day', async () => {
    const { ada, gone } = await asked()
    await pause(leftOut)
    expect(await pairStrandedDaily(app.context)).toBe(0)
    await comeBack(leftOut)
    expect(await pairStrandedDaily(app.context)).toBe(0)
    app.clock.set('2026-11-11T07:59:00Z')
    expect(await pairStrandedDaily(app.context)).toBe(0)
    app.clock.set('2026-11-11T08:01:00Z')
    expect(await pairStrandedDaily(app.context)).toBe(1)
    expect(await strandingOf(ada)).toBeNull()
    // Who comes back afterwards is not in it again, and nobody is mailed about them.
    await comeBack(gone)
    expect(await findStranded(app.context)).toBe(0)
    expect((await (await as(gone)).call(getCurrentMatch)).body.match).toBeNull()
  })

  test('keeps the match when the partner comes back first', async () => {
    const { ada, gone } = await asked()
    await comeBack(gone)
    expect((await pairNow()).body).toMatchObject({ code: 'nobody_stranded' })
    expect(await strandingOf(ada)).toMatchObject({ state: 'back' })
    expect(await app.context.db.$count(matches, sql`status = 'called_off'`)).toBe(0)
  })

  test('is not rescued twice on one day', async () => {
    const { ada } = await asked()
    await pairNow()
    await allSent()
    await pause(leftOut)
    const { match } = (await (await as(ada)).call(getCurrentMatch)).body
    const second = pairs[1]!
    await pause(second.other)
    expect(await findStranded(app.context)).toBe(2)
    expect((await ask(await as(ada), match!.id)).status).toBe(200)
    await ask(await as(second.one), second.id)
    expect((await pairNow()).body).toMatchObject({ code: 'no_match_possible' })
    app.clock.advance(DAY)
    expect((await pairNow()).body).toMatchObject({ matches: 1, waiting: 2 })
    expect((await (await as(ada)).call(getCurrentMatch)).body.partner).toMatchObject({ id: second.one.id })
    expect(await app.context.db.$count(pairings, sql`total_pairs = 1`)).toBe(1)
  })

  /** A coffee of a round of another programme, which is over. */
  async function meetInTea(people: [Person, Person], month: string) {
    const tea = await addProgramme(app)
    const now = app.clock.now()
    const [round] = await app.context.db
      .insert(pairings)
      .values({
        name: 'Tea',
        programmeId: tea.id,
        month,
        status: 'completed',
        totalPairs: 1,
        fileName: 'tea.json',
        seed: 1,
        certificate: {},
        createdAt: now,
        completedAt: now,
        publishedAt: now,
      })
      .returning()
    const ids = people.map(({ id }) => id)
    const match = { pairingId: round!.id, people: ids, why: [], matchDate: now, createdAt: now }
    await addMatch(app.context.db, { ...match, status: 'completed' })
  }

  test.each(['2026-10', '2026-12'])(
    'is paired by the rules of every round: not with people met in %s, in whichever programme',
    async (month) => {
      const { ada } = await asked()
      app.clock.set('2026-12-02T12:00:00Z')
      await meetInTea([ada, leftOut], month)
      expect((await pairNow()).body).toMatchObject({ code: 'no_match_possible' })
    },
  )

  test.each([
    ['2026-11', 409],
    ['2026-12', 200],
  ])(
    'gets nobody who has all the coffees they want in the month of the round: with one in %s it is %i',
    async (month, status) => {
      await asked()
      app.clock.set('2026-12-02T12:00:00Z')
      await app.context.db.update(users).set({ monthlyCap: 1 }).where(eq(users.id, leftOut.id))
      await meetInTea([leftOut, pairs[1]!.one], month)
      expect((await pairNow()).status).toBe(status)
    },
  )
})

test('While the newsletter is being sent, everybody who has it is told, and another match waits until everybody has it', async () => {
  const { one, other, id } = pairs[0]!
  app.sink.fault = (to) => (to === one.email ? undefined : { at: 'rcpt', code: 451 })
  void ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } }).catch(() => undefined)
  await expect
    .poll(() => app.context.db.$count(sendRecipients, sql`state = 'sent' and email = ${one.email}`))
    .toBe(1)
  const params = { id: ready.newsletter.id }
  await ready.admin.call(pauseSend, { params })
  await pause(other)
  expect(await findStranded(app.context)).toBe(1)
  expect((await ask(await as(one), id)).status).toBe(200)
  expect((await pairNow()).body).toMatchObject({ code: 'newsletter_being_sent' })
  expect(await pairStrandedDaily(app.context)).toBe(0)
  expect(await app.context.db.$count(strandings, sql`asked_at is not null`)).toBe(1)
  await ready.admin.call(resumeSend, { params })
  await ready.admin.call(cancelSend, { params })
  expect((await pairNow()).body).toMatchObject({ code: 'newsletter_being_sent' })
})

test('Somebody who was told and is then erased leaves no name in that mail', async () => {
  await announce()
  const { one, other } = pairs[0]!
  await (await as(other)).call(updateParticipation, {
    body: { participationStatus: 'opted_out', from: 'now' },
  })
  await findStranded(app.context)
  await allSent()
  await app.context.db.transaction((tx) =>
    erasePerson(app.context, tx, other.id, { actor: null, confirm: () => undefined }),
  )
  const rows = await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.email, one.email))
  expect(JSON.stringify(rows)).not.toContain(other.lastName)
})
