import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Config, loadConfig } from '../../platform/context/config'
import { type OpenDatabase, openDatabase } from '../../platform/database/database'
import { cloneDatabase, databaseSettings } from '../../testing/app'
import { sample } from '../../testing/sample'
import { CONNECTIONS, judge, killEverything, trouble } from '../../testing/send-trial'
import { bundled, queueSend, startProcess, stateOfSend } from '../../testing/sends'
import { gate, type Sink, startSink } from '../../testing/sink'

let bundle: string
let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: OpenDatabase
let sink: Sink
let config: Config
const children: ChildProcess[] = []

beforeAll(async () => {
  bundle = await bundled('server/testing/children/send-crash-child.ts')
})
afterAll(() => rm(bundle, { force: true }))

beforeEach(async () => {
  ;[clone, sink] = await Promise.all([cloneDatabase(), startSink(0, { parse: false })])
  database = openDatabase(clone.url, clone)
  config = loadConfig({
    DATABASE_URL: clone.url,
    DATABASE_DIRECT_URL: clone.directUrl,
    MAIL_URL: sink.url,
    DATA_DIR: tmpdir(),
  })
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all([database.close(), sink.close()])
  await clone.drop()
})

async function startInstance(of = bundle): Promise<ChildProcess> {
  const { child } = await startProcess(of, {
    ...databaseSettings(config),
    MAIL_URL: sink.url,
    DATA_DIR: tmpdir(),
    SAMPLE_DATA: 'off',
  })
  children.push(child)
  return child
}

async function untilSent(sendId: string): Promise<void> {
  await expect.poll(() => stateOfSend(database, sendId), { timeout: 60_000, interval: 100 }).toBe('sent')
}

describe('a send whose process is killed', () => {
  test('again and again loses nobody and mails nobody twice, through every fault of the mail server', async () => {
    const count = 600
    trouble(sink, 8)
    const sendId = await queueSend(database, config, count, new Date())
    let kills = 0
    for (; kills < sample(1, 3); kills++) {
      const child = await startInstance()
      // By messages, not by time: on any machine each instance dies long before the last message.
      const enough = sink.received.length + Math.floor(Math.random() * 120)
      await expect.poll(() => sink.received.length, { interval: 5 }).toBeGreaterThan(enough)
      await killEverything(child)
    }
    expect(sink.received.length).toBeLessThan(count)
    await startInstance()
    await untilSent(sendId)
    const verdict = await judge(database, sink, sendId)
    expect(verdict).toMatchObject({ lost: [], doubled: [], wrong: [], failed: 12 })
    expect(verdict.unknown.length).toBeLessThanOrEqual(kills * CONNECTIONS + verdict.cutAfterTaking)
  })

  test('is carried on by another running instance at once', async () => {
    const count = 300
    sink.fault = () => ({ delayMs: 20 })
    const sendId = await queueSend(database, config, count, new Date())
    const [first] = await Promise.all([startInstance(), startInstance()])
    await expect.poll(() => sink.received.length, { interval: 5 }).toBeGreaterThan(40)
    await killEverything(first)
    await untilSent(sendId)
    const { lost, doubled, wrong, unknown } = await judge(database, sink, sendId)
    expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] })
    expect(unknown.length).toBeLessThanOrEqual(CONNECTIONS)
  })

  test('would mail people twice without the fence, and these tests would notice', async () => {
    const unfenced = await bundled('server/testing/children/send-crash-child.ts', (code) =>
      code.replace(/await this\.writer\.commit\(\w+\)/, 'true'),
    )
    const sendId = await queueSend(database, config, 150, new Date())
    const { isOpen, open } = gate()
    for (let kills = 0; kills < 2; kills++) {
      const before = sink.received.length
      // After some messages the server takes more but acknowledges none: whenever the kill comes, some are open.
      sink.fault = () => (sink.received.length > before + 20 ? { answerAfter: isOpen } : { delayMs: 20 })
      const child = await startInstance(unfenced)
      await expect
        .poll(() => sink.received.length, { interval: 5 })
        .toBeGreaterThan(before + 20 + CONNECTIONS)
      await killEverything(child)
    }
    sink.fault = undefined
    open()
    await startInstance(unfenced)
    await untilSent(sendId)
    await rm(unfenced, { force: true })
    expect((await judge(database, sink, sendId)).doubled.length).toBeGreaterThan(0)
  })
})
