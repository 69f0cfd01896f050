import { describe, expect, it } from 'vitest'
import { check, match, type Round } from '../index'
import { asInstance, company } from '../testing/company'
import { dice, FAMILY_NAMES, instanceOf } from '../testing/families'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 1000 : 15

describe('the checker', () => {
  it.each(FAMILY_NAMES)('confirms the rounds of %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const instance = instanceOf(family, seed, dice(seed).int(0, 40))
      expect(check(instance, match(instance)), `${family} ${seed}`).toEqual([])
    }
  })

  const instance = instanceOf('mixed departments', 8, 30)
  const honest = match(instance)
  const tampered = (change: (round: Round) => void) => {
    const round = structuredClone(honest)
    change(round)
    return check(instance, round)
  }

  it('names someone who is missing', () => {
    const [lost] = honest.pairs[0]!
    expect(tampered((r) => r.pairs.shift()).join()).toContain(`${lost} is missing from the round`)
  })

  it('names someone who appears twice', () => {
    const [twice] = honest.pairs[0]!
    expect(tampered((r) => r.unmatched.push(twice)).join()).toContain(`${twice} appears twice`)
  })

  it('names a pair that is not allowed', () => {
    const faults = tampered((r) => {
      const last = r.pairs.length - 1
      for (let k = 0; k < last; k++) {
        const partner = r.pairs[k]![1]
        r.pairs[k]![1] = r.pairs[k + 1]![1]
        r.pairs[k + 1]![1] = partner
      }
    })
    expect(faults.join()).toMatch(/p\d+ and p\d+ may not be paired: /)
  })

  it('names a stranger', () => {
    expect(tampered((r) => r.unmatched.push('nobody'))).toContain('nobody does not take part')
  })

  it('names a figure that is wrong', () => {
    expect(tampered((r) => r.certificate.crossPairs++).join()).toMatch(/^certificate.crossPairs: says/)
    expect(tampered((r) => r.certificate.pairsBound++).join()).toMatch(/^certificate.pairsBound: says/)
    expect(tampered((r) => (r.certificate.optimal = false)).join()).toMatch(/^certificate.optimal: says/)
  })

  it('refuses a witness whose prices were changed, wherever that was', () => {
    const { classes, people, sets } = honest.certificate.witness
    for (let level = 0; level < 4; level++) {
      for (const by of [-1, -0.5, 0.5, 1]) {
        for (let k = 0; k < classes.length; k++)
          expect(tampered((r) => (r.certificate.witness.classes[k]!.price[level]! += by))).not.toEqual([])
        for (let k = 0; k < people.length; k++)
          expect(tampered((r) => (r.certificate.witness.people[k]!.price[level]! += by))).not.toEqual([])
        for (let k = 0; k < sets.length; k++)
          expect(tampered((r) => (r.certificate.witness.sets[k]!.price[level]! += by))).not.toEqual([])
      }
    }
  })

  it('refuses a changed price in the witness of a large company with an odd pool', () => {
    const large = asInstance(company(901, 60, 24, 3))
    const round = match(large)
    const { classes, people, sets } = round.certificate.witness
    expect(check(large, round)).toEqual([])
    expect(Math.min(classes.length, people.length, sets.length)).toBeGreaterThan(10)
    for (const list of [classes, people, sets])
      for (const entry of list.slice(0, 4))
        for (let level = 0; level < 4; level++)
          for (const by of [-0.5, 0.5]) {
            entry.price[level]! += by
            expect(check(large, round)).not.toEqual([])
            entry.price[level]! -= by
          }
    // One person fewer: an even number.
    const outer = sets.findLast((set) => set.classes.length > 0)!
    const someone = large.people.find(
      ({ department, preference }) =>
        department === outer.classes[0]!.department && preference === outer.classes[0]!.preference,
    )!
    outer.except.push(someone.id)
    expect(check(large, round)[0]).toMatch(/not an odd number/)
  })

  it('refuses a witness that is not in the form of one', () => {
    for (const witness of [
      null,
      {},
      { repeatUnit: 1e9 },
      { repeatUnit: 1e9, classes: [], people: [], sets: [{}] },
    ])
      expect(tampered((r) => Object.assign(r.certificate, { witness }))).toHaveLength(1)
  })

  it('refuses prices that are too low for some pair, even when they add up to the value found', () => {
    const two = {
      month: '2026-12',
      seed: 1,
      people: ['a', 'b'].map((id) => ({ id, department: id, preference: 'any' as const })),
      history: [],
    }
    const round = match(two)
    round.pairs = []
    round.unmatched = ['a', 'b']
    Object.assign(round.certificate, {
      pairs: 0,
      pairsBound: 0,
      crossPairs: 0,
      crossPairsBound: 0,
      optimal: true,
    })
    round.certificate.witness.classes = []
    round.certificate.witness.people = []
    expect(check(two, round).join()).toMatch(/do not cover that pair/)
  })

  it('finds, for every single swap of partners, either an equally good round or a fault', () => {
    const faults: string[] = []
    for (let i = 0; i < honest.pairs.length; i++)
      for (let j = 0; j < i; j++)
        faults.push(
          ...tampered((round) => {
            const one = round.pairs[i]!
            const two = round.pairs[j]!
            ;[one[1], two[1]] = [two[1], one[1]]
          }),
        )
    expect(faults.filter((fault) => !/may not be paired|says/.test(fault))).toEqual([])
    expect(faults.length).toBeGreaterThan(0)
  })
})
