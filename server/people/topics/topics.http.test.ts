import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { eraseUser } from '../../../shared/contract/directory'
import { getMyData } from '../../../shared/contract/my-data'
import * as pairings from '../../../shared/contract/pairings'
import { updateProfile } from '../../../shared/contract/people'
import { getTopicList, getTopics, putTopicList } from '../../../shared/contract/topics'
import { isForAdmins } from '../../../shared/endpoint'
import type { TopicTexts } from '../../../shared/topics'
import { wordsIn } from '../../../languages/server'
import { recipientValues } from '../../newsletters/recipient-values'
import { audienceOf } from '../../newsletters/audience.queries'
import { pairings as rounds } from '../../tables/pairings.tables'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { everyRead } from '../../testing/every-read'
import { addGroup, addPeople, adminClient, allow, decide, manage, signedIn } from '../../testing/factories'

let app: TestApp
let admin: Client
let ada: Client
let bob: Client
let people: Awaited<ReturnType<typeof addPeople>>

beforeAll(async () => {
  app = await startApp({ env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    ['ada', 'bob'].map((name) => ({ email: `${name}@example.com`, firstName: name, department: 'Legal' })),
  )
  ada = await signedIn(app, people[0]!)
  bob = await signedIn(app, people[1]!)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const english = (name: string, question = ''): TopicTexts => ({ en: { name, question } })
const putList = (list: { id?: string; texts: TopicTexts }[]) => admin.call(putTopicList, { body: list })
const pick = (client: Client, topics: string[]) => client.call(updateProfile, { body: { topics } })
/** Both pick the same topic of a list of that name, and are brought together. */
async function both(...texts: TopicTexts[]) {
  const ids = (await putList(texts.map((one) => ({ texts: one })))).body.map(({ id }) => id)
  for (const client of [ada, bob]) expect((await pick(client, ids)).status).toBe(200)
  expect((await admin.call(pairings.generateCompanyPairing, { query: {} })).status).toBe(200)
  return ids
}
const matchOf = async (client: Client) => (await client.call(pairings.getCurrentMatch)).body.match!

test('there is a list to begin with, which people read by its names', async () => {
  const { body } = await ada.call(getTopics)
  expect(body).toContainEqual({ id: 'hiking', name: 'Hiking' })
  expect(body).toHaveLength((await admin.call(getTopicList)).body.length)
})

test('two who picked the same read so, and begin with its question', async () => {
  await both(english('<b>Hiking</b>', 'Which walk?'))
  for (const client of [ada, bob]) {
    const { why, starter } = await matchOf(client)
    expect(why.at(-1)).toBe('You both picked <b>Hiking</b>.')
    expect(starter).toBe('Which walk?')
  }
})

test('the newsletter says it, with the question made from the name where there is none', async () => {
  await both(english('Cooking'))
  const [round] = await app.context.db.select().from(rounds)
  const rows = await audienceOf(app.context.db, app.context.programme, round!, '2026-11-16')
  const [person, partner] = rows.filter(({ matchId }) => matchId !== null)
  const values = recipientValues(wordsIn('en').mail, {
    person: person!,
    partner: partner!,
    more: [],
    issues: [],
  })
  expect(values.shared).toEqual([
    'You both picked Cooking.',
    'To begin with: What would you like to tell each other about this topic: Cooking?',
  ])
})

test('a topic is read in the language of its reader, and in English until it is translated', async () => {
  const id = (await putList([{ texts: english('Hiking') }])).body[0]!.id
  const names = async () => (await ada.call(getTopics)).body
  await ada.call(updateProfile, { body: { language: 'de' } })
  expect((await names()).map(({ name }) => name)).toEqual(['Hiking'])
  const de = { name: 'Wandern', question: '' }
  expect((await putList([{ id, texts: { ...english('Hiking'), de } }])).body[0]!.id).toBe(id)
  expect((await names()).map(({ name }) => name)).toEqual(['Wandern'])
})

test('a deleted topic disappears from people at once, and cards keep their sentence', async () => {
  const [hiking, cooking] = await both(english('Hiking'), english('Cooking'))
  await putList([{ id: cooking!, texts: english('Cooking') }])
  const { body } = await pick(ada, [hiking!, cooking!])
  expect(body.topics).toEqual([cooking])
  expect((await bob.call(getMyData)).body.profile.topics).toEqual(['Cooking'])
  expect((await matchOf(bob)).why.at(-1)).toContain('Hiking')
})

test('41 topics are refused, and six of a person', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ texts: english(`Topic ${n}`) }))
  expect((await putList(many(41))).status).toBe(400)
  const { body } = await putList(many(40))
  const ids = body.map(({ id }) => id)
  expect((await pick(ada, ids.slice(0, 6))).status).toBe(400)
  expect((await pick(ada, ids.slice(0, 5))).body.topics).toEqual(ids.slice(0, 5))
  expect((await pick(ada, [])).body.topics).toEqual([])
})

test('a programme can do without', async () => {
  await decide(app, { topics: false })
  await both(english('Hiking'))
  const { why } = await matchOf(ada)
  expect(why.join()).not.toContain('Hiking')
})

test('who picked which is in no list, export, figure or log of administrators and managers', async () => {
  const group = await addGroup(app, 'Berlin', ['*@example.com'])
  const manager = await signedIn(app, people[1]!)
  await both(english('Wobblewick'))
  await manage(app, people[1]!, [group])
  const { known, reads } = everyRead()
  const [round] = await app.context.db.select().from(rounds)
  Object.assign(known, { groupId: group.id, pairingId: round!.id, userId: people[0]!.id })
  const told: string[] = []
  for (const client of [admin, manager])
    for (const { read, params, query } of reads().filter((one) => isForAdmins(one.read)))
      if (/wobblewick|sharedTopics/i.test(JSON.stringify((await client.call(read, { params, query })).body)))
        told.push(read.path)
  expect(told).toEqual([getTopicList.path])
  expect((await manager.call(getTopicList)).status).toBe(403)
  const [entry] = (await admin.call(getAuditLog, { query: {} })).body.filter(
    ({ action }) => action === 'topics.changed',
  )
  expect(entry).toMatchObject({ after: { topics: 1 } })
})

test('erasing forgets what somebody picked, with their match as well', async () => {
  await both(english('Wobblewick'))
  const [own] = people
  await admin.call(eraseUser, { params: { id: own!.id }, body: { email: own!.email } })
  const { rows } = await app.owner.pool.query<{ found: boolean }>(
    `select exists (select from users where id = $1 and topics <> '{}') or exists (select from matches where shared <> '[]') as found`,
    [own!.id],
  )
  expect(rows).toEqual([{ found: false }])
})
