import { AdaptiveCard, SerializationContext, Versions } from 'adaptivecards'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getChannels, getWebhooks, makeChannel, removeChannel, testChannel } from '../contract'
import { completePairing, generateGroupPairing } from '../../../shared/contract/pairings'
import { webhooks } from './webhooks.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import type { Client } from '../../../server/testing/client'
import { addGroup, addPerson, adminClient, allow } from '../../../server/testing/factories'
import { startEndpoint } from '../../../server/testing/webhook-endpoint'
import { googleChatBody, slackBody, teamsBody } from './announce'
import { webhooks as part } from './webhooks'

let app: TestApp
let admin: Client
let chat: Awaited<ReturnType<typeof startEndpoint>>
let delivering: { stop(): Promise<void> }
beforeAll(async () => {
  app = await startApp({ env: { WEBHOOK_HOSTS: 'localhost', MINIMUM_USERS: '2' } })
  admin = await adminClient(app)
  chat = await startEndpoint((reply) => void reply.writeHead(200).end('ok'))
  delivering = part.start!(app.context)
})
afterAll(async () => {
  await delivering?.stop()
  chat?.close()
  await app?.stop()
})

let made = 0
const add = async (form: 'slack' | 'teams' | 'google-chat', url = chat.url) => {
  made += 1
  const { body } = await admin.call(makeChannel, { body: { name: `Channel ${made}`, url, form } })
  return body
}
/** What Teams' own library finds wrong with a card. */
function faultsOf({ attachments }: ReturnType<typeof teamsBody>) {
  const card = new AdaptiveCard()
  const context = new SerializationContext(Versions.v1_5)
  card.parse(attachments[0]!.content, context)
  const events = [...Array(context.eventCount).keys()].map((n) => context.getEventAt(n))
  return [...events, ...card.validateProperties().validationEvents].map(({ message }) => message)
}

test('A round is announced in each channel when its people see their matches: how many pairs and new faces, and nobody', async () => {
  const berlin = await addGroup(app, 'Berlin')
  await allow(app, '*@berlin.example', berlin.id)
  const join = (n: number) => addPerson(app, { email: `p${n}@berlin.example` })
  const people = await Promise.all([1, 2].map(join))
  await add('slack')
  await add('teams')
  await add('google-chat')
  const generate = () => admin.call(generateGroupPairing, { params: { domainGroupId: berlin.id } })
  const announced = async () => {
    await expect.poll(() => chat.heard.length).toBe(3)
    const heard = chat.heard.splice(0).map(({ body }) => body)
    for (const body of heard) {
      expect(body).not.toContain('@')
      for (const { firstName } of people) expect(body).not.toContain(firstName)
    }
    const bodies = heard.map((body) => JSON.parse(body))
    const [slack, teams, google] = ['text', 'attachments', 'cardsV2'].map((own) =>
      bodies.find((body) => own in body),
    )
    expect(faultsOf(teams)).toEqual([])
    const [, text] = teams.attachments[0].content.body
    const [, paragraph] = google.cardsV2[0].card.sections[0].widgets
    return {
      slack: slack.text as string,
      teams: text.text as string,
      google: paragraph.textParagraph.text as string,
    }
  }
  const { body: first } = await generate()
  expect(await announced()).toEqual({
    slack: `*Cup of Joe · Berlin*\n1 new pair, 2 new faces. <${new URL('/matches', app.context.config.appUrl).href}|See your match>`,
    teams: '1 new pair, 2 new faces.',
    google: '1 new pair, 2 new faces.',
  })
  await admin.call(completePairing, { params: { id: first.pairing!.id } })
  app.clock.set('2026-12-16T09:00:00Z')
  admin = await adminClient(app)
  await Promise.all([3, 4].map(join))
  await generate()
  expect((await announced()).teams).toBe('2 new pairs, 2 new faces.')
})

test('The address of a channel is nowhere to be read, and a channel is no webhook of a program', async () => {
  const { id } = await add('slack', `${chat.url}&secret=T0001`)
  const { body: list } = await admin.call(getChannels)
  expect(list.at(-1)).toMatchObject({ id, host: expect.stringMatching(/^localhost:\d+$/), form: 'slack' })
  const { body: audit } = await admin.call(getAuditLog)
  const rows = await app.context.db.select().from(webhooks)
  for (const seen of [list, audit, rows]) expect(JSON.stringify(seen)).not.toContain('T0001')
  // As bytes, which JSON shows as numbers.
  for (const { secret } of rows) expect(secret.includes('T0001')).toBe(false)
  expect((await admin.call(getWebhooks)).body).toEqual([])
  expect((await admin.request('DELETE', `/api/admin/webhooks/${id}`)).status).toBe(404)
  expect((await admin.call(removeChannel, { params: { id } })).status).toBe(200)
})

test('A test says whether it arrives, and one that does turns the channel on again', async () => {
  const { id, name } = await add('teams')
  await app.context.db.update(webhooks).set({ offAt: app.clock.now(), offReason: 'failing' })
  const ask = () => admin.call(testChannel, { params: { id } })
  const status = async () => (await admin.call(getChannels)).body.find((one) => one.id === id)?.offAt
  chat.answer = (reply) => void reply.writeHead(404).end()
  expect(await ask()).toMatchObject({
    status: 422,
    body: { code: 'not_delivered', message: expect.stringMatching(/doesn’t accept it \(404\)/) },
  })
  expect(await status()).not.toBeNull()
  chat.answer = (reply) => void reply.writeHead(202).end()
  expect(await ask()).toMatchObject({ status: 200, body: { message: expect.stringContaining(name) } })
  expect(await status()).toBeNull()
  const inside = await add('slack', 'https://10.0.0.1/hook')
  expect(await admin.call(testChannel, { params: { id: inside.id } })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('WEBHOOK_HOSTS') },
  })
})

test('The name of a group brings no link, mention or emphasis along', () => {
  const said = {
    title: '<!channel> *R&D* [x](https://evil.example)',
    text: '1 new pair.',
    link: { label: 'See', url: 'https://coffee.example.com/matches' },
  }
  expect(slackBody(said).text).toBe(
    '*&lt;!channel&gt; R&amp;D [x](https://evil.example)*\n1 new pair. <https://coffee.example.com/matches|See>',
  )
  const card = teamsBody(said)
  expect(card.attachments[0]!.content.body[0]!.text).toBe(
    '<!channel> \\*R&D\\* \\[x\\]\\(https://evil.example\\)',
  )
  expect(faultsOf(card)).toEqual([])
  const [own] = googleChatBody(said).cardsV2
  const [{ textParagraph }] = own!.card.sections[0]!.widgets as [{ textParagraph: { text: string } }]
  expect(textParagraph.text).toBe('<b>&lt;!channel&gt; *R&amp;D* [x](https://evil.example)</b>')
})
