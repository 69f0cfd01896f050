import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getDeliveries, makeWebhook } from '../contract'
import { emitEvents } from '../../../server/platform/events/emit-events'
import { databaseSettings, startApp, type TestApp } from '../../../server/testing/app'
import { trusted } from '../../../server/testing/calendar-server'
import { adminClient } from '../../../server/testing/factories'
import { bundled, startProcess } from '../../../server/testing/sends'
import { startEndpoint, verify } from '../../../server/testing/webhook-endpoint'

let app: TestApp
let bundle: string
beforeEach(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { WEBHOOK_HOSTS: 'localhost' } })
  bundle = await bundled('server/testing/children/webhook-crash-child.ts')
})
afterEach(async () => {
  await app.stop()
  await rm(bundle, { force: true })
})

async function startInstance() {
  const { config } = app.context
  const { child } = await startProcess(bundle, {
    ...databaseSettings(config),
    NOW: app.clock.now().toISOString(),
    TRUSTED: trusted,
    WEBHOOK_HOSTS: 'localhost',
    DATA_DIR: config.dataDir,
    SAMPLE_DATA: 'off',
  })
  return async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

test('What an instance was telling when it was killed is told again by another one, under the same id', async () => {
  const endpoint = await startEndpoint(() => undefined)
  const admin = await adminClient(app)
  const { body: webhook } = await admin.call(makeWebhook, {
    body: { name: 'Program', url: endpoint.url, events: ['match.met'] },
  })
  const state = async () => {
    const { body } = await admin.call(getDeliveries, { params: { id: webhook.id } })
    return body.map(({ state: is, tries }) => [is, tries])
  }
  await app.context.db.transaction((tx) =>
    emitEvents(app.context, tx, 'match.met', app.clock.now(), [{ match: 'one' }]),
  )
  const kill = await startInstance()
  await expect.poll(() => endpoint.heard.length, { timeout: 30_000 }).toBe(1)
  await kill()
  expect(await state()).toEqual([['waiting', 1]])

  endpoint.answer = (reply) => void reply.writeHead(204).end()
  // Nobody takes it before the lease of the first one has ended.
  app.clock.advance(59_000)
  const killEarly = await startInstance()
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(endpoint.heard).toHaveLength(1)
  await killEarly()

  app.clock.advance(2_000)
  const killLast = await startInstance()
  await expect.poll(() => endpoint.heard.length, { timeout: 30_000 }).toBe(2)
  await expect.poll(state).toEqual([['delivered', 2]])
  await killLast()
  const [first, second] = endpoint.heard
  expect(second!.event).toEqual(first!.event)
  verify(webhook.secret, second!, app.clock.now())
  endpoint.close()
})
