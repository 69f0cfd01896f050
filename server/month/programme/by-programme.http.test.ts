import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../testing/contract'
import { changeUsers, previewUsersChange } from '../../../shared/contract/bulk'
import { announceRound, getCycles } from '../../../shared/contract/cycle'
import * as metrics from '../../../shared/contract/metrics'
import { updateUser } from '../../../shared/contract/directory'
import { decideRestored, getMonth } from '../../../shared/contract/month'
import * as newsletters from '../../../shared/contract/newsletters'
import { makeReportLink } from '../../../plugins/report/contract'
import * as pairings from '../../../shared/contract/pairings'
import { archiveProgramme, changeOneProgramme, getProgrammes } from '../../../shared/contract/programme'
import { takePart } from '../../../shared/contract/participation'
import { getReadiness, invite, previewInvitations } from '../../../shared/contract/readiness'
import type { Endpoint, ResponseOf } from '../../../shared/endpoint'
import { fillPath } from '../../../shared/paths'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import {
  addGroup,
  addPeople,
  addPerson,
  addProgramme,
  adminClient,
  allow,
  manage,
  signedIn,
} from '../../testing/factories'

type Linkable = ResponseOf<typeof pairings.getPairingGroups>

const NOBODYS = '00000000-0000-4000-8000-000000000009'

let app: TestApp
let admin: Client
let berlin: { id: string }
let tea: { id: string }
/** The rounds of December: of coffee, and of one week's tea. */
let coffeeRound: { id: string; fileName: string }
let teaRound: { id: string; fileName: string }

const of = (programme: string) => ({ query: { programme } })
const generate = async (query: { programme?: string }) =>
  (await admin.call(pairings.generateGroupPairing, { params: { domainGroupId: berlin.id }, query })).body
    .pairing!

/** Everybody with an open match of a programme says that they met. */
async function meet(people: { id: string }[], programme: string) {
  for (const person of people) {
    const client = await signedIn(app, person)
    const open = (await client.call(pairings.getOpenMatches)).body.find(
      (one) => one.programme.id === programme,
    )
    if (open?.match.ownStatus === 'pending')
      await client.call(pairings.setConnectionStatus, {
        params: { id: open.match.id },
        body: { status: 'confirmed' },
      })
  }
}

beforeAll(async () => {
  app = await startApp({ now: '2026-12-07T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  berlin = await addGroup(app, 'Berlin')
  await allow(app, '*@berlin.example', berlin.id)
  // A manager of another place.
  const oslo = await addGroup(app, 'Oslo')
  await allow(app, '*@oslo.example', oslo.id)
  await manage(app, await addPerson(app, { email: 'mia@oslo.example' }), [oslo])
  const people = await addPeople(
    app,
    ['ada', 'ben', 'cem', 'dora'].map((name, place) => ({
      email: `${name}@berlin.example`,
      department: place < 2 ? 'Tea' : 'Coffee',
    })),
  )
  admin = await adminClient(app)
  tea = await addProgramme(app, {
    name: 'Weekly tea',
    audience: { departments: ['Tea'] },
    minimumUsers: 2,
    noRepeatMonths: 0,
    weeks: { every: 1, from: '2026-12-07', weekday: 1, at: '08:00' },
  })
  teaRound = await generate({ programme: tea.id })
  await meet(people, tea.id)
  await admin.call(pairings.completePairing, { params: { id: teaRound.id } })
  coffeeRound = await generate({})
  await meet(people, app.context.programme.id)
  await admin.call(newsletters.generateNewsletter, { body: {} })
  await admin.call(newsletters.generateNewsletter, { ...of(tea.id), body: {} })
})
afterAll(() => app?.stop())

describe('of two programmes', () => {
  test('each one’s rounds are in its own lists, the first one’s where none is named, and those of all by `all`', async () => {
    const current = async (query = {}) =>
      (await admin.call(pairings.getCurrentPairings, { query })).body.pairings.map(({ id }) => id)
    expect([await current(), await current({ programme: tea.id })]).toEqual([[coffeeRound.id], []])
    expect(await current({ programme: 'all' })).toEqual([coffeeRound.id])
    const history = async (query = {}) =>
      (await admin.call(pairings.getPairingHistory, { query })).body.map(({ id, programmeId, period }) => [
        id,
        programmeId,
        period,
      ])
    const ofTea = [teaRound.id, tea.id, '2026-12-07']
    const ofCoffee = [coffeeRound.id, app.context.programme.id, '2026-12']
    expect(await history({ programme: tea.id })).toEqual([ofTea])
    expect(await history()).toEqual([ofCoffee])
    expect((await history({ programme: 'all' })).toSorted()).toEqual([ofTea, ofCoffee].toSorted())
    const files = async (query = {}) =>
      (await admin.call(pairings.getCompletedPairingFiles, { query })).body.map(({ id, monthDisplay }) => [
        id,
        monthDisplay,
      ])
    expect([await files(), await files({ programme: tea.id })]).toEqual([
      [],
      [[teaRound.id, '7 December 2026']],
    ])
  })

  test('each one’s newsletters are linked with its own rounds, and with no others', async () => {
    const list = async (programme: string) =>
      (await admin.call(newsletters.getNewsletters, of(programme))).body
    const [[coffeeLetter], [teaLetter]] = [await list(app.context.programme.id), await list(tea.id)]
    expect([coffeeLetter?.pairingFiles, teaLetter?.pairingFiles]).toEqual([
      [coffeeRound.fileName],
      [teaRound.fileName],
    ])
    const linkable = async (programme: string) =>
      Object.values((await admin.call(pairings.getPairingGroups, of(programme))).body as Linkable)
        .flat()
        .map(({ fileName }) => fileName)
    expect([await linkable(app.context.programme.id), await linkable(tea.id)]).toEqual([
      [coffeeRound.fileName],
      [teaRound.fileName],
    ])
    const params = { id: teaLetter!.id }
    const body = { pairingFiles: [coffeeRound.fileName] }
    expect((await admin.call(newsletters.saveNewsletter, { params, body })).status).toBe(400)
    const approved = await admin.call(newsletters.approveNewsletter, { params, body: {} })
    expect(approved.status).toBe(200)
    const archive = async (programme: string) =>
      (await admin.call(newsletters.getNewsletterFiles, of(programme))).body.map(({ title }) => title)
    expect(await archive(app.context.programme.id)).toEqual([])
    expect(await archive(tea.id)).toEqual([teaLetter!.title])
    expect(await archive('all')).toEqual([teaLetter!.title])
  })

  test('a copy of a newsletter stays in its programme, day and group', async () => {
    const body = { domainGroupId: berlin.id }
    const original = (await admin.call(newsletters.generateNewsletter, { ...of(tea.id), body })).body
    const ofTea = { programmeId: tea.id, day: '2026-12-07', domainGroupId: berlin.id }
    expect(original).toMatchObject(ofTea)
    const copy = await admin.call(newsletters.duplicateNewsletter, { params: { id: original.id } })
    expect(copy.body).toMatchObject({ ...ofTea, month: 'December', year: 2026, pairings: [] })
    const list = (await admin.call(newsletters.getNewsletters, of(tea.id))).body
    expect(list.find(({ id }) => id === copy.body.id)).toMatchObject(ofTea)
    for (const { id } of [original, copy.body])
      await admin.call(newsletters.deleteNewsletter, { params: { id } })
  })

  test('each one’s figures count its own matches', async () => {
    const completed = async (programme: string) =>
      (await admin.call(metrics.getAdminStats, of(programme))).body.completedChats
    expect([
      await completed(tea.id),
      await completed(app.context.programme.id),
      await completed('all'),
    ]).toEqual([1, 2, 3])
    const thisMonth = async (programme: string) =>
      (await admin.call(metrics.getEnhancedMetrics, of(programme))).body.matchingMetrics.currentMonth
    expect(await thisMonth(tea.id)).toEqual({ totalMatches: 1, activeMatches: 0, completedMatches: 1 })
    expect(await thisMonth('all')).toEqual({ totalMatches: 3, activeMatches: 0, completedMatches: 3 })
    const csv = async (programme: string) =>
      (await admin.request('GET', `/api/admin/metrics.csv?months=1&programme=${programme}`)).body
    expect(await csv(tea.id)).toContain('2026-12,Berlin,1,1,0,1,100')
    expect(await csv('all')).toContain('2026-12,Berlin,2,3,0,3,100')
    const report = async (programme: string) =>
      (await admin.call(metrics.getPairingReport, of(programme))).body.recentPairings.map(({ id }) => id)
    expect([await report(tea.id), await report(app.context.programme.id)]).toEqual([
      [teaRound.id],
      [coffeeRound.id],
    ])
    const met = async (programme: string) =>
      (await admin.call(metrics.getConnectionMap, { query: { programme } })).body.months.at(-1)?.met
    expect([await met(tea.id), await met(app.context.programme.id), await met('all')]).toEqual([1, 2, 3])
  })

  test('somebody who met in both is one person who met', async () => {
    const engagement = async (programme: string) =>
      (await admin.call(metrics.getEngagementMetrics, of(programme))).body
    expect(await engagement(tea.id)).toMatchObject({ totalConnections: 1, peopleMet: 2 })
    expect(await engagement(app.context.programme.id)).toMatchObject({ totalConnections: 2, peopleMet: 4 })
    expect(await engagement('all')).toMatchObject({ totalConnections: 3, peopleMet: 4 })
  })

  test('all open rounds are completed of the one that is named, and no other', async () => {
    expect((await admin.call(pairings.completeCurrentPairings, of(tea.id))).body.completed).toBe(0)
    expect((await admin.call(pairings.completeCurrentPairings)).body.completed).toBe(1)
  })
})

/** Whether a part of a call has a programme by name, at any depth. */
const namesProgramme = (part: z.ZodType | undefined): boolean =>
  part !== undefined &&
  JSON.stringify(z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' })).includes('"programme":')
/** What the calls send whose body can name a programme. */
const bodies = new Map<unknown, (programme: string) => object>([
  [announceRound, (programme) => ({ day: '2026-12-20', programme })],
  [previewUsersChange, (programme) => ({ all: true, programme, change: { participationStatus: 'active' } })],
  [changeUsers, (programme) => ({ all: true, programme, change: { participationStatus: 'active' } })],
  [previewInvitations, (programme) => ({ to: { programme } })],
  [invite, (programme) => ({ to: { programme } })],
])
/** What calls send besides, whose path or query names a programme. */
const besides = new Map<unknown, object>([
  [decideRestored, { what: 'round', count: 0, isWanted: true }],
  [takePart, { in: true }],
  [changeOneProgramme, { minimumUsers: 3 }],
  [makeReportLink, { last: '2026-12', language: 'en' }],
])
const looksBackAtArchived = ({ path }: Endpoint) => path.startsWith('/api/admin/email-logs')

/** The calls whose query can name a programme that runs; the change of a user asks for one, users-of-programme.http.test.ts. */
const ofProgrammes = contract.filter(
  (endpoint) => namesProgramme(endpoint.query) && endpoint !== (updateUser as Endpoint),
)
const ask = (endpoint: Endpoint, programme: string, client: Client) =>
  client.request(
    endpoint.method,
    `${fillPath(endpoint.path, { domainGroupId: berlin.id })}?day=2026-12-20&cycle=0+9+1+*+*&timeZone=UTC&programme=${programme}`,
    besides.get(endpoint),
  )

test('a programme that nobody knows, or that is archived, is not there for any call', async () => {
  expect(ofProgrammes.length).toBeGreaterThan(20)
  const { id } = await addProgramme(app, { name: 'Lunch' })
  await admin.call(archiveProgramme, { params: { id } })
  const withBody = contract.filter(({ body }) => namesProgramme(body))
  expect(new Set<unknown>(withBody)).toEqual(new Set(bodies.keys()))
  const employee = await signedIn(app, await addPerson(app, { email: 'eva@berlin.example' }))
  const byPath = contract.filter(({ path }) => path.includes('/programmes/:id'))
  for (const endpoint of [...withBody, ...byPath])
    for (const programme of [NOBODYS, id, 'tea']) {
      const { method, path, access } = endpoint
      const body = bodies.get(endpoint)?.(programme) ?? besides.get(endpoint)
      const client = access === 'employee' ? employee : admin
      const { status } = await client.request(method, fillPath(path, { id: programme }), body)
      expect([method, path, programme, status]).toEqual([method, path, programme, 404])
    }
  for (const endpoint of ofProgrammes)
    for (const programme of [
      NOBODYS,
      ...(looksBackAtArchived(endpoint) ? [] : [id]),
      'tea',
      ...(endpoint.programme === 'all' ? [] : ['all']),
    ]) {
      const { status } = await ask(endpoint, programme, admin)
      expect([endpoint.path, programme, status]).toEqual([endpoint.path, programme, 404])
    }
})

test('what an archived programme did stays among that of all', async () => {
  const { id } = await addProgramme(app, { name: 'Summer', minimumUsers: 2, noRepeatMonths: 0 })
  const round = await generate({ programme: id })
  await admin.call(pairings.completePairing, { params: { id: round.id } })
  await admin.call(archiveProgramme, { params: { id } })
  const all = (await admin.call(pairings.getPairingHistory, of('all'))).body
  expect(all.find((one) => one.id === round.id)).toMatchObject({ programmeId: id, status: 'completed' })
  const listed = async (archived: 'true' | 'false') =>
    (await admin.call(getProgrammes, { query: { archived } })).body.find((one) => one.id === id)
  expect(await listed('true')).toMatchObject({ name: 'Summer', isArchived: true, next: null })
  expect(await listed('false')).toBeUndefined()
})

test('a manager sees programmes that make a round for their groups, and no others', async () => {
  const mia = await addPerson(app, { email: 'max@berlin.example' })
  await manage(app, mia, [berlin])
  const client = await signedIn(app, mia)
  const statuses = async (programme: string) =>
    Promise.all(
      [
        getMonth,
        getReadiness,
        pairings.getCurrentPairings,
        newsletters.getNewsletters,
        metrics.getAdminStats,
      ].map(async (endpoint) => (await ask(endpoint, programme, client)).status),
    )
  const across = await addProgramme(app, { name: 'Across', scope: 'across' })
  const elsewhere = await addGroup(app, 'Elsewhere')
  const theirs = await addProgramme(app, { name: 'Theirs', audience: { domainGroups: [elsewhere.id] } })
  expect(new Set(await statuses(tea.id))).toEqual(new Set([200]))
  expect(new Set(await statuses(across.id))).toEqual(new Set([404]))
  expect(new Set(await statuses(theirs.id))).toEqual(new Set([404]))
  const lists = (await client.call(pairings.getPairingHistory, of(tea.id))).body
  expect(lists.map(({ id }) => id)).toEqual([teaRound.id])
  expect((await client.call(getCycles, of(tea.id))).status).toBe(403)
  const setScope = (scope: 'across' | 'per-group', id = app.context.programme.id) =>
    admin.call(changeOneProgramme, { params: { id }, body: { scope } })
  await setScope('across')
  expect((await client.call(getMonth)).status).toBe(404)
  expect((await client.call(getMonth, of(tea.id))).body).toMatchObject({ period: '2026-12-07' })
  const others = (await client.call(getProgrammes)).body.map(({ id }) => id)
  expect(others).toContain(tea.id)
  for (const id of others) await setScope('across', id)
  expect(await client.call(getProgrammes)).toMatchObject({ status: 200, body: [] })
  for (const id of [app.context.programme.id, ...others]) await setScope('per-group', id)
})
