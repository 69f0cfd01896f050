import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseSettings, startApp, type TestApp } from '../../../server/testing/app'
import { type RunningInstance, startBuilt } from '../../../server/testing/instances'
import { type Slack, startSlack } from '../../../server/testing/slack/slack'

let app: TestApp
let slack: Slack
let running: RunningInstance[]
beforeAll(async () => {
  app = await startApp()
  slack = await startSlack()
  const env = {
    ...databaseSettings(app.context.config),
    MAIL_URL: app.sink.url,
    DRAIN_SECONDS: '1',
    ...slack.settings('socket'),
  }
  running = await Promise.all([startBuilt(env), startBuilt(env)])
})
afterAll(async () => {
  await Promise.all((running ?? []).map((instance) => instance.end('SIGKILL')))
  await slack?.close()
  await app?.stop()
})

test('of two instances on Socket Mode each answers; one that stops says goodbye and ends, and the other goes on', async () => {
  const connections = () => slack.sockets.open.length
  const look = async () => {
    const { id } = slack.workspace.add({ email: `p${slack.workspace.people.length}@example.com` })
    expect(await slack.openHome(id)).toMatchObject({ isInTime: true })
    await expect.poll(() => slack.workspace.homes.get(id)?.length).toBeGreaterThan(0)
  }
  await expect.poll(connections).toBe(2)
  for (const _ of [1, 2, 3, 4]) await look()
  expect(await running[0]!.end('SIGTERM')).toBe(0)
  await expect.poll(connections).toBe(1)
  await look()
})
