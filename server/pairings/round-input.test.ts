import fc from 'fast-check'
import { expect, test } from 'vitest'
import { match, matchLarge } from '../../matching'
import { peopleOf, type RoundInput, toColumns, toInstance } from './run-matching'

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
        meetings: months.map((month, m) => {
          const mine = list.filter(([a, b]) => (a + b) % months.length === m)
          return {
            month,
            ones: Int32Array.from(mine, ([a]) => a),
            others: Int32Array.from(mine, ([, b]) => b),
          }
        }),
      })
      const shuffled = pairs
        .map((one, i) => ({ one, key: Math.imul(i + 1, shuffle | 1) }))
        .sort((a, b) => a.key - b.key)
        .map(({ one: [a, b], key }): [number, number] => (key % 2 ? [b, a] : [a, b]))
      const first = match(toInstance(input(pairs)))
      const second = match(toInstance(input(shuffled)))
      expect(second.pairs).toEqual(first.pairs)
      expect(second.unmatched).toEqual(first.unmatched)
      // What a thread of its own computes from columns is the same round.
      const inColumns = matchLarge(
        { ...input(pairs), people: peopleOf(input(pairs)) },
        toColumns(input(pairs).meetings),
      )
      expect(inColumns.pairs).toEqual(first.pairs)
      expect(inColumns.certificate).toEqual(first.certificate)
      expect(inColumns.explanations.pairs).toEqual(first.explanations.pairs)
    }),
  )
})
