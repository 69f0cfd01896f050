import { describe, expect, test } from 'vitest'
import { type ChangedRound, changeRound, type Instance, match, type Person, type Wishes } from '../index'
import { matchesIn } from '../testing/check-change'
import { dice, FAMILY_NAMES, instanceOf } from '../testing/families'
import { optimumSeating } from '../testing/reference'
import { randomWishes } from '../testing/wishes'

const PEOPLE = 161
const DEPARTMENTS = ['Sales', 'Legal', 'Design']
const ids = Array.from({ length: PEOPLE }, (_, i) => `p${i}`)

/** A company of an odd number, in which people met in each of the last two months. */
const instance: Instance = {
  month: '2026-12',
  seed: 3,
  people: ids.map((id, i) => ({
    id,
    department: DEPARTMENTS[i % 3]!,
    preference: i % 5 === 0 ? 'same-department' : i % 7 === 0 ? 'cross-department' : 'any',
    leftOutDebt: i % 4,
    hours: i % 2 ? [[0, 600]] : [[300, 900]],
    ...(i === 1 && { avoid: ['p2'] }),
  })),
  threes: true,
  history: ['2026-10', '2026-11'].flatMap((month, back) =>
    Array.from({ length: 80 }, (_, k) => ({ month, a: ids[k]!, b: ids[80 + ((k + back) % 80)]! })),
  ),
}
const round = match(instance)
const trios = round.trios ?? []

function changed(wishes: Wishes): ChangedRound {
  const found = changeRound(instance, matchesIn(round), wishes)
  if (!found.ok) throw new Error('refused')
  return found.round
}

const person = (id: string) => instance.people[ids.indexOf(id)] as Person
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
function expectSound({ pairs, trios: seated = [], unmatched, out }: ChangedRound, wishes: Wishes) {
  const joined = seated.map(([, , c]) => c)
  expect([...pairs.flat(), ...joined, ...out].sort()).toEqual(ids.toSorted())
  expect(new Set(seated.map(([a]) => a)).size).toBe(seated.length)
  for (const [a, b, c] of seated) {
    expect(pairs.some(([one, other]) => one === a && other === b)).toBe(true)
    expect([mayMeet(a, c), mayMeet(b, c)]).toEqual([true, true])
    for (const two of wishes.apart ?? [])
      expect([a, b, c].filter((id) => two.includes(id)).length).toBeLessThan(2)
  }
  // With so many pairs there is a seat for everybody who is left out.
  expect(unmatched).toEqual([])
}

describe('matches of three in a changed round', () => {
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
  ])('are made again where %s', (_, wishes) => {
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
    const apart: [string, string][] = [[c, a]]
    const found = changed({ apart })
    const keysOf = ({ pairs }: Pick<ChangedRound, 'pairs'>) =>
      pairs.map((pair) => pair.toSorted().join()).sort()
    expect(keysOf(found)).toEqual(keysOf(round))
    const again = changeRound(instance, matchesIn(found), { apart })
    expect(again).toMatchObject({ ok: true, round: { trios: found.trios! } })
  })
})

test.each(FAMILY_NAMES)('are as many as can be, and leave out as little debt as can be: %s', (family) => {
  for (let seed = 1; seed <= 12; seed++) {
    const own = { ...instanceOf(family, seed, dice(seed).int(3, 11)), threes: true }
    const first = match(own)
    const wishes = randomWishes(own, first, seed)
    const result = changeRound(own, matchesIn(first), wishes)
    if (!result.ok) continue
    const { pairs, trios: seated = [], unmatched } = result.round
    const { apart = [], out = [] } = wishes
    const people = own.people
      .filter(({ id }) => !out.includes(id))
      .map((one) => ({
        ...one,
        avoid: [...(one.avoid ?? []), ...apart.filter((two) => two.includes(one.id)).flat()],
      }))
    const debtOf = (id: string) => people.find((one) => one.id === id)!.leftOutDebt ?? 0
    const debt = unmatched.reduce((sum, id) => sum + debtOf(id), 0)
    const best = optimumSeating({ ...own, people }, pairs)
    expect([seated.length, debt], `${family} ${seed}`).toEqual(best.slice(0, 2))
  }
})
