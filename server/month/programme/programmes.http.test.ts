import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMonth } from '../../../shared/contract/month'
import { completePairing, generateCompanyPairing } from '../../../shared/contract/pairings'
import * as calls from '../../../shared/contract/programme'
import type { BodyOf } from '../../../shared/endpoint'
import { eraseUser } from '../../privacy/erasing/erase-user'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import {
  addGroup,
  addPeople,
  addPerson,
  adminClient,
  allow,
  decide,
  manage,
  signedIn,
} from '../../testing/factories'

let app: TestApp
let admin: Client
let berlin: { id: string }
let oslo: { id: string }

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { CYCLE_TIMEZONE: '', MINIMUM_USERS: '' } })
  berlin = await addGroup(app, 'Berlin', ['Design'])
  oslo = await addGroup(app, 'Oslo', ['Design'])
  await allow(app, '*@berlin.example', berlin.id)
  await allow(app, '*@oslo.example', oslo.id)
  await addPeople(app, [
    {
      email: 'ada@berlin.example',
      department: 'Design',
      createdAt: new Date('2026-01-01'),
      joinedOn: '2026-01-01',
    },
    { email: 'ben@berlin.example', department: 'Sales' },
    { email: 'cem@berlin.example', department: 'Design', participationStatus: 'paused' },
    { email: 'olaf@oslo.example', department: 'Design' },
    { email: 'gone@elsewhere.example', department: 'Design' },
  ])
  admin = await adminClient(app)
})
afterAll(() => app?.stop())

const add = (body: BodyOf<typeof calls.addProgramme>) => admin.call(calls.addProgramme, { body })
const change = (id: string, body: BodyOf<typeof calls.changeOneProgramme>) =>
  admin.call(calls.changeOneProgramme, { params: { id }, body })
const archive = (id: string) => admin.call(calls.archiveProgramme, { params: { id } })
const pathsOf = ({ body }: { body: unknown }) =>
  (body as { errors: { path: string }[] }).errors.map(({ path }) => path)
const TEA = { every: 2, from: '2026-11-18', weekday: 2, at: '15:00' }

describe('a new programme', () => {
  test('begins with the settings of the first one, by hand and for everybody, and says when its rounds are', async () => {
    await decide(app, { minimumUsers: 3, timeZone: 'Europe/Berlin', cycle: '0 9 1 * *', booking: 'off' })
    const { status, body } = await add({
      name: 'Tea of Berlin',
      weeks: TEA,
      audience: { domainGroups: [berlin.id] },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Tea of Berlin',
      slug: 'tea-of-berlin',
      isDefault: false,
      minimumUsers: 3,
      booking: 'off',
      timeZone: 'Europe/Berlin',
      cycle: null,
      weeks: TEA,
      join: 'everyone',
      size: 2,
      lockedBySettings: [],
      remarks: [
        // Of three people one waits in each round.
        'After 3 rounds everyone has met, and nobody meets again within 3 months. Choose fewer months, or a slower rhythm.',
      ],
    })
    expect(body.nextRuns.map(({ at }) => at)).toEqual([
      '2026-11-24T14:00:00.000Z',
      '2026-12-08T14:00:00.000Z',
      '2026-12-22T14:00:00.000Z',
    ])
    const { body: list } = await admin.call(calls.getProgrammes)
    expect(list).toMatchObject([
      {
        id: app.context.programme.id,
        name: 'Cup of Joe',
        isDefault: true,
        people: 5,
        next: { at: '2026-12-01T08:00:00.000Z' },
      },
      {
        name: 'Tea of Berlin',
        who: {
          domainGroups: ['Berlin'],
          departments: [],
          addresses: 0,
          newcomersWeeks: null,
          directoryGroups: [],
        },
        people: 3,
        next: { at: '2026-11-24T14:00:00.000Z', inWords: 'Tuesday, 24 November 2026, 15:00' },
      },
    ])
    expect((await admin.call(getMonth, { query: { programme: body.id } })).body).toMatchObject({
      period: '2026-11-16',
    })
  })

  test.each<[string, BodyOf<typeof calls.addProgramme>, string[]]>([
    ['no name', { name: '  ' }, ['name']],
    ['a colour that is pale on milk', { name: 'A', colour: '#ffee88' }, ['colour']],
    ['a colour that is lost in the dark', { name: 'A', colour: '#6b4a2f' }, ['colour']],
    ['no colour', { name: 'A', colour: 'red' }, ['colour']],
    ['13 weeks', { name: 'A', weeks: { ...TEA, every: 13 } }, ['weeks.every']],
    ['an eighth weekday', { name: 'A', weeks: { ...TEA, weekday: 8 } }, ['weeks.weekday']],
    ['25 o’clock', { name: 'A', weeks: { ...TEA, at: '25:00' } }, ['weeks.at']],
    ['a rhythm that began yesterday', { name: 'A', weeks: { ...TEA, from: '2026-11-15' } }, ['weeks.from']],
    ['a day that does not exist', { name: 'A', weeks: { ...TEA, from: '2027-02-30' } }, ['weeks.from']],
    ['a round by hand yesterday', { name: 'A', nextRound: '2026-11-15' }, ['nextRound']],
    ['months and weeks', { name: 'A', weeks: TEA, cycle: '0 9 1 * *' }, ['weeks']],
    ['an unknown zone', { name: 'A', timeZone: 'Mars/Base' }, ['timeZone']],
    ['a table of six', { name: 'A', size: 6 }, ['size']],
    ['13 months', { name: 'A', noRepeatMonths: 13 }, ['noRepeatMonths']],
    [
      'groups that are not there',
      {
        name: 'A',
        audience: { domainGroups: ['00000000-0000-4000-8000-00000000cafe'], directoryGroups: ['crew'] },
      },
      ['audience.domainGroups', 'audience.directoryGroups'],
    ],
    ['no address', { name: 'A', audience: { addresses: ['everybody'] } }, ['audience.addresses.0']],
  ])('is refused by its field: %s', async (_, body, paths) => {
    const reply = await add(body)
    expect([reply.status, pathsOf(reply)]).toEqual([400, paths])
  })

  test('of a name that another one has, in any case, is refused; of the same slug it gets a number', async () => {
    const reply = await add({ name: 'tea of BERLIN' })
    expect(reply).toMatchObject({ status: 409, body: { code: 'already_exists', errors: [{ path: 'name' }] } })
    expect((await add({ name: 'Tea of Berlin!' })).body.slug).toBe('tea-of-berlin-2')
  })

  test('says nothing of its months without a repeat where it takes longer until all have met', async () => {
    const weeks = { every: 3, from: '2027-01-04', weekday: 2, at: '09:00' }
    const whom = { audience: { domainGroups: [berlin.id] }, noRepeatMonths: 1 }
    expect((await add({ name: 'Seldom', weeks, ...whom })).body.remarks).toEqual([])
  })

  test.each([
    ['Nobody is in it today.', { departments: ['Space'] }, 2],
    ['Too few people for one table today: 3 of 4.', { domainGroups: [] as string[] }, 4],
  ])('that is probably not meant is stored, and says: %s', async (remark, audience, size) => {
    const whom = size === 4 ? { domainGroups: [berlin.id] } : audience
    const { status, body } = await add({ name: `Size ${size}`, size, audience: whom })
    expect([status, body.remarks]).toEqual([200, [remark]])
  })
})

describe('hosts of a programme', () => {
  test('are an audience that asks something, two levels above their guests or more', async () => {
    const named = (body: Omit<BodyOf<typeof calls.addProgramme>, 'name'>) =>
      add({ name: `Hosted ${JSON.stringify(body)}`.slice(0, 40), ...body })
    for (const hosts of [{}, { departments: [] }]) {
      const refused = await named({ hosts })
      expect([refused.status, pathsOf(refused)]).toEqual([400, ['hosts']])
    }
    const unknown = await named({ hosts: { domainGroups: [crypto.randomUUID()] } })
    expect([unknown.status, pathsOf(unknown)]).toEqual([400, ['hosts.domainGroups']])
    const manager = await named({ levelsAbove: 1 })
    expect([manager.status, pathsOf(manager)]).toEqual([400, ['levelsAbove']])
    const { body } = await named({ hosts: { departments: ['Sales'] }, levelsAbove: 2 })
    expect(body).toMatchObject({ hosts: { departments: ['Sales'] }, levelsAbove: 2, remarks: [] })
    const without = await change(body.id, { hosts: null })
    expect(without.body).toMatchObject({ hosts: null, levelsAbove: 2 })
    const nobody = await change(body.id, { hosts: { departments: ['Space'] } })
    expect(nobody.body.remarks).toEqual(['Nobody hosts it today.'])
    await archive(body.id)
  })

  test('are counted apart from guests; whoever is in both audiences is a host, and whoever hosts only takes part', async () => {
    const audience = { domainGroups: [berlin.id] }
    const body = { audience, hosts: { departments: ['Design'] } }
    const found = (await admin.call(calls.previewAudience, { body })).body
    expect(found).toMatchObject({
      people: 4,
      hosts: { people: 3, ready: 2, reasons: [{ reason: 'paused', people: 1 }] },
      guests: { people: 1, ready: 1, reasons: [] },
    })
  })

  test('lose the address of an erased person, and are then nobody', async () => {
    const leaver = await addPerson(app, { email: 'leaver@berlin.example' })
    const { body } = await add({ name: 'Hosted by one', hosts: { addresses: ['leaver@berlin.example'] } })
    await eraseUser(app.context, leaver.id, leaver.email, null)
    const stored = (await admin.call(calls.getOneProgramme, { params: { id: body.id } })).body
    expect(stored.hosts?.addresses).toHaveLength(1)
    expect(stored.hosts?.addresses).not.toContain('leaver@berlin.example')
    await archive(body.id)
  })
})

test('an audience is "or" within a kind and "and" between kinds, of people who are covered', async () => {
  const preview = async (audience: BodyOf<typeof calls.previewAudience>['audience']) =>
    (await admin.call(calls.previewAudience, { body: { audience } })).body
  expect(await preview({ domainGroups: [berlin.id], departments: ['design'] })).toEqual({
    people: 2,
    ready: 0,
    reasons: [
      { reason: 'meets-nobody', people: 1 },
      { reason: 'paused', people: 1 },
    ],
    hosts: null,
    guests: null,
  })
  expect(
    (await preview({ domainGroups: [berlin.id, oslo.id], departments: ['Design', 'Sales'] })).people,
  ).toBe(4)
  expect((await preview({ departments: ['Design'], newcomersWeeks: 4 })).people).toBe(2)
  expect((await preview({ addresses: [' Ada@berlin.example', 'gone@elsewhere.example'] })).people).toBe(1)
})

test('a change ends the rhythm that was before, holds from the next round, and keeps what it does not name', async () => {
  const { body } = await add({
    name: 'Lunch',
    weeks: TEA,
    size: 4,
    audience: { addresses: ['ada@berlin.example'] },
  })
  app.clock.advance(5 * 86_400_000)
  // What has begun may stay.
  expect((await change(body.id, { weeks: TEA, description: 'Four of us' })).body).toMatchObject({
    description: 'Four of us',
    weeks: TEA,
  })
  expect((await change(body.id, { cycle: '0 9 1 * *' })).body).toMatchObject({ weeks: null, size: 4 })
  expect(pathsOf(await change(body.id, { weeks: TEA }))).toEqual(['weeks.from'])
  expect(
    (await change(app.context.programme.id, { weeks: { ...TEA, from: '2027-01-04' } })).body,
  ).toMatchObject({
    cycle: null,
  })
  expect((await change(body.id, { name: 'cup of joe' })).status).toBe(409)
  expect((await change(app.context.programme.id, { weeks: null })).status).toBe(200)
  expect((await change('00000000-0000-4000-8000-000000000009', { size: 3 })).status).toBe(404)
})

test('a manager sees those that make rounds for their groups, with the people of these', async () => {
  await add({ name: 'All together', scope: 'across' })
  await add({ name: 'Fika', audience: { domainGroups: [oslo.id] } })
  const mia = await addPerson(app, { email: 'mia@oslo.example' })
  await manage(app, mia, [oslo])
  const client = await signedIn(app, mia)
  const { body } = await client.call(calls.getProgrammes)
  expect(body.map(({ name, people }) => [name, people])).toEqual([
    ['Cup of Joe', 2],
    ['Fika', 2],
    ['Lunch', 0],
    ['Size 2', 0],
    ['Tea of Berlin!', 2],
  ])
  expect((await client.call(calls.addProgramme, { body: { name: 'Mine' } })).status).toBe(403)
})

describe('a programme that ends', () => {
  test('completes its open rounds first; then it is there for no call, and its name is free', async () => {
    const { body } = await add({ name: 'Pairs', scope: 'across', minimumUsers: 2 })
    const query = { programme: body.id }
    const round = (await admin.call(generateCompanyPairing, { query })).body.pairing!
    expect(await archive(body.id)).toMatchObject({
      status: 409,
      body: { code: 'open_rounds', message: `Complete the open rounds of "Pairs" first: ${round.name}.` },
    })
    await admin.call(completePairing, { params: { id: round.id } })
    expect(await archive(body.id)).toMatchObject({ status: 200, body: { message: '"Pairs" is archived.' } })
    const params = { id: body.id }
    for (const reply of [
      await admin.call(getMonth, { query }),
      await admin.call(generateCompanyPairing, { query }),
      await admin.call(calls.getOneProgramme, { params }),
      await admin.call(calls.getAudience, { params }),
      await change(body.id, { size: 3 }),
      await archive(body.id),
    ])
      expect(reply.status).toBe(404)
    expect((await add({ name: 'Pairs' })).body).toMatchObject({ slug: 'pairs-2' })
  })

  test('is never the first one', async () => {
    expect(await archive(app.context.programme.id)).toMatchObject({
      status: 409,
      body: { code: 'first_programme' },
    })
  })
})

test('an erased person is in no audience, and the table of those who are left opens to nobody', async () => {
  const one = await addPerson(app, { email: 'one@berlin.example' })
  const both = await add({
    name: 'Two',
    audience: { addresses: ['one@berlin.example', 'ada@berlin.example'] },
  })
  const alone = await add({ name: 'Alone', audience: { addresses: ['one@berlin.example'] } })
  await eraseUser(app.context, one.id, 'one@berlin.example', null)
  const audienceOf = async (id: string) => (await admin.call(calls.getOneProgramme, { params: { id } })).body
  expect((await audienceOf(both.body.id)).audience).toEqual({ addresses: ['ada@berlin.example'] })
  const { audience, remarks } = await audienceOf(alone.body.id)
  expect([audience, remarks]).toEqual([
    { addresses: ['former-colleague@erased.invalid'] },
    ['Nobody is in it today.'],
  ])
})
