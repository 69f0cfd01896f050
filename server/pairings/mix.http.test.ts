import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getConnectionMap } from '../../shared/contract/metrics'
import * as calls from '../../shared/contract/pairings'
import { addAttribute, changeAttribute, deleteAttribute } from '../../shared/contract/people'
import { changeOneProgramme, getProgrammes } from '../../shared/contract/programme'
import type { BodyOf } from '../../shared/endpoint'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, addProgramme, adminClient, allow, type NewPerson, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp({ now: '2026-09-01T09:00:00Z' })
  await allow(app)
  admin = await adminClient(app)
  const body = {
    id: 'location',
    names: { en: 'Location', de: 'Standort' },
    source: 'own',
    shown: true,
  } as const
  await admin.call(addAttribute, { body })
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app?.stop())

type Change = BodyOf<typeof changeOneProgramme>
/** People, each at a place (null: not known), in a programme that mixes so. */
async function programmeOf(change: Change, people: ({ at: string | null } & NewPerson)[]) {
  const added = await addPeople(
    app,
    people.map(({ at, ...person }) => ({
      department: 'Legal',
      ...person,
      ...(at !== null && { attributes: { location: at } }),
    })),
  )
  const { id } = await addProgramme(app, { scope: 'across', minimumUsers: 2 })
  const { status, body } = await admin.call(changeOneProgramme, { params: { id }, body: change })
  expect({ status, body }).toMatchObject({ status: 200 })
  const places = new Map(added.map(({ email }, k) => [email, people[k]!.at]))
  const generate = async () => admin.call(calls.generateCompanyPairing, { query: { programme: id } })
  return { added, id, places, generate }
}

/** The places of the people of each match. */
async function placesOf(pairingId: string, places: Map<string, string | null>) {
  const { body } = await admin.call(calls.getPairingMatches, { params: { id: pairingId } })
  return body.map(({ user1, user2, more }) =>
    [user1, user2, ...more].map(({ email }) => places.get(email) ?? null),
  )
}

const DIFFERENT = { mix: { by: 'location', rule: 'different' } } as const
const SAME = { mix: { by: 'location', rule: 'same' } } as const
const at = (...all: (string | null)[]) => all.map((one) => ({ at: one }))

describe.each([2, 3])('in a programme of %i at a table', (size) => {
  test('different: no two of one place meet, and people without one sit with everybody', async () => {
    const crowd = at('Berlin', 'Berlin', 'Berlin', 'Paris', 'Paris', 'Rome', 'Rome', null, null)
    const { generate, places } = await programmeOf({ ...DIFFERENT, size }, crowd)
    const { body } = await generate()
    const found = await placesOf(body.pairing!.id, places)
    expect(found.flat().length).toBeGreaterThanOrEqual(8)
    for (const table of found) {
      const known = table.filter(Boolean)
      expect(new Set(known).size).toBe(known.length)
    }
  })

  test('same: only people of one place meet, and people without one sit with everybody', async () => {
    const crowd = at('Berlin', 'Berlin', 'Berlin', 'Paris', 'Paris', 'Paris', null, null, null)
    const { generate, places } = await programmeOf({ ...SAME, size }, crowd)
    const { body } = await generate()
    const found = await placesOf(body.pairing!.id, places)
    expect(found.flat().length).toBeGreaterThanOrEqual(8)
    for (const table of found) expect(new Set(table.filter(Boolean)).size).toBeLessThan(2)
  })
})

test('the certificate counts what is mixed by, and nobody without a place', async () => {
  const { generate } = await programmeOf(DIFFERENT, at('Berlin', 'Paris', 'Rome', 'Oslo', null, null))
  const { body } = await generate()
  const { body: certificate } = await admin.call(calls.getCertificate, { params: { id: body.pairing!.id } })
  expect(certificate).toMatchObject({ pairs: 3, crossPairs: 2, crossPairsBound: 2, optimal: true })
})

test('everybody’s own wish about departments holds besides, unless the programme does without', async () => {
  const apart = { department: 'Legal', matchingPreference: 'cross-department' } as const
  const two = [
    { at: 'Berlin', ...apart },
    { at: 'Paris', ...apart },
  ]
  const { id, generate } = await programmeOf(DIFFERENT, two)
  expect((await generate()).body).toMatchObject({ code: 'no_match_possible' })
  await admin.call(changeOneProgramme, { params: { id }, body: { preferences: false } })
  expect((await generate()).status).toBe(200)
})

test('by the department itself, the rule goes before everybody’s own wish', async () => {
  const within = { matchingPreference: 'same-department' } as const
  const change = { mix: { by: 'department', rule: 'different' } } as const
  const { generate } = await programmeOf(change, [
    { at: null, department: 'Legal', ...within },
    { at: null, department: 'Sales', ...within },
  ])
  expect((await generate()).status).toBe(200)
})

test('hosts of a programme that mixes meet guests of another place only', async () => {
  const change = { ...DIFFERENT, hosts: { departments: ['Hosts'] } }
  const { generate, places } = await programmeOf(change, [
    { at: 'Berlin', department: 'Hosts' },
    { at: 'Berlin', matchingPreference: 'cross-department' },
    { at: 'Paris' },
  ])
  const { body } = await generate()
  expect(await placesOf(body.pairing!.id, places)).toEqual([['Berlin', 'Paris']])
})

test('a match reads what its programme mixes by, in its reader’s language, where it is shown', async () => {
  const { added, generate } = await programmeOf(DIFFERENT, at('Berlin', 'Paris'))
  await generate()
  const ada = await signedIn(app, added[0]!)
  const why = async () => (await ada.call(calls.getOpenMatches)).body[0]!.match.why
  expect((await why())[0]).toBe('This programme brings people together who differ by this: Location.')
  const seen = async () => (await ada.call(calls.getOpenMatches)).body[0]!.match.partner.attributes
  expect(await seen()).toEqual(['Paris'])
  await admin.call(changeAttribute, { params: { id: 'location' }, body: { shown: false } })
  expect(await seen()).toEqual([])
})

test('a mix is by something there is; wishes are of departments; the first programme keeps to them', async () => {
  const { id } = await programmeOf({}, at('Berlin'))
  const change = (body: Change, of = id) => admin.call(changeOneProgramme, { params: { id: of }, body })
  expect((await change({ mix: { by: 'nothing', rule: 'same' } })).status).toBe(400)
  expect((await change({ mix: { by: 'location', rule: 'personal' } })).status).toBe(400)
  const first = (await admin.call(getProgrammes, { query: {} })).body.find(({ isDefault }) => isDefault)!.id
  expect((await change({ preferences: false }, first)).status).toBe(400)
  expect((await change(DIFFERENT, first)).status).toBe(200)
  expect((await change(SAME)).status).toBe(200)
  expect((await admin.call(deleteAttribute, { params: { id: 'location' } })).status).toBe(409)
})

test('the map of who met is split by a place; places of fewer than five are one, and nobody without a place is in it', async () => {
  const crowd = at(
    ...Array<string>(6).fill('Berlin'),
    ...Array<string>(6).fill('Paris'),
    'Rome',
    'Rome',
    'Oslo',
    'Oslo',
    'Bern',
    null,
  )
  await programmeOf(DIFFERENT, crowd)
  const { body } = await admin.call(getConnectionMap, { query: { by: 'location' } })
  expect(body.departments).toEqual([
    { name: 'Berlin', people: 6, merged: 1 },
    { name: 'Paris', people: 6, merged: 1 },
    { name: 'Others', people: 5, merged: 3 },
  ])
  expect((await admin.call(getConnectionMap, { query: { by: 'nothing' } })).status).toBe(404)
})
