import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slackEvents } from '../contract'
import { capabilities } from '../../../server/compose'
import { createServer } from '../../../server/platform/http/server'
import { receive } from './receive'
import { slackSettings } from './settings'
import { wordsIn } from '../../../languages/server'
import { bookMeeting } from '../../../shared/contract/meetings'
import { eraseUser } from '../../../shared/contract/directory'
import { completePairing, getCurrentPairings } from '../../../shared/contract/pairings'
import { sendRecipients, sends } from '../../../server/tables/sending.tables'
import { slackPeople, slackPosts, slackPresses } from './slack.tables'
import { matches, meetings, seats } from '../../../server/tables/pairings.tables'
import { skips } from '../../../server/tables/participation.tables'
import { users } from '../../../server/tables/people.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { adminClient, decide, signedIn } from '../../../server/testing/factories'
import { sendEverything } from '../../../server/testing/full-life'
import { readyNewsletter } from '../../../server/testing/newsletters'
import { seatedMatches } from '../../../server/testing/seats'
import { type Slack, startSlack } from '../../../server/testing/slack/slack'
import type { Posted } from '../../../server/testing/slack/workspace'
import { message, slackMessage, pressed, row, section } from './blocks.rules'
import { matchCard } from '../../chat/server/match-card'
import { showChanges } from '../../chat/server/presses'
import { slackChat } from './chat'
import { takeEnvelope } from './presses'
import { openSlack, type SlackWeb } from './web'

let app: TestApp
let slack: Slack
let web: SlackWeb
let server: FastifyInstance
const underWay: Promise<void>[] = []
let ready: Awaited<ReturnType<typeof readyNewsletter>>
let pairs: { id: string; people: [string, string] }[]
const slackIds = new Map<string, string>()
const { mail, responses } = wordsIn('en')

beforeAll(async () => {
  slack = await startSlack({ now: () => app.clock.now(), speed: Infinity })
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: slack.settings('http') })
  web = openSlack(slackSettings.of(app.context.config)!)
  // The product's server, of which the test knows when it has done what it was told.
  const takeIt = (payload: unknown) => {
    const work = takeEnvelope(slackChat(app.context, web), payload)
    underWay.push(work)
    return work
  }
  const own = capabilities(app.context)
  server = await createServer(app.context, {
    ...own,
    register: (routes) => receive(routes, app.context, takeIt),
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  slack.eventsUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${slackEvents.path}`
  ready = await readyNewsletter(app, 42)
  await sendEverything(app, ready)
  const rows = await seatedMatches(app.context.db)
  pairs = rows.map(({ id, people }) => ({ id, people: [people[0], people[1]] }))
  for (const person of ready.people) await joinSlack(person)
})
afterAll(async () => {
  await server?.close()
  await slack?.close()
  await app?.stop()
})

async function joinSlack({ id, email }: { id: string; email: string }) {
  const { id: slackId } = slack.workspace.add({ email })
  slackIds.set(id, slackId)
  await app.context.db
    .insert(slackPeople)
    .values({ userId: id, email, chatId: slackId, lookedUpAt: app.clock.now() })
}

/** The conversation of a pair that nobody has pressed in yet. */
async function conversation(nth: number, told = (people: string[]) => people) {
  const { id, people } = pairs[nth]!
  const channel = await web.conversation(people.map((one) => slackIds.get(one)!))
  const ts = await web.post(channel, slackMessage((await matchCard(app.context, id, slackIds))!))
  const [send] = await app.context.db.select({ id: sends.id }).from(sends).limit(1)
  await app.context.db
    .insert(slackPosts)
    .values({ sendId: send!.id, matchId: id, channel, messageId: ts, at: app.clock.now() })
  await app.owner.db
    .update(sendRecipients)
    .set({ way: 'slack' })
    .where(inArray(sendRecipients.userId, told(people)))
  return { matchId: id, people, posted: slack.workspace.find(channel, ts) }
}

/** Slack posts something, signed, and it is done. */
async function take(payload: object) {
  expect(await slack.deliver({ type: '', ...payload })).toMatchObject({ status: 200 })
  await Promise.all(underWay)
}
const pressOf = (posted: Posted, userId: string, action: string) =>
  slack.pressOf(posted, slackIds.get(userId)!, action)
const press = (posted: Posted, userId: string, action: string) => take(pressOf(posted, userId, action))
const shownIn = ({ blocks }: { blocks: Posted['blocks'] }) => JSON.stringify(blocks)
const actionsIn = ({ blocks }: { blocks: Posted['blocks'] }) =>
  blocks.flatMap((block) => (block.type === 'actions' ? block.elements : [])).map((one) => one.action_id)
/** What somebody alone was told, the newest first. */
const whispered = (userId: string) =>
  slack.workspace.messages
    .filter(({ onlyFor }) => onlyFor === slackIds.get(userId))
    .map(({ text }) => text)
    .reverse()
const answersOf = async (matchId: string) => {
  const rows = await app.context.db
    .select()
    .from(seats)
    .where(eq(seats.matchId, matchId))
    .orderBy(seats.place)
  return rows.map(({ answer }) => answer)
}
const meetingOf = async (matchId: string) =>
  (await app.context.db.select().from(meetings).where(eq(meetings.matchId, matchId)))[0]

describe('In the conversation of a match', () => {
  test('its people are named, with why, a question, three times by everyone’s clock, and the buttons', async () => {
    const { posted, people } = await conversation(0)
    const shown = shownIn(posted)
    for (const id of people) expect(shown).toContain(`<@${slackIds.get(id)}>`)
    expect(shown).toContain(`*${mail.newsletter.match.why}*`)
    expect(shown).toContain(`*${mail.newsletter.starters.title}*`)
    expect(shown.match(/<!date\^\d+\^/g)).toHaveLength(3)
    expect(actionsIn(posted)).toEqual(['book:0', 'book:1', 'book:2', 'met', 'not_met', 'skip'])
    expect(posted.text).not.toContain('<@')
  })

  test('who chose mail is named as before a press, and not mentioned', async () => {
    const { posted, people } = await conversation(18, ([one]) => [one!])
    const { email } = ready.people.find(({ id }) => id === people[1])!
    await press(posted, people[0], 'met')
    expect(shownIn(posted)).toContain(`<@${slackIds.get(people[0])}>`)
    expect(shownIn(posted)).toContain(email)
    expect(shownIn(posted)).not.toContain(slackIds.get(people[1]))
  })

  test('a press on a time books it for all, invites them by mail, and the message shows it', async () => {
    const { posted, people, matchId } = await conversation(1)
    await press(posted, people[1], 'book:1')
    expect(await meetingOf(matchId)).toMatchObject({ state: 'booked', bookedBy: people[1], sequence: 0 })
    const sent = slack.workspace.messages.find(({ ts }) => ts === posted.ts)!
    expect(shownIn(sent)).toMatch(/Your coffee is on <!date\^/)
    expect(actionsIn(sent)).toEqual(['open:0', 'met', 'not_met', 'skip'])
    expect(whispered(people[1])[0]).toBe(mail.meetings.plan.booked)
  })

  test('of two who press different times at once one books, and the other is told what is booked', async () => {
    const { posted, people, matchId } = await conversation(2)
    await Promise.all([press(posted, people[0], 'book:0'), press(posted, people[1], 'book:2')])
    const meeting = (await meetingOf(matchId))!
    expect(meeting.sequence).toBe(0)
    const other = people.find((id) => id !== meeting.bookedBy)!
    expect(whispered(other)[0]).toMatch(/^Your coffee is already booked: /)
    expect(whispered(meeting.bookedBy!)[0]).toBe(mail.meetings.plan.booked)
  })

  test('a time of an old message does not move what is booked', async () => {
    const { posted, people, matchId } = await conversation(3)
    const old = pressOf(posted, people[0], 'book:2')
    await press(posted, people[0], 'book:0')
    const booked = (await meetingOf(matchId))!
    await take(old)
    expect(await meetingOf(matchId)).toEqual(booked)
    expect(whispered(people[0])[0]).toMatch(/^Your coffee is already booked: /)
  })

  test('each says for themselves that they met; who says so twice is told that they did', async () => {
    const { posted, people, matchId } = await conversation(4)
    const again = pressOf(posted, people[0], 'met')
    await press(posted, people[0], 'met')
    expect(await answersOf(matchId)).toEqual(['confirmed', 'pending'])
    expect(shownIn(posted)).toContain(`*We met:* <@${slackIds.get(people[0])}>`)
    expect(actionsIn(posted)).toEqual(['met', 'not_met', 'skip'])
    expect(whispered(people[0])).toEqual([responses.replies.met])
    await take(again)
    expect(whispered(people[0])[0]).toBe(responses.pairings.answeredAlready)
    await press(posted, people[1], 'not_met')
    expect(await answersOf(matchId)).toEqual(['confirmed', 'not_confirmed'])
    expect(actionsIn(posted)).toEqual([])
  })

  test('of people who answer at the same moment the message has both answers', async () => {
    const { posted, people } = await conversation(5)
    await Promise.all([press(posted, people[0], 'met'), press(posted, people[1], 'met')])
    expect(shownIn(posted)).toContain(
      `*We met:* <@${slackIds.get(people[0])}> and <@${slackIds.get(people[1])}>`,
    )
  })

  test('a press that Slack tells of twice, also at once, is done once', async () => {
    const { posted, people, matchId } = await conversation(6)
    const told = pressOf(posted, people[0], 'not_met')
    await Promise.all([take(told), take(told), take(told)])
    await take(told)
    expect(whispered(people[0])).toEqual([responses.replies.notMet])
    expect(await answersOf(matchId)).toEqual(['not_confirmed', 'pending'])
  })

  test('a press that a crash lost is still there to be made', async () => {
    const { posted, people, matchId } = await conversation(19)
    const lost = pressOf(posted, people[0], 'met')
    const id = `${lost.user.id} ${lost.actions[0]!.action_ts} met`
    await app.context.db.insert(slackPresses).values({ id, at: app.clock.now() })
    await take(lost)
    expect(actionsIn(posted)).toContain('met')
    await press(posted, people[0], 'met')
    expect(await answersOf(matchId)).toEqual(['confirmed', 'pending'])
  })

  test('of a message of which nobody knows that it was posted, what one did is not said to all', async () => {
    const { posted, people, matchId } = await conversation(20)
    await app.context.db.update(slackPosts).set({ messageId: null }).where(eq(slackPosts.matchId, matchId))
    await press(posted, people[0], 'not_met')
    expect(whispered(people[0])).toEqual([responses.replies.notMet])
    expect(posted.edits).toBe(0)
  })

  test('somebody of another match, and somebody unknown, get a polite no, and nothing is done', async () => {
    const { posted, people, matchId } = await conversation(7)
    const channel = slack.workspace.channels.find(({ id }) => id === posted.channel)!
    const stranger = pairs[0]!.people[0]
    const guest = slack.workspace.add({ email: 'guest@elsewhere.example' })
    channel.members.push(slackIds.get(stranger)!, guest.id)
    const before = shownIn(posted)
    for (const action of ['met', 'book:0', 'skip']) await press(posted, stranger, action)
    expect(new Set(whispered(stranger))).toEqual(new Set([mail.chat.refused.stranger]))
    await take(slack.pressOf(posted, guest.id, 'met'))
    const told = slack.workspace.messages.filter(({ onlyFor }) => onlyFor === guest.id)
    expect(told.map(({ text }) => text)).toEqual([mail.chat.refused.unknown])
    expect(await answersOf(matchId)).toEqual(['pending', 'pending'])
    expect(await meetingOf(matchId)).toBeUndefined()
    expect(await app.context.db.$count(skips, eq(skips.userId, stranger))).toBe(0)
    expect(shownIn(posted)).toBe(before)
    expect(people).not.toContain(stranger)
  })

  test('a person turned off or erased does nothing any more', async () => {
    const { posted, people, matchId } = await conversation(8)
    await app.owner.db.update(users).set({ isActive: false }).where(eq(users.id, people[0]))
    await press(posted, people[0], 'met')
    expect(whispered(people[0])).toEqual([responses.signIn.accountOff])
    app.clock.advance(60_000)
    const erased = await ready.admin.call(eraseUser, {
      params: { id: people[1] },
      body: { email: ready.people.find(({ id }) => id === people[1])!.email },
    })
    expect(erased.status).toBe(200)
    await press(posted, people[1], 'not_met')
    expect(whispered(people[1])).toEqual([mail.chat.refused.unknown])
    expect(await answersOf(matchId)).toEqual(['pending', 'pending'])
    // Nor is anybody erased named any longer.
    expect(shownIn(posted)).toContain(slackIds.get(people[1]))
    await showChanges(slackChat(app.context, web))
    expect(shownIn(posted)).not.toContain(slackIds.get(people[1]))
  })

  test('who presses “Skip the next round” sits it out, and nobody else', async () => {
    const { posted, people } = await conversation(9)
    await press(posted, people[0], 'skip')
    expect(whispered(people[0])).toEqual([responses.replies.skipped])
    expect(await app.context.db.select({ id: skips.userId }).from(skips)).toEqual([{ id: people[0] }])
    expect(actionsIn(posted)).toContain('skip')
  })

  test('a value that somebody made up does nothing', async () => {
    const { posted, people, matchId } = await conversation(10)
    const values = [
      '',
      'null',
      '[]',
      '{"matchId":1}',
      '{"matchId":"x"}',
      `{"matchId":"${matchId}","userId":"${people[1]}"}`,
      `{"matchId":"${matchId}","start":"tomorrow"}`,
      '{"__proto__":{"matchId":"x"}}',
      '{'.repeat(1000),
    ]
    for (const value of values) {
      const payload = pressOf(posted, people[0], 'met')
      payload.actions[0]!.value = value
      await take(payload)
      expect(whispered(people[0])[0]).toBe(mail.chat.refused.old)
    }
    // Of our own form, but about what is not: another time, another match, another act.
    const about = (action: string, value: object) => {
      const payload = pressOf(posted, people[0], 'met')
      Object.assign(payload.actions[0]!, { action_id: action, value: JSON.stringify(value) })
      return payload
    }
    await take(about('met', { matchId: randomUUID() }))
    expect(whispered(people[0])[0]).toBe(responses.replies.matchGone)
    await take(about('book:0', { matchId, start: '2026-11-01T09:00:00Z' }))
    expect(whispered(people[0])[0]).toBe(responses.meetings.past)
    await take(about('erase', { matchId }))
    await take(about('opt_out', {}))
    expect(whispered(people[0])[0]).toBe(mail.chat.refused.old)
    expect(await answersOf(matchId)).toEqual(['pending', 'pending'])
    expect(await meetingOf(matchId)).toBeUndefined()
    const [person] = await app.context.db.select().from(users).where(eq(users.id, people[0]))
    expect(person!.participationStatus).toBe('active')
  })

  test('what was booked, moved or answered elsewhere is shown there soon', async () => {
    const { posted, people, matchId } = await conversation(14)
    app.clock.advance(60_000)
    const show = () => showChanges(slackChat(app.context, web))
    await show()
    expect(posted.edits).toBe(0)
    const client = await signedIn(app, { id: people[0] })
    const book = (start: string) =>
      client.call(bookMeeting, { params: { id: matchId }, body: { start, sequence: undefined } })
    expect((await book('2026-11-19T10:00:00Z')).status).toBe(200)
    await show()
    expect(shownIn(posted)).toContain(`<!date^${Date.parse('2026-11-19T10:00:00Z') / 1000}^`)
    app.clock.advance(60_000)
    await book('2026-11-20T10:00:00Z')
    await show()
    expect(shownIn(posted)).toContain(`<!date^${Date.parse('2026-11-20T10:00:00Z') / 1000}^`)
    // Once more for what may have been under way then, also where the conversation can't be written to any more.
    app.clock.advance(60_000)
    slack.fault = (method) => (method === 'chat.update' ? { error: 'is_archived' } : undefined)
    await show()
    slack.fault = undefined
    const { edits } = posted
    await show()
    expect(posted.edits).toBe(edits)
  })

  test('what can’t be shown of one match keeps no other waiting, and is shown later', async () => {
    const [one, other] = [await conversation(16), await conversation(17)]
    app.clock.advance(60_000)
    for (const { people } of [one, other])
      await app.owner.db
        .update(users)
        .set({ lastName: 'Changed', updatedAt: app.clock.now() })
        .where(eq(users.id, people[0]))
    const show = () => showChanges(slackChat(app.context, web))
    slack.fault = (_, { channel }) =>
      channel === one.posted.channel ? { error: 'internal_error' } : undefined
    await show()
    slack.fault = () => ({ status: 429, headers: { 'retry-after': '1' } })
    await expect(show()).rejects.toMatchObject({ kind: 'later' })
    slack.fault = undefined
    expect([one.posted.text.includes('Changed'), other.posted.text.includes('Changed')]).toEqual([
      false,
      true,
    ])
    await show()
    expect(one.posted.text).toContain('Changed')
  })

  test('what a rescue called off is shown there soon', async () => {
    const { posted, matchId } = await conversation(15)
    app.clock.advance(60_000)
    const now = app.clock.now()
    await app.owner.db.update(matches).set({ status: 'called_off' }).where(eq(matches.id, matchId))
    const [send] = await app.context.db.select().from(sends).limit(1)
    await app.context.db
      .insert(sends)
      .values({ ...send!, id: randomUUID(), kind: 'rescue', newsletterId: null, createdAt: now })
    await showChanges(slackChat(app.context, web))
    expect(shownIn(posted)).toContain(responses.pairings.calledOff)
    expect(actionsIn(posted)).toEqual([])
  })

  test('what is no press of ours is passed over', async () => {
    const presses = () => app.context.db.$count(slackPresses)
    const before = await presses()
    for (const type of ['', 'block_actions', 'event_callback', 'view_submission']) await take({ type })
    const { posted, people } = await conversation(11)
    await take({ ...pressOf(posted, people[0], 'met'), user: { id: 'U0ADA> <!channel' } })
    await press(posted, people[0], 'book:0')
    const [sent] = slack.workspace.messages.filter(({ ts }) => ts === posted.ts)
    await press(sent!, people[0], 'open:0')
    expect(await presses()).toBe(before + 1)
  })
})

describe('In a direct message', () => {
  /** A message to one person, with these buttons. */
  async function direct(userId: string, ...buttons: Parameters<typeof pressed>[]) {
    const channel = await web.conversation([slackIds.get(userId)!])
    const blocks = [...section('A round is coming up.'), ...row(buttons.map((one) => pressed(...one)))]
    const ts = await web.post(channel, message('A round', blocks))
    return slack.workspace.find(channel, ts)
  }

  test('what a press did is in the place of the buttons', async () => {
    const [, userId] = pairs[10]!.people
    const posted = await direct(userId, ['skip', 'Skip', {}], ['pause_1', 'Pause', {}])
    await press(posted, userId, 'pause_1')
    expect(actionsIn(posted)).toEqual([])
    expect(shownIn(posted)).toContain('A round is coming up.')
    expect(shownIn(posted)).toContain(responses.replies.pausedFor[1])
    const [person] = await app.context.db.select().from(users).where(eq(users.id, userId))
    expect(person!.participationStatus).toBe('paused')
    expect(whispered(userId)).toEqual([])
  })

  test('a time is booked, and the conversation of the match shows it', async () => {
    const { id: matchId, people } = pairs[0]!
    const start = '2026-11-18T10:00:00Z'
    const posted = await direct(people[1], ['book:0', 'Wednesday', { matchId, start }])
    await press(posted, people[1], 'book:0')
    expect((await meetingOf(matchId))!.startsAt.toISOString()).toBe('2026-11-18T10:00:00.000Z')
    expect(actionsIn(posted)).toEqual([])
    const of = slack.workspace.postedTo(...people.map((one) => slackIds.get(one)!))
    expect(shownIn(of[0]!)).toContain('Your coffee is on')
  })

  test('what can’t be any more is said to who pressed, and the message stays as it is', async () => {
    const { id: matchId, people } = pairs[0]!
    const posted = await direct(people[1], ['another', 'Find me someone else', { matchId }])
    await press(posted, people[1], 'another')
    expect(whispered(people[1])[0]).toBe(responses.month.bothCan)
    expect(actionsIn(posted)).toEqual(['another'])
  })

  test('a message that its reader deleted is no error', async () => {
    const [userId] = pairs[1]!.people
    const posted = await direct(userId, ['stay', 'Yes', {}])
    const told = pressOf(posted, userId, 'stay')
    slack.workspace.messages.splice(slack.workspace.messages.indexOf(posted), 1)
    await take(told)
    expect(whispered(userId)).toEqual([])
  })

  test('when Slack fails after a press, it is done all the same', async () => {
    const [userId] = pairs[2]!.people
    const posted = await direct(userId, ['skip', 'Skip', {}])
    const told = pressOf(posted, userId, 'skip')
    slack.fault = () => ({ status: 503 })
    await take(told)
    slack.fault = undefined
    expect(await app.context.db.$count(skips, eq(skips.userId, userId))).toBe(1)
  })
})

describe('The home tab', () => {
  async function open(slackId: string) {
    await slack.openHome(slackId)
    await Promise.all(underWay)
  }
  const homeOf = (userId: string) => ({ blocks: slack.workspace.homes.get(slackIds.get(userId)!)! })
  async function pressHome(userId: string, action: string) {
    await slack.pressHome(slackIds.get(userId)!, action)
    await Promise.all(underWay)
  }

  test('has the open match, when the next round is, and the ways out and back', async () => {
    await decide(app, { cycle: '0 9 1 * *' })
    const { people } = await conversation(12)
    const [userId] = people
    await open(slackIds.get(userId)!)
    expect(shownIn(homeOf(userId))).toContain(`<@${slackIds.get(people[1])}>`)
    expect(shownIn(homeOf(userId))).toContain('The next round is on Tuesday, 1 December 2026.')
    await pressHome(userId, 'skip')
    expect(shownIn(homeOf(userId))).toContain(mail.chat.home.skipping)
    expect(shownIn(homeOf(userId))).toContain(responses.replies.skipped)
    await pressHome(userId, 'unskip')
    expect(shownIn(homeOf(userId))).not.toContain(mail.chat.home.skipping)
    await pressHome(userId, 'pause_1')
    expect(shownIn(homeOf(userId))).toContain(mail.chat.home.away)
    expect(shownIn(homeOf(userId))).toContain(responses.replies.pausedFor[1])
    await pressHome(userId, 'back')
    expect(shownIn(homeOf(userId))).not.toContain(mail.chat.home.away)
    const [person] = await app.context.db.select().from(users).where(eq(users.id, userId))
    expect(person!.participationStatus).toBe('active')
  })

  test('of an unknown person says so', async () => {
    const guest = slack.workspace.add({ email: 'other@elsewhere.example' })
    await open(guest.id)
    expect(shownIn({ blocks: slack.workspace.homes.get(guest.id)! })).toContain(mail.chat.refused.unknown)
  })
})

describe('After the round is over', () => {
  test('an old message has no buttons after a press, which books nothing', async () => {
    const { matchId, people, posted } = await conversation(13)
    const [book, met] = ['book:0', 'met'].map((action) => pressOf(posted, people[0], action))
    const { body } = await ready.admin.call(getCurrentPairings)
    await ready.admin.call(completePairing, { params: { id: body.pairings[0]!.id } })
    await take(book!)
    expect(whispered(people[0])[0]).toBe(responses.meetings.over)
    expect(actionsIn(posted)).toEqual([])
    await take(met!)
    expect(await answersOf(matchId)).toEqual(['confirmed', 'pending'])
  })

  test('a person erased a year later is no longer named', async () => {
    const { people } = pairs[13]!
    const [userId] = people
    const [posted] = slack.workspace.postedTo(...people.map((id) => slackIds.get(id)!)) as [Posted]
    app.clock.advance(365 * 86_400_000)
    expect(shownIn(posted)).toContain(slackIds.get(userId))
    const { email } = ready.people.find(({ id }) => id === userId)!
    const admin = await adminClient(app)
    expect((await admin.call(eraseUser, { params: { id: userId }, body: { email } })).status).toBe(200)
    await showChanges(slackChat(app.context, web))
    expect(shownIn(posted)).not.toContain(slackIds.get(userId))
  })
})
