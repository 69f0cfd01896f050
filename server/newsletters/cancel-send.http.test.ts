import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resendUnknownOfLog } from '../../shared/contract/mail'
import * as contract from '../../shared/contract/newsletters'
import { sendRecipients, sends } from '../database/schema'
import { type SendEngine, startSendEngine } from '../mail/send-engine'
import { reclaimRows, storeTransitions, type Transition } from '../mail/sends.queries'
import { startApp, type TestApp } from '../testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'
import { gate } from '../testing/sink'
import { startSend } from './send-newsletter'

const CONNECTIONS = 5

let app: TestApp
let engine: SendEngine
let ready: ReadyNewsletter
beforeEach(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, 8)
})
afterEach(async () => {
  await engine.stop()
  await app.stop()
})

/** A send that was cancelled while the mail server was taking the first five messages, and has not answered yet. */
async function cancelledInHandOver(refuses?: { code: number }) {
  const { isOpen, open } = gate()
  app.sink.fault = () => ({ until: isOpen, ...(refuses && { refuses }) })
  engine = startSendEngine(app.context)
  const params = { id: ready.newsletter.id }
  const first = ready.admin.call(contract.sendNewsletter, { params })
  // Not before: a message that the mail server has not got whole is cancelled with its send.
  const inHandOver = () => app.context.db.$count(sendRecipients, eq(sendRecipients.state, 'committing'))
  await expect.poll(inHandOver).toBe(CONNECTIONS)
  expect((await ready.admin.call(contract.cancelSend, { params })).body.state).toBe('cancelled')
  expect((await first).body.message).toContain('cancelled')
  app.sink.fault = undefined
  return { answerAll: open, params }
}

const addressesMailed = () => app.sink.received.map(({ to }) => to[0]).sort()

describe('a send that was cancelled', () => {
  test.each([
    ['takes', undefined, 3],
    ['refuses for the time being', { code: 451 }, 8],
  ])(
    'is followed by one to the others: whom the mail server then %s is in exactly one of them',
    async (_, refuses, inSecond) => {
      const { answerAll, params } = await cancelledInHandOver(refuses)
      const second = ready.admin.call(contract.sendNewsletter, { params })
      answerAll()
      expect((await second).body).toMatchObject({ sent: inSecond, failed: 0, unknown: 0 })
      expect(addressesMailed()).toEqual(ready.people.map(({ email }) => email).sort())
      const rows = await app.context.db.select({ state: sendRecipients.state }).from(sendRecipients)
      expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(8)
      expect(rows.filter(({ state }) => state === 'cancelled')).toHaveLength(inSecond)
      expect(rows).toHaveLength(8 + inSecond)
    },
  )

  test('is not followed by another while the mail server takes its time: nothing begins, and the answer says so', async () => {
    const { answerAll, params } = await cancelledInHandOver()
    await expect(startSend(app.context, params.id, null, 0)).rejects.toThrow(
      'The mail server is still taking a message of the cancelled send. Send again in a minute.',
    )
    expect(await app.context.db.select().from(sends)).toHaveLength(1)
    answerAll()
    expect((await ready.admin.call(contract.sendNewsletter, { params })).body).toMatchObject({ sent: 3 })
    expect(addressesMailed()).toEqual(ready.people.map(({ email }) => email).sort())
  })
})

describe('an uncertain message of a cancelled send', () => {
  test('is sent again by itself: the others, who were never mailed, can still be sent the newsletter', async () => {
    const { db } = app.context
    const params = { id: ready.newsletter.id }
    const sendId = await startSend(app.context, params.id)
    await ready.admin.call(contract.cancelSend, { params })
    const [row] = await db.select().from(sendRecipients).limit(1)
    await db.update(sendRecipients).set({ state: 'unknown' }).where(eq(sendRecipients.id, row!.id))
    engine = startSendEngine(app.context)

    const resent = await ready.admin.call(resendUnknownOfLog, { params: { id: sendId } })
    expect(resent.body.resent).toBe(1)
    const stateOf = async () => (await db.select().from(sends).where(eq(sends.id, sendId)))[0]?.state
    await expect.poll(stateOf).toBe('cancelled')
    expect(addressesMailed()).toEqual([row!.email])

    expect((await ready.admin.call(contract.sendNewsletter, { params })).body).toMatchObject({ sent: 7 })
    expect(addressesMailed()).toEqual(ready.people.map(({ email }) => email).sort())
  })
})

describe('an outcome that is stored after its send was cancelled', () => {
  const write = async (transition: Omit<Transition, 'attempt'>) => {
    const now = app.clock.now()
    const held = { instance: 1, now, endsAt: new Date(now.getTime() + 1000) }
    return (await storeTransitions(app.context.database.pool, [{ ...transition, attempt: 1 }], held)).size
  }
  const stateOf = async (id: number) => {
    const [row] = await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.id, id))
    return row!.state
  }
  async function committingRow(sendState: 'sending' | 'cancelled') {
    const sendId = await startSend(app.context, ready.newsletter.id)
    await app.context.db.update(sends).set({ state: sendState }).where(eq(sends.id, sendId))
    const [row] = await app.context.db.select().from(sendRecipients).limit(1)
    await app.context.db
      .update(sendRecipients)
      .set({ state: 'committing', attempt: 1, leasedBy: 1 })
      .where(eq(sendRecipients.id, row!.id))
    return row!.id
  }
  beforeEach(() => {
    engine = { instance: 0, wake() {}, stop: async () => {} }
  })

  test('not taken: waits on in a running send, and is cancelled with a cancelled one', async () => {
    const running = await committingRow('sending')
    expect(await write({ id: running, to: 'waiting' })).toBe(1)
    expect(await stateOf(running)).toBe('waiting')
    await app.context.db.delete(sends)
    const cancelled = await committingRow('cancelled')
    expect(await write({ id: cancelled, to: 'waiting' })).toBe(1)
    expect(await stateOf(cancelled)).toBe('cancelled')
  })

  test('not taken after all, when the row was given up as uncertain: stays uncertain, since a later send may have left it out', async () => {
    const id = await committingRow('cancelled')
    await reclaimRows(app.context.db, app.clock.now(), { isIdempotent: false })
    expect(await stateOf(id)).toBe('unknown')
    expect(await write({ id, to: 'waiting' })).toBe(0)
    expect(await stateOf(id)).toBe('unknown')
    expect(await write({ id, to: 'sent', sendStatus: 'success' })).toBe(1)
    expect(await stateOf(id)).toBe('sent')
  })
})
