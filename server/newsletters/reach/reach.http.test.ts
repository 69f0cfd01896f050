import fc from 'fast-check'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../shared/contract/newsletters'
import { getEmailLogs } from '../../../shared/contract/mail'
import { getReach, publishPairing, tellAgain } from '../../../shared/contract/pairings'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { progressOf } from '../../mail/engine/sends.queries'
import { takeEvents } from '../../mail/log/mail-events'
import { RECIPIENT_STATES, sendRecipients } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { pairings, seats } from '../../tables/pairings.tables'
import { startApp, type TestApp } from '../../testing/app'
import '../../testing/dice'
import { type ReadyNewsletter, readyNewsletter } from '../../testing/newsletters'
import type { SinkFault } from '../../testing/sink'
import { tellOfFailures } from './tell-of-failures'

let app: TestApp
let engine: SendEngine | undefined
let ready: ReadyNewsletter
let pairingId: string

beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(() => app.reset())
afterEach(async () => {
  await engine?.stop()
  engine = undefined
})
afterAll(() => app.stop())

async function prepare(people = 6) {
  ready = await readyNewsletter(app, people)
  const [pairing] = await app.context.db.select({ id: pairings.id }).from(pairings)
  pairingId = pairing!.id
  // Its newsletter shows it to its people.
  await app.context.db.update(pairings).set({ publishedAt: null })
}
/** Sends the newsletter; each person by their place gets the fault of that place. */
async function send(...faults: (SinkFault | undefined)[]) {
  const places = new Map(ready.people.map(({ email }, place) => [email, place]))
  app.sink.fault = (to) => faults[places.get(to) ?? -1]
  engine ??= startSendEngine(app.context)
  await ready.admin.call(contract.sendNewsletter, { params: { id: ready.newsletter.id } })
  app.sink.fault = undefined
}
const read = async (query: { limit?: number; cursor?: string } = {}) =>
  (await ready.admin.call(getReach, { params: { id: pairingId }, query })).body
const again = (userIds?: string[]) =>
  ready.admin.call(tellAgain, { params: { id: pairingId }, body: userIds ? { userIds } : {} })
const mailsTo = (place: number) =>
  app.sink.received.filter(({ to }) => to.includes(ready.people[place]!.email)).length
/** The person of a row is told in Slack, too. */
async function alsoInSlack(which: SQL, changed: Partial<typeof sendRecipients.$inferInsert>) {
  const [{ id: _id, ...row }] = (await app.context.db.select().from(sendRecipients).where(which)) as [
    typeof sendRecipients.$inferSelect,
  ]
  await app.context.db.insert(sendRecipients).values({ ...row, way: 'slack', ...changed })
}
const ofPerson = (place: number) => eq(sendRecipients.userId, ready.people[place]!.id)
const IN_SLACK = { way: 'slack', state: 'failed', sendStatus: 'failed' } as const
const rcpt = (code: number, message: string): SinkFault => ({ at: 'rcpt', code, message })

describe('who of a round was reached', () => {
  test('nobody before the newsletter, and it says whether people can see their match', async () => {
    await prepare()
    const nobody = { people: 6, reached: 0, waiting: 6, uncertain: 0, failed: [], next: null }
    expect(await read()).toEqual({
      ...nobody,
      note: "Nobody has been told yet: this round's newsletter hasn't been sent.",
    })
    await ready.admin.call(publishPairing, { params: { id: pairingId } })
    expect(await read()).toEqual({
      ...nobody,
      note: 'People see their match on their page. Nobody has got a mail yet.',
    })
  })

  test('each person not reached is named with the reason and what to do, in the language of the reader', async () => {
    await prepare(8)
    await send(
      rcpt(550, 'no such user here'),
      rcpt(552, 'mailbox full'),
      rcpt(550, '5.2.2 over quota'),
      rcpt(550, '5.7.1 not from you'),
      'accept-then-drop',
      { at: 'data', code: 554, message: 'no thanks' },
    )
    const { failed, ...counts } = await read()
    expect(counts).toEqual({ people: 8, reached: 2, waiting: 0, uncertain: 1, note: null, next: null })
    const reasonOf = (place: number) => {
      const one = failed.find(({ userId }) => userId === ready.people[place]!.id)
      return one && `${one.ways[0]!.reason} ${one.next}`
    }
    expect([0, 1, 2, 3, 4, 5].map(reasonOf)).toEqual([
      'The mail server does not know this address. Correct the address, then try again: it goes to the new one.',
      'The mailbox is full. Ask them to make room, then try again.',
      'The mailbox is full. Ask them to make room, then try again.',
      'The mail server does not accept your sender. Correct the sender (System Health), or ask that mail server’s operator to let it in. Then try again.',
      undefined,
      'The mail server refused the mail. Ask that mail server’s operator why, then try again.',
    ])
    for (const { ways, canTryAgain } of failed) {
      expect(ways).toEqual([
        { way: 'mail', state: 'failed', reason: expect.any(String), at: expect.any(String) },
      ])
      expect(canTryAgain).toBe(true)
    }
    await app.context.db.update(users).set({ language: 'de' }).where(eq(users.isAdmin, true))
    expect((await read()).failed.map(({ ways }) => ways[0]!.reason)).toContain('Das Postfach ist voll.')
  })

  test('they are tried again, at the address of today; people reached or uncertain never are', async () => {
    await prepare()
    await send(rcpt(550, 'no such user'), rcpt(552, 'full'), 'accept-then-drop')
    const before = [2, 3, 4, 5].map(mailsTo)
    const one = ready.people[0]!
    await app.context.db.update(users).set({ email: 'right@example.com' }).where(eq(users.id, one.id))
    const { status, body } = await again()
    expect([status, body]).toEqual([200, { message: '2 people are mailed again.', people: 2 }])
    await expect.poll(read).toMatchObject({ people: 6, reached: 5, uncertain: 1, waiting: 0, failed: [] })
    expect(app.sink.latest('right@example.com').subject).toContain('Newsletter')
    expect([mailsTo(0), mailsTo(1)]).toEqual([0, 1])
    expect([2, 3, 4, 5].map(mailsTo)).toEqual(before)
    expect(await again()).toMatchObject({ status: 409, body: { code: 'nothing_to_resend' } })
    expect((await ready.admin.call(contract.getNewsletters)).body).toEqual([])
  })

  test('only those named are tried again, and two calls at once mail each of them once', async () => {
    await prepare()
    await send(rcpt(550, 'no'), rcpt(550, 'no'))
    const [first, second] = ready.people
    const both = await Promise.all([again([first!.id]), again([first!.id, ready.people[4]!.id])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expect.poll(read).toMatchObject({ reached: 5, waiting: 0 })
    expect((await read()).failed.map(({ userId }) => userId)).toEqual([second!.id])
    expect([mailsTo(0), mailsTo(1), mailsTo(4)]).toEqual([1, 0, 1])
  })

  test('a mail that came back counts from then on', async () => {
    await prepare(4)
    await send()
    expect(await read()).toMatchObject({ reached: 4, failed: [] })
    const [row] = await app.context.db.select().from(sendRecipients)
    const event = { kind: 'dropped' as const, at: app.clock.now(), code: 'dropped', isAddressFault: true }
    const { messageId } = row!
    await takeEvents(app.context, [{ ...event, id: 'e1', messageId, reason: 'Bounced Address' }])
    const { reached, failed } = await read()
    expect([reached, failed.length]).toEqual([3, 1])
    expect(failed[0]!.ways[0]!.reason).toBe('The mail provider no longer delivers to this address.')
  })

  test('by several ways: a person reached by one is reached, else each way has its reason, and it is tried again by mail', async () => {
    await prepare(8)
    await send(rcpt(552, 'mailbox full'), rcpt(552, 'mailbox full'))
    const { db } = app.context
    const code = 'users_not_found'
    const finishedAt = app.clock.now()
    // Neither way; by Slack; by mail; only Slack, in vain; only Slack.
    await alsoInSlack(ofPerson(0), { ...IN_SLACK, errorCode: code })
    await alsoInSlack(ofPerson(1), { state: 'sent' })
    await alsoInSlack(ofPerson(2), { ...IN_SLACK, errorCode: 'msg_too_long' })
    await db
      .update(sendRecipients)
      .set({ ...IN_SLACK, errorCode: 'msg_too_long', finishedAt })
      .where(ofPerson(3))
    await db.update(sendRecipients).set({ way: 'slack' }).where(ofPerson(4))
    const { failed, ...counts } = await read()
    expect(counts).toMatchObject({ people: 8, reached: 6, waiting: 0, uncertain: 0 })
    const of = (place: number) => failed.find(({ userId }) => userId === ready.people[place]!.id)!
    expect(of(0)).toMatchObject({
      ways: [
        { way: 'mail', reason: 'The mailbox is full.' },
        { way: 'slack', reason: 'Slack knows nobody with this address.' },
      ],
      next: 'Ask them to make room, then try again.',
    })
    expect(of(3)).toMatchObject({
      ways: [{ way: 'slack', reason: 'Slack did not take the message.' }],
      next: 'Try again: it goes by e-mail.',
    })
    const before = [1, 2, 4].map(mailsTo)
    await db.update(users).set({ email: 'right@example.com' }).where(eq(users.id, ready.people[0]!.id))
    expect(await again()).toMatchObject({ status: 200, body: { people: 2 } })
    await expect.poll(read).toMatchObject({ people: 8, reached: 8, waiting: 0, failed: [] })
    expect(app.sink.latest('right@example.com').subject).toContain('Newsletter')
    // The fourth was mailed before the test made it a message in Slack.
    expect([mailsTo(0), mailsTo(3)]).toEqual([0, 2])
    expect([1, 2, 4].map(mailsTo)).toEqual(before)
    // Both ways are still those of one person.
    const [log] = (await ready.admin.call(getEmailLogs)).body
    expect([log!.total_recipients, log!.successful_sends]).toEqual([8, 8])
  })

  test('a mail is tried again, not the message in Slack that failed before the send was cancelled', async () => {
    await prepare(4)
    await send(rcpt(552, 'full'))
    await alsoInSlack(ofPerson(0), { ...IN_SLACK, errorCode: 'msg_too_long' })
    const mailed = and(ofPerson(0), eq(sendRecipients.way, 'mail'))
    await app.context.db.update(sendRecipients).set({ state: 'cancelled' }).where(mailed)
    expect(await again()).toMatchObject({ status: 200, body: { people: 1 } })
    await expect.poll(read).toMatchObject({ reached: 4, failed: [] })
    expect(mailsTo(0)).toBe(1)
  })

  test('after an opt-out, a change of match or the end of the round, nothing is tried again', async () => {
    await prepare()
    await send(rcpt(550, 'no'), rcpt(550, 'no'), rcpt(550, 'no'))
    const [optedOut, apart, other] = ready.people.map(({ id }) => id)
    const { db } = app.context
    await db.update(users).set({ participationStatus: 'opted_out' }).where(eq(users.id, optedOut!))
    // Who opted out from the next round on keeps the coffee, and may be told of it.
    expect((await read()).failed.find(({ userId }) => userId === optedOut)).toMatchObject({
      canTryAgain: true,
    })
    await db.update(seats).set({ steppedOutAt: app.clock.now() }).where(eq(seats.userId, optedOut!))
    // Of the partners of the second, none keeps the seat.
    await db.execute(sql`update seats set stepped_out_at = ${app.clock.now()} where user_id <> ${apart}
      and match_id = (select match_id from seats where user_id = ${apart})`)
    const stateOf = async (id: string) => (await read()).failed.find(({ userId }) => userId === id)!
    for (const id of [optedOut!, apart!])
      expect(await stateOf(id)).toMatchObject({
        canTryAgain: false,
        next: 'Tell them yourself: this mail is out of date for them.',
      })
    expect(await again([optedOut!, apart!])).toMatchObject({ status: 409 })
    await db.update(pairings).set({ status: 'completed', completedAt: app.clock.now() })
    expect(await stateOf(other!)).toMatchObject({ canTryAgain: false })
    expect(await again()).toMatchObject({ status: 409, body: { code: 'nothing_to_resend' } })
    expect([0, 1, 2].map(mailsTo)).toEqual([0, 0, 0])
  })

  test('a person left out and away when it went out, and back now, was missed; one still away is not to be told', async () => {
    await prepare(7)
    const [alone] = await app.context.db.select().from(seats).where(isNull(seats.matchId))
    const set = (participationStatus: 'opted_out' | 'active') =>
      app.context.db.update(users).set({ participationStatus }).where(eq(users.id, alone!.userId))
    await set('opted_out')
    expect((await read()).people).toBe(6)
    await send()
    expect(await read()).toMatchObject({ people: 6, reached: 6, failed: [] })
    await set('active')
    const { people, reached, failed } = await read()
    expect([people, reached]).toEqual([7, 6])
    expect(failed.map(({ userId, ways }) => [userId, ways[0]?.reason])).toEqual([
      [alone!.userId, 'They were away when the newsletter went out.'],
    ])
    expect(failed[0]).toMatchObject({
      canTryAgain: false,
      next: 'Tell them yourself; their page shows it, too.',
    })
  })

  test('the rest of a cancelled send waits for the next one', async () => {
    await prepare()
    const sending = ready.admin.call(contract.sendNewsletter, { params: { id: ready.newsletter.id } })
    const params = { id: ready.newsletter.id }
    await expect.poll(() => app.context.db.$count(sendRecipients)).toBe(6)
    await ready.admin.call(contract.cancelSend, { params })
    await sending
    expect(await read()).toMatchObject({ people: 6, waiting: 6, note: null })
    await send(rcpt(552, 'full'))
    expect(await read()).toMatchObject({ people: 6, reached: 5, waiting: 0, failed: [{ canTryAgain: true }] })
  })

  test('people are those who were reached, wait, are uncertain or failed, whatever became of their mails', async () => {
    await prepare(12)
    await send()
    await engine!.stop()
    engine = undefined
    const rows = await app.context.db
      .select({ id: sendRecipients.id })
      .from(sendRecipients)
      .orderBy(sendRecipients.id)
    const state = fc.constantFrom(...RECIPIENT_STATES)
    // By mail, in Slack, or by both, each in any state.
    const told = fc.oneof(fc.tuple(state), fc.tuple(state, state), fc.tuple(fc.constant(null), state))
    const states = fc.array(told, { minLength: 12, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(states, fc.integer({ min: 1, max: 5 }), async (mix, limit) => {
        await app.owner.pool.query(`delete from send_recipients where way = 'slack' and id <> all($1)`, [
          rows.map(({ id }) => id),
        ])
        for (const [at, [mail, slack]] of mix.entries()) {
          const { id } = rows[at]!
          await app.owner.pool.query('update send_recipients set state = $1, way = $2 where id = $3', [
            mail ?? slack,
            mail ? 'mail' : 'slack',
            id,
          ])
          if (mail && slack) await alsoInSlack(eq(sendRecipients.id, id), { state: slack })
        }
        const failed = new Set<string>()
        let page = await read({ limit })
        for (;;) {
          for (const { userId } of page.failed) failed.add(userId)
          if (page.next === null) break
          page = await read({ limit, cursor: page.next })
        }
        const { people, reached, waiting, uncertain } = page
        expect(reached + waiting + uncertain + failed.size).toBe(people)
        expect(people).toBe(12)
        // The newsletter is sent, so a cancelled mail is one that nobody will send.
        const some = (...of: string[]) => mix.filter((ways) => ways.some((way) => of.includes(way ?? '')))
        const lost = mix.filter((ways) =>
          ways.every((way) => !way || way === 'failed' || way === 'cancelled'),
        )
        expect([reached, failed.size]).toEqual([some('sent').length, lost.length])
        expect(uncertain).toBe(some('unknown').filter((ways) => !ways.some((way) => way === 'sent')).length)
        // The log and the progress say the same.
        const [log] = (await ready.admin.call(getEmailLogs)).body
        expect([log!.total_recipients, log!.successful_sends]).toEqual([12, reached])
        expect(log!.failed_sends + log!.cancelled_sends).toBe(lost.length)
        expect(log!.unknown_sends).toBe(uncertain)
        const progress = await progressOf(app.context.db, [log!.id])
        expect(progress).toMatchObject({ total: 12, sent: reached, unknown: uncertain })
      }),
      { numRuns: 30 },
    )
  })

  test('an unknown round and a cursor of another list are refused', async () => {
    await prepare()
    const of = (id: string, query = {}) => ready.admin.call(getReach, { params: { id }, query })
    expect((await of('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await of('x')).status).toBe(404)
    expect(await of(pairingId, { cursor: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_cursor' },
    })
    const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: {} }
    expect((await ready.admin.call(tellAgain, unknown)).status).toBe(404)
  })
})

test('administrators get one mail an hour at most about people not reached by mail', async () => {
  await prepare()
  await tellOfFailures(app.context)
  const [administrator] = await app.context.db.select().from(users).where(eq(users.isAdmin, true))
  const notices = () =>
    app.sink.received.filter(
      ({ to, email }) => to.includes(administrator!.email) && /not reached/.test(email.subject ?? ''),
    )
  const lookAfter = async (minutes: number) => {
    app.clock.advance(minutes * 60_000)
    await tellOfFailures(app.context)
    return notices().length
  }
  expect(await lookAfter(1)).toBe(0)
  await send(rcpt(550, 'no'), rcpt(552, 'full'))
  expect(await lookAfter(1)).toBe(1)
  const [{ email }] = notices() as [ReturnType<typeof notices>[number]]
  expect(email.subject).toBe('Cup of Joe: 2 people were not reached')
  const text = email.text!.replace(/\s+/g, ' ')
  for (const { firstName, lastName } of ready.people.slice(0, 2))
    expect(text).toContain(`${firstName} ${lastName}`)
  expect(text).not.toContain(`${ready.people[3]!.firstName} ${ready.people[3]!.lastName}`)

  // One more, within the hour: told when it is over, and the first two not again.
  const [row] = await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.state, 'sent'))
  const event = {
    kind: 'bounced' as const,
    at: app.clock.now(),
    code: '5.1.1',
    reason: '',
    isAddressFault: true,
  }
  await takeEvents(app.context, [{ ...event, id: 'e1', messageId: row!.messageId }])
  expect(await lookAfter(10)).toBe(1)
  expect(await lookAfter(50)).toBe(2)
  expect(notices()[1]!.email.subject).toBe('Cup of Joe: 1 person was not reached')
  expect(await lookAfter(61)).toBe(2)
})

test('a whole round that is refused for one reason of the sender is told once, with the reason and no names', async () => {
  await prepare(8)
  await tellOfFailures(app.context)
  await send()
  const rows = await app.context.db.select().from(sendRecipients).orderBy(sendRecipients.id)
  const returned = async (some: typeof rows) => {
    const events = some.map(({ messageId }) => ({
      id: messageId,
      messageId,
      kind: 'bounced' as const,
      at: app.clock.now(),
      code: '5.7.1',
      reason: '550 5.7.1 Not from you',
      isAddressFault: false,
    }))
    await takeEvents(app.context, events)
    app.clock.advance(61 * 60_000)
    await tellOfFailures(app.context)
    return app.sink.received.filter(({ email }) => /not reached/.test(email.subject ?? ''))
  }
  const [told, ...more] = await returned(rows.slice(0, 6))
  expect(more).toEqual([])
  expect(told!.email.subject).toBe('Cup of Joe: 6 people were not reached')
  const text = told!.email.text!.replace(/\s+/g, ' ')
  expect(text).toContain(
    '6 people, all for one reason, which is no fault of theirs: The mail server does not accept',
  )
  for (const { lastName } of ready.people) expect(text).not.toContain(lastName)
  expect(await returned(rows.slice(6))).toHaveLength(1)
})

test('they are not told of people reached another way, and of others once, when the last way has failed', async () => {
  await prepare(4)
  await tellOfFailures(app.context)
  await send(rcpt(550, 'no'), rcpt(550, 'no'))
  await alsoInSlack(ofPerson(0), { state: 'sent' })
  await alsoInSlack(ofPerson(1), { state: 'waiting' })
  const lookAfter = async (minutes: number) => {
    app.clock.advance(minutes * 60_000)
    await tellOfFailures(app.context)
    return app.sink.received.flatMap(({ email }) =>
      /not reached/.test(email.subject ?? '') ? [`${email.subject} ${email.text}`.replace(/\s+/g, ' ')] : [],
    )
  }
  expect(await lookAfter(10)).toEqual([])
  await app.context.db
    .update(sendRecipients)
    .set({ ...IN_SLACK, errorCode: 'users_not_found', finishedAt: app.clock.now() })
    .where(and(ofPerson(1), eq(sendRecipients.way, 'slack')))
  const [told, ...others] = await lookAfter(10)
  expect(others).toEqual([])
  expect(told).toContain('Cup of Joe: 1 person was not reached')
  expect(told).toContain(`${ready.people[1]!.firstName} ${ready.people[1]!.lastName}`)
  expect(told).not.toContain(`${ready.people[0]!.firstName} ${ready.people[0]!.lastName}`)
  expect(await lookAfter(61)).toHaveLength(1)
})
