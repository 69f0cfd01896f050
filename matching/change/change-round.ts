import { certify } from '../engine/certificate'
import { compare } from '../engine/odd-sets'
import { buildProblem, holdsPrivate, type Problem, valueOf } from '../engine/problem'
import { restrict } from '../engine/reduce'
import { solve } from '../engine/solve'
import { boundOf, writeWitness } from '../engine/witness'
import { explainLeftOut } from '../explain/left-out'
import { explainMatches } from '../explain/matches'
import { byName, whoRests } from '../match'
import { type Columns, type MeetingColumns, openColumns } from '../model/columns'
import type { Instance, Round } from '../model/model'
import { certifyThrees, seatThrees } from '../threes/threes'
import { keepPairs } from './keep-pairs'
import { type ColumnWishes, readWishes, type Refusal, type Wishes, withWishes } from './wishes'

/** Two positions of a pair, or those of a pair and of the person who joins it. */
type Match = readonly number[]

/** A round under wishes, made from an earlier one: the base. */
export interface ChangedRound extends Round {
  /** Who sits out by wish. */
  out: string[]
  /** Pairs brought together against the rules, and the rules that each breaks. */
  overruled: { pair: [string, string]; rules: Refusal[] }[]
}

export type ChangeResult = { ok: true; round: ChangedRound } | { ok: false; refusals: Refusal[] }

/**
 * The best round under wishes: an ordinary round of the people who are free, with the pairs that are brought together.
 * Among equally good ones it prefers those that keep pairs of the base. The witness is about the free people; the debt of
 * people who are out does not count. The same input gives the same bytes.
 * @param base the people of each match; a third person joined the pair
 * @param meetings the history in columns, in place of the instance's
 */
export function changeRound(
  instance: Instance,
  base: string[][],
  wishes: Wishes,
  meetings?: MeetingColumns,
): ChangeResult {
  const read = readWishes(instance, base, wishes, meetings)
  if (read.refusals) return { ok: false, refusals: read.refusals }
  const { people, seed } = instance
  const { wanted, columns, names, before } = read
  const { all, free, open } = freePeople(columns, wanted)
  const solution = solve(free, seed)
  const mate = keepPairs(free, solution, matesOf(free, before, people.length), seed)

  const pairs: Match[] = wanted.together.map(([a, b]) => (columns.host?.[b] ? [b, a] : [a, b]))
  mate.forEach((w, v) => {
    if (w !== -1 && (free.host ? free.host[v] : v < w)) pairs.push([free.original[v]!, free.original[w]!])
  })
  const trios = thirdsOf(instance, all, pairs, read)
  const third = new Set(trios.map((three) => three[2]!))
  const left = Array.from(mate.keys()).filter((v) => mate[v] === -1 && !third.has(free.original[v]!))
  const fixed = valueOf(all, matesOf(all, wanted.together, people.length))
  const own = certify(free, valueOf(free, mate), boundOf(free, solution), writeWitness(free, solution, names))
  const { waiting, resting } = whoRests(free, left)
  const solved = { problem: free, solution: { ...solution, mate }, left: waiting }
  const leftOut = explainLeftOut(people, columns, names, solved, open)
  return {
    ok: true,
    round: {
      pairs: byName(people, pairs) as Round['pairs'],
      unmatched: waiting.map((v) => people[free.original[v]!]!.id),
      ...(resting && { resting: resting.map((v) => people[free.original[v]!]!.id) }),
      ...((columns.threes || trios.length > 0) && { trios: byName(people, trios) as Round['trios'] }),
      certificate: {
        ...own,
        pairs: own.pairs + fixed.pairs,
        pairsBound: own.pairsBound + fixed.pairs,
        crossPairs: own.crossPairs + fixed.crossPairs,
        crossPairsBound: own.crossPairsBound + fixed.crossPairs,
        repeats: own.repeats + fixed.repeats,
        recencyCost: own.recencyCost + fixed.recencyCost,
        ...(trios.length > 0 && { trios: trios.length }),
      },
      explanations: {
        matches: explainMatches(people, columns, pairs, { trios, byWish: new Set(wanted.together.flat()) }),
        leftOut: withWishes(leftOut, people, read),
      },
      out: [...new Set(wishes.out)],
      overruled: read.overruled,
    },
  }
}

type Read = Extract<ReturnType<typeof readWishes>, { refusals?: undefined }>

/**
 * Who joins which pair: the best seating, unless one is as good in which people stay with the pair that they joined before.
 * Where nobody may join a pair any more, only these stay.
 * @param all everybody; pairs kept apart are barred
 */
function thirdsOf(
  { people, seed }: Instance,
  all: Problem,
  pairs: Match[],
  { before, wanted: { apart, out }, names, columns }: Read,
): Match[] {
  const partner = partnersIn(pairs.flat(), people.length)
  const stays = before.filter(([a, b, c]) => {
    const isParted = apart.some((two) => two.includes(c!) && (two.includes(a!) || two.includes(b!)))
    return c !== undefined && partner[a!] === b && partner[c] === -1 && !out.includes(c) && !isParted
  })
  if (!columns.threes) return stays
  /** Without those who have a seat, or sit out: they are their own partners, neither left out nor a pair. */
  const matesWithout = (those: number[]) =>
    matesOf(all, [...pairs, ...those.map((i) => [i, i])], people.length)
  const mate = matesWithout(out)
  const best = seatThrees(all, mate, seed)
  const staying = stays.flat()
  const others = seatThrees(all, matesWithout([...out, ...staying]), seed)
  const close = { ...best, trios: [...staying.map((i) => all.original.indexOf(i)), ...others.trios] }
  const worthOf = (seating: typeof best) => {
    const { trios, threes: of } = certifyThrees(all, mate, seating, names)
    return [trios, -of.leftOutDebt, of.crossEdges, -of.repeats * best.repeatUnit - of.recencyCost]
  }
  const { trios } = compare(worthOf(close), worthOf(best)) >= 0 ? close : best
  return Array.from({ length: trios.length / 3 }, (_, k) =>
    [0, 1, 2].map((side) => all.original[trios[3 * k + side]!]!),
  )
}

/** Everybody, and the people that no wish takes from the others: an ordinary round is made of these. */
interface FreePeople {
  /** Pairs kept apart are barred in it, and in the other two. */
  all: Problem
  free: Problem
  /** The free people without what only they themselves know. */
  open: () => Problem
}

/** Takes the people who are out, and those who are brought together, out of the problem. */
export function freePeople(columns: Columns, { together, apart, out }: ColumnWishes): FreePeople {
  const partner = partnersIn(together.flat(), columns.preference.length)
  /** With pairs kept apart; two who are brought together all the same are no pair that met this month. */
  const withBars = ({ barredA = new Int32Array(), barredB = barredA, ...rest }: Columns): Columns => {
    const bars = Array.from(barredA, (a, k): readonly number[] => [a, barredB[k]!])
    const kept = [...bars.filter(([a, b]) => partner[a!] !== b), ...apart]
    return {
      ...rest,
      barredA: Int32Array.from(kept, ([a]) => a!),
      barredB: Int32Array.from(kept, ([, b]) => b!),
    }
  }
  const all = buildProblem(withBars(columns))
  const taken = new Set([...together.flat(), ...out])
  const people = Array.from(all.original.keys()).filter((v) => !taken.has(all.original[v]!))
  const among = (problem: Problem) => (taken.size === 0 ? problem : restrict(problem, people))
  const free = among(all)
  // The order of people depends on their ids and the seed alone.
  const open = () => (holdsPrivate(columns, all) ? among(buildProblem(withBars(openColumns(columns)))) : free)
  return { all, free, open }
}

/** Partners in the engine's numbering from pairs by position; −1 for nobody, or somebody who is not in the problem. */
function matesOf({ original }: Problem, pairs: Match[], people: number): Int32Array {
  const partner = partnersIn(
    pairs.flatMap(([a, b]) => [a!, b!]),
    people,
  )
  const number = new Int32Array(people).fill(-1)
  original.forEach((i, v) => (number[i] = v))
  return original.map((i) => (partner[i] === -1 ? -1 : number[partner[i]!]!))
}

/** Each person's partner by position, or −1. @param pairs two positions a pair */
function partnersIn(pairs: ArrayLike<number>, count: number): Int32Array {
  const partner = new Int32Array(count).fill(-1)
  for (let k = 0; k < pairs.length; k += 2) {
    partner[pairs[k]!] = pairs[k + 1]!
    partner[pairs[k + 1]!] = pairs[k]!
  }
  return partner
}
