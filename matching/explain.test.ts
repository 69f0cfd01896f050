import { describe, expect, it } from 'vitest'
import { type Instance, match, type Person } from './index'
import { ago, dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { optimumBySubsets } from './testing/reference'

function monthNumber(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5))
}

function person(id: string, department: string, preference: Person['preference']): Person {
  return { id, department, preference, leftOutDebt: 0 }
}

function explain(people: Person[], history: Instance['history'] = []) {
  return match({ month: '2026-12', seed: 1, people, history }).explanations
}

describe('a pair is explained', () => {
  it('by the preference that applied and when they last met', () => {
    const same = [person('a', 'Legal', 'same-department'), person('b', 'legal', 'any')]
    expect(explain(same).pairs[0]).toMatchObject({ kind: 'same', lastMet: null })
    expect(explain(same).pairs[0]!.reason).toBe(
      'One asked for someone from their own department, the other is open to anyone. They have never met over coffee.',
    )
    const cross = [person('a', 'Legal', 'cross-department'), person('b', 'Sales', 'cross-department')]
    const history = [
      { a: 'b', b: 'a', month: ago(7) },
      { a: 'a', b: 'b', month: ago(9) },
    ]
    expect(explain(cross, history).pairs[0]).toMatchObject({ kind: 'cross', lastMet: '2026-05' })
    expect(explain(cross, history).pairs[0]!.reason).toBe(
      'Both asked for someone from another department. They last met in 2026-05.',
    )
  })
})

describe('someone left out is told why, and what would have helped', () => {
  it('nobody else of the department takes part', () => {
    const people = [
      person('a', 'Legal', 'same-department'),
      person('b', 'Sales', 'any'),
      person('c', 'IT', 'any'),
    ]
    expect(explain(people).leftOut).toEqual([
      {
        id: 'a',
        cause: 'no-partner-allowed',
        reason: 'There is no compatible participant for them in Legal.',
        change:
          'If one more colleague in Legal who is open to their own department took part, they would have a partner.',
      },
    ])
  })

  it('they met the only candidate three months ago: a rule of two months would have helped', () => {
    const people = [person('a', 'Legal', 'same-department'), person('b', 'Legal', 'same-department')]
    const [first] = explain(people, [{ a: 'a', b: 'b', month: ago(3) }]).leftOut
    expect(first).toMatchObject({
      cause: 'recent-meetings',
      reason: 'In the last three months they met their only possible partner in Legal.',
      change: 'If the three-month rule were two months for them, they would have a partner.',
    })
  })

  it('an odd number in the company', () => {
    const people = Array.from({ length: 7 }, (_, i) => person(`p${i}`, `d${i % 3}`, 'any'))
    const [one] = explain(people).leftOut
    expect(one!.cause).toBe('odd-number')
    expect(one!.reason).toMatch(/^The 7 people who can be paired with one another are an odd number/)
  })

  it('an odd number in a department', () => {
    const people = [
      ...Array.from({ length: 5 }, (_, i) => person(`s${i}`, 'Legal', 'same-department')),
      ...Array.from({ length: 4 }, (_, i) => person(`x${i}`, `d${i}`, 'cross-department')),
    ]
    const [one] = explain(people).leftOut
    expect(one).toMatchObject({ cause: 'odd-number' })
    expect(one!.reason).toMatch(/^The 5 people of Legal who can be paired with one another are an odd number/)
  })

  it('too few people outside a large department', () => {
    const people = [
      ...Array.from({ length: 6 }, (_, i) => person(`e${i}`, 'Engineering', 'cross-department')),
      person('x', 'Sales', 'any'),
      person('y', 'IT', 'cross-department'),
    ]
    const { leftOut } = explain(people)
    expect(leftOut).toHaveLength(4)
    expect(leftOut[0]).toMatchObject({
      cause: 'too-few-partners',
      change:
        'If one more colleague outside Engineering who is open to other departments took part, they would have a partner.',
    })
    expect(leftOut[0]!.reason).toMatch(/^More people depend on the same 2 colleagues than these can meet/)
  })

  it.each(FAMILY_NAMES)('and the change does help: %s', (family) => {
    for (let seed = 1; seed <= 40; seed++) {
      const instance = instanceOf(family, seed, dice(seed).int(1, 11))
      const round = match(instance)
      for (const { id, change } of round.explanations.leftOut.slice(0, 3)) {
        const changed = structuredClone(instance)
        const self = changed.people.find((p) => p.id === id)!
        const rule = /rule (?:were (two|one)|did not)/.exec(change)
        if (rule) {
          const months = rule[1] === 'two' ? 2 : rule[1] === 'one' ? 1 : 0
          changed.history = changed.history.filter(({ a, b, month: met }) => {
            const age = monthNumber(changed.month) - monthNumber(met)
            return (a !== id && b !== id) || age <= months || age > 3
          })
        } else {
          const department = self.preference === 'same-department' ? self.department : 'a new one'
          changed.people.push({ id: 'new', department, preference: 'any', leftOutDebt: 0 })
        }
        expect(optimumBySubsets(changed)[0], `${family} ${seed} ${id}: ${change}`).toBe(
          round.pairs.length + 1,
        )
      }
    }
  })
})
