import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { slackEvents } from '../contract'
import { capabilities } from '../../../server/compose'
import { createServer } from '../../../server/platform/http/server'
import { startApp, type TestApp } from '../../../server/testing/app'
import { leadTo, type Signing, type Slack, startSlack } from '../../../server/testing/slack/slack'
import type { Posted } from '../../../server/testing/slack/workspace'
import { receive } from './receive'
import { slackSettings } from './settings'
import { openSlack } from './web'

let app: TestApp
let slack: Slack
let server: FastifyInstance
let ada: string
let posted: Posted
let taken: unknown[]
let take: (payload: unknown) => Promise<void>

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  slack = await startSlack({ now: () => app.clock.now() })
  leadTo(slack, app)
  taken = []
  take = async (payload) => void taken.push(payload)
  // The product's server, with a handler of our own for what Slack tells.
  server = await createServer(app.context, {
    ...capabilities(app.context),
    register: (routes) => receive(routes, app.context, (payload) => take(payload)),
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  slack.eventsUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${slackEvents.path}`
  const web = openSlack(slackSettings.of(app.context.config)!)
  ada = slack.workspace.add({ email: 'ada@example.com' }).id
  const button = {
    type: 'button',
    text: { type: 'plain_text', text: 'We met' },
    action_id: 'met',
    value: '1',
  }
  await web.post(await web.conversation([ada]), {
    text: 'Your coffee',
    blocks: [{ type: 'actions', elements: [button as never] }],
  })
  posted = slack.workspace.postedTo(ada)[0]!
})
afterEach(async () => {
  await server.close()
  await slack.close()
})
afterAll(() => app?.stop())

describe('what Slack posts', () => {
  test('a press and a look at the Home tab are acknowledged and taken, with who it was', async () => {
    expect(await slack.press(posted, ada, 'met')).toEqual({ status: 200, body: '', isInTime: true })
    expect(await slack.openHome(ada)).toMatchObject({ status: 200, isInTime: true })
    expect(taken).toMatchObject([
      { type: 'block_actions', user: { id: ada }, actions: [{ action_id: 'met', value: '1' }] },
      { type: 'event_callback', event: { type: 'app_home_opened', user: ada } },
    ])
  })

  test('is acknowledged before it is done; the server waits for it at its end', async () => {
    let finish = () => {}
    const isOver = new Promise<void>((resolve) => (finish = resolve))
    take = async (payload) => {
      await isOver
      taken.push(payload)
    }
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ isInTime: true })
    expect(taken).toEqual([])
    const closed = server.close()
    finish()
    await closed
    expect(taken).toHaveLength(1)
  })

  test('a press that fails is logged, and the next one is taken', async () => {
    take = () => Promise.reject(new Error('no'))
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ status: 200 })
    take = async (payload) => void taken.push(payload)
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ status: 200 })
    expect(taken).toHaveLength(1)
  })

  test('is believed only when Slack signed these very bytes just now; else 401, and nothing is taken', async () => {
    const wrong: Signing[] = ['forged', 'old', 'changed', 'none']
    for (const signing of wrong) {
      expect({ signing, ...(await slack.press(posted, ada, 'met', signing)) }).toMatchObject({
        signing,
        status: 401,
      })
      expect(await slack.openHome(ada, signing)).toMatchObject({ status: 401 })
      expect(await slack.verifyAddress('again', signing)).toMatchObject({ status: 401 })
    }
    expect(taken).toEqual([])
    // A body that isn't even read: the signature comes first.
    const response = await fetch(slack.eventsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(response.status).toBe(401)
  })

  test('an old request that is sent once more is not taken again', async () => {
    const press = slack.pressOf(posted, ada, 'met')
    await slack.deliver(press)
    expect(await slack.deliver(press, 'old')).toMatchObject({ status: 401 })
    expect(taken).toHaveLength(1)
  })

  test('the product itself answers who looks at their Home tab', async () => {
    slack.eventsUrl = app.url + slackEvents.path
    expect(await slack.openHome(ada)).toMatchObject({ isInTime: true })
    await expect.poll(() => slack.workspace.homes.get(ada)?.length).toBeGreaterThan(0)
  })

  test('its question whether the address is ours gets its answer', async () => {
    const { status, body } = await slack.verifyAddress('are-you-there')
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 200, body: { challenge: 'are-you-there' } })
    expect(taken).toEqual([])
  })

  test('such a question without anything to repeat is refused', async () => {
    for (const challenge of [undefined, null, '', 7, {}, ['are-you-there']])
      expect(await slack.deliver({ type: 'url_verification', challenge })).toMatchObject({ status: 400 })
  })

  test('more than a megabyte, and what is signed but nothing, are refused', async () => {
    const large = { type: 'event_callback', of: 'x'.repeat(1_000_000) }
    expect(await slack.deliver(large)).toMatchObject({ status: 413 })
    expect(await slack.deliver('nothing' as never)).toMatchObject({ status: 400 })
    expect(taken).toEqual([])
  })

  test('without SLACK_SIGNING_SECRET there is no such call, however it is signed', async () => {
    Object.assign(slackSettings.of(app.context.config)!, { signingSecret: undefined })
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ status: 404 })
    Object.assign(app.context.config.plugins, { slack: undefined })
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ status: 404 })
    expect(taken).toEqual([])
  })
})
