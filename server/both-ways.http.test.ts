import type { Transaction } from './platform/database/database'
import { momentOf } from './platform/context/clock'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseUser } from '../shared/contract/directory'
import { queueMailing } from './mail/engine/queue-mailing.queries'
import { progressOf, requeueMails, uncertainMails } from './mail/engine/sends.queries'
import { takeEvents } from './mail/log/mail-events'
import { messageId } from './mail/message-id'
import { haveSent } from '../plugins/mailbox/server/mailbox.queries'
import type { DeliveryMethod } from '../shared/limits'
import { sendRecipients, sends } from './tables/sending.tables'
import { startApp, type TestApp } from './testing/app'
import { addPeople, adminClient, allow } from './testing/factories'

let app: TestApp
beforeEach(async () => {
  app = await startApp({ env: { SLACK_BOT_TOKEN: 'xoxb-0123456789', SLACK_APP_TOKEN: 'xapp-0123456789' } })
})
afterEach(() => app.stop())

test('somebody who is told by mail and in Slack is one person: sent again by one way, a bounce is the mail’s alone, and erasing takes both', async () => {
  const { context } = app
  const { db, config } = context
  await allow(app)
  const people = await addPeople(
    app,
    [1, 2, 3].map(() => ({ tellBy: 'both' as const })),
  )
  const snapshot = { subject: '', html: [], text: [] }
  const { id: sendId } = await db.transaction((tx) =>
    queueMailing(
      context,
      tx,
      { kind: 'rescue', title: 'A mail', month: '2026-11', snapshot },
      people.map(({ id: userId, email, firstName }) => ({
        userId,
        email,
        language: 'en' as const,
        values: { firstName },
        messageId: messageId(config.mailFrom, 'rescue', userId),
      })),
    ),
  )
  const rowsOf = (place: number) =>
    db
      .select()
      .from(sendRecipients)
      .where(eq(sendRecipients.userId, people[place]!.id))
      .orderBy(sendRecipients.way)
  const statesOf = async (place: number) => (await rowsOf(place)).map(({ state, way }) => `${way} ${state}`)
  const set = (place: number, way: DeliveryMethod, state: 'sent' | 'unknown') =>
    db
      .update(sendRecipients)
      .set({ state })
      .where(and(eq(sendRecipients.userId, people[place]!.id), eq(sendRecipients.way, way)))
  for (const way of ['mail', 'slack'] as const) {
    await set(0, way, 'unknown')
    await set(1, way, way === 'mail' ? 'unknown' : 'sent')
    await set(2, way, 'sent')
  }

  const resend = async (tx: Transaction) => {
    const { now, day } = momentOf(app.clock)
    return requeueMails(tx, app.context, await uncertainMails(tx, [sendId], day), now)
  }
  expect(await db.transaction(resend)).toBe(1)
  expect(await statesOf(0)).toEqual(['mail waiting', 'slack unknown'])
  expect(await statesOf(1)).toEqual(['mail unknown', 'slack sent'])

  // What only Slack may have, no mailbox can return.
  const idOf = async (place: number) => (await rowsOf(place))[0]!.messageId
  expect([await haveSent(db, await idOf(0)), await haveSent(db, await idOf(1))]).toEqual([false, true])
  const bounce = { kind: 'bounced' as const, at: app.clock.now(), code: '5.1.1', reason: 'gone' }
  await takeEvents(context, [{ ...bounce, id: 'e1', isAddressFault: true, messageId: await idOf(2) }])
  expect(await statesOf(2)).toEqual(['mail failed', 'slack sent'])
  expect(await progressOf(db, [sendId])).toMatchObject({ total: 3, sent: 2, failed: 0, unknown: 1 })

  await set(0, 'mail', 'sent')
  await db.update(sends).set({ state: 'sent' })
  const admin = await adminClient(app)
  const { id, email, firstName } = people[2]!
  expect((await admin.call(eraseUser, { params: { id }, body: { email } })).status).toBe(200)
  const left = JSON.stringify(await db.select().from(sendRecipients).where(eq(sendRecipients.sendId, sendId)))
  expect([left.includes(email), left.includes(firstName)]).toEqual([false, false])
  expect(await progressOf(db, [sendId])).toMatchObject({ total: 3, sent: 3 })
})
