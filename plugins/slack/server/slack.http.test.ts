import type { AddressInfo } from 'node:net'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { slackEvents } from '../contract'
import { eraseUser } from '../../../shared/contract/directory'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { getReach } from '../../../shared/contract/pairings'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { capabilities } from '../../../server/compose'
import { type SendEngine, startSendEngine } from '../../../server/mail/engine/send-engine'
import { runDueJobs } from '../../../server/platform/jobs/jobs'
import { createServer } from '../../../server/platform/http/server'
import { slackChatTables, slackPeople, slackPosts } from './slack.tables'
import { pairings, seats } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { sendRecipients } from '../../../server/tables/sending.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../../../server/testing/newsletters'
import { leadTo, type Slack, startSlack } from '../../../server/testing/slack/slack'
import { findPeople, openConversation } from '../../chat/server/find-people'
import { slackSettings } from './settings'
import { storeFound } from '../../chat/server/people.queries'
import { startLooking } from '../../chat/server/plugin'
import { slackChat } from './chat'
import { slack as part } from './slack'
import type { ChatRefused } from '../../chat/server/chat'
import { openSlack } from './web'

let app: TestApp
let workspace: Slack
let ready: ReadyNewsletter
let engine: SendEngine | undefined
let telling: { stop(): Promise<void> } | undefined

beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, 6)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  workspace = await startSlack({ now: () => app.clock.now(), speed: Number.POSITIVE_INFINITY })
  leadTo(workspace, app)
})
afterEach(async () => {
  await Promise.all([engine?.stop(), telling?.stop()])
  engine = telling = undefined
  await workspace.close()
})
afterAll(() => app?.stop())

const start = () => {
  engine = startSendEngine(app.context)
  telling = part.start!(app.context)
}
const send = () => ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
const choose = (tellBy: 'slack' | 'both' | 'mail', places: number[]) =>
  app.context.db
    .update(users)
    .set({ tellBy })
    .where(
      inArray(
        users.id,
        places.map((place) => ready.people[place]!.id),
      ),
    )
/** Accounts in Slack of these people, by their place. */
const join = (...places: number[]) =>
  new Map(places.map((place) => [place, workspace.workspace.add({ email: ready.people[place]!.email }).id]))
const idOf = (place: number) => ready.people[place]!.id
/** These ids in Slack are stored. */
const know = (ids: Map<number, string>) =>
  app.context.db.insert(slackPeople).values(
    Array.from(ids, ([place, slackId]) => ({
      userId: idOf(place),
      email: ready.people[place]!.email,
      chatId: slackId,
      lookedUpAt: app.clock.now(),
    })),
  )
const mailsTo = (place: number) =>
  app.sink.received.filter(({ to }) => to.includes(ready.people[place]!.email)).length
async function reach() {
  const [round] = await app.context.db.select({ id: pairings.id }).from(pairings)
  return (await ready.admin.call(getReach, { params: { id: round!.id }, query: {} })).body
}
/** The places of each match's people. */
async function matched(): Promise<number[][]> {
  const { rows } = await app.context.db.execute(
    sql`select array_agg(user_id::text order by place) as ids from seats where match_id is not null group by match_id`,
  )
  const placeOf = (id: string) => ready.people.findIndex((one) => one.id === id)
  return rows.map(({ ids }) => (ids as string[]).map(placeOf))
}

test('A match of two who chose Slack is told once, in a conversation of theirs, and no mail goes out to them', async () => {
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('slack', [one, other])
  const ids = join(one, other)
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6, failed: [] })
  const [message, ...more] = workspace.workspace.postedTo(ids.get(one)!, ids.get(other)!)
  expect(more).toEqual([])
  for (const place of [one, other]) expect(JSON.stringify(message!.blocks)).toContain(`<@${ids.get(place)}>`)
  expect(workspace.workspace.messages).toHaveLength(1)
  const all = [0, 1, 2, 3, 4, 5]
  expect(all.map(mailsTo)).toEqual(all.map((place) => (place === one || place === other ? 0 : 1)))
})

test('A round goes out by mail and Slack; three answer in Slack, and people without an account there are mailed at once', async () => {
  const server = await createServer(app.context, capabilities(app.context))
  await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { port } = server.server.address() as AddressInfo
    workspace.eventsUrl = `http://127.0.0.1:${port}${slackEvents.path}`
    const [[one, other], [third, stranger]] = (await matched()) as [[number, number], [number, number]]
    await choose('slack', [one, other, third, stranger])
    const ids = join(one, other, third)
    start()
    await send()
    await expect.poll(reach).toMatchObject({ people: 6, reached: 6, waiting: 0, failed: [] })
    expect([stranger, third].map(mailsTo)).toEqual([1, 0])
    const asked = workspace.calls.filter(({ args }) => args.email === ready.people[stranger]!.email)
    expect(asked).toHaveLength(1)
    const conversations = [
      ...workspace.workspace.postedTo(ids.get(one)!, ids.get(other)!),
      ...workspace.workspace.postedTo(ids.get(third)!),
    ]
    expect(conversations).toHaveLength(2)
    const press = async (place: number, of: number, action: string) =>
      expect(await workspace.press(conversations[of]!, ids.get(place)!, action)).toMatchObject({
        status: 200,
      })
    await press(one, 0, 'met')
    await press(other, 0, 'met')
    await press(third, 1, 'not_met')
    const answers = async () => {
      const rows = await app.context.db.select().from(seats)
      return new Map(rows.map(({ userId, answer }) => [userId, answer]))
    }
    const said = [one, other, third, stranger].map((place) => ready.people[place]!.id)
    await expect
      .poll(async () => {
        const all = await answers()
        return said.map((id) => all.get(id))
      })
      .toEqual(['confirmed', 'confirmed', 'not_confirmed', 'pending'])
  } finally {
    await server.close()
  }
})

test('Nobody is pulled into a conversation who chose mail; who wants both gets both', async () => {
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('both', [one])
  const ids = join(one, other)
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6 })
  await expect.poll(() => workspace.workspace.postedTo(ids.get(one)!)).toHaveLength(1)
  expect(workspace.workspace.channels).toHaveLength(1)
  expect([mailsTo(one), mailsTo(other)]).toEqual([1, 1])
})

test('A person unknown to Slack is mailed at once, and only once who gets mail anyway', async () => {
  await choose('slack', [0])
  await choose('both', [1])
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6, waiting: 0, failed: [] })
  expect([0, 1].map(mailsTo)).toEqual([1, 1])
  const rows = await app.context.db
    .select({ way: sendRecipients.way, errorCode: sendRecipients.errorCode })
    .from(sendRecipients)
    .where(inArray(sendRecipients.userId, [0, 1].map(idOf)))
    .orderBy(sendRecipients.way)
  expect(rows.map(({ way, errorCode }) => `${way} ${errorCode}`)).toEqual([
    'mail null',
    'mail null',
    'slack users_not_found',
  ])
})

test('Whom Slack is known not to know is told by mail at once; people are looked up ahead', async () => {
  await choose('slack', [0, 1])
  const ids = join(1)
  await findPeople(slackChat(app.context, openSlack(slackSettings.of(app.context.config)!)))
  const rows = await app.context.db.select().from(slackPeople)
  expect(new Map(rows.map(({ userId, chatId }) => [userId, chatId]))).toEqual(
    new Map([
      [ready.people[0]!.id, null],
      [ready.people[1]!.id, ids.get(1)],
    ]),
  )
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6, failed: [] })
  expect([mailsTo(0), mailsTo(1)]).toEqual([1, 0])
})

test('No job waits for Slack: people are looked up beside them, again and again, as long as Slack works', async () => {
  await choose('slack', [0])
  await runDueJobs(app.context, part.jobs!)
  expect(workspace.calls).toEqual([])
  const ids = join(0)
  const refused: ChatRefused[] = []
  const turnOff = async (error: ChatRefused) => void refused.push(error)
  const off = { code: undefined, turnOff, worked: () => undefined }
  telling = startLooking(slackChat(app.context, openSlack(slackSettings.of(app.context.config)!)), off, 10)
  const found = async () =>
    (await app.context.db.select().from(slackPeople)).map(({ chatId }) => chatId).toSorted()
  await expect.poll(found).toEqual([ids.get(0)])
  workspace.fault = (_, { email }) => (email === ready.people[1]!.email ? { error: 'odd' } : undefined)
  const more = join(1, 2)
  await choose('slack', [1, 2])
  await expect.poll(found).toEqual([ids.get(0), more.get(2)])
  expect(refused).toEqual([])
  workspace.tokens.delete(workspace.botToken)
  await expect.poll(() => refused[0]).toMatchObject({ kind: 'off', code: 'token_revoked' })
})

test('Who has a deactivated account is mailed; the others of their match are told in Slack', async () => {
  const [[one, gone], [absent, two]] = (await matched()) as [[number, number], [number, number]]
  await choose('slack', [one, gone, absent, two])
  const ids = join(one, gone, absent, two)
  await know(ids)
  for (const person of workspace.workspace.people)
    person.deleted = [ids.get(gone), ids.get(absent)].includes(person.id)
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6, waiting: 0, failed: [] })
  expect([one, gone, absent, two].map(mailsTo)).toEqual([0, 1, 1, 0])
  for (const [told, other] of [
    [one, gone],
    [two, absent],
  ] as const) {
    const [message, ...more] = workspace.workspace.postedTo(ids.get(told)!)
    expect(more).toEqual([])
    const shown = JSON.stringify(message!.blocks)
    expect(shown).toContain(`<@${ids.get(told)}>`)
    expect(shown).toContain(ready.people[other]!.email)
    expect(shown).not.toContain(ids.get(other))
  }
})

test('A person with another account in Slack by now is found anew; one refused in spite of their address counts as unknown', async () => {
  const [again, hidden] = [ready.people[0]!, ready.people[1]!]
  const slack = slackChat(app.context, openSlack(slackSettings.of(app.context.config)!))
  const ids = join(0, 1)
  await know(new Map([[0, 'U0OLD']]))
  const open = ({ id: userId, email }: typeof again, chatId: string) =>
    openConversation(slack, [{ userId, email, chatId }], userId)
  expect((await open(again, 'U0OLD')).ids).toEqual(new Map([[again.id, ids.get(0)]]))
  workspace.fault = (method) => (method === 'conversations.open' ? { error: 'user_not_visible' } : undefined)
  await expect(open(hidden, ids.get(1)!)).rejects.toMatchObject({ kind: 'nobody', code: 'users_not_found' })
  const rows = await app.context.db.select().from(slackPeople)
  expect(new Map(rows.map(({ userId, chatId }) => [userId, chatId]))).toEqual(
    new Map([
      [again.id, ids.get(0)],
      [hidden.id, null],
    ]),
  )
})

test('A person erased while Slack is asked about them is not stored anew', async () => {
  const { id: userId, email } = ready.people[0]!
  const { context } = app
  await ready.admin.call(eraseUser, { params: { id: userId }, body: { email } })
  await storeFound(
    context.db,
    slackChatTables,
    { userId, email, chatId: undefined },
    'U0ADA',
    app.clock.now(),
  )
  expect(await context.db.$count(slackPeople)).toBe(0)
})

test('A storm of refusals for coming too often loses nobody and tells nobody twice', async () => {
  const all = [0, 1, 2, 3, 4, 5]
  await choose('slack', all)
  join(...all)
  const times = new Map<string, number>()
  workspace.fault = (method, { channel, users: together, email }) => {
    const about = `${method} ${channel ?? together ?? email}`
    times.set(about, (times.get(about) ?? 0) + 1)
    return (times.get(about)! <= 10 && method === 'chat.postMessage') || times.get(about)! <= 1
      ? { status: 429, headers: { 'retry-after': '1' } }
      : undefined
  }
  start()
  const sending = send()
  const later = () => {
    app.clock.advance(5_000)
    return reach()
  }
  await expect.poll(later, { timeout: 60_000 }).toMatchObject({ people: 6, reached: 6, failed: [] })
  await sending
  expect(workspace.workspace.messages).toHaveLength(3)
  expect(all.map(mailsTo)).toEqual(all.map(() => 0))
})

test('Of a connection that breaks before anything is posted nobody is uncertain', async () => {
  await choose('slack', [0, 1, 2, 3, 4, 5])
  join(0, 1, 2, 3, 4, 5)
  let cuts = 0
  workspace.fault = (method) => (method === 'conversations.open' && (cuts += 1) <= 3 ? 'cut' : undefined)
  start()
  const sending = send()
  const soon = () => {
    app.clock.advance(200)
    return reach()
  }
  await expect.poll(soon).toMatchObject({ people: 6, reached: 6, uncertain: 0 })
  await sending
  expect(workspace.workspace.messages).toHaveLength(3)
})

test('A post of which nobody knows whether it was done is uncertain for all of its match, and sent again only when asked', async () => {
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('slack', [one, other])
  const ids = join(one, other)
  workspace.fault = (method) => (method === 'chat.postMessage' ? 'cut-after' : undefined)
  start()
  const sending = send()
  const messagesOfMatch = () => workspace.workspace.postedTo(ids.get(one)!, ids.get(other)!)
  await expect.poll(() => messagesOfMatch().length).toBe(1)
  workspace.fault = undefined
  const states = async () =>
    (await app.context.db.select().from(sendRecipients).where(eq(sendRecipients.way, 'slack'))).map(
      ({ state }) => state,
    )
  await expect.poll(states).toContain('unknown')
  app.clock.advance(120_000)
  await expect.poll(states, { timeout: 20_000 }).toEqual(['unknown', 'unknown'])
  await sending
  expect(messagesOfMatch()).toHaveLength(1)
  expect(await app.context.db.select({ id: slackPosts.messageId }).from(slackPosts)).toEqual([{ id: null }])
})

test('A post that arrives after its claim was given up is not posted again', async () => {
  const { db } = app.context
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('slack', [one, other])
  const ids = join(one, other)
  let isGivenUp: Promise<unknown> | undefined
  // Slack answers when the claim is gone.
  workspace.fault = async (method) => {
    if (method === 'chat.postMessage') await (isGivenUp ??= db.delete(slackPosts).execute())
    return undefined
  }
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6, failed: [] })
  expect(workspace.workspace.postedTo(ids.get(one)!, ids.get(other)!)).toHaveLength(1)
})

test('Without Slack in the settings, what a killed instance held for it is mailed too, but for what it may have posted', async () => {
  const { db, config } = app.context
  await choose('slack', [0, 1, 2])
  const sending = send()
  await expect.poll(() => db.$count(sendRecipients)).toBe(6)
  // No such instance is alive.
  const hold = (place: number, state: 'leased' | 'committing') =>
    db
      .update(sendRecipients)
      .set({ state, leasedBy: 1, leaseEndsAt: new Date('2100-01-01') })
      .where(eq(sendRecipients.userId, idOf(place)))
  await hold(1, 'leased')
  await hold(2, 'committing')
  const job = part.jobs!.find(({ name }) => name === 'mail what waits for Slack')!
  await job.run({ ...app.context, config: { ...config, plugins: {} } })
  engine = startSendEngine(app.context)
  await sending
  expect(await reach()).toMatchObject({ people: 6, reached: 5, uncertain: 1, failed: [] })
  expect([0, 1, 2].map(mailsTo)).toEqual([1, 1, 0])
})

test('A revoked token turns Slack off: System Health says so, and what waited goes by mail, once', async () => {
  await choose('slack', [0, 1, 2])
  await choose('both', [3])
  join(0, 1, 2, 3)
  workspace.tokens.delete(workspace.botToken)
  start()
  await send()
  await expect.poll(reach, { timeout: 30_000 }).toMatchObject({ people: 6, reached: 6, failed: [] })
  const all = [0, 1, 2, 3, 4, 5]
  expect(all.map(mailsTo)).toEqual(all.map(() => 1))
  expect(workspace.workspace.messages).toEqual([])
  const { body: health } = await ready.admin.call(getSystemHealth)
  expect(health.plugins.find(({ plugin }) => plugin === 'slack')).toMatchObject({
    status: 'degraded',
    detail: expect.stringContaining('token_revoked'),
  })
})
