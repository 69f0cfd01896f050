import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getEmailLogs, getLogEntries, resendUnknownOfLog } from '../../shared/contract/mail'
import { getMonth } from '../../shared/contract/month'
import * as contract from '../../shared/contract/newsletters'
import { users } from '../tables/people.tables'
import { sendRecipients, sends } from '../tables/sending.tables'
import { type SendEngine, startSendEngine } from '../mail/engine/send-engine'
import { reclaimRows, storeTransitions, type Transition } from '../mail/engine/rows.queries'
import { startApp, type TestApp } from '../testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'
import { renameByDirectory, scimClient } from '../testing/scim'
import { gate } from '../testing/sink'
import { startSend } from './send-newsletter'

const CONNECTIONS = 5

let app: TestApp
let engine: SendEngine
let ready: ReadyNewsletter
beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, 8)
})
afterAll(() => app.stop())
beforeEach(unsent)
afterEach(() => engine.stop())

/** As if the newsletter had never been sent. */
async function unsent() {
  await app.owner.db.delete(sends)
  await app.owner.pool.query(`update newsletters set status = 'approved', sent_at = null`)
  await app.owner.pool.query('update users set is_active = true')
  app.sink.received.length = 0
  app.sink.fault = undefined
}

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

test('the progress of a send is "preparing" from the press on, and not found for what was never sent', async () => {
  engine = startSendEngine(app.context)
  const { admin, newsletter } = ready
  const params = { id: newsletter.id }
  const progress = async () => {
    const { status, body } = await admin.call(contract.getSendProgress, { params })
    return status === 200 ? [body.state, body.total] : status
  }
  expect(await progress()).toBe(404)
  const nobodys = { params: { id: '00000000-0000-4000-8000-000000000000' } }
  expect((await admin.call(contract.getSendProgress, nobodys)).status).toBe(404)
  // Whoever holds the pairings makes the send wait.
  const other = await app.owner.pool.connect()
  await other.query('begin; select from rounds for update')
  const answer = admin.call(contract.sendNewsletter, { params })
  try {
    await expect.poll(progress).toEqual(['preparing', 0])
  } finally {
    await other.query('rollback')
    other.release()
  }
  expect((await answer).body.state).toBe('sent')
  expect(await progress()).toEqual(['sent', 8])
})

test('the newsletter and the log say which people have it after a cancelled send, and after the send to the others', async () => {
  const { answerAll, params } = await cancelledInHandOver()
  const { admin } = ready
  const mailed = async () =>
    (await admin.call(contract.getNewsletters)).body.find(({ id }) => id === params.id)?.mailed
  expect(await mailed()).toEqual({ total: 8, sent: 0, unknown: 0, handingOver: 5 })
  answerAll()
  await expect.poll(mailed).toEqual({ total: 8, sent: 5, unknown: 0, handingOver: 0 })
  const [log] = (await admin.call(getEmailLogs)).body
  expect(log).toMatchObject({ successful_sends: 5, failed_sends: 0, cancelled_sends: 3, total_recipients: 8 })
  const cancelled = { params: { id: log!.id }, query: { status: 'cancelled' as const } }
  expect((await admin.call(getLogEntries, cancelled)).body).toHaveLength(3)

  await engine.stop()
  await startSend(app.context, params.id)
  expect(await mailed()).toEqual({ total: 8, sent: 5, unknown: 0, handingOver: 0 })
})

describe('a send that was cancelled', () => {
  test.each([
    ['takes', undefined, 3],
    ['refuses for the time being', { code: 451 }, 8],
  ])(
    'is followed by one to the others: a person the mail server then %s is in exactly one of them',
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
      // Of both sends together everybody counts once.
      const { steps } = (await ready.admin.call(getMonth)).body
      expect(steps.find(({ key }) => key === 'sending')).toMatchObject({ state: 'done', figure: '8 of 8' })
    },
  )

  test('is finished although the directory has changed addresses since: mails are known by the person', async () => {
    const { answerAll, params } = await cancelledInHandOver()
    answerAll()
    const { admin, people } = ready
    const countIn = (state: 'sent' | 'cancelled') =>
      app.context.db.$count(sendRecipients, eq(sendRecipients.state, state))
    await expect.poll(() => countIn('sent')).toBe(CONNECTIONS)
    const mailedBefore = addressesMailed()
    const scim = await scimClient(app, admin)
    for (const person of people) await renameByDirectory(app.sink, scim, person, `new.${person.email}`)
    const { status, body } = await admin.call(contract.sendNewsletter, { params })
    expect({ status, ...body }).toMatchObject({ status: 200, sent: 3, failed: 0, unknown: 0 })
    const others = people.filter(({ email }) => !mailedBefore.includes(email))
    expect(addressesMailed()).toEqual([...mailedBefore, ...others.map(({ email }) => `new.${email}`)].sort())
    const { steps } = (await admin.call(getMonth)).body
    expect(steps.find(({ key }) => key === 'sending')).toMatchObject({ state: 'done', figure: '8 of 8' })
    for (const { id, email } of people)
      await app.context.db.update(users).set({ email }).where(eq(users.id, id))
  })

  test('is not followed by another while the mail server takes its time: nothing begins, and the answer says so', async () => {
    const { answerAll, params } = await cancelledInHandOver()
    await expect(startSend(app.context, params.id, null, { patienceMs: 0 })).rejects.toThrow(
      'The mail server is still taking a mail of the cancelled send. Send again in a minute.',
    )
    expect(await app.context.db.select().from(sends)).toHaveLength(1)
    answerAll()
    expect((await ready.admin.call(contract.sendNewsletter, { params })).body).toMatchObject({ sent: 3 })
    expect(addressesMailed()).toEqual(ready.people.map(({ email }) => email).sort())
  })
})

describe('an uncertain message of a cancelled send', () => {
  const everybody = () => ready.people.map(({ email }) => email).sort()
  const statesOf = async (sendId: string) => {
    const rows = await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.sendId, sendId))
    return Object.fromEntries(rows.map(({ email, state }) => [email, state]))
  }
  /** A send that was cancelled before anybody got it; what became of these messages is not known. */
  async function cancelledWithUncertain(...indices: number[]) {
    const { db } = app.context
    const params = { id: ready.newsletter.id }
    const [sendId] = (await startSend(app.context, params.id)) as [string]
    await ready.admin.call(contract.cancelSend, { params })
    const emails = indices.map((index) => ready.people[index]!.email)
    await db
      .update(sendRecipients)
      .set({ state: 'unknown', sendStatus: 'unknown' })
      .where(and(eq(sendRecipients.sendId, sendId), inArray(sendRecipients.email, emails)))
    engine = startSendEngine(app.context)
    const resend = () => ready.admin.call(resendUnknownOfLog, { params: { id: sendId } })
    return { sendId, params, resend, emails: emails.sort() }
  }
  const send = (params: { id: string }) => ready.admin.call(contract.sendNewsletter, { params })
  const stateOf = async (id: string) =>
    (await app.context.db.select().from(sends).where(eq(sends.id, id)))[0]?.state

  test('is sent again by itself: the others, who were never mailed, can still be sent the newsletter', async () => {
    const { sendId, params, resend, emails } = await cancelledWithUncertain(0)
    expect((await resend()).body.resent).toBe(1)
    await expect.poll(() => stateOf(sendId)).toBe('cancelled')
    expect(addressesMailed()).toEqual(emails)

    expect((await send(params)).body).toMatchObject({ sent: 7 })
    expect(addressesMailed()).toEqual(everybody())
  })

  test('is not sent again to somebody who is turned off since', async () => {
    const { sendId, resend, emails } = await cancelledWithUncertain(0, 1)
    const [gone, here] = emails as [string, string]
    await app.context.db.update(users).set({ isActive: false }).where(eq(users.email, gone))
    expect((await resend()).body.resent).toBe(1)
    await expect.poll(() => stateOf(sendId)).toBe('cancelled')
    expect(addressesMailed()).toEqual([here])
    expect(await statesOf(sendId)).toMatchObject({ [gone]: 'unknown', [here]: 'sent' })
    expect(await resend()).toMatchObject({ status: 409, body: { code: 'nothing_to_resend' } })
  })

  test('is under way again when the administrator presses Send: the others follow it, and the answer is theirs', async () => {
    const { params, resend } = await cancelledWithUncertain(0, 1)
    const { isOpen, open } = gate()
    app.sink.fault = () => ({ until: isOpen })
    await resend()
    const others = send(params)
    await expect
      .poll(() => app.context.db.$count(sendRecipients, eq(sendRecipients.state, 'committing')))
      .toBe(2)
    app.sink.fault = undefined
    open()
    expect((await others).body).toMatchObject({
      sent: 6,
      state: 'sent',
      message: 'Newsletter sent to 6 recipients.',
    })
    expect(addressesMailed()).toEqual(everybody())
  })

  test('that is not through, or held by an administrator, lets nothing else begin; the answer says what to do', async () => {
    const { sendId, params, resend } = await cancelledWithUncertain(0)
    const { isOpen, open } = gate()
    app.sink.fault = () => ({ until: isOpen })
    await resend()
    await expect(startSend(app.context, params.id, null, { patienceMs: 0 })).rejects.toThrow(
      'Uncertain mails of an earlier send are still being sent again. Send to the others when that is over.',
    )
    await ready.admin.call(contract.pauseSend, { params })
    const refused = await send(params)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('that is paused. Resume or cancel it, then send to the others.')
    expect(await app.context.db.$count(sends)).toBe(1)

    app.sink.fault = undefined
    open()
    await expect.poll(async () => Object.values(await statesOf(sendId))).not.toContain('committing')
    await ready.admin.call(contract.cancelSend, { params })
    await send(params)
    const mailed = addressesMailed()
    expect(mailed).toEqual([...new Set(mailed)])
  })

  test('is uncertain as before when sending it again is cancelled: no later send mails that person unasked', async () => {
    const { sendId, params, resend, emails } = await cancelledWithUncertain(0, 1)
    await engine.stop()
    await resend()
    expect((await ready.admin.call(contract.cancelSend, { params })).body).toMatchObject({ unknown: 2 })
    engine = startSendEngine(app.context)
    expect((await send(params)).body).toMatchObject({ sent: 6 })
    expect(addressesMailed()).toEqual(everybody().filter((email) => !emails.includes(email)))
    expect((await resend()).body.resent).toBe(2)
    await expect.poll(addressesMailed).toEqual(everybody())
    // It is stored a moment after the mail server has taken it.
    await expect
      .poll(() => statesOf(sendId))
      .toMatchObject(Object.fromEntries(emails.map((email) => [email, 'sent'])))
  })

  test('and the others reach everybody once, in whatever order and however often both are asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 7 }),
        fc.array(fc.tuple(fc.constantFrom('send', 'resend', 'cancel'), fc.nat(60)), {
          minLength: 2,
          maxLength: 6,
        }),
        fc.nat(40),
        async (uncertain, acts, delayMs) => {
          await engine.stop()
          await unsent()
          app.sink.fault = () => ({ delayMs })
          const { params, resend } = await cancelledWithUncertain(...uncertain)
          const act = {
            send: () => send(params),
            resend,
            cancel: () => ready.admin.call(contract.cancelSend, { params }),
          }
          const answers = await Promise.all(
            acts.map(async ([name, afterMs]) => {
              await sleep(afterMs)
              const { body } = await act[name]()
              return { name, state: 'state' in body ? body.state : undefined }
            }),
          )
          const isCancelled = acts.some(([name]) => name === 'cancel')
          const denied = answers.filter(({ name, state }) => name === 'send' && state === 'cancelled')
          expect(isCancelled ? [] : denied).toEqual([])
          const states = () => app.context.db.select({ state: sends.state }).from(sends)
          const isOver = async () =>
            (await states()).every(({ state }) => state === 'sent' || state === 'cancelled')
          await expect.poll(isOver).toBe(true)
          await resend()
          await expect.poll(isOver).toBe(true)
          await send(params)
          expect(addressesMailed()).toEqual(everybody())
        },
      ),
      { numRuns: 6 },
    )
  })
})

describe('an outcome that is stored after its send was cancelled', () => {
  const write = async (transition: Omit<Transition, 'attempt'>) => {
    const now = app.clock.now()
    const held = { instance: 1, day: '2026-11-16', now, endsAt: new Date(now.getTime() + 1000) }
    return (await storeTransitions(app.context.database.pool, [{ ...transition, attempt: 1 }], held)).size
  }
  const stateOf = async (id: number) => {
    const [row] = await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.id, id))
    return row!.state
  }
  async function committingRow(sendState: 'sending' | 'cancelled') {
    const [sendId] = (await startSend(app.context, ready.newsletter.id)) as [string]
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
    await app.owner.db.delete(sends)
    const cancelled = await committingRow('cancelled')
    expect(await write({ id: cancelled, to: 'waiting' })).toBe(1)
    expect(await stateOf(cancelled)).toBe('cancelled')
  })

  test('not taken after all, when the row was given up as uncertain: stays uncertain, since a later send may have left it out', async () => {
    const id = await committingRow('cancelled')
    await reclaimRows(app.context.db, app.clock.now(), { way: 'mail', isIdempotent: false })
    expect(await stateOf(id)).toBe('unknown')
    expect(await write({ id, to: 'waiting' })).toBe(0)
    expect(await stateOf(id)).toBe('unknown')
    expect(await write({ id, to: 'sent', sendStatus: 'success' })).toBe(1)
    expect(await stateOf(id)).toBe('sent')
  })
})
