import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../platform/context/config'
import type { Context } from '../../platform/context/context'
import { migrateDatabase, openDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { cloneDatabase } from '../../testing/app'
import { selfSigned } from '../../testing/certificate'
import { openContext } from '../../testing/open-context'
import { queueSend, stateOfSend } from '../../testing/sends'
import { gate, startSink } from '../../testing/sink'
import { unmade } from '../delivery.rules'
import { smtpTransport } from '../smtp'
import { type Connection, MailServerAway, type Transport } from '../transport'
import { finishSends, pauseForOutage } from './rows.queries'
import { startSendEngine } from './send-engine'
import { plugins } from '../../plugins'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function contextOn(
  { url, directUrl }: { url: string; directUrl?: string | undefined },
  env: Record<string, string> = {},
): Promise<Context> {
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: tmpdir(), SAMPLE_DATA: 'off', ...env })
  const { context, close } = await openContext({ config, databaseUrl: url, directUrl })
  closing.push(close)
  return context
}

async function sinkFor(options?: Parameters<typeof startSink>[1]) {
  const sink = await startSink(0, options)
  closing.push(() => sink.close())
  return sink
}

describe('a mail server that turns us away', () => {
  test.each([
    [
      'for a wrong password',
      'joe:wrong',
      'requireTLS=true&tls.rejectUnauthorized=false',
      'refuses the sign-in (535',
    ],
    [
      'by a certificate that does not verify',
      'joe:secret',
      'requireTLS=true',
      'certificate that does not verify',
    ],
  ])('%s pauses the send, says why, and has cost nobody a try', async (_, account, query, reason) => {
    const clone = await cloneDatabase()
    closing.push(() => clone.drop())
    const sink = await sinkFor({
      parse: false,
      tls: { ...selfSigned(), from: 'starttls' },
      account: { user: 'joe', pass: 'secret', methods: ['PLAIN'] },
    })
    const url = (who: string, how: string) => `${sink.url.replace('://', `://${who}@`)}/?${how}`
    const context = await contextOn(clone, { MAIL_URL: url(account, query) })
    const engine = startSendEngine(context)
    const sendId = await queueSend(context.database, context.config, 4, new Date())
    const send = async () => (await context.db.select().from(sends).where(eq(sends.id, sendId)))[0]
    await expect.poll(async () => (await send())?.reason ?? '').toContain(reason)
    expect(await send()).toMatchObject({ state: 'paused', resumesByItself: true })
    await engine.stop()
    expect(sink.received).toEqual([])

    const right = await contextOn(clone, {
      MAIL_URL: url('joe:secret', 'requireTLS=true&tls.rejectUnauthorized=false'),
    })
    const { isOpen, open } = gate()
    sink.fault = () => ({ until: isOpen })
    const next = startSendEngine(right)
    closing.push(() => next.stop())
    // Also an instance that never saw the outage ends the pause when it gets through.
    await expect.poll(send).toMatchObject({ state: 'sending', reason: null })
    open()
    await expect.poll(() => stateOfSend(right.database, sendId)).toBe('sent')
    const rows = await right.db.select().from(sendRecipients)
    expect(rows.map(({ state, refusals }) => [state, refusals])).toEqual(rows.map(() => ['sent', 0]))
  })
})

describe('an instance that dies while it waits for the mail server', () => {
  const transportOf = (open: Transport['open']): Transport => ({
    name: 'test',
    connections: 1,
    isIdempotent: false,
    open,
  })

  test('leaves nothing paused that another one sends, and the send ends, also with a row of the sender’s own fault', async () => {
    const clone = await cloneDatabase()
    closing.push(() => clone.drop())
    const context = await contextOn(clone)
    const people = 30
    const [goesOn, ends] = [gate(), gate()]
    let deliveries = 0
    const steady: Connection = {
      isUsable: true,
      async deliver(_message, commit) {
        deliveries += 1
        if (deliveries === 1) return unmade('The signature failed.')
        if (deliveries === 2) await goesOn.isOpen
        if (deliveries === people) await ends.isOpen
        await commit()
        return { kind: 'accepted' }
      },
      close() {},
    }
    const sendId = await queueSend(context.database, context.config, people, new Date())
    const state = () => stateOfSend(context.database, sendId)
    const sender = startSendEngine(
      context,
      transportOf(async () => steady),
    )
    closing.push(async () => {
      goesOn.open()
      ends.open()
      await sender.stop()
    })
    await expect.poll(() => deliveries).toBe(2)
    const away = startSendEngine(
      context,
      transportOf(async () => {
        throw new MailServerAway({ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' })
      }),
    )
    await expect.poll(state).toBe('paused')
    await away.stop()
    goesOn.open()
    await expect.poll(() => deliveries).toBe(people)
    await expect.poll(state).toBe('sending')
    ends.open()
    await expect.poll(state).toBe('sent')
    expect(deliveries).toBe(people)
  })

  test('ends what has no row left to send, also when nobody else has reached the mail server since', async () => {
    const clone = await cloneDatabase()
    closing.push(() => clone.drop())
    const context = await contextOn(clone)
    const { database, db, config } = context
    const sendId = await queueSend(database, config, 2, new Date())
    await pauseForOutage(db, 'The mail server can’t be reached.')
    const refused = { state: 'failed', isSendersFault: true } as const
    await db.update(sendRecipients).set(refused).where(eq(sendRecipients.sendId, sendId))
    expect(await finishSends(context)).toEqual([sendId])
    expect(await stateOfSend(database, sendId)).toBe('sent')
  })
})

describe('sending', () => {
  test.each([
    ['before the message is handed over', false, 'failed'],
    ['when it may have been handed over', true, 'unknown'],
  ])(
    'ends when its line fails in a way that nobody foresaw, %s: no message is tried for ever, none twice',
    async (_, isLate, state) => {
      const clone = await cloneDatabase()
      closing.push(() => clone.drop())
      const context = await contextOn(clone)
      let deliveries = 0
      const broken: Connection = {
        isUsable: true,
        async deliver(_message, commit) {
          deliveries += 1
          if (isLate) await commit()
          throw new Error('The signature failed')
        },
        close() {},
      }
      const lines = { name: 'broken', connections: 1, isIdempotent: false, open: async () => broken }
      const engine = startSendEngine(context, lines)
      closing.push(() => engine.stop())
      const sendId = await queueSend(context.database, context.config, 4, new Date())
      const states = async () =>
        (await context.db.select().from(sendRecipients)).map((row) => row.state).toSorted()
      await expect.poll(states).toEqual([state, state, state, state])
      await expect.poll(() => stateOfSend(context.database, sendId)).toBe('sent')
      expect(deliveries).toBe(4)
    },
  )

  test('pauses, with the reason, when five messages cannot be signed', async () => {
    const clone = await cloneDatabase()
    closing.push(() => clone.drop())
    const sink = await sinkFor({ parse: false })
    const context = await contextOn(clone)
    const dkim = { domain: 'example.com', selector: 'joe', privateKey: 'no key' }
    const engine = startSendEngine(context, smtpTransport(sink.url, { dkim }))
    closing.push(() => engine.stop())
    const sendId = await queueSend(context.database, context.config, 20, new Date())
    await expect.poll(() => stateOfSend(context.database, sendId)).toBe('paused')
    const [send] = await context.db.select().from(sends).where(eq(sends.id, sendId))
    expect(send).toMatchObject({
      resumesByItself: false,
      reason: expect.stringContaining('could not be signed'),
    })
    expect(sink.received).toEqual([])
  })

  test('ends when it is stopped before it has reached its database', async () => {
    const clone = await cloneDatabase()
    closing.push(() => clone.drop())
    await expect(startSendEngine(await contextOn(clone)).stop()).resolves.toBeUndefined()
  })

  test('gives back at once what it was leased by a reply that never came', async () => {
    const clone = await cloneDatabase()
    closing.push(() => clone.drop())
    const sink = await sinkFor({ parse: false })
    const context = await contextOn(clone, { MAIL_URL: sink.url })
    let lost = 0
    const execute = context.db.execute.bind(context.db)
    context.db.execute = ((query: Parameters<typeof execute>[0]) =>
      execute(query).then((result) => {
        if (lost > 0 || !result.fields.some(({ name }) => name === 'attempt') || result.rows.length === 0)
          return result
        lost = result.rows.length
        throw new Error('Connection terminated unexpectedly')
      })) as typeof context.db.execute
    const sendId = await queueSend(context.database, context.config, 4, new Date())
    const engine = startSendEngine(context)
    closing.push(() => engine.stop())
    await expect.poll(() => stateOfSend(context.database, sendId)).toBe('sent')
    expect(lost).toBeGreaterThan(0)
    expect(sink.received).toHaveLength(4)
  })

  test('keeps to MAIL_RATE over two instances together', async () => {
    const clone = await cloneDatabase()
    closing.push(() => clone.drop())
    const sink = await sinkFor({ parse: false })
    const context = await contextOn(clone, { MAIL_URL: sink.url, MAIL_RATE: '20' })
    const engines = [startSendEngine(context), startSendEngine(context)]
    closing.push(() => Promise.all(engines.map((engine) => engine.stop())))
    const begin = performance.now()
    const sendId = await queueSend(context.database, context.config, 80, new Date())
    await expect.poll(() => stateOfSend(context.database, sendId)).toBe('sent')
    const seconds = (performance.now() - begin) / 1000
    expect(sink.received).toHaveLength(80)
    // One second's worth at once, then 20 a second.
    expect(seconds).toBeGreaterThan(2.9)
  })

  test('survives PostgreSQL being stopped at once in mid-send: nobody lost, nobody mailed twice', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cup-stop-'))
    closing.push(() => rm(dataDir, { recursive: true, force: true }))
    const embedded = await startEmbedded({ dataDir })
    closing.push(() => embedded.stop())
    const opened = openDatabase(embedded.url)
    await migrateDatabase(embedded.ownerUrl, { plugins, product: opened.pool })
    await opened.close()
    const sink = await sinkFor({ parse: false })
    sink.fault = () => ({ delayMs: 10 })
    const context = await contextOn(embedded, { MAIL_URL: sink.url })
    const engine = startSendEngine(context)
    closing.push(() => engine.stop())
    const count = 600
    const sendId = await queueSend(context.database, context.config, count, new Date())
    let stops = 0
    const serverOf = () => {
      const file = join(dataDir, 'db/postmaster.pid')
      return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    }
    for (; stops < 3; stops++) {
      const before = sink.received.length
      await expect.poll(() => sink.received.length, { interval: 5 }).toBeGreaterThan(before + 40)
      // What `pg_ctl stop -m immediate` does; the product starts its own server again.
      const stopped = serverOf()
      process.kill(stopped, 'SIGQUIT')
      await expect.poll(serverOf).not.toBe(stopped)
    }
    await expect
      .poll(() => stateOfSend(context.database, sendId).catch(() => ''), { interval: 200 })
      .toBe('sent')
    const rows = await context.db.select().from(sendRecipients)
    const taken = new Map<string, number>()
    for (const { to } of sink.received) taken.set(to[0] ?? '', (taken.get(to[0] ?? '') ?? 0) + 1)
    const wrong = rows.filter(({ email, state }) =>
      state === 'sent' ? taken.get(email) !== 1 : state !== 'unknown' || (taken.get(email) ?? 0) > 1,
    )
    expect(wrong).toEqual([])
    expect(rows.filter(({ state }) => state === 'unknown').length).toBeLessThanOrEqual(stops * 5)
  })
})
