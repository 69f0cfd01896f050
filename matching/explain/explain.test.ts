import { describe, expect, it } from 'vitest'
import { type Instance, match, type Person } from '../index'
import { ago, dice, FAMILY_NAMES, instanceOf } from '../testing/families'
import { optimumBySubsets } from '../testing/reference'
import { english, toldOf } from '../testing/english'

function person(id: string, department: string, preference: Person['preference']): Person {
  return { id, department, preference, leftOutDebt: 0 }
}

function explain(people: Person[], history: Instance['history'] = []) {
  return match({ month: '2026-12', seed: 1, people, history }).explanations
}

describe('a pair is explained', () => {
  it('by the preference that applied and when they last met', () => {
    const same = [person('a', 'Legal', 'same-department'), person('b', 'legal', 'any')]
    expect(explain(same).matches[0]).toMatchObject({ kind: 'same', lastMet: null })
    expect(english(explain(same).matches[0]!.why)).toBe(
      'One of you asked for someone from your own department, the other is open to anyone. You have never met.',
    )
    const cross = [person('a', 'Legal', 'cross-department'), person('b', 'Sales', 'cross-department')]
    const history = [
      { a: 'b', b: 'a', month: ago(7) },
      { a: 'a', b: 'b', month: ago(9) },
    ]
    expect(explain(cross, history).matches[0]).toMatchObject({ kind: 'cross', lastMet: '2026-05' })
    expect(english(explain(cross, history).matches[0]!.why)).toBe(
      'You both asked for someone from another department. You last met in May 2026.',
    )
    const open = [person('a', 'Legal', 'any'), person('b', 'Sales', 'any')]
    expect(explain(open).matches[0]!.why).toEqual([{ code: 'why.openAcross' }, { code: 'why.neverMet' }])
  })
})

const MEETS_NOBODY = [
  {
    code: 'matching.meetsNobody',
    args: { where: { code: 'matching.where.inside', args: { department: 'Legal' } } },
  },
  { code: 'matching.meetsNobodyHelp' },
]

describe('someone left out is told why, and what would have helped', () => {
  it('they can meet nobody: nobody else of the department takes part, or the only one was met lately', () => {
    const alone = [
      person('a', 'Legal', 'same-department'),
      person('b', 'Sales', 'any'),
      person('c', 'IT', 'any'),
    ]
    expect(explain(alone).leftOut).toEqual([{ id: 'a', reasons: MEETS_NOBODY }])
    const two = [person('a', 'Legal', 'same-department'), person('b', 'Legal', 'same-department')]
    const { leftOut } = explain(two, [{ a: 'a', b: 'b', month: ago(3) }])
    expect(leftOut.map(({ reasons }) => reasons)).toEqual([MEETS_NOBODY, MEETS_NOBODY])
  })

  it('an odd number in the company', () => {
    const people = Array.from({ length: 7 }, (_, i) => person(`p${i}`, `d${i % 3}`, 'any'))
    const [one] = explain(people).leftOut
    expect(one!.reasons).toEqual([
      { code: 'matching.odd' },
      { code: 'matching.fair' },
      {
        code: 'matching.oneMore',
        args: { more: { code: 'matching.more.here.anywhere', args: { count: 1 } } },
      },
    ])
  })

  it('an odd number in a department', () => {
    const people = [
      ...Array.from({ length: 5 }, (_, i) => person(`s${i}`, 'Legal', 'same-department')),
      ...Array.from({ length: 4 }, (_, i) => person(`x${i}`, `d${i}`, 'cross-department')),
    ]
    const [one] = explain(people).leftOut
    expect(one!.reasons[0]).toEqual({ code: 'matching.odd' })
  })

  it('too few people outside a large department', () => {
    const people = [
      ...Array.from({ length: 6 }, (_, i) => person(`e${i}`, 'Engineering', 'cross-department')),
      person('x', 'Sales', 'any'),
      person('y', 'IT', 'cross-department'),
    ]
    const { leftOut } = explain(people)
    expect(leftOut).toHaveLength(4)
    const { reason, change } = toldOf(leftOut[0]!)
    expect(change).toBe('One more suitable person outside Engineering would have been enough.')
    expect(reason).toMatch(
      /^Six people in Engineering want only other departments, and only two colleagues \(one in \w+ and one in \w+\) can meet them\./,
    )
  })

  it('four who want other departments where only Sales is, which has three', () => {
    const people = [
      ...Array.from({ length: 4 }, (_, i) => person(`e${i}`, 'Engineering', 'cross-department')),
      ...Array.from({ length: 3 }, (_, i) => person(`s${i}`, 'sales', 'any')),
    ]
    expect(toldOf(explain(people).leftOut[0]!).reason).toMatch(
      /^Four people in Engineering want only other departments, and only three colleagues in sales can meet them\./,
    )
  })

  it('two kinds of people who depend on the same colleagues, apart from others who depend on their own', () => {
    const people = [
      ...Array.from({ length: 5 }, (_, i) => person(`e${i}`, 'Engineering', 'cross-department')),
      ...Array.from({ length: 3 }, (_, i) => person(`l${i}`, 'Legal', 'same-department')),
      person('l', 'Legal', 'any'),
      person('x', 'IT', 'any'),
      ...Array.from({ length: 3 }, (_, i) => person(`h${i}`, 'Sales', 'same-department')),
      person('hub', 'Sales', 'same-department'),
    ]
    const met = (month: string) => (pair: string) => ({ a: pair.slice(0, 2), b: pair.slice(2), month })
    const { leftOut } = explain(people, ['h0h1', 'h1h2', 'h0h2', 'l0l1', 'l1l2', 'l0l2'].map(met(ago(2))))
    const reasonOf = (letter: string) => toldOf(leftOut.find(({ id }) => id.startsWith(letter))!).reason
    expect(reasonOf('e')).toBe(english([{ code: 'matching.odd' }, { code: 'matching.fair' }]))
    expect(reasonOf('h')).toMatch(
      /^Three people in Sales want only their own department and can't meet one another this month\. Only one colleague in Sales can meet them\./,
    )
  })

  it('a team that has all met itself lately can meet nobody', () => {
    const legal = ['a', 'b', 'c', 'd'].map((id) => person(id, 'Legal', 'same-department'))
    const others = [person('x', 'IT', 'cross-department'), person('y', 'Sales', 'any')]
    const met = ['ab', 'cd', 'ac', 'bd', 'ad', 'bc'].map(([a, b]) => ({ a: a!, b: b!, month: ago(2) }))
    const { leftOut } = explain([...legal, ...others], met)
    expect(leftOut.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
    for (const { reasons } of leftOut) expect(reasons).toEqual(MEETS_NOBODY)
  })

  it.each(FAMILY_NAMES)('and the change does help: %s', (family) => {
    for (let seed = 1; seed <= 40; seed++) {
      const instance = instanceOf(family, seed, dice(seed).int(1, 11))
      const round = match(instance)
      for (const { id, reasons } of round.explanations.leftOut.slice(0, 3)) {
        const change = reasons.at(-1)!
        const changed = structuredClone(instance)
        const self = changed.people.find((p) => p.id === id)!
        const department = self.preference === 'same-department' ? self.department : 'a new one'
        changed.people.push({ id: 'new', department, preference: 'any', leftOutDebt: 0 })
        expect(optimumBySubsets(changed)[0], `${family} ${seed} ${id}: ${english(change)}`).toBe(
          round.pairs.length + 1,
        )
      }
    }
  })
})
