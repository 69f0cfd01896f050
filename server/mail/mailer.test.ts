import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadConfig } from '../platform/context/config'
import { gate, type Sink, startSink } from '../testing/sink'
import { createMailer } from './mailer'

const MAIL = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }

let sink: Sink
beforeEach(async () => {
  sink = await startSink()
})
afterEach(async () => {
  vi.useRealTimers()
  await sink.close()
})

/** A mail that the mail server has, but replies to only when `taken` is open. */
async function sendSlowly() {
  const [arrived, taken] = [gate(), gate()]
  sink.fault = () => {
    arrived.open()
    return { until: taken.isOpen }
  }
  const mailer = createMailer(loadConfig({ MAIL_URL: sink.url }))
  const outcome = mailer.send(MAIL).then(
    () => 'sent',
    (error: { code: string }) => error.code,
  )
  await arrived.isOpen
  return { mailer, outcome, taken }
}

it('a product that stops waits for the mails that are under way', async () => {
  const { mailer, outcome, taken } = await sendSlowly()
  const closed = mailer.close()
  taken.open()
  await closed
  expect(await outcome).toBe('sent')
  expect(sink.received).toHaveLength(1)
})

it('after two seconds a product that stops waits no longer: the one who sent the mail is told that it may arrive or not', async () => {
  const { mailer, outcome, taken } = await sendSlowly()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = mailer.close()
  await vi.advanceTimersByTimeAsync(2_000)
  await closed
  expect(await outcome).toBe('stopped')
  taken.open()
})
