import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { capabilities } from '../../../server/compose'
import { createServer } from '../../../server/platform/http/server'
import { meetings, pairings, seats } from '../../../server/tables/pairings.tables'
import { skips } from '../../../server/tables/participation.tables'
import { sendRecipients, sends } from '../../../server/tables/sending.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { sendEverything } from '../../../server/testing/full-life'
import { type ReadyNewsletter, readyNewsletter } from '../../../server/testing/newsletters'
import { seatedMatches } from '../../../server/testing/seats'
import { leadToTeams, type Signing, type Teams, startTeams } from '../../../server/testing/teams/teams'
import { text } from '../../chat/server/card.rules'
import { matchCard } from '../../chat/server/match-card'
import { teamsMessages } from '../contract'
import { teamsChat, type TeamsChat } from './chat'
import { chatsOfMatches } from './chats.queries'
import { teamsSettings } from './settings'
import { teamsPeople, teamsPosts } from './teams.tables'
import { openTeams } from './web'

let app: TestApp
let teams: Teams
let chat: TeamsChat
let ready: ReadyNewsletter
let server: FastifyInstance
let pairs: { id: string; people: string[] }[]
const ids = new Map<string, string>()
const { mail, responses } = wordsIn('en')

beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, 20)
  await sendEverything(app, ready)
  teams = await startTeams({ now: () => app.clock.now() })
  leadToTeams(teams, app)
  pairs = await seatedMatches(app.context.db)
  server = await createServer(app.context, capabilities(app.context))
  await server.listen({ port: 0, host: '127.0.0.1' })
  teams.eventsUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${teamsMessages.path}`
  for (const { id, email } of ready.people) {
    const { id: chatId } = teams.tenant.add({ email })
    ids.set(id, chatId)
    await app.context.db
      .insert(teamsPeople)
      .values({ userId: id, email, chatId, lookedUpAt: app.clock.now() })
  }
  await app.owner.db.update(sendRecipients).set({ way: 'teams' })
  chat = teamsChat(app.context, openTeams(teamsSettings.of(app.context.config)!, chatsOfMatches(app.context)))
})
afterAll(async () => {
  await server?.close()
  await teams?.close()
  await app?.stop()
})

/** The chat of a pair that nobody has pressed in yet. */
async function conversation(nth: number) {
  const { id: matchId, people } = pairs[nth]!
  const channel = await chat.web.conversation(
    people.map((one) => ids.get(one)!),
    matchId,
  )
  const messageId = await chat.web.post(channel, chat.draw((await matchCard(app.context, matchId, ids))!))
  const [send] = await app.context.db.select({ id: sends.id }).from(sends).limit(1)
  await app.context.db
    .insert(teamsPosts)
    .values({ sendId: send!.id, matchId, channel, messageId, at: app.clock.now() })
  const posted = teams.tenant.messages.find(({ id }) => id === messageId)!
  return { matchId, people: people as [string, string], posted }
}
const press = (...[posted, userId, verb, nth]: Parameters<Teams['press']>) =>
  teams.press(posted, ids.get(userId) ?? userId, verb, nth)
const said = (value: string) => ({
  status: 200,
  body: { statusCode: 200, type: 'application/vnd.microsoft.activity.message', value },
})
const answersOf = async (matchId: string) =>
  (await app.context.db.select().from(seats).where(eq(seats.matchId, matchId)).orderBy(seats.place)).map(
    ({ answer }) => answer,
  )
const meetingOf = async (matchId: string) =>
  (await app.context.db.select().from(meetings).where(eq(meetings.matchId, matchId)))[0]

describe('In the chat of a match', () => {
  test('a press on a time books it for all, and the card shows it', async () => {
    const { posted, people, matchId } = await conversation(0)
    expect(await press(posted, people[1], 'book', 1)).toEqual(said(mail.meetings.plan.booked))
    expect(await meetingOf(matchId)).toMatchObject({ state: 'booked', bookedBy: people[1] })
    expect(posted.card.lines.join('\n')).toMatch(/Your coffee is on /)
  })

  test('of two who press different times at once one books, and the other is told what is booked', async () => {
    const { posted, people, matchId } = await conversation(1)
    const replies = await Promise.all([
      press(posted, people[0], 'book', 0),
      press(posted, people[1], 'book', 2),
    ])
    const told = replies.map(({ body }) => (body as { value: string }).value).toSorted()
    expect(told).toEqual([
      expect.stringMatching(/^Your coffee is already booked: /),
      mail.meetings.plan.booked,
    ])
    expect((await meetingOf(matchId))!.sequence).toBe(0)
  })

  test('each says for themselves that they met, and an activity that is told again does nothing more', async () => {
    const { posted, people, matchId } = await conversation(2)
    const told = teams.pressOf(posted, ids.get(people[0])!, 'not_met')
    const replies = await Promise.all([teams.deliver(told), teams.deliver(told), teams.deliver(told)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await answersOf(matchId)).toEqual(['not_confirmed', 'pending'])
    expect(await press(posted, people[1], 'met')).toEqual(said(responses.replies.met))
    expect(await answersOf(matchId)).toEqual(['not_confirmed', 'confirmed'])
    expect(posted.card.actions.filter(({ verb }) => verb)).toEqual([])
  })

  test('somebody of another match, and somebody unknown, get a polite no, and nothing is done', async () => {
    const { posted, matchId } = await conversation(3)
    const before = posted.card
    for (const verb of ['met', 'book', 'skip'])
      expect(await press(posted, pairs[0]!.people[0]!, verb)).toEqual(said(mail.chat.refused.stranger))
    expect(await press(posted, randomUUID(), 'met')).toEqual(said(mail.chat.refused.unknown))
    expect(await answersOf(matchId)).toEqual(['pending', 'pending'])
    expect(posted.card).toEqual(before)
  })

  test('a press of a match that is over long ago says so, and changes nothing', async () => {
    const { posted, people, matchId } = await conversation(4)
    const gone = teams.pressOf(posted, ids.get(people[0])!, 'met')
    const [seat] = await app.context.db.select().from(seats).where(eq(seats.matchId, matchId))
    const done = { status: 'completed' as const, completedAt: app.clock.now() }
    await app.owner.db.update(pairings).set(done).where(eq(pairings.id, seat!.pairingId))
    const { status, body } = await press(posted, people[0], 'book')
    await app.owner.db
      .update(pairings)
      .set({ status: 'active', completedAt: null })
      .where(eq(pairings.id, seat!.pairingId))
    expect([status, (body as { value: string }).value]).toEqual([200, expect.any(String)])
    expect(await meetingOf(matchId)).toBeUndefined()
    gone.value.action.data = { about: { matchId: randomUUID() }, subject: '' }
    expect(await teams.deliver(gone)).toEqual(said(responses.replies.matchGone))
  })

  test('what somebody made up does nothing', async () => {
    const { posted, people, matchId } = await conversation(5)
    const values = [undefined, null, {}, { about: { matchId: 1 } }, { about: { matchId, userId: people[1] } }]
    for (const data of values) {
      const payload = teams.pressOf(posted, ids.get(people[0])!, 'met')
      Object.assign(payload.value.action, { data })
      expect(await teams.deliver(payload)).toEqual(said(mail.chat.refused.old))
    }
    expect(await answersOf(matchId)).toEqual(['pending', 'pending'])
  })

  test('who presses “Skip the next round” sits it out', async () => {
    const { posted, people } = await conversation(6)
    expect(await press(posted, people[0], 'skip')).toEqual(said(responses.replies.skipped))
    expect(await app.context.db.select({ id: skips.userId }).from(skips)).toEqual([{ id: people[0] }])
  })
})

test('In a message to one person what was done is in the place of the buttons', async () => {
  const { people } = pairs[7]!
  const own = ids.get(people[0]!)!
  const channel = await chat.web.conversation([own])
  const parts = [
    ...text('A round comes.'),
    { kind: 'buttons' as const, buttons: [{ act: 'skip', label: 'Skip', about: {} }] },
  ]
  await chat.web.post(channel, chat.draw({ summary: 'Soon', parts, spans: [] }))
  const [posted] = teams.tenant.postedTo(own)
  expect(await press(posted!, people[0]!, 'skip')).toEqual(said(responses.replies.skipped))
  expect(posted!.card.lines).toEqual([responses.replies.skipped, 'Soon'])
  expect(posted!.card.actions.map(({ title }) => title)).toEqual([mail.chat.home.open])
})

test('Who writes to the bot reads what they have to do with us; a stranger a polite word', async () => {
  const own = ids.get(pairs[8]!.people[0]!)!
  const guest = teams.tenant.add({ email: 'guest@elsewhere.example' })
  await chat.web.conversation([own])
  await chat.web.conversation([guest.id])
  expect(await teams.write(own)).toEqual({ status: 200, body: '' })
  const lines = teams.tenant.postedTo(own).flatMap(({ card }) => card.lines)
  expect(lines).toContain(mail.newsletter.match.label)
  expect(await teams.write(guest.id)).toEqual({ status: 200, body: '' })
  expect(teams.tenant.postedTo(guest.id).map(({ card }) => card.lines)).toEqual([[mail.chat.refused.unknown]])
})

test.each([
  'none',
  'other key',
  'other issuer',
  'other audience',
  'other service',
  'expired',
  'unsigned',
] as Signing[])('An activity that is signed with %s is refused before it is read', async (signing) => {
  const { posted, people, matchId } = await conversation(9)
  const activity = teams.pressOf(posted, ids.get(people[0])!, 'met')
  expect(await teams.deliver(activity, signing)).toMatchObject({ status: 401 })
  // Which service a token speaks for stands in both.
  const unread = signing === 'other service' ? activity : { nonsense: true }
  expect(await teams.deliver(unread, signing)).toMatchObject({ status: 401 })
  expect(await answersOf(matchId)).toEqual(['pending', 'pending'])
  await app.context.db.delete(teamsPosts).where(eq(teamsPosts.matchId, matchId))
})

test('One of another tenant, one that comes an hour late, and nonsense are refused', async () => {
  const { posted, people } = await conversation(9)
  const activity = () => teams.pressOf(posted, ids.get(people[0])!, 'met')
  const foreign = activity()
  foreign.conversation.tenantId = randomUUID()
  expect(await teams.deliver(foreign)).toMatchObject({ status: 401 })
  const late = activity()
  app.clock.advance(3_601_000)
  expect(await teams.deliver(late)).toMatchObject({ status: 401 })
  expect(await teams.deliver({ nonsense: true })).toMatchObject({ status: 400 })
  expect(await teams.deliver({ ...activity(), type: 'conversationUpdate' })).toEqual({
    status: 200,
    body: '',
  })
})

test('Microsoft’s keys are fetched again when it signs by another one, though not for each that is made up', async () => {
  const { people } = pairs[0]!
  const write = () => teams.write(ids.get(people[0]!)!)
  expect((await write()).status).toBe(200)
  await teams.rotateKeys()
  const keysFetched = () => teams.calls.filter(({ call }) => call.endsWith('/keys')).length
  const before = keysFetched()
  expect([(await write()).status, keysFetched()]).toEqual([401, before])
  const soon = Date.now() + 61_000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => soon)
  expect([(await write()).status, keysFetched()]).toEqual([200, before + 1])
  clock.mockRestore()
})

test('Without an address at which Microsoft reaches us nothing is there', async () => {
  const before = teamsSettings.of(app.context.config)!
  Object.assign(app.context.config.plugins, { teams: { ...before, isPressable: false } })
  expect(await teams.deliver({ nonsense: true })).toMatchObject({ status: 404 })
  Object.assign(app.context.config.plugins, { teams: before })
})
