import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthNumber } from '../../matching'
import { makeRound, type RoundInput } from './run-matching'

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
