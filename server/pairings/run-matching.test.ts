import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Certificate, check, type Hours, monthNumber, renamed } from '../../matching'
import { makeChange, makeRound, matchesOf, type RoundInput } from './run-matching'

test('the order in which the database tells the meetings does not change the round', () => {
  const people = 12
  const pair = fc.tuple(fc.nat(people - 1), fc.nat(people - 1)).filter(([a, b]) => a !== b)
  const months = ['2026-03', '2026-07', '2026-09', '2026-10']
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 30 }), fc.nat(), fc.integer(), (pairs, seed, shuffle) => {
      const input = (list: [number, number][]): RoundInput => ({
        month: '2026-11',
        seed,
        ids: Array.from({ length: people }, (_, i) => `p${i}`),
        departments: Array.from({ length: people }, (_, i) => `d${i % 3}`),
        preferences: Array.from({ length: people }, (_, i) => (i % 4 === 0 ? 'same-department' : 'any')),
        debts: Array.from({ length: people }, (_, i) => i % 2),
        hours: new Map([['p1', [[540, 1020]]]]),
        avoid: new Map([['p2', ['p5']]]),
        meetings: {
          meetingA: Int32Array.from(list, ([a]) => a),
          meetingB: Int32Array.from(list, ([, b]) => b),
          meetingMonth: Int32Array.from(list, ([a, b]) => monthNumber(months[(a + b) % months.length]!)),
        },
      })
      const shuffled = pairs
        .map((one, i) => ({ one, key: Math.imul(i + 1, shuffle | 1) }))
        .sort((a, b) => a.key - b.key)
        .map(({ one: [a, b], key }): [number, number] => (key % 2 ? [b, a] : [a, b]))
      expect(makeRound(input(shuffled))).toEqual(makeRound(input(pairs)))
    }),
  )
})

describe('hours that nobody gave', () => {
  const BERLIN: Hours = [[480, 960]]
  const AUCKLAND: Hours = [[1260, 1440]]
  const NO_WISHES = { together: [], apart: [], out: [] }
  /** People by their hours; in capitals who has given them. */
  const input = (places: string, debts: number[] = []): RoundInput => {
    const ids = Array.from(places, (_, place) => `p${place}`)
    return {
      month: '2026-11',
      seed: 7,
      ids,
      departments: ids.map((_, place) => `d${place}`),
      preferences: ids.map(() => 'any'),
      debts: ids.map((_, place) => debts[place] ?? 0),
      hours: new Map(Array.from(places, (at, place) => [`p${place}`, /b/i.test(at) ? BERLIN : AUCKLAND])),
      assumed: new Set(ids.filter((_, place) => /[a-z]/.test(places[place]!))),
      avoid: new Map(),
      meetings: { meetingA: new Int32Array(), meetingB: new Int32Array(), meetingMonth: new Int32Array() },
    }
  }
  const among = (places: string, debts?: number[]) => {
    const { leftOut, ...round } = makeRound(input(places, debts))
    const pairs = matchesOf({ leftOut, ...round }).map(
      ({ people: [one, other] }) => places[one!]! + places[other!]!,
    )
    return { pairs: pairs.toSorted(), left: leftOut.map(({ id }) => id) }
  }

  test('keep apart people who could hardly meet, and the checker agrees', () => {
    for (const places of ['bbaa', 'baba', 'bBaA', 'babababa'])
      for (const pair of among(places).pairs) expect(pair.toLowerCase()).toMatch(/^(bb|aa)$/)
    const { ids, hours, ...all } = input('baba')
    const made = makeRound({ ids, hours, ...all })
    const people = ids.map((id, i) => ({
      id,
      department: all.departments[i]!,
      preference: 'any' as const,
      leftOutDebt: 0,
      hours: hours.get(id)!,
    }))
    const idOf = (place: string) => ids[Number(place)]!
    const certificate = renamed(made.certificate as Certificate, idOf)
    const pairs = matchesOf(made).map(({ people: [one, other] }): [string, string] => [
      ids[one!]!,
      ids[other!]!,
    ])
    expect(check({ month: all.month, people, history: [] }, { pairs, unmatched: [], certificate })).toEqual(
      [],
    )
  })

  test('leave nobody out who would have a partner without them, and no more apart than that takes', () => {
    expect(among('ba')).toEqual({ pairs: ['ba'], left: [] })
    expect(among('bA').left).toEqual([])
    const { pairs, left } = among('bbbaaa')
    expect(left).toEqual([])
    expect(pairs.filter((pair) => pair === 'ab' || pair === 'ba')).toHaveLength(1)
    // Given ones hold: these two never find a time.
    expect(among('BA').left).toHaveLength(2)
  })

  test('leave nobody out twice running', () => {
    expect(among('bba').left).toEqual(['p2'])
    expect(among('bba', [0, 0, 12]).left).not.toEqual(['p2'])
  })

  test('count in a changed round, too: not against a pair that is there or wished, nor for leaving out more', () => {
    const change = (base: [string, string][], wishes: Partial<typeof NO_WISHES> | object) =>
      makeChange(input('bbaa'), {
        base,
        wishes: { ...NO_WISHES, ...wishes },
      })
    const mixed: [string, string][] = [
      ['p0', 'p2'],
      ['p1', 'p3'],
    ]
    const certificate = { pairs: 2 }
    expect(change(mixed, {})).toMatchObject({ ok: true, round: { certificate } })
    const apart: [string, string][] = [
      ['p0', 'p1'],
      ['p2', 'p3'],
    ]
    expect(change(apart, { together: [['p0', 'p2']] })).toMatchObject({ ok: true, round: { certificate } })
    expect(change(apart, { out: ['p0', 'p2'] })).toMatchObject({
      ok: true,
      round: { certificate: { pairs: 1 } },
    })
  })
})
