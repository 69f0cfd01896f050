import type { Transaction } from '../../platform/database/database'
import { momentOf } from '../../platform/context/clock'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as newsletters from '../../../shared/contract/newsletters'
import { updateProfile } from '../../../shared/contract/people'
import { generateGroupPairing } from '../../../shared/contract/pairings'
import { slackPeople, slackPosts } from '../../../plugins/slack/server/slack.tables'
import { type RecipientValues, sendRecipients, sends } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import {
  adminClient,
  addGroup,
  addPeople,
  allow,
  decide,
  manage,
  type NewPerson,
  signedIn,
} from '../../testing/factories'
import { readyNewsletter } from '../../testing/newsletters'
import { seatedMatches } from '../../testing/seats'
import { messageId } from '../message-id'
import { queueMailing } from './queue-mailing.queries'
import { progressOf, requeueMails, uncertainMails } from './sends.queries'
import { fallBackToMail } from './ways.queries'

const SLACK = { SLACK_BOT_TOKEN: 'xoxb-0123456789', SLACK_APP_TOKEN: 'xapp-0123456789' }
const NOTHING = { subject: '', html: [], text: [] }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: SLACK })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

type People = Awaited<ReturnType<typeof addPeople>>

/** Queues a mail to these people, and says by which ways each is told. */
async function queue(
  people: People,
  kind: typeof sends.$inferInsert.kind = 'reminder',
  context = app.context,
  valuesOf: (userId: string) => RecipientValues = () => ({}),
) {
  const { id, total } = await context.db.transaction((tx) =>
    queueMailing(
      context,
      tx,
      { kind, title: 'A mail', month: '2026-11', snapshot: NOTHING },
      people.map(({ id: userId, email }) => ({
        userId,
        email,
        language: 'en' as const,
        values: valuesOf(userId),
        messageId: messageId(context.config.mailFrom, kind ?? '', userId),
      })),
    ),
  )
  return { id, total, ways: await waysIn(id, people) }
}

/** The ways in which each of these people is told in a send, in the order of the people. */
async function waysIn(sendId: string, people: People) {
  const rows = await app.context.db
    .select()
    .from(sendRecipients)
    .where(eq(sendRecipients.sendId, sendId))
    .orderBy(sendRecipients.way)
  return people.map(({ id }) =>
    rows
      .filter(({ userId }) => userId === id)
      .map(({ way }) => way)
      .join(),
  )
}
const peopleWho = (...people: NewPerson[]) => addPeople(app, people)
const isInSlack = ({ id: userId, email }: { id: string; email: string }, chatId: string | null) =>
  app.context.db.insert(slackPeople).values({ userId, email, chatId, lookedUpAt: app.clock.now() })

describe('people are told', () => {
  test('as they chose, else as the programme does', async () => {
    const people = await peopleWho({}, { tellBy: 'mail' }, { tellBy: 'slack' }, { tellBy: 'both' })
    expect((await queue(people)).ways).toEqual(['mail', 'mail', 'slack', 'mail,slack'])
    await decide(app, { tellBy: 'slack' })
    expect((await queue(people, 'rescue')).ways).toEqual(['slack', 'mail', 'slack', 'mail,slack'])
    await decide(app, { tellBy: 'both' })
    const { id, ways, total } = await queue(people, 'heads-up')
    expect(ways).toEqual(['mail,slack', 'mail', 'slack', 'mail,slack'])
    // People are counted, not what they get.
    expect(total).toBe(4)
    const [send] = await app.context.db.select().from(sends).where(eq(sends.id, id))
    expect(send!.totalRecipients).toBe(4)
    expect(await progressOf(app.context.db, [id])).toMatchObject({ total: 4, sent: 0 })
  })

  test('by what they say on their profile, until they take it back', async () => {
    await allow(app)
    const [ada] = await peopleWho({})
    const client = await signedIn(app, ada!)
    for (const tellBy of ['both', 'slack', 'mail', null] as const) {
      const { status, body } = await client.call(updateProfile, { body: { tellBy } })
      expect([status, body.tellBy]).toEqual([200, tellBy])
    }
    await client.call(updateProfile, { body: { tellBy: 'slack' } })
    // What is not said stays.
    await client.call(updateProfile, { body: { bio: 'Tea.' } })
    expect((await queue([ada!])).ways).toEqual(['slack'])
    const nonsense = await client.request('PUT', '/api/profile', { tellBy: 'pigeon' })
    const errors = [{ path: 'tellBy', message: 'One of: mail, slack, teams, both' }]
    expect(nonsense).toMatchObject({ status: 400, body: { errors } })
    const admin = await adminClient(app)
    expect(await admin.request('PUT', '/api/admin/programme', { tellBy: 'pigeon' })).toMatchObject({
      status: 400,
      body: { errors },
    })
  })

  test('by mail if Slack knows nobody with their address, until the address is another', async () => {
    const people = await peopleWho({ tellBy: 'slack' }, { tellBy: 'both' }, { tellBy: 'slack' })
    await isInSlack(people[0]!, null)
    await isInSlack(people[1]!, null)
    await isInSlack(people[2]!, 'U0000001')
    expect((await queue(people)).ways).toEqual(['mail', 'mail', 'slack'])
    await app.context.db
      .update(slackPeople)
      .set({ email: 'before@example.com' })
      .where(eq(slackPeople.userId, people[0]!.id))
    expect((await queue(people, 'rescue')).ways).toEqual(['slack', 'mail', 'slack'])
  })

  test('by mail as well of what goes into a calendar, and by mail only where they are asked to join', async () => {
    const people = await peopleWho({ tellBy: 'slack' }, { tellBy: 'both' }, { tellBy: 'mail' })
    expect((await queue(people, 'invitation')).ways).toEqual(['mail,slack', 'mail,slack', 'mail'])
    expect((await queue(people, 'join')).ways).toEqual(['mail', 'mail', 'mail'])
  })

  test('by mail where Slack is not set up, whatever they chose', async () => {
    const people = await peopleWho({ tellBy: 'slack' }, { tellBy: 'both' }, {})
    const { config, ...context } = app.context
    const without = { ...context, config: { ...config, plugins: {} } }
    expect((await queue(people, 'reminder', without)).ways).toEqual(['mail', 'mail', 'mail'])
  })

  test('by a manager of their group as by an administrator', async () => {
    const group = await addGroup(app, 'Oslo')
    await allow(app, '*@oslo.example', group.id)
    const of = (name: string, tellBy: NewPerson['tellBy']) => ({ email: `${name}@oslo.example`, tellBy })
    const people = await peopleWho(of('a', null), of('b', 'slack'), of('c', 'both'), of('d', 'slack'))
    await isInSlack(people[3]!, null)
    await manage(app, people[0]!, [group])
    const manager = await signedIn(app, people[0]!)
    const { body: round } = await manager.call(generateGroupPairing, { params: { domainGroupId: group.id } })
    const { body: draft } = await manager.call(newsletters.generateNewsletter, {
      body: { domainGroupId: group.id },
    })
    const params = { id: draft.id }
    const { pairing } = round
    await manager.call(newsletters.saveNewsletter, { params, body: { pairingFile: pairing!.fileName } })
    await manager.call(newsletters.approveNewsletter, { params, body: {} })
    const sending = manager.call(newsletters.sendNewsletter, { params })
    await expect.poll(() => app.context.db.$count(sendRecipients)).toBe(5)
    await manager.call(newsletters.cancelSend, { params })
    await sending
    const [send] = await app.context.db.select().from(sends)
    expect(await waysIn(send!.id, people)).toEqual(['mail', 'slack', 'mail,slack', 'mail'])
  })
})

test('what waits for Slack goes by mail when Slack is off, once to each person; what Slack took or may have taken stays', async () => {
  const { db } = app.context
  const [slack, both] = [{ tellBy: 'slack' }, { tellBy: 'both' }] as const
  const people = await peopleWho(slack, both, slack, slack, both, both)
  const { id } = await queue(people)
  const set = (index: number, way: 'mail' | 'slack', values: Partial<typeof sendRecipients.$inferInsert>) =>
    db.update(sendRecipients).set(values).where(rowOf(index, way))
  const rowOf = (index: number, way: 'mail' | 'slack') =>
    and(eq(sendRecipients.userId, people[index]!.id), eq(sendRecipients.way, way))
  await set(0, 'slack', { refusals: 7, nextAttemptAt: new Date(app.clock.now().getTime() + 60_000) })
  await set(2, 'slack', { state: 'sent' })
  await set(3, 'slack', { state: 'unknown' })
  await set(4, 'mail', { state: 'failed', sendStatus: 'failed' })
  // An administrator has them sent again.
  await set(5, 'mail', { state: 'failed', sendStatus: 'failed' })
  await set(5, 'slack', { sendStatus: 'unknown', errorCode: 'crash' })
  expect(await fallBackToMail(db, 'slack', app.clock.now())).toBe(4)
  expect(await waysIn(id, people)).toEqual([
    'mail',
    'mail,slack',
    'slack',
    'slack',
    'mail,slack',
    'mail,slack',
  ])
  const stateOf = async (index: number, way: 'mail' | 'slack') => {
    const [row] = await db.select().from(sendRecipients).where(rowOf(index, way))
    return [row!.state, row!.errorCode, row!.sendStatus]
  }
  expect(await stateOf(1, 'mail')).toEqual(['waiting', null, null])
  for (const index of [1, 4]) expect(await stateOf(index, 'slack')).toEqual(['failed', 'chat_off', 'failed'])
  expect(await stateOf(5, 'slack')).toEqual(['unknown', 'crash', 'unknown'])
  const [first] = await db.select().from(sendRecipients).where(rowOf(0, 'mail'))
  // What Slack refused is not held against the mail.
  expect(first).toMatchObject({ state: 'waiting', refusals: 0, nextAttemptAt: app.clock.now() })
  expect(await progressOf(db, [id])).toMatchObject({ total: 6, sent: 1, failed: 1, unknown: 2 })
  expect(await fallBackToMail(db, 'slack', app.clock.now())).toBe(0)
})

test('what is posted just now is not posted again because other messages of the send are uncertain', async () => {
  const { db } = app.context
  const { people } = await readyNewsletter(app, 4)
  await db.update(users).set({ tellBy: 'slack' })
  const [posting, uncertain] = await seatedMatches(db)
  const matchOf = (userId: string) => (posting!.people.includes(userId) ? posting! : uncertain!).id
  const { id: sendId } = await queue(people, 'rescue', app.context, (userId) => ({
    matchId: matchOf(userId),
  }))
  const set = (userIds: string[], state: 'committing' | 'unknown') =>
    db.update(sendRecipients).set({ state }).where(inArray(sendRecipients.userId, userIds))
  await set(posting!.people.slice(1), 'committing')
  await set(uncertain!.people, 'unknown')
  for (const { id: matchId } of [posting!, uncertain!])
    await db.insert(slackPosts).values({ sendId, matchId, channel: 'G1', at: app.clock.now() })
  const resend = async (tx: Transaction) => {
    const { now, day } = momentOf(app.clock)
    return requeueMails(tx, app.context, await uncertainMails(tx, [sendId], day), now)
  }
  expect(await db.transaction(resend)).toBe(2)
  const claimed = await db.select({ matchId: slackPosts.matchId }).from(slackPosts)
  expect(claimed).toEqual([{ matchId: posting!.id }])
})
