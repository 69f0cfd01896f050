import { describe, expect, it } from 'vitest'
import { leftOutDebt, match, type Meeting, type Person, type Preference } from './index'
import { dice } from './testing/families'

const MONTHS = 36

function monthAt(number: number): string {
  return `${2026 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** Runs a company for three years; gives the months in which each person was left out. */
function simulate(
  people: Omit<Person, 'leftOutDebt'>[],
  seed: number,
): { left: Map<string, string[]>; history: Meeting[] } {
  const left = new Map<string, string[]>(people.map((p) => [p.id, []]))
  const history: Meeting[] = []
  for (let m = 0; m < MONTHS; m++) {
    const month = monthAt(m)
    const crowd = people.map((p) => ({ ...p, leftOutDebt: leftOutDebt(left.get(p.id)!, month) }))
    const round = match({ month, seed: seed + m, people: crowd, history })
    for (const id of round.unmatched) left.get(id)!.push(month)
    for (const [a, b] of round.pairs) history.push({ a, b, month })
  }
  return { left, history }
}

function company(count: number, departments: number, seed: number) {
  const d = dice(seed)
  const preferences: Preference[] = ['any', 'any', 'cross-department', 'same-department']
  return Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    department: `d${i % departments}`,
    preference: d.pick(preferences),
  }))
}

function gaps(months: string[]): number[] {
  const numbers = months.map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))
  return numbers.slice(1).map((n, i) => n - numbers[i]!)
}

const twiceInARow = (months: string[]) => gaps(months).includes(1)
const twiceInAYear = (months: string[]) => gaps(months).some((gap) => gap <= 12)

describe('over 36 months', () => {
  it.each([7, 21, 61, 301])(
    'nobody who is open to anyone is left out twice in a row among %i people',
    (count) => {
      const people = company(count, Math.max(3, Math.round(count / 12)), 5).map((p) => ({
        ...p,
        preference: 'any' as const,
      }))
      const { left } = simulate(people, 100)
      const counts = [...left.values()].map((months) => months.length)
      expect([...left.values()].filter(twiceInARow)).toEqual([])
      // One a month is left out: in turn while debts last (twelve months), and as evenly as whole numbers allow.
      expect(counts.reduce((a, b) => a + b, 0)).toBe(MONTHS)
      const spread = Math.max(...counts) - Math.min(...counts)
      expect(spread).toBeLessThanOrEqual(count === 7 ? 2 : MONTHS / 12)
      expect(count === 7 ? [] : [...left.values()].filter(twiceInAYear)).toEqual([])
    },
  )

  it.each([21, 61, 301])(
    'among %i people of all preferences nobody who can be covered is left out twice in a row',
    (count) => {
      const { left } = simulate(company(count, Math.max(3, Math.round(count / 12)), 6), 200)
      expect([...left.values()].filter(twiceInARow)).toEqual([])
    },
  )

  it('a team of three same-only people takes turns', () => {
    const people = ['a', 'b', 'c'].map((id) => ({
      id,
      department: 'd',
      preference: 'same-department' as const,
    }))
    const { left } = simulate(people, 1)
    // Three people can form one pair a month, and any two of them may meet every fourth month only.
    const counts = [...left.values()].map((months) => months.length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  })
})

describe('left-out debt', () => {
  it('is 13 minus the months ago, over the last twelve, an earlier round of the month counting as one ago', () => {
    expect(leftOutDebt([], '2026-12')).toBe(0)
    expect(leftOutDebt(['2026-11'], '2026-12')).toBe(12)
    expect(leftOutDebt(['2026-12'], '2026-12')).toBe(12)
    expect(leftOutDebt(['2025-12'], '2026-12')).toBe(1)
    expect(leftOutDebt(['2025-11'], '2026-12')).toBe(0)
    expect(leftOutDebt(['2026-11', '2026-10', '2025-12'], '2026-12')).toBe(12 + 11 + 1)
  })
})
