import { describe, expect, it } from 'vitest'
import { check, match, type Person } from './index'
import { asInstance, company } from './testing/company'
import { FAMILY_NAMES, instanceOf } from './testing/families'

const CAMPAIGN = Boolean(process.env.MATCHING_CAMPAIGN)

/** What becomes of a company: person by person another department or preference (0 same, 1 any, 2 cross). */
const SHAPES: Record<string, (i: number) => { department?: number; preference?: number }> = {
  'as it is': () => ({}),
  'half of it same-only': (i) => (i % 2 ? { preference: 0 } : {}),
  'two thirds in one department': (i) => (i % 3 ? { department: 0 } : {}),
  'two thirds in one department, most of them cross-only': (i) =>
    i % 3 ? { department: 0, ...(i % 5 ? { preference: 2 } : {}) } : {},
  'everybody same-only': () => ({ preference: 0 }),
  'everybody cross-only': () => ({ preference: 2 }),
}

describe('large rounds are proven and confirmed by the checker', () => {
  it.each(Object.keys(SHAPES))(
    'in companies that are large: %s',
    CAMPAIGN ? { timeout: 600_000 } : {},
    (name) => {
      for (const [people, departments, months] of CAMPAIGN
        ? [
            [2000, 30, 24],
            [2001, 400, 24],
            [5000, 1000, 6],
            [20001, 4000, 24],
            [100001, 300, 6],
            [100000, 20000, 6],
          ]
        : [
            [2000, 30, 6],
            [2001, 400, 24],
            [6001, 150, 6],
          ]) {
        const columns = company(people!, departments!, months!, people! + months!)
        for (let i = 0; i < people!; i++) {
          const { department, preference } = SHAPES[name]!(i)
          if (department !== undefined) columns.department[i] = department
          if (preference !== undefined) columns.preference[i] = preference
        }
        const instance = asInstance(columns)
        const round = match(instance)
        expect(round.certificate.optimal, `${people} ${departments}`).toBe(true)
        expect(check(instance, round)).toEqual([])
      }
    },
  )

  const closed = (count: number): Person[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `s${i}`,
      department: 'Factory',
      preference: 'same-department',
    }))

  it('next to thousands who stay among themselves, two any-people who met lately', () => {
    const people: Person[] = [
      ...closed(6001),
      ...['x', 'y'].map((id) => ({ id, department: 'Q', preference: 'any' as const })),
    ]
    const instance = { month: '2026-12', seed: 1, people, history: [{ a: 'x', b: 'y', month: '2026-11' }] }
    const round = match(instance)
    expect(round.certificate).toMatchObject({ pairs: 3000, pairsBound: 3000, optimal: true })
    expect(check(instance, round)).toEqual([])
  })

  it('says so honestly where it cannot prove it, with bounds that hold', () => {
    // Too many for the exact method, and everyone of a small department has met everyone they may meet lately.
    const people: Person[] = [
      ...Array.from(
        { length: 5200 },
        (_, i): Person => ({ id: `e${i}`, department: 'E', preference: 'any' }),
      ),
      ...['x', 'y', 'z'].map((id): Person => ({ id, department: 'Q', preference: 'cross-department' })),
    ]
    const history = ['x', 'y', 'z'].flatMap((a) =>
      Array.from({ length: 5200 }, (_, i) => ({ a, b: `e${i}`, month: '2026-11' })),
    )
    const instance = { month: '2026-12', seed: 1, people, history }
    const round = match(instance)
    const { pairs, pairsBound, crossPairs, crossPairsBound, optimal } = round.certificate
    expect(optimal).toBe(false)
    expect([pairs, crossPairs]).toEqual([2600, 0])
    expect(pairsBound).toBeGreaterThanOrEqual(2600)
    expect(crossPairsBound).toBeGreaterThanOrEqual(0)
    expect(check(instance, round)).toEqual([])
  })

  it.each(CAMPAIGN ? FAMILY_NAMES : [])(
    'in adversarial companies of 1,000 to 2,000 with %s',
    { timeout: 600_000 },
    (family) => {
      for (const people of [1000, 1501, 2000]) {
        const instance = instanceOf(family, people, people)
        const round = match(instance)
        expect(round.certificate.optimal, `${people}`).toBe(true)
        expect(check(instance, round)).toEqual([])
      }
    },
  )
})

it.each(['same-department', 'cross-department'] as const)(
  'people without a department make a large round whole, and it is proven: everybody else %s',
  (preference) => {
    for (const count of [2000, 2001, 6001]) {
      const people = Array.from(
        { length: count },
        (_, i): Person => ({
          id: `p${i}`,
          department: i % 19 === 0 ? null : `site ${i % 23}`,
          preference,
        }),
      )
      const instance = { month: '2026-12', seed: count, people, history: [] }
      const round = match(instance)
      expect(check(instance, round)).toEqual([])
      expect(round.certificate).toMatchObject({ optimal: true, pairs: Math.floor(count / 2) })
    }
  },
)
