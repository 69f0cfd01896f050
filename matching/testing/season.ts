import { lookAhead } from '../ahead/ahead'
import { buildProblem, type Problem, valueOf } from '../engine/problem'
import { toColumns } from '../model/columns'
import { solve } from '../engine/solve'
import { leftOutDebt } from '../model/debt'
import type { Instance, Meeting, Person, Preference } from '../model/model'
import { monthNumber, monthText } from '../model/month'
import { dice } from './families'

const FIRST = monthNumber('2026-01')

/** The partners of a problem's people, or −1. */
type Solver = (problem: Problem, seed: number) => Int32Array

/** The engine, looking ahead as it does. */
export const thisEngine: Solver = (problem, seed) => {
  const { mate } = solve(problem, seed)
  lookAhead(problem, mate, seed)
  return mate
}

interface SeasonOfTeam {
  people: number
  months: number
  repeats: number
  pairs: number
  /** Month by month. */
  rounds: { pairs: number; crossPairs: number; repeats: number; out: string[] }[]
  /** How often each person was left out. */
  leftOut: Map<string, number>
}

interface SeasonShape {
  people: number
  months: number
  seed: number
  /** The share of the team that leaves each month, and is replaced. */
  leaving?: number
  departments?: number
  preference?: Preference
  /** Everybody's department and preference by themselves, in place of those two. */
  person?: (joined: number) => Omit<Person, 'id'>
}

/** Nobody met twice, and those who had to be left out took turns. */
export function isFlawless({ people, months, repeats, pairs, leftOut }: SeasonOfTeam): boolean {
  const turns = people % 2 === 0 ? 0 : months
  return repeats === 0 && pairs === months * Math.floor(people / 2) && leftOut.size === turns
}

/** Lives people through months, each round's meetings and debts fed back into the next. */
export function liveSeason(solver: Solver, shape: SeasonShape): SeasonOfTeam {
  const { people, months, seed, leaving = 0, departments = 1, preference = 'any' } = shape
  const d = dice(seed * 1009 + people)
  let joined = 0
  const person = shape.person ?? ((i) => ({ department: `d${i % departments}`, preference }))
  const join = (): Person => ({ id: `p${joined}`, ...person(joined++) })
  let team = Array.from({ length: people }, join)
  const history: Meeting[] = []
  const monthsOut = new Map<string, string[]>()
  const season: SeasonOfTeam = { people, months, repeats: 0, pairs: 0, rounds: [], leftOut: new Map() }
  for (let m = 0; m < months; m++) {
    const month = monthText(FIRST + m)
    if (m > 0 && leaving > 0) {
      const share = people * leaving
      const many = Math.floor(share) + (d.chance(share % 1) ? 1 : 0)
      for (let k = 0; k < many; k++) team.splice(d.int(0, team.length - 1), 1)
      team = [...team, ...Array.from({ length: many }, join)]
    }
    const crowd = team.map((p) => ({ ...p, leftOutDebt: leftOutDebt(monthsOut.get(p.id) ?? [], month) }))
    const instance: Instance = { month, seed: seed * 100 + m, people: crowd, history }
    const problem = buildProblem(toColumns(instance))
    const mate = solver(problem, instance.seed)
    const value = valueOf(problem, mate)
    season.repeats += value.repeats
    season.pairs += value.pairs
    const out: string[] = []
    season.rounds.push({ ...value, out })
    const id = (v: number) => crowd[problem.original[v]!]!.id
    mate.forEach((w, v) => {
      if (w > v) history.push({ a: id(v), b: id(w), month })
      if (w !== -1) return
      out.push(id(v))
      season.leftOut.set(id(v), (season.leftOut.get(id(v)) ?? 0) + 1)
      monthsOut.set(id(v), [...(monthsOut.get(id(v)) ?? []), month])
    })
  }
  return season
}
