import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { eraseUser } from '../../../shared/contract/directory'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { getReach } from '../../../shared/contract/pairings'
import { getSystemHealth } from '../../../shared/contract/metrics'
import { type SendEngine, startSendEngine } from '../../../server/mail/engine/send-engine'
import { pairings } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { sendRecipients } from '../../../server/tables/sending.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../../../server/testing/newsletters'
import { leadToTeams, type Teams, startTeams } from '../../../server/testing/teams/teams'
import { teams as part } from './teams'
import { teamsChats, teamsPeople } from './teams.tables'

let app: TestApp
let teams: Teams
let ready: ReadyNewsletter
let engine: SendEngine | undefined
let telling: { stop(): Promise<void> } | undefined
const { mail, responses } = wordsIn('en')

beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, 6)
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  teams = await startTeams({ now: () => app.clock.now() })
  leadToTeams(teams, app)
})
afterEach(async () => {
  await Promise.all([engine?.stop(), telling?.stop()])
  engine = telling = undefined
  await teams.close()
})
afterAll(() => app?.stop())

const start = () => {
  engine = startSendEngine(app.context)
  telling = part.start!(app.context)
}
const send = () => ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
const choose = (tellBy: 'teams' | 'both' | 'mail', places: number[]) =>
  app.context.db
    .update(users)
    .set({ tellBy })
    .where(
      inArray(
        users.id,
        places.map((place) => ready.people[place]!.id),
      ),
    )
const emailOf = (place: number) => ready.people[place]!.email
/** Accounts in the tenant of these people, by their place. */
const join = (...places: number[]) =>
  new Map(places.map((place) => [place, teams.tenant.add({ email: emailOf(place) })]))
const mailsTo = (place: number) => app.sink.received.filter(({ to }) => to.includes(emailOf(place))).length
async function reach() {
  const [round] = await app.context.db.select({ id: pairings.id }).from(pairings)
  return (await ready.admin.call(getReach, { params: { id: round!.id }, query: {} })).body
}
/** The places of each match's people. */
async function matched(): Promise<[number, number][]> {
  const { rows } = await app.context.db.execute(
    sql`select array_agg(user_id::text order by place) as ids from seats where match_id is not null group by match_id`,
  )
  const placeOf = (id: string) => ready.people.findIndex((one) => one.id === id)
  return rows.map(({ ids }) => (ids as string[]).map(placeOf) as [number, number])
}
const rows = () =>
  app.context.db
    .select({ way: sendRecipients.way, state: sendRecipients.state })
    .from(sendRecipients)
    .where(eq(sendRecipients.way, 'teams'))

test('A match of two who chose Teams is told once, in a chat of theirs, and no mail goes out to them', async () => {
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('teams', [one, other])
  const ids = join(one, other)
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6, failed: [] })
  const [message, ...more] = teams.tenant.postedTo(ids.get(one)!.id, ids.get(other)!.id)
  expect([more, teams.tenant.messages.length]).toEqual([[], 1])
  const { lines, actions } = message!.card
  expect(lines[0]).toBe(mail.newsletter.match.label)
  for (const place of [one, other]) expect(lines.join('\n')).toContain(ready.people[place]!.firstName)
  expect(actions.map(({ verb }) => verb)).toEqual(['book', 'book', 'book', 'met', 'not_met', 'skip'])
  const all = [0, 1, 2, 3, 4, 5]
  expect(all.map(mailsTo)).toEqual(all.map((place) => (place === one || place === other ? 0 : 1)))
})

test('Without an address at which Microsoft reaches us buttons are links', async () => {
  leadToTeams(teams, app, { isPressable: false })
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('teams', [one, other])
  const ids = join(one, other)
  start()
  await send()
  await expect.poll(() => teams.tenant.postedTo(ids.get(one)!.id, ids.get(other)!.id)).toHaveLength(1)
  const { actions } = teams.tenant.messages[0]!.card
  expect(new Set(actions.map(({ type, url }) => `${type} ${url}`))).toEqual(
    new Set([`Action.OpenUrl ${new URL('/matches', app.context.config.appUrl).href}`]),
  )
})

test('Where no chats may be created, each is told alone, with the links of their mail and a way to the other', async () => {
  leadToTeams(teams, app, { isPressable: false })
  teams.roles = teams.roles.filter((role) => role !== 'Chat.Create')
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('teams', [one, other])
  const ids = join(one, other)
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6, failed: [] })
  const [message, ...more] = teams.tenant.postedTo(ids.get(one)!.id)
  expect([more, teams.tenant.postedTo(ids.get(other)!.id).length]).toEqual([[], 1])
  const urls = message!.card.actions.map(({ url }) => url!)
  for (const page of ['plan', 'met', 'unsubscribe'])
    expect(
      urls.some((url) => url.includes(`/${page}?token=`)),
      page,
    ).toBe(true)
  expect(urls.at(-1)).toBe(
    `https://teams.microsoft.com/l/chat/0/0?users=${encodeURIComponent(emailOf(other))}`,
  )
  expect(message!.card.actions.at(-1)!.title).toBe(mail.teams.chat)
})

test('Whom Teams can’t tell is mailed at once: unknown, a guest, without a licence, blocked, or gone; the others are told there', async () => {
  const all = [0, 1, 2, 3, 4, 5]
  await choose('teams', all)
  const ids = join(1, 2, 3, 4)
  ids.get(1)!.userType = 'Guest'
  ids.get(2)!.refusesApps = true
  await app.context.db.insert(teamsPeople).values({
    userId: ready.people[5]!.id,
    email: emailOf(5),
    chatId: '99999999-0000-4000-8000-000000000000',
    lookedUpAt: app.clock.now(),
  })
  ids.get(3)!.hasBlocked = true
  start()
  await send()
  await expect.poll(reach, { timeout: 20_000 }).toMatchObject({ people: 6, reached: 6, failed: [] })
  const inTeams = all.map((place) => {
    const id = ids.get(place)?.id
    return teams.tenant.messages.filter(({ chatId }) =>
      teams.tenant.chats.some((chat) => chat.id === chatId && id !== undefined && chat.members.includes(id)),
    ).length
  })
  // Each is told once, by one way or the other.
  expect(all.map((place) => mailsTo(place) + inTeams[place]!)).toEqual(all.map(() => 1))
  expect([0, 1, 5].map(mailsTo)).toEqual([1, 1, 1])
})

test('An expired secret is said once, with what to do, and what waits goes by mail; a new one mends it', async () => {
  teams.secret = 'expired'
  const errors = vi.spyOn(app.context.log, 'error')
  await choose('teams', [0, 1])
  const ids = join(0, 1)
  start()
  await send()
  await expect.poll(reach, { timeout: 20_000 }).toMatchObject({ people: 6, reached: 6, failed: [] })
  expect([0, 1].map(mailsTo)).toEqual([1, 1])
  const health = async () =>
    (await ready.admin.call(getSystemHealth)).body.plugins.find(({ plugin }) => plugin === 'teams')
  expect(await health()).toMatchObject({
    status: 'degraded',
    detail: responses.teams.faults.secret('secret_expired'),
  })
  expect(
    errors.mock.calls.filter(([, said]) => String(said).startsWith('Teams refuses everything')),
  ).toHaveLength(1)
  expect(ids.size).toBe(2)
})

test('For a Microsoft that can’t be reached people wait an hour, and are then mailed', async () => {
  teams.fault = () => ({ status: 503 })
  await choose('teams', [0, 1])
  join(0, 1)
  start()
  const sending = send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 4 })
  expect([0, 1].map(mailsTo)).toEqual([0, 0])
  await expect
    .poll(() => part.health!(app.context, wordsIn('en')))
    .toMatchObject({ label: responses.chat.health.away })
  app.clock.advance(3_601_000)
  await expect.poll(reach, { timeout: 20_000 }).toMatchObject({ people: 6, reached: 6 })
  expect([0, 1].map(mailsTo)).toEqual([1, 1])
  await sending
})

test('A storm of refusals for coming too often loses nobody and tells nobody twice', async () => {
  const all = [0, 1, 2, 3, 4, 5]
  await choose('teams', all)
  join(...all)
  teams.storm(8, 1)
  teams.storm(4, 1, /activities/)
  start()
  const sending = send()
  const later = () => {
    app.clock.advance(5_000)
    return reach()
  }
  await expect.poll(later, { timeout: 30_000 }).toMatchObject({ people: 6, reached: 6, failed: [] })
  expect([teams.tenant.messages.length, all.map(mailsTo).join('')]).toEqual([3, '000000'])
  await sending
}, 40_000)

test('A post of which nobody knows whether it was done is uncertain for all of its match, and never repeated unasked', async () => {
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('teams', [one, other])
  join(one, other)
  teams.fault = (call) => (call.includes('/activities') ? 'cut-after' : undefined)
  start()
  const sending = send()
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toContain('unknown')
  app.clock.advance(120_000)
  await expect
    .poll(async () => (await rows()).map(({ state }) => state), { timeout: 20_000 })
    .toEqual(['unknown', 'unknown'])
  expect(teams.tenant.messages).toHaveLength(1)
  await sending
}, 30_000)

test('Who is erased is forgotten: their account in Teams, and no hash names them', async () => {
  const [[one, other]] = (await matched()) as [[number, number]]
  await choose('teams', [one, other])
  const ids = join(one, other)
  start()
  await send()
  await expect.poll(reach).toMatchObject({ people: 6, reached: 6 })
  const { id, email } = ready.people[one]!
  expect((await ready.admin.call(eraseUser, { params: { id }, body: { email } })).status).toBe(200)
  const left = await app.context.db.select().from(teamsPeople)
  expect(left.map(({ chatId }) => chatId)).toEqual([ids.get(other)!.id])
  expect(JSON.stringify(await app.context.db.select().from(teamsChats))).not.toContain(ids.get(one)!.id)
})
