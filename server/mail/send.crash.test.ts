import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Config, loadConfig } from '../config'
import { type OpenDatabase, openDatabase } from '../database/database'
import { sendRecipients } from '../database/schema'
import { cloneDatabase } from '../testing/app'
import { bundled, queueSend, startProcess, stateOfSend, statesOf } from '../testing/sends'
import { type Sink, startSink } from '../testing/sink'

const LINES = 5

let bundle: string
let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: OpenDatabase
let sink: Sink
let config: Config
const children: ChildProcess[] = []

beforeAll(async () => {
  bundle = await bundled('server/mail/send-crash-child.ts')
})
afterAll(() => rm(bundle, { force: true }))

beforeEach(async () => {
  ;[clone, sink] = await Promise.all([cloneDatabase(), startSink(0, { parse: false })])
  database = openDatabase(clone.url)
  config = loadConfig({ DATABASE_URL: clone.url, MAIL_URL: sink.url, DATA_DIR: tmpdir() })
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all([database.close(), sink.close()])
  await clone.drop()
})

async function startInstance(of = bundle): Promise<ChildProcess> {
  const { child } = await startProcess(of, {
    DATABASE_URL: clone.url,
    MAIL_URL: sink.url,
    DATA_DIR: tmpdir(),
    SAMPLE_DATA: 'off',
  })
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function untilSent(sendId: string, timeout: number): Promise<void> {
  await expect.poll(() => stateOfSend(database, sendId), { timeout, interval: 100 }).toBe('sent')
}

/** Recipients for whom the log says something else than the mail server saw, and the uncertain ones. */
async function compareLogAndSink(sendId: string, count: number) {
  const taken = new Map<string, string[]>()
  for (const { to, email } of sink.received) {
    const list = taken.get(to[0] ?? '') ?? []
    taken.set(to[0] ?? '', [...list, email.messageId ?? ''])
  }
  const rows = (await database.db.select().from(sendRecipients)).filter((row) => row.sendId === sendId)
  expect(rows).toHaveLength(count)
  const wrong = rows.filter(({ email, state, messageId }) => {
    const ids = taken.get(email) ?? []
    if (ids.some((id) => id !== messageId)) return true
    if (state === 'sent') return ids.length !== 1
    if (state === 'failed') return ids.length !== 0
    return state !== 'unknown' || ids.length > 1
  })
  return { wrong, unknown: rows.filter(({ state }) => state === 'unknown').map(({ email }) => email) }
}

/** Of every 200 recipients the first few are the mail server's to trouble. */
const placeOf = (address: string) => Number(/\d+/.exec(address)?.[0]) % 200
const isCutInData = (address: string) => placeOf(address) === 14 || placeOf(address) === 15

describe('a send whose process is killed', () => {
  test('again and again loses nobody and mails nobody twice, through every fault of the mail server', async () => {
    const count = 1000
    let cutAfterTaking = 0
    sink.fault = (to, attempt) => {
      const place = placeOf(to)
      if (place < 10 && attempt === 1) return { at: 'rcpt', code: 451 }
      if (place >= 10 && place < 14) return { at: 'rcpt', code: 550 }
      if (isCutInData(to) && attempt === 1) return 'drop-in-data'
      if (place >= 16 && place < 18 && attempt === 1) return { at: 'rcpt', code: 421 }
      if (place === 18) {
        cutAfterTaking += 1
        return 'accept-then-drop'
      }
      return { delayMs: 8 }
    }
    const sendId = await queueSend(database, config, count, new Date())
    let kills = 0
    for (; kills < 6; kills++) {
      const child = await startInstance()
      // By messages, not by time: however fast the machine, each instance dies long before the last message.
      const enough = sink.received.length + Math.floor(Math.random() * 120)
      await expect.poll(() => sink.received.length, { timeout: 15_000, interval: 5 }).toBeGreaterThan(enough)
      await kill(child)
    }
    expect(sink.received.length).toBeLessThan(count)
    await startInstance()
    await untilSent(sendId, 60_000)
    const { wrong, unknown } = await compareLogAndSink(sendId, count)
    expect(wrong).toEqual([])
    // A cut in DATA that crosses the final dot on its way looks to the sender like one after it.
    const others = unknown.filter((email) => !isCutInData(email))
    expect(others.length).toBeLessThanOrEqual(kills * LINES + cutAfterTaking)
    expect(await statesOf(database, sendId)).toMatchObject({ failed: 20 })
  }, 120_000)

  test('is carried on by another running instance at once', async () => {
    const count = 300
    sink.fault = () => ({ delayMs: 20 })
    const sendId = await queueSend(database, config, count, new Date())
    const [first] = await Promise.all([startInstance(), startInstance()])
    await expect.poll(() => sink.received.length, { timeout: 15_000, interval: 5 }).toBeGreaterThan(40)
    await kill(first)
    const killedAt = performance.now()
    await untilSent(sendId, 60_000)
    expect(performance.now() - killedAt).toBeLessThan(60_000)
    const { wrong, unknown } = await compareLogAndSink(sendId, count)
    expect(wrong).toEqual([])
    expect(unknown.length).toBeLessThanOrEqual(LINES)
  }, 90_000)

  test('would mail people twice without the fence, and these tests would notice', async () => {
    const unfenced = await bundled('server/mail/send-crash-child.ts', (code) =>
      code.replace(/return await line\.deliver\(message, \(\) => this\.ledger\.commit\(row\)\)/, () => {
        return 'return await line.deliver(message, async () => true)'
      }),
    )
    const count = 300
    sink.fault = () => ({ delayMs: 20 })
    const sendId = await queueSend(database, config, count, new Date())
    for (let kills = 0; kills < 4; kills++) {
      const child = await startInstance(unfenced)
      const before = sink.received.length
      await expect
        .poll(() => sink.received.length, { timeout: 15_000, interval: 5 })
        .toBeGreaterThan(before + 20)
      await kill(child)
    }
    await startInstance(unfenced)
    await untilSent(sendId, 60_000)
    await rm(unfenced, { force: true })
    expect((await compareLogAndSink(sendId, count)).wrong.length).toBeGreaterThan(0)
  }, 90_000)
})
