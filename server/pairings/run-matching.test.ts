import { describe, expect, test } from 'vitest'
import { changeLarge, type ChangeResult, changeRound, match, type Person, type Wishes } from '../../matching'
import {
  type ChangeInput,
  optionsOf,
  withTrios,
  toColumns,
  toInstance,
  type RoundInput,
} from './run-matching'

const PEOPLE = 161
const DEPARTMENTS = ['Sales', 'Legal', 'Design']
const ids = Array.from({ length: PEOPLE }, (_, i) => `p${i}`)

/** A company of an odd number, in which people met in each of the last two months. */
const input: RoundInput = {
  month: '2026-12',
  seed: 3,
  ids,
  departments: ids.map((_, i) => DEPARTMENTS[i % 3] as string),
  preferences: ids.map((_, i) =>
    i % 5 === 0 ? 'same-department' : i % 7 === 0 ? 'cross-department' : 'any',
  ),
  debts: ids.map((_, i) => i % 4),
  hours: new Map(ids.map((id, i) => [id, i % 2 ? [[0, 600]] : [[300, 900]]])),
  avoid: new Map([['p1', ['p2']]]),
  threes: true,
  meetings: ['2026-10', '2026-11'].map((month, back) => ({
    month,
    ones: Int32Array.from({ length: 80 }, (_, k) => k),
    others: Int32Array.from({ length: 80 }, (_, k) => 80 + ((k + back) % 80)),
  })),
}
const instance = toInstance(input)
const round = match(instance)
const trios = round.trios ?? []
const place = (id: string) => ids.indexOf(id)
const change = (wishes: Wishes): ChangeInput => ({
  base: Int32Array.from(round.pairs.flat(), place),
  trios,
  wishes,
  names: new Map(),
})

type Found = Extract<ChangeResult, { ok: true }>['round']
/** The changed round as a large one is found, from columns; a small one's way finds the same. */
function changed(wishes: Wishes): Found {
  const asked = change(wishes)
  const meetings = toColumns(input.meetings)
  const large = withTrios(
    changeLarge(instance, meetings, asked.base, wishes, optionsOf(asked)),
    { ...instance, history: [] },
    asked,
    meetings,
  )
  const small = withTrios(changeRound(instance, asked.base, wishes, optionsOf(asked)), instance, asked)
  if (!large.ok || !small.ok) throw new Error('refused')
  expect([large.round.pairs, large.round.trios]).toEqual([small.round.pairs, small.round.trios])
  return large.round
}

const person = (id: string) => instance.people[place(id)] as Person
function mayMeet(a: string, b: string): boolean {
  const [one, other] = [person(a), person(b)]
  const isSame = one.department === other.department
  const unwanted = isSame ? 'cross-department' : 'same-department'
  return (
    one.preference !== unwanted &&
    other.preference !== unwanted &&
    !instance.history.some((met) => [met.a, met.b].includes(a) && [met.a, met.b].includes(b)) &&
    !(one.avoid ?? []).includes(b) &&
    !(other.avoid ?? []).includes(a)
  )
}

/** Everybody has one place, and who joins a pair may meet both of it. */
function expectSound({ pairs, trios: seated = [], unmatched, out }: Found, wishes: Wishes) {
  const joined = seated.map(([, , c]) => c)
  expect([...pairs.flat(), ...unmatched, ...out].sort()).toEqual(ids.toSorted())
  expect(new Set(seated.map(([a]) => a)).size).toBe(seated.length)
  for (const [a, b, c] of seated) {
    expect(pairs.some(([one, other]) => one === a && other === b)).toBe(true)
    expect(unmatched).toContain(c)
    expect([mayMeet(a, c), mayMeet(b, c)]).toEqual([true, true])
    for (const two of wishes.apart ?? [])
      expect([a, b, c].filter((id) => two.includes(id)).length).toBeLessThan(2)
  }
  // With so many pairs there is a seat for everybody who is left out.
  expect(joined.sort()).toEqual(unmatched.toSorted())
}

describe('matches of three in a changed round of more than 150 people', () => {
  const [a, b, c] = trios[0] as [string, string, string]

  test('are there', () => expect([trios.length, round.unmatched]).toEqual([1, []]))

  test('stay where others change', () => {
    const other = round.pairs.find(([one]) => one !== a) as [string, string]
    const wishes = { apart: [other] }
    const found = changed(wishes)
    expectSound(found, wishes)
    expect(found.trios).toEqual([[a, b, c]])
  })

  test.each<[string, Wishes]>([
    ['the third and one of the pair are kept apart', { apart: [[c, a]] }],
    [
      'the third and both of the pair are',
      {
        apart: [
          [a, c],
          [c, b],
        ],
      },
    ],
    ['the pair is', { apart: [[a, b]] }],
  ])('are made anew where %s', (_, wishes) => {
    const found = changed(wishes)
    expectSound(found, wishes)
    expect(found.trios).toHaveLength(1)
    expect(found.trios).not.toEqual([[a, b, c]])
  })

  test('end where somebody is taken out, as the number is even then', () => {
    for (const out of [[a], [c]]) {
      const found = changed({ out })
      expectSound(found, { out })
      expect(found.trios).toEqual([])
    }
  })

  test('that a wish changes by the seat alone leave all pairs', () => {
    expect(changed({ apart: [[c, a]] }).changes).toEqual([])
    const asked = { apart: [[c, a]] as [string, string][] }
    expect(changeRound(instance, change(asked).base, asked)).toMatchObject({
      ok: false,
      refusals: [{ reason: 'nobody-changes' }],
    })
  })
})
