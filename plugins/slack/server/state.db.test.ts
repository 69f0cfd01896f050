import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { fallBackToMail } from '../../../server/mail/engine/ways.queries'
import { queueMailing } from '../../../server/mail/engine/queue-mailing.queries'
import { slackChat } from './chat'
import { slack } from './slack'
import { slackSettings } from './settings'
import { sendRecipients } from '../../../server/tables/sending.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { addPerson } from '../../../server/testing/factories'
import { leadTo, type Slack, startSlack } from '../../../server/testing/slack/slack'
import { watchChat } from '../../chat/server/state'
import { openSlack } from './web'

let app: TestApp
let workspace: Slack
let state: ReturnType<typeof watchChat> | undefined
beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  workspace = await startSlack({ now: () => app.clock.now(), speed: Number.POSITIVE_INFINITY })
  leadTo(workspace, app)
})
afterEach(async () => {
  await state?.stop()
  await workspace.close()
})
afterAll(() => app?.stop())

const health = () => slack.health!(app.context, wordsIn('en'))
/** Begins to ask, without the product's pauses. */
const watch = () => {
  const web = openSlack(slackSettings.of(app.context.config)!)
  state = watchChat(slackChat(app.context, web), { lookEveryMs: 20, askEveryMs: 20 })
  return { off: state, web }
}

test('What only messages are refused for is not mended because Slack says who we are: a message has to be taken', async () => {
  const { off, web } = watch()
  await expect.poll(health).toMatchObject({ status: 'operational', label: 'Company' })
  workspace.fault = (method) =>
    method === 'chat.postMessage' ? { error: 'messages_tab_disabled' } : undefined
  const refused = await web.post('D1', { text: 'x', blocks: [] }).catch((error: unknown) => error)
  await off.turnOff(refused as never)
  // Messages are tried again, and System Health still says that none was taken.
  const asked = () => workspace.calls.length
  const before = asked()
  await expect.poll(asked).toBeGreaterThan(before + 2)
  expect(off.code).toBeUndefined()
  expect(await health()).toMatchObject({ status: 'degraded', label: 'Off' })
  app.clock.advance(1_000)
  off.worked()
  await expect.poll(health).toMatchObject({ status: 'operational' })
})

test('A scope that is missing is seen before the next round, and that it is there again, too', async () => {
  const { off } = watch()
  workspace.tokens.get(workspace.botToken)!.delete('im:write')
  await expect.poll(health).toMatchObject({ label: 'Off', detail: expect.stringContaining('im:write') })
  expect(off.code).toBe('missing_scope')
  workspace.tokens.get(workspace.botToken)!.add('im:write')
  await expect.poll(health).toMatchObject({ status: 'operational' })
  expect(off.code).toBeUndefined()
})

test('For a Slack that can’t be reached people wait an hour, then it goes by mail; it is asked again all the time', async () => {
  const { context, clock } = app
  const { id: userId, email } = await addPerson(app, { tellBy: 'slack' })
  workspace.fault = () => ({ status: 503 })
  await context.db.transaction((tx) =>
    queueMailing(
      context,
      tx,
      { kind: 'reminder', title: '', month: '2026-11', snapshot: { subject: '', html: [], text: [] } },
      [{ userId, email, language: 'en', values: {}, messageId: '<1@example.com>' }],
    ),
  )
  const { db } = context
  const ways = async () => (await db.select().from(sendRecipients)).map(({ way }) => way)
  watch()
  const since = clock.now().toISOString()
  await expect
    .poll(health)
    .toMatchObject({ status: 'degraded', failingSince: since, label: 'Can’t be reached' })
  clock.advance(3_599_000)
  const before = workspace.calls.length
  await expect.poll(() => workspace.calls.length).toBeGreaterThan(before + 2)
  expect(await ways()).toEqual(['slack'])
  clock.advance(1_000)
  await expect.poll(ways).toEqual(['mail'])
  expect(await health()).toMatchObject({ failingSince: since })
  workspace.fault = undefined
  await expect.poll(health).toMatchObject({ status: 'operational' })
  expect(await fallBackToMail(db, 'slack', clock.now())).toBe(0)
})
