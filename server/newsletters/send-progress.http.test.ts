import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SendProgress } from '../../shared/contract/newsletters'
import * as contract from '../../shared/contract/newsletters'
import { makeKey } from '../../plugins/api-keys/contract'
import { fillPath } from '../../shared/paths'
import { sendRecipients } from '../tables/sending.tables'
import { type SendEngine, startSendEngine } from '../mail/engine/send-engine'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPerson, signedIn } from '../testing/factories'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'
import { gate } from '../testing/sink'

let app: TestApp
let engine: SendEngine | undefined
let ready: ReadyNewsletter
beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  ready = await readyNewsletter(app, 8)
})
afterEach(async () => {
  await engine?.stop()
  engine = undefined
})
afterAll(() => app.stop())

/** Resolves when the server has begun to tell; `events` does when it has ended the stream. */
async function watch(by: Client | { authorization: string }) {
  const path = fillPath(contract.getSendProgress.path, { id: ready.newsletter.id })
  const reply = await fetch(app.url + path, {
    headers: { accept: 'text/event-stream', ...('authorization' in by ? by : by.cookieHeader) },
  })
  const events = async () => {
    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    return (await reply.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice(6)) as SendProgress)
  }
  return { status: reply.status, events }
}

describe('the progress of a send', () => {
  test('is told to every administrator and program that watches, event by event, until the send is over', async () => {
    const { isOpen, open } = gate()
    const held = new Set<string>()
    // The first five messages wait for the gate, so that the stream sees the send in its middle.
    app.sink.fault = (to) => {
      held.add(to)
      return held.size <= 5 ? { until: isOpen } : undefined
    }
    engine = startSendEngine(app.context)
    const params = { id: ready.newsletter.id }
    const answer = ready.admin.call(contract.sendNewsletter, { params })
    // Not before: a message that the mail server has not got whole waits on when its send is paused.
    const inHandOver = () => app.context.db.$count(sendRecipients, eq(sendRecipients.state, 'committing'))
    await expect.poll(inHandOver).toBe(5)
    const { body: made } = await ready.admin.call(makeKey, { body: { name: 'Watcher', scopes: ['read'] } })
    const watching = [await watch(ready.admin), await watch({ authorization: `Bearer ${made.key}` })]
    expect((await ready.admin.call(contract.pauseSend, { params })).body.state).toBe('paused')
    await answer
    open()
    await expect
      .poll(async () => (await ready.admin.call(contract.getSendProgress, { params })).body)
      .toMatchObject({ state: 'paused', sent: 5 })
    await ready.admin.call(contract.resumeSend, { params })
    for (const events of await Promise.all(watching.map((one) => one.events()))) {
      expect(events[0]).toMatchObject({ sent: 0, total: 8 })
      const end = { state: 'sent', sent: 8, failed: 0, unknown: 0, total: 8, reason: null }
      expect(events.at(-1)).toEqual({ ...end, parts: [{ ...end, id: expect.any(String), group: null }] })
      const sent = events.map((event) => event.sent)
      expect(sent).toEqual([...sent].sort((a, b) => a - b))
      // Each says something new.
      expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length)
    }
    // Over already: one event, and the stream ends.
    expect(await (await watch(ready.admin)).events()).toHaveLength(1)
  })

  test.each([
    ['the session ends', `update auth_sessions set ended_at = now() where user_id = $1`],
    ['the account is turned off', 'update users set is_active = false where id = $1'],
    ['the rights are taken away', 'update users set is_admin = false where id = $1'],
  ])('is told no more once %s', async (_, sql) => {
    const watcher = await addPerson(app, { isAdmin: true })
    engine = startSendEngine(app.context)
    const { isOpen, open } = gate()
    app.sink.fault = () => ({ until: isOpen })
    const answer = ready.admin.call(contract.sendNewsletter, { params: { id: ready.newsletter.id } })
    const started = () => app.context.db.$count(sendRecipients, eq(sendRecipients.state, 'committing'))
    await expect.poll(started).toBeGreaterThan(0)
    const ended = (await watch(await signedIn(app, watcher))).events()
    expect(await Promise.race([ended, sleep(700, 'still open')])).toBe('still open')
    await app.owner.pool.query(sql, [watcher.id])
    // The send goes on.
    await ended
    open()
    await answer
  })

  test('of a cancelled send stays its end when the newsletter is linked to nothing any more', async () => {
    const params = { id: ready.newsletter.id }
    const answer = ready.admin.call(contract.sendNewsletter, { params })
    await expect.poll(async () => (await ready.admin.call(contract.cancelSend, { params })).status).toBe(200)
    await answer
    expect(
      (await ready.admin.call(contract.saveNewsletter, { params, body: { pairingFile: null } })).status,
    ).toBe(200)
    const { status, body } = await ready.admin.call(contract.getSendProgress, { params })
    expect([status, body.state, body.total]).toEqual([200, 'cancelled', 8])
  })

  test('is the administrators’ only, and there is none before the first send', async () => {
    expect((await watch(ready.admin)).status).toBe(404)
    expect((await watch(app.client())).status).toBe(401)
    expect((await watch(await signedIn(app, ready.people[0]!))).status).toBe(403)
  })
})
