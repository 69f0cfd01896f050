import { describe, expect, it } from 'vitest'
import { check, type Instance } from '../index'
import { Random } from '../model/random'
import { dice, FAMILY_NAMES, instanceOf } from '../testing/families'
import { optimumBySubsets, vectorOf } from '../testing/reference'
import { certify } from './certificate'
import { buildProblem, valueOf } from './problem'
import { toColumns } from '../model/columns'
import type { Solution } from './solution'
import { proofOf, quickWays } from './solve'
import { dominantDepartment } from './spread'
import { boundOf, writeWitness } from './witness'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 3000 : 25

/** What the quick ways make of an instance, as rounds with certificates; they are not used this small otherwise. */
function quickRounds(instance: Instance, seed: number) {
  const { people } = instance
  const problem = buildProblem(toColumns(instance))
  const names = { id: (i: number) => people[i]!.id, department: (i: number) => people[i]!.department }
  const asRound = (solution: Solution) => {
    const witness = writeWitness(problem, solution, names)
    const value = valueOf(problem, solution.mate)
    const id = (v: number) => people[problem.original[v]!]!.id
    const everyone = Array.from(solution.mate, (w, v) => ({ v, w }))
    return {
      proven: proofOf(problem, solution) !== null,
      pairs: everyone.filter(({ v, w }) => w > v).map(({ v, w }): [string, string] => [id(v), id(w)]),
      unmatched: everyone.filter(({ w }) => w === -1).map(({ v }) => id(v)),
      certificate: certify(problem, value, boundOf(problem, solution), witness),
    }
  }
  const ways = quickWays(problem, new Random(seed), dominantDepartment(problem))
  return ways.map((way) => way()).flatMap((solution) => (solution ? [asRound(solution)] : []))
}

describe('the quick ways', () => {
  it.each(FAMILY_NAMES)('give bounds that hold, proven or not: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const instance = instanceOf(family, seed, dice(seed + 99).int(2, 60))
      for (const round of quickRounds(instance, seed)) {
        expect(check(instance, round), `${family} ${seed}`).toEqual([])
        expect(round.certificate.optimal).toBe(round.proven)
      }
    }
  })

  it.each(FAMILY_NAMES)('are optimal where they say so: %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const instance = instanceOf(family, seed, dice(seed + 7).int(2, 11))
      for (const round of quickRounds(instance, seed).filter(({ proven }) => proven))
        expect(vectorOf(instance, round.pairs), `${family} ${seed}`).toEqual(optimumBySubsets(instance))
    }
  })
})
