/** Random instances by family: the shapes in which matching engines go wrong. Each is decided by its seed alone. */
import type { Instance, Meeting, Person, Preference } from '../model/model'

/** A small generator of its own (mulberry32), so that the tests do not depend on the engine's. */
export function dice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (p: number) => next() < p,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  }
}

type Dice = ReturnType<typeof dice>

const MONTH = '2026-12'
const PREFERENCES: Preference[] = ['same-department', 'any', 'cross-department']

/** The month `age` months before the instance's. */
export function ago(age: number): string {
  const n = 2026 * 12 + 11 - age
  return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
}

interface Shape {
  department: (i: number) => string | null
  preference: (i: number) => Preference
  debt?: (i: number) => number
}

function people(count: number, shape: Shape): Person[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    department: shape.department(i),
    preference: shape.preference(i),
    leftOutDebt: shape.debt?.(i) ?? 0,
  }))
}

function meetings(d: Dice, crowd: Person[], density: number, ages: readonly number[]): Meeting[] {
  const history: Meeting[] = []
  for (let i = 0; i < crowd.length; i++)
    for (let j = 0; j < i; j++)
      if (d.chance(density)) {
        const [a, b] = d.chance(0.5) ? [i, j] : [j, i]
        history.push({ a: crowd[a]!.id, b: crowd[b]!.id, month: ago(d.pick(ages)) })
        if (d.chance(0.1)) history.push({ a: crowd[b]!.id, b: crowd[a]!.id, month: ago(d.int(1, 30)) })
      }
  if (d.chance(0.3) && crowd.length > 0) history.push({ a: 'left1', b: crowd[0]!.id, month: ago(1) })
  return history
}

const AGES = [1, 2, 3, 3, 4, 4, 5, 8, 13, 24, 70]
const debts = (d: Dice) => (d.chance(0.5) ? () => 0 : () => (d.chance(0.5) ? 0 : d.int(1, 30)))

/** Each family: people and history for a given head count. */
const FAMILIES: Record<string, (d: Dice, count: number) => { people: Person[]; history: Meeting[] }> = {
  'mixed departments': (d, n) => {
    const k = d.int(1, 5)
    const crowd = people(n, {
      department: () => (d.chance(0.1) ? `Dept${d.int(1, k)}` : `dept${d.int(1, k)}`),
      preference: () => d.pick(PREFERENCES),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0, 0.1, 0.3, 0.6, 0.9]), AGES) }
  },
  'one huge department': (d, n) => {
    const crowd = people(n, {
      department: () => (d.chance(0.15) ? `small${d.int(1, 3)}` : 'huge'),
      preference: () => d.pick(['any', 'any', 'cross-department', 'same-department'] as const),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0, 0.05, 0.3]), AGES) }
  },
  'all same-only': (d, n) => {
    const k = d.int(1, 4)
    const crowd = people(n, {
      department: () => `d${d.int(1, k)}`,
      preference: () => 'same-department',
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0.1, 0.5, 0.8]), AGES) }
  },
  'all cross-only': (d, n) => {
    const k = d.int(1, 4)
    const crowd = people(n, {
      department: () => `d${d.int(1, k)}`,
      preference: () => 'cross-department',
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0, 0.3, 0.7]), AGES) }
  },
  'dominant cross-only department': (d, n) => {
    const crowd = people(n, {
      department: () => (d.chance(0.65) ? 'big' : `s${d.int(1, 3)}`),
      preference: () => (d.chance(0.7) ? 'cross-department' : d.pick(PREFERENCES)),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0, 0.1, 0.4]), AGES) }
  },
  'tiny teams that have all met': (d, n) => {
    const crowd = people(n, {
      department: (i) => `t${Math.floor(i / 3)}`,
      preference: () => d.pick(['same-department', 'same-department', 'any'] as const),
      debt: debts(d),
    })
    const history = meetings(d, crowd, 0.1, AGES)
    for (const p of crowd)
      for (const q of crowd)
        if (p.id < q.id && p.department === q.department && d.chance(0.9))
          history.push({ a: p.id, b: q.id, month: ago(d.pick([2, 3, 4, 5, 9])) })
    return { people: crowd, history }
  },
  'same-only teams of 2 to 7 with recent pairs': (d, n) => {
    let team = 0
    let left = d.int(2, 7)
    const crowd = people(n, {
      department: () => {
        if (left-- === 0) {
          team++
          left = d.int(1, 6)
        }
        return `t${team}`
      },
      preference: () => (d.chance(0.8) ? 'same-department' : 'any'),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0.3, 0.6]), [1, 2, 3, 3, 4]) }
  },
  'odd groups that need an any person': (d, n) => {
    const k = Math.max(1, Math.floor(n / 4))
    const crowd = people(n, {
      department: (i) => `o${i % k}`,
      preference: (i) => (i < 3 * k ? 'same-department' : d.chance(0.7) ? 'any' : 'cross-department'),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0, 0.2, 0.5]), AGES) }
  },
  'isolated people': (d, n) => {
    const crowd = people(n, {
      department: (i) => (d.chance(0.4) ? `alone${i}` : 'team'),
      preference: () => d.pick(['same-department', 'same-department', 'any', 'cross-department'] as const),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, 0.3, AGES) }
  },
  'ages of exactly three and four months': (d, n) => {
    const crowd = people(n, {
      department: () => `d${d.int(1, 3)}`,
      preference: () => d.pick(PREFERENCES),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, 0.8, [3, 4]) }
  },
  'debts against cross pairs': (d, n) => {
    const crowd = people(n, {
      department: (i) => (i % 3 === 0 ? 'x' : 'y'),
      preference: () => d.pick(['any', 'any', 'same-department', 'cross-department'] as const),
      debt: () => (d.chance(0.6) ? d.int(1, 78) : 0),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0.1, 0.4]), AGES) }
  },
  'everybody has met everybody': (d, n) => {
    const crowd = people(n, {
      department: () => `d${d.int(1, 2)}`,
      preference: () => d.pick(PREFERENCES),
      debt: debts(d),
    })
    return {
      people: crowd,
      history: meetings(d, crowd, 1, [3, 4, 5, 6, 7, 8, 20, 40, 59, 60, 61, 62, 100]),
    }
  },
  'people without a department': (d, n) => {
    const k = d.int(1, 4)
    const wish = d.pick([PREFERENCES, ['same-department'], ['cross-department']] as const)
    const crowd = people(n, {
      department: () => (d.chance(0.3) ? null : `d${d.int(1, k)}`),
      preference: () => d.pick(wish),
      debt: debts(d),
    })
    return { people: crowd, history: meetings(d, crowd, d.pick([0, 0.1, 0.4]), AGES) }
  },
  'two divisions at once': (d, n) => {
    const k = d.int(1, 4)
    const wish = d.pick(['same-department', 'cross-department'] as const)
    const crowd = people(n, {
      department: () => (d.chance(0.2) ? null : `site${d.int(1, k)}`),
      preference: () => wish,
      debt: debts(d),
    }).map((one) => ({
      ...one,
      besides: { department: `d${d.int(1, 3)}`, preference: d.chance(0.5) ? 'any' : d.pick(PREFERENCES) },
    }))
    return { people: crowd, history: meetings(d, crowd, d.pick([0, 0.2]), AGES) }
  },
}

export const FAMILY_NAMES = Object.keys(FAMILIES)

export function instanceOf(family: string, seed: number, count: number): Instance {
  return { month: MONTH, seed, ...FAMILIES[family]!(dice(seed * 7919 + count), count) }
}
