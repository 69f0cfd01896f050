import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseSettings, startApp, type TestApp } from '../../../server/testing/app'
import { startCollector } from '../../../server/testing/collector'
import { freePort } from '../../../server/testing/free-port'
import { startBuilt } from '../../../server/testing/instances'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: new Date().toISOString() })
})
afterAll(() => app?.stop())

const started = (endpoint: string, more: Record<string, string> = {}) =>
  startBuilt({
    ...databaseSettings(app.context.config),
    MAIL_URL: app.sink.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
    ...more,
  })

test('the product sends traces and metrics to a collector, in the format that OpenTelemetry prefers', async () => {
  const collector = await startCollector()
  const product = await started(collector.url)
  const kinds = () => new Set(collector.received.map(({ path, type }) => `${path} ${type}`))
  try {
    await fetch(`${product.url}/api/auth/user`)
    await expect
      .poll(() => [...kinds()].toSorted(), { interval: 50 })
      .toEqual(['/v1/metrics application/x-protobuf', '/v1/traces application/x-protobuf'])
    const all = () => Buffer.concat(collector.received.map(({ body }) => body)).toString('latin1')
    await expect.poll(all, { interval: 50 }).toContain('cup_of_joe_database_up')
    await expect.poll(all, { interval: 50 }).toContain('GET /api/auth/user')
  } finally {
    expect(await product.end()).toBe(0)
    await collector.close()
  }
})

test('without its collector the product serves as ever, says so once in its log, and stops in time', async () => {
  const product = await started(`http://127.0.0.1:${await freePort()}`, { OTEL_EXPORTER_OTLP_TIMEOUT: '500' })
  const complaints = () => product.output().match(/telemetry cannot be handed over/g) ?? []
  try {
    await expect.poll(() => complaints().length, { interval: 50 }).toBe(2)
    expect((await fetch(`${product.url}/api/auth/user`)).status).toBe(401)
  } finally {
    // One that hangs while it stops ends itself, with 1.
    expect(await product.end()).toBe(0)
  }
  expect(complaints(), 'for traces and for metrics').toHaveLength(2)
})
