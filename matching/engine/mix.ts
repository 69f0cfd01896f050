import { sharedIn } from '../model/columns'
import type { Random } from '../model/random'
import type { Draft } from './draft'
import { ageOf, compatible, crosses, NEVER, type Problem, repeatWeight } from './problem'

/** Exchanges tried for each person: enough for small groups to forget where they started. */
const TRIES_EACH = 40
const MOST_TRIES = 20_000
/** The most exchanges tried for the sake of topics. */
const MOST_FOR_TOPICS = 400_000
/** One cross pair against any repeat cost of three pairs. */
const CROSS_UNIT = 2 ** 40

/**
 * Walks at random among equally good pairings: two or three pairs exchange partners, or someone left out takes a
 * place, whenever the value stays the same. Every step is as likely as the one back, so in the long run all pairings
 * that can be reached are equally likely (Metropolis et al. 1953).
 * @param people only these and their partners take part; a partner must be one of them
 */
export function mix(problem: Problem, mate: Int32Array, random: Random, people: ArrayLike<number>) {
  walk({ problem, mate, random }, people, MOST_TRIES)
}

/** Walks in the same way, but never to a pairing in which fewer pairs have a topic in common. */
export function shareTopics(problem: Problem, mate: Int32Array, random: Random, people: ArrayLike<number>) {
  walk({ problem, mate, random, topics: problem.topics }, people, MOST_FOR_TOPICS)
}

type Walk = Pick<Draft, 'problem' | 'mate' | 'random'> & Pick<Problem, 'topics'>

function walk(on: Walk, people: ArrayLike<number>, most: number) {
  const { mate, random } = on
  const size = people.length
  if (size < 3) return
  const draw = () => people[random.below(size)]!
  for (let t = Math.min(most, TRIES_EACH * size); t > 0; t--) {
    const a = draw()
    const c = draw()
    const b = mate[a]!
    const d = mate[c]!
    if (a === c || b === c) continue
    if (b === -1 || d === -1) {
      if (b === -1 && d !== -1) replace(on, a, c, d)
      else if (d === -1 && b !== -1) replace(on, c, a, b)
      continue
    }
    if (random.next() % 3 > 0) {
      exchange(on, [a, b, c, d], [a, d, c, b])
      continue
    }
    const e = draw()
    const f = mate[e]!
    if (f === -1 || e === a || e === b || e === c || e === d) continue
    exchange(on, [a, b, c, d, e, f], [a, d, c, f, e, b])
  }
}

/** The one left out takes the place of someone with the same debt, if that changes nothing else. */
function replace({ problem, mate, topics }: Walk, out: number, person: number, partner: number) {
  if (problem.debt[out] !== problem.debt[person]) return
  const now = worth(problem, person, partner)
  const then = worth(problem, out, partner)
  if (now !== then) return
  if (topics && sharedIn(topics, [out, partner]) < sharedIn(topics, [person, partner])) return
  mate[person] = -1
  mate[out] = partner
  mate[partner] = out
}

/** Replaces pairs by others of the same people if they are allowed and worth as much. */
function exchange({ problem, mate, topics }: Walk, now: number[], then: number[]) {
  let difference = 0
  for (let i = 0; i < now.length; i += 2) {
    const value = worth(problem, then[i]!, then[i + 1]!)
    if (Number.isNaN(value)) return
    difference += value - worth(problem, now[i]!, now[i + 1]!)
  }
  if (difference !== 0) return
  if (topics) {
    let gain = 0
    for (let i = 0; i < now.length; i += 2)
      gain += sharedIn(topics, then.slice(i, i + 2)) - sharedIn(topics, now.slice(i, i + 2))
    if (gain < 0) return
  }
  for (let i = 0; i < then.length; i += 2) {
    mate[then[i]!] = then[i + 1]!
    mate[then[i + 1]!] = then[i]!
  }
}

/** Cross pair and repeat cost of a pair in one number, exact for the few pairs compared; NaN if it is not allowed. */
function worth(problem: Problem, u: number, v: number): number {
  if (!compatible(problem, u, v)) return Number.NaN
  const age = ageOf(problem, u, v)
  if (age <= problem.noRepeatMonths) return Number.NaN
  const cross = crosses(problem, u, v) ? 1 : 0
  return cross * CROSS_UNIT + (age === NEVER ? 0 : repeatWeight(problem, age))
}
