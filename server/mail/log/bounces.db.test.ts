import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUnreachablePeople } from '../../../shared/contract/mail'
import * as newsletters from '../../../shared/contract/newsletters'
import { summarize } from '../../month/cycle/summary'
import { bounces } from '../../tables/mail.tables'
import { sendRecipients } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../../testing/newsletters'
import type { SinkFault } from '../../testing/sink'
import { startSendEngine } from '../engine/send-engine'

let app: TestApp
let ready: ReadyNewsletter
let grace: ReadyNewsletter['people'][number]
let refusal: SinkFault | undefined
beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, [{ firstName: 'Grace', lastName: 'Hopper' }, {}, {}, {}])
  grace = ready.people[0]!
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  refusal = { at: 'rcpt', code: 550, message: '5.1.1 no such user' }
  app.sink.fault = (to) => (to === grace.email ? refusal : undefined)
})
afterAll(() => app.stop())

/** Sends one more newsletter of a month, to everyone of the pairing. */
async function sendFor(month: number, year = 2026) {
  const { admin, pairingFile } = ready
  const { body } = await admin.call(newsletters.generateNewsletter, { body: { month, year } })
  const params = { id: body.id }
  await admin.call(newsletters.saveNewsletter, { params, body: { pairingFile } })
  await admin.call(newsletters.approveNewsletter, { params, body: {} })
  const engine = startSendEngine(app.context)
  // Their people know this match already.
  const override = 'November 2026 Group A - All Users'
  const answer = await admin.call(newsletters.sendNewsletter, { params, body: { override } })
  await engine.stop()
  return answer.body
}
const marks = async () =>
  (await app.context.db.select().from(bounces).orderBy(bounces.month)).map(({ month }) => month)
const unreachable = async () => (await ready.admin.call(getUnreachablePeople)).body
const validate = async () =>
  (
    await ready.admin.call(newsletters.validateNewsletter, {
      params: { id: ready.newsletter.id },
      body: { pairingFile: ready.pairingFile },
    })
  ).body

describe('an address that refuses mail', () => {
  test('is reported after two months of it, not after two mails, and goes on being mailed', async () => {
    expect(await sendFor(11)).toMatchObject({ sent: 3, failed: 1 })
    await sendFor(11)
    expect(await marks()).toEqual(['2026-11'])
    expect(await unreachable()).toEqual([])
    expect((await validate()).details.matchingErrors).toEqual([])

    app.clock.set('2026-12-01T09:00:00Z')
    expect(await sendFor(12)).toMatchObject({ sent: 3, failed: 1 })
    expect(await unreachable()).toMatchObject([
      {
        id: grace.id,
        email: grace.email,
        firstName: 'Grace',
        problem: 'bounced',
        months: ['2026-11', '2026-12'],
        lastAt: '2026-12-01T09:00:00.000Z',
        code: '550',
        reason: expect.stringContaining('no such user'),
      },
    ])
    const { details } = await validate()
    expect(details.matchingErrors).toEqual([
      expect.stringContaining(`Mail hasn't reached Grace Hopper (${grace.email})`),
    ])
    const cycle = { id: 'c', scheduledAt: app.clock.now(), startedAt: app.clock.now() }
    const { troubles } = await summarize(app.context, { cycle: cycle as never, steps: [] })
    expect(troubles).toEqual([expect.stringContaining(`Grace Hopper (${grace.email}) can't be reached`)])
  })

  test('is forgotten when a mail arrives', async () => {
    await sendFor(11)
    await sendFor(12)
    expect(await unreachable()).toHaveLength(1)
    refusal = undefined
    expect(await sendFor(1, 2027)).toMatchObject({ sent: 4, failed: 0 })
    expect(await marks()).toEqual([])
    refusal = { at: 'rcpt', code: 550 }
    await sendFor(2, 2027)
    expect(await marks()).toEqual(['2027-02'])
    expect(await unreachable()).toEqual([])
  })

  test('is no longer named once its person is paused', async () => {
    await sendFor(11)
    await sendFor(12)
    await app.context.db
      .update(users)
      .set({ participationStatus: 'paused', pauseStartDate: '2026-11-16', pauseEndDate: '2026-12-16' })
      .where(eq(users.id, grace.id))
    expect(await unreachable()).toEqual([])
    app.clock.set('2026-12-16T09:00:00Z')
    await app.context.db.execute(sql`update auth_sessions set expires_at = '2027-06-01'`)
    expect(await unreachable()).toHaveLength(1)
  })

  test.each<[string, SinkFault]>([
    ['at the end of the message: it is the content', { at: 'data', code: 554, message: '5.6.0 no' }],
    ['at RCPT by policy: it is the sender', { at: 'rcpt', code: 554, message: '5.7.1 blocked' }],
  ])('is not at fault when the refusal comes %s', async (_, fault) => {
    refusal = fault
    await sendFor(11)
    const [row] = await app.context.db
      .select()
      .from(sendRecipients)
      .where(eq(sendRecipients.email, grace.email))
    expect(row).toMatchObject({ state: 'failed' })
    expect(await marks()).toEqual([])
  })

  test('is not at fault when the server refuses who sends', async () => {
    app.sink.refuseSender = { code: 550, message: '5.1.0 sender unknown' }
    expect(await sendFor(11)).toMatchObject({ sent: 0, failed: 4 })
    expect(await marks()).toEqual([])
  })

  test('is not at fault while it is only put off', async () => {
    let tries = 0
    app.sink.fault = (to) =>
      to === grace.email && (tries += 1) === 1 ? { at: 'rcpt', code: 450 } : undefined
    const sending = sendFor(11)
    await expect.poll(() => tries).toBe(1)
    await expect
      .poll(async () => {
        app.clock.advance(5_000)
        return tries
      })
      .toBe(2)
    expect(await sending).toMatchObject({ sent: 4, failed: 0 })
    expect(await marks()).toEqual([])
  })
})
