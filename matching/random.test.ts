import { describe, expect, it } from 'vitest'
import { match, type Instance, type Person } from './index'
import { ago, FAMILY_NAMES, instanceOf } from './testing/families'

const SEEDS = 300

/** How often each pair comes up over the seeds 1 to SEEDS. */
function frequencies(instance: Omit<Instance, 'seed'>): Map<string, number> {
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const pair of match({ ...instance, seed }).pairs) {
      const key = pair.sort().join('-')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return counts
}

/** Pearson's statistic against equal frequencies. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function crowd(count: number, departments: number, preference: Person['preference']): Person[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    department: `d${i % departments}`,
    preference,
    leftOutDebt: 0,
  }))
}

describe('among equally good rounds the choice is random', () => {
  it('gives every allowed partner of a person roughly equal frequency in a small company', () => {
    const counts = frequencies({ month: '2026-12', people: crowd(12, 12, 'any'), history: [] })
    expect(counts.size).toBe(66)
    // 65 degrees of freedom; a fair draw exceeds 102 in one case of 500.
    expect(chiSquare([...counts.values()])).toBeLessThan(102)
  })

  it('does so within one department', () => {
    const counts = frequencies({ month: '2026-12', people: crowd(10, 1, 'same-department'), history: [] })
    expect(counts.size).toBe(45)
    expect(chiSquare([...counts.values()])).toBeLessThan(76)
  })

  it('does so in a company large enough for the quick way', () => {
    const people = crowd(64, 16, 'cross-department')
    const partners = new Map<string, number>()
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { pairs } = match({ month: '2026-12', seed, people, history: [] })
      const [a, b] = pairs.find((pair) => pair.includes('p0'))!
      const partner = a === 'p0' ? b : a
      partners.set(partner, (partners.get(partner) ?? 0) + 1)
    }
    expect(partners.size).toBe(60)
    expect(chiSquare([...partners.values()])).toBeLessThan(96)
  })

  it('leaves out everyone of the same debt equally often', () => {
    const people = crowd(9, 3, 'any')
    const left = new Map<string, number>()
    for (let seed = 1; seed <= SEEDS; seed++)
      for (const id of match({ month: '2026-12', seed, people, history: [] }).unmatched)
        left.set(id, (left.get(id) ?? 0) + 1)
    expect(left.size).toBe(9)
    expect(chiSquare([...left.values()])).toBeLessThan(25)
  })

  it('avoids repeats evenly: partners never met share the frequency', () => {
    const people = crowd(8, 8, 'any')
    const history = [1, 2, 3].map((i) => ({ a: 'p0', b: `p${i}`, month: ago(5) }))
    const counts = frequencies({ month: '2026-12', people, history })
    const partners = [4, 5, 6, 7].map((i) => counts.get(`p0-p${i}`) ?? 0)
    expect(partners.reduce((a, b) => a + b, 0)).toBe(SEEDS)
    expect(chiSquare(partners)).toBeLessThan(16)
  })
})

describe('the same people, history and seed', () => {
  it('give the same bytes, in whatever order they are listed', () => {
    for (const family of FAMILY_NAMES)
      for (let seed = 1; seed <= 2; seed++) {
        const instance = instanceOf(family, seed, 80)
        const again = match(structuredClone(instance))
        const round = match(instance)
        expect(JSON.stringify(again)).toBe(JSON.stringify(round))
        const turned = match({
          ...instance,
          people: instance.people.toReversed(),
          history: instance.history.toReversed(),
        })
        expect(turned.pairs).toEqual(round.pairs)
        expect(turned.unmatched).toEqual(round.unmatched)
      }
  })

  it('give another round with another seed', () => {
    const instance = instanceOf('mixed departments', 3, 80)
    const rounds = new Set(
      Array.from({ length: 20 }, (_, seed) => JSON.stringify(match({ ...instance, seed }).pairs)),
    )
    expect(rounds.size).toBe(20)
  })
})
