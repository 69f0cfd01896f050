import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../server/testing/app'
import { adminClient, allow } from '../../../server/testing/factories'
import { sample } from '../../../server/testing/sample'
import { type Scim, scimClient } from '../../../server/testing/scim'
import { fits } from '../../../server/testing/scim-fits'
import { readPage } from './filter.queries'
import { type Filter, OPERATORS, parseFilter } from './filter.rules'
import { findUsers, USER_COLUMNS } from './users.queries'

const { attributes: USER_ATTRIBUTES } = USER_COLUMNS

/** FILTERS=20000 for the whole proof; a usual run is a sample of it. */
const FILTERS = Number(process.env.FILTERS ?? sample(300, 3_000))
const WORDS = ['a', 'ab', 'B', 'b c', 'é', 'É', 'zz', 'a%', 'a_', '\\', '"', '']

let app: TestApp
let scim: Scim
let resources: { id: string }[]

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  scim = await scimClient(app, await adminClient(app))
  const word = (i: number, step: number) => WORDS[(i * step) % WORDS.length]
  const ids: string[] = []
  for (let i = 0; i < 40; i += 1) {
    app.clock.advance(1000)
    const { body } = await scim.post('/Users', {
      userName: `${'abc'[i % 3]}${i}@example.com`,
      active: i % 4 !== 0,
      ...(i % 2 === 0 && { name: { givenName: word(i, 5), familyName: word(i, 7) } }),
      ...(i % 3 === 0 && { title: word(i, 11), externalId: word(i, 1) }),
      ...(i % 5 === 0 && { emails: [{ value: `mail${i}@B.example` }] }),
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': {
        ...(i % 7 === 0 && { department: word(i, 13) }),
        ...(i > 3 && { manager: { value: ids[i % 4] } }),
      },
    })
    ids.push(body.id)
  }
  const members = (from: number) => ids.slice(from, from + 15).map((value) => ({ value }))
  await scim.post('/Groups', { displayName: 'ab', members: members(0) })
  await scim.post('/Groups', { displayName: 'É', members: members(10) })
  resources = (await scim.get('/Users')).body.Resources
})
afterAll(() => app?.stop())

const TEXTS = Object.keys(USER_ATTRIBUTES).filter((path) =>
  /^(?:text|lower|exact|id)$/.test(USER_ATTRIBUTES[path]![0]),
)
const quoted = (text: string) => JSON.stringify(text)
const of = <T>(values: readonly T[]) => fc.constantFrom(...values)

const term = fc.oneof(
  fc
    .tuple(of(TEXTS), of(OPERATORS), of([...WORDS, 'work', 'User', '@example.com', 'mail5@b.example']))
    .map(([path, operator, word]) => `${path} ${operator} ${quoted(word)}`),
  fc.tuple(of(TEXTS), of(['eq', 'ne'])).map(([path, operator]) => `${path} ${operator} null`),
  fc
    .tuple(of(['active', 'emails.primary']), of(['eq', 'ne']), fc.boolean())
    .map(([path, operator, value]) => `${path} ${operator} ${value}`),
  of(Object.keys(USER_ATTRIBUTES)).map((path) => `${path} pr`),
  fc
    .tuple(of(['meta.created', 'meta.lastModified']), of(['eq', 'ne', 'gt', 'ge', 'lt', 'le']), fc.nat(45))
    .map(
      ([path, operator, seconds]) =>
        `${path} ${operator} "2026-11-16T09:00:${String(seconds).padStart(2, '0')}Z"`,
    ),
  fc
    .tuple(of(['id', 'manager', 'groups']), of(['eq', 'ne']))
    .map(([path, operator]) => `${path} ${operator} #`),
  fc
    .tuple(of(['emails', 'groups']), of(['display', 'value', 'type']), of(OPERATORS), of(WORDS))
    .chain(([path, part, operator, word]) => {
      const [known, other] = path === 'emails' ? ['value', 'type'] : ['display', 'value']
      const first = part === other ? other : known
      return of([
        `${path}[${first} ${operator} ${quoted(word)}]`,
        `${path}[${first} pr and not (${known} ${operator} ${quoted(word)})]`,
      ])
    }),
)
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    term,
    tie('filter').map((inner) => `not (${inner})`),
    fc.tuple(tie('filter'), of(['and', 'or', 'OR']), tie('filter')).map((parts) => `(${parts.join(' ')})`),
    fc.tuple(tie('filter'), of(['and', 'or']), tie('filter')).map((parts) => parts.join(' ')),
  ),
}))

test('a filter finds the same people in the database as in memory', async () => {
  await fc.assert(
    fc.asyncProperty(filter, fc.nat(39), async (text, place) => {
      const parsed: Filter = parseFilter(text.replaceAll('#', quoted(resources[place]!.id)))
      const asked = { filter: parsed, sortBy: undefined, isDescending: false, startIndex: 1, count: 200 }
      const { db } = app.context
      const { total, page } = await readPage(db, asked, USER_COLUMNS, (ids) => findUsers(db, ids, false))
      const wanted = resources
        .filter((resource) => fits(parsed, USER_ATTRIBUTES, resource))
        .map(({ id }) => id)
      expect(page.map(({ id }) => id)).toEqual(wanted)
      expect(total).toBe(wanted.length)
    }),
    { numRuns: FILTERS },
  )
})
