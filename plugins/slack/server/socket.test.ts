import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCheckedLog } from '../../../server/testing/checked-log'
import { type Slack, startSlack } from '../../../server/testing/slack/slack'
import type { Posted } from '../../../server/testing/slack/workspace'
import { startSocket } from './slack'
import { openSlack } from './web'

let slack: Slack
let ada: string
let posted: Posted
let taken: unknown[]
const checked = openCheckedLog()
const running: { stop(): Promise<void> }[] = []

beforeEach(async () => {
  slack = await startSlack()
  taken = []
  const web = openSlack({ botToken: slack.botToken, apiUrl: slack.url })
  ada = slack.workspace.add({ email: 'ada@example.com' }).id
  const button = { type: 'button', text: { type: 'plain_text', text: 'We met' }, action_id: 'met' }
  await web.post(await web.conversation([ada]), {
    text: 'Your coffee',
    blocks: [{ type: 'actions', elements: [button as never] }],
  })
  posted = slack.workspace.postedTo(ada)[0]!
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()))
  await slack.close()
  checked.check()
})

function start(take = async (payload: unknown) => void taken.push(payload)) {
  const socket = startSocket({ appToken: slack.appToken, apiUrl: slack.url }, take, checked.log)
  running.push(socket)
  return socket
}
const connections = () => slack.sockets.open.length
const opened = () => slack.calls.filter(({ method }) => method === 'apps.connections.open').length

describe('what Slack tells over a connection of ours', () => {
  test('is acknowledged in time and taken: presses, and who looks at their Home tab', async () => {
    start()
    await expect.poll(connections).toBe(1)
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ isInTime: true })
    expect(await slack.openHome(ada)).toMatchObject({ isInTime: true })
    await expect
      .poll(() => taken)
      .toMatchObject([
        { type: 'block_actions', user: { id: ada }, actions: [{ action_id: 'met' }] },
        { type: 'event_callback', event: { type: 'app_home_opened', user: ada } },
      ])
  })

  test('goes on after Slack asks to connect anew, after a cut, and after Slack was away', async () => {
    start()
    for (const end of [() => slack.sockets.refresh(), () => slack.sockets.cut()]) {
      await expect.poll(connections).toBe(1)
      end()
      await expect.poll(connections).toBe(0)
      await expect.poll(connections).toBe(1)
    }
    slack.fault = () => ({ status: 503 })
    const before = opened()
    slack.sockets.cut()
    await expect.poll(opened).toBeGreaterThan(before)
    slack.fault = undefined
    await expect.poll(connections).toBe(1)
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ isInTime: true })
    await expect.poll(() => taken).toHaveLength(1)
  })

  test('two instances hold a connection each, and a press goes to one of them', async () => {
    start()
    start()
    await expect.poll(connections).toBe(2)
    for (const _ of [1, 2]) expect(await slack.press(posted, ada, 'met')).toMatchObject({ isInTime: true })
    await expect.poll(() => taken).toHaveLength(2)
  })

  test('stopping says goodbye, and waits for what was acknowledged', async () => {
    let finish = () => {}
    const isOver = new Promise<void>((resolve) => (finish = resolve))
    const socket = start(async (payload) => {
      await isOver
      taken.push(payload)
    })
    await expect.poll(connections).toBe(1)
    expect(await slack.press(posted, ada, 'met')).toMatchObject({ isInTime: true })
    const stopped = socket.stop()
    await expect.poll(connections).toBe(0)
    expect(taken).toEqual([])
    finish()
    await stopped
    expect(taken).toHaveLength(1)
  })

  test('stopping is quick, also where Slack says nothing', async () => {
    slack.fault = () => 'hang'
    const asking = start()
    await expect.poll(opened).toBe(1)
    const begun = performance.now()
    await asking.stop()
    slack.fault = undefined
    slack.sockets.isMute = true
    const waiting = start()
    await expect.poll(connections).toBe(1)
    await waiting.stop()
    expect(performance.now() - begun).toBeLessThan(5_000)
    await expect.poll(connections).toBe(0)
  })

  test('with a wrong token there is no connection, and it is not asked for again at once', async () => {
    slack.tokens.delete(slack.appToken)
    start()
    await expect.poll(() => slack.calls.at(-1)).toMatchObject({ error: 'token_revoked' })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(opened()).toBe(1)
  })

  test('too many connections are asked for after as long as Slack says', async () => {
    slack.rates.storm(1, 3, 'apps.connections.open')
    const begun = performance.now()
    start()
    await expect.poll(connections).toBe(1)
    expect(performance.now() - begun).toBeGreaterThan(2_900)
  })

  test('an address elsewhere than at Slack is not connected to', async () => {
    const other = await startSlack()
    slack.sockets.newAddress = () => other.sockets.newAddress(other.url)
    start()
    await expect.poll(opened).toBeGreaterThan(1)
    expect(other.sockets.open).toEqual([])
    await other.close()
  })
})
