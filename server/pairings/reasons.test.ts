import { describe, expect, test } from 'vitest'
import { mail as texts } from '../../languages/en/mail'
import { type MailReason, reasonText } from '../../languages/reasons'
import { wordsIn } from '../../languages/server'
import { changeRound, changeTables, type Instance, match, matchTables, type TableSize } from '../../matching'
import { withBarredPairs } from '../../matching/testing/barred'
import { matchesIn } from '../../matching/testing/check-change'
import { FAMILY_NAMES, instanceOf } from '../../matching/testing/families'
import { withGroups } from '../../matching/testing/groups'
import { randomWishes } from '../../matching/testing/wishes'
import { LANGUAGES } from '../../shared/languages/languages'

/** A small company whose people have ids that no text holds by chance, with a window of its own, or groups. */
function companyOf(family: string, seed: number): Instance {
  const plain = instanceOf(family, seed, 3 + (seed % 12))
  const idOf = (id: string) => `@${id}@`
  const people = plain.people.map((person) => ({
    ...person,
    id: idOf(person.id),
    department: `K. ${person.department}, Ost`,
  }))
  const history = plain.history.map(({ a, b, month }) => ({ a: idOf(a), b: idOf(b), month }))
  const instance = { ...plain, people, history, noRepeatMonths: seed % 3 ? 3 : seed % 13 }
  const barred = seed % 5 ? instance : withBarredPairs(instance, seed, 0.3)
  return seed % 4 ? (seed % 3 ? barred : { ...barred, place: 'Berlin' }) : withGroups(barred, seed, 3)
}

/** What the engine tells of a small company, of wishes about its round, and of its tables. */
function toldOf(family: string, seed: number): MailReason[] {
  const instance = { ...companyOf(family, seed), threes: seed % 2 === 1 }
  const base = match(instance)
  const wishes = randomWishes(instance, base, seed)
  const { threes: _, ...plain } = instance
  const seated = { ...plain, size: (3 + (seed % 3)) as TableSize }
  const tables = matchTables(seated)
  const hosted = { ...seated, people: seated.people.map((person, k) => ({ ...person, host: k < 2 })) }
  const stranger: [string, string] = ['@nobody@', instance.people[0]!.id]
  const twice: [string, string] = [stranger[1], stranger[1]]
  const all = [
    changeRound(instance, matchesIn(base), wishes),
    changeRound(instance, matchesIn(base), { together: seed % 9 ? [twice] : [stranger] }),
    changeTables(seated, tables.tables, wishes),
    changeTables(hosted, [], { together: [[hosted.people[0]!.id, hosted.people[1]!.id]] }),
    changeTables(seated, tables.tables, {
      together: instance.people.slice(0, 8).map(({ id }, k, of) => [id, of[(k + 1) % of.length]!.id]),
    }),
  ]
  return [
    base.explanations,
    tables.explanations,
    ...all.flatMap((one) => (one.ok ? one.round.explanations : [])),
  ]
    .flatMap(({ matches, leftOut }) => [
      ...matches.map(({ why }) => why),
      ...leftOut.map(({ reasons }) => reasons),
    ])
    .flat()
    .concat(
      all.flatMap((one) =>
        one.ok
          ? one.round.overruled.flatMap(({ rules }) => rules.map(({ message }) => message))
          : one.refusals.map(({ message }) => message),
      ),
    )
}

/** Six who want other departments, of which four have one person each; seven people for tables of five; and one host of two guests. */
const RARE: MailReason[] = [
  match({
    month: '2026-12',
    seed: 1,
    people: Array.from('abcdefwxyz', (id) => ({
      id,
      department: id < 'g' ? 'K' : id,
      preference: id < 'g' ? 'cross-department' : 'any',
    })),
    history: [],
  }),
  matchTables({
    month: '2026-12',
    seed: 1,
    people: Array.from('abcdefg', (id) => ({ id, department: 'K', preference: 'any' })),
    history: [],
    size: 5,
  }),
  match({
    month: '2026-12',
    seed: 1,
    people: Array.from('abc', (id) => ({ id, department: 'K', preference: 'any', host: id === 'a' })),
    history: [],
  }),
].flatMap(({ explanations }) => explanations.leftOut.flatMap(({ reasons }) => reasons))

const told = new Map(
  FAMILY_NAMES.flatMap((family) => Array.from({ length: 120 }, (_, seed) => toldOf(family, seed)).flat())
    .concat(RARE)
    .map((reason) => [JSON.stringify(reason), reason]),
)

/** All that a reason is given, with the codes of the reasons within it. */
function partsOf(value: unknown, name = ''): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, Array.isArray(value) ? name : key))
}

/** The places of all texts in a part of a dictionary. */
const codesOf = (part: object, path: string): string[] =>
  Object.entries(part).flatMap(([name, text]) =>
    typeof text === 'object' ? codesOf(text as object, `${path}.${name}`) : [`${path}.${name}`],
  )

test('What the engine tells holds numbers, months, departments and groups, and people by their ids alone', () => {
  expect(told.size).toBeGreaterThan(1_000)
  const of = (wanted: string) =>
    [...told.values()].flatMap((reason) => partsOf(reason)).filter(([name]) => name === wanted)
  for (const [, id] of of('person')) expect(id).toMatch(/^@\w+@$/)
  for (const [, month] of of('month')) expect(month).toMatch(/^\d{4}-\d\d$/)
  const rest = [...told.values()].flatMap((reason) => partsOf(reason))
  for (const [name, value] of rest.filter(([one]) => one !== 'person')) {
    expect(String(value), name).not.toContain('@')
    const isText = ['code', 'month', 'department', 'elsewhere', 'departments', 'group'].includes(name)
    expect(typeof value, name).toBe(isText ? 'string' : 'number')
  }
})

test('Every text about a round is said of one of these companies, but for what the server decides', () => {
  const said = new Set([...told.values()].flatMap((reason) => partsOf(reason)).map(([, value]) => value))
  const all = [...codesOf(texts.why, 'why'), ...codesOf(texts.matching, 'matching')]
  expect(all.filter((code) => !said.has(code)).toSorted()).toEqual([
    'matching.cannotBePaired',
    'matching.hostLeft',
    'matching.leftOutByWish',
    'why.aboutTopic',
    'why.fewer',
    'why.grown',
    'why.mixDifferent',
    'why.mixSame',
    'why.stillTwo',
    'why.tableTopics',
    'why.topics',
  ])
})

/** Words of English that none of the other languages has. */
const ENGLISH_WORDS = /\b(they|them|the|who|can|people|would|could|and|each|one|another|department)\b/gi

describe.each(LANGUAGES)('In %s', (language) => {
  const words = wordsIn(language)

  test('all that the engine tells is a whole text, with its names and departments', () => {
    for (const reason of told.values()) {
      const text = reasonText(words, reason, (id) => `Zoë ${id.replaceAll('@', '')}`)
      const foreign = language === 'en' ? null : text.match(ENGLISH_WORDS)
      expect([text.match(/undefined|NaN|\[object|@/), foreign], text).toEqual([null, null])
    }
  })
})
