import { addTo } from '../engine/parts'
import { sharedIn } from '../model/columns'
import type { Random } from '../model/random'
import { bestTables, FEW, worthOf } from './exact'
import { chooseGuests } from './choice'
import { fewestOthers, seatsOf } from './sizes'
import { type Figures, type Hall, OUT } from './hall'

/** The strain of somebody with a repeat, or worse. */
const STRAINED = 32
/** Partners tried for somebody who would better sit elsewhere. */
const TRIES = 40
/** Most exchanges tried by annealing: of all people together, and for each person. */
const ANNEALED = { together: 600_000, each: 1_000 }
/** The cost that an exchange may have at first. */
const HEAT = 48
/** Exchanges between two looks at what is reached. */
const LOOK = 5_000
/** Groups of tables made anew: for each person without a seat, also where others are owed less, and for all of them. */
const MENDED = { each: 8, owed: 100, together: 1_000 }

type Aim = Pick<Figures, 'repeats' | 'crossEdges'>
type Reached = ReturnType<Hall['figuresOf']>

/** Exchanges people between tables until the aim is met or nothing helps any more, then makes some tables anew. */
export function improve(hall: Hall, people: readonly number[], random: Random, aim: Aim) {
  exchange(hall, people, random, aim)
  // Mended tables may have another size, which is mended once more.
  mend(hall, people, random)
  mend(hall, people, random)
}

/** Exchanges people between tables until the aim is met or nothing helps any more. */
export function exchange(hall: Hall, people: readonly number[], random: Random, aim: Aim) {
  const isMet = ({ barred, repeats, crossEdges }: Reached) =>
    barred === 0 && repeats <= aim.repeats && crossEdges >= aim.crossEdges
  const pick = partnersOf(hall, people, random)
  descend(hall, people, pick, STRAINED)
  if (!isMet(hall.figuresOf(people))) descend(hall, people, pick, 1)
  if (!isMet(hall.figuresOf(people))) anneal(hall, people, pick, random, isMet)
}

/** Exchanges people where it changes nothing but that more two at a table, or as many, have a topic in common. */
export function shareTopics(hall: Hall, random: Random) {
  const { topics, count } = hall.problem
  const people = Array.from(hall.at.keys())
  const pick = partnersOf(hall, people, random)
  for (let k = Math.min(ANNEALED.together, TRIES * count); k > 0; k--) {
    const v = random.below(count)
    const w = pick(v)
    const at = [hall.at[v]!, hall.at[w]!].map((table) => hall.tables[table] ?? [])
    if (hall.at[v] === hall.at[w] || hall.costOfSwap(v, w) !== 0) continue
    const shared = () => sharedIn(topics!, at[0]!) + sharedIn(topics!, at[1]!)
    const before = shared()
    hall.swap(v, w)
    if (shared() < before) hall.swap(v, w)
  }
}

/** Somebody to exchange with, a guest with a guest: every other time somebody of the same department and preference. */
function partnersOf(hall: Hall, people: readonly number[], random: Random): (v: number) => number {
  const { department, preference, host } = hall.problem
  const all = [people.filter((v) => !host?.[v]), people.filter((v) => host?.[v])]
  const alike = new Map<number, number[]>()
  const kindOf = (v: number) => (department[v]! * 3 + preference[v]!) * 2 + (host?.[v] ?? 0)
  for (const v of people) addTo(alike, kindOf(v), v)
  return (v) => {
    const list = random.below(2) ? all[host?.[v] ?? 0]! : alike.get(kindOf(v))!
    return list[random.below(list.length)]!
  }
}

/** Exchanges whoever is strained that much while it helps. */
function descend(hall: Hall, people: readonly number[], pick: (v: number) => number, least: number) {
  for (let helped = 1; helped > people.length / 1000; ) {
    helped = 0
    for (const v of people) {
      for (let k = 0; k < TRIES && hall.strainOf(v) >= least; k++) {
        const w = pick(v)
        if (hall.at[v] === hall.at[w] || hall.costOfSwap(v, w) >= 0) continue
        hall.swap(v, w)
        helped++
      }
    }
  }
}

/** Exchanges that may also cost something, less and less, until the aim is met. What was better before is kept. */
function anneal(
  hall: Hall,
  people: readonly number[],
  pick: (v: number) => number,
  random: Random,
  isMet: (reached: Reached) => boolean,
) {
  const before = hall.figuresOf(people)
  const seats = people.map((v) => hall.at[v]!)
  const share = ANNEALED.together / hall.problem.count
  const most = Math.floor(people.length * Math.min(share, ANNEALED.each))
  hall.lenient = true
  for (let k = 1; k <= most; k++) {
    const v = people[random.below(people.length)]!
    const w = pick(v)
    if (hall.at[v] === hall.at[w]) continue
    const accepted = HEAT * (1 - k / most) ** 3 * (random.below(1024) / 1024) ** 2
    if (hall.costOfSwap(v, w) <= accepted) hall.swap(v, w)
    if (k % LOOK === 0 && isMet(hall.figuresOf(people))) break
  }
  hall.lenient = false
  descend(hall, people, pick, 1)
  if (isWorse(hall.figuresOf(people), before)) hall.restore(people, seats)
}

/** Whether one is worse in the first goal in which the two differ. */
function isWorse(one: Reached, two: Reached): boolean {
  const goals = ({ barred, seated, leftOutDebt, otherSizes, hostsResting, repeats, crossEdges }: Reached) => [
    barred,
    -seated,
    leftOutDebt,
    otherSizes,
    hostsResting,
    repeats,
    -crossEdges,
  ]
  const [a, b] = [goals(one), goals(two)]
  const first = a.findIndex((part, k) => part !== b[k])
  return first !== -1 && a[first]! > b[first]!
}

/**
 * Makes a few tables anew, as well as can be, around a person left out, or at a table that is not allowed or one of too
 * many that have another size. Tables that are not allowed even then are made of those who may sit together.
 */
export function mend(hall: Hall, people: readonly number[], random: Random) {
  const { host } = hall.problem
  const most = host && chooseGuests(hall, people).guests.length
  let isSettled = whoIsSettled(hall, people, most)
  let waiting = people.filter((v) => !isSettled(v))
  const each = most === undefined ? MENDED.each : MENDED.owed
  for (let k = Math.min(MENDED.together, each * waiting.length); k > 0 && waiting.length > 0; k--) {
    const v = waiting[random.below(waiting.length)]!
    const group = new Set<number>()
    const invite = (w: number) => {
      const table = hall.tables[hall.at[w]!] ?? [w]
      if (group.size + table.length <= FEW) for (const one of table) group.add(one)
    }
    for (const w of hall.ties?.parties[v] ?? [v]) invite(w)
    // Where most are left out, few of all people fit, and a guest needs one of the hosts.
    const fitting = host ? people.filter((w) => hall.allows(v, w)) : people
    const hosts = fitting.filter((w) => host?.[w])
    if (hosts.length > 0) invite(hosts[random.below(hosts.length)]!)
    for (let tries = 0; tries < TRIES && group.size < FEW; tries++) {
      const from = random.below(2) && fitting.length > 0 ? fitting : waiting
      const w = from[random.below(from.length)]!
      if (!group.has(w) && hall.allows(v, w)) invite(w)
    }
    remake(hall, [...group])
    if (most !== undefined) isSettled = whoIsSettled(hall, people, most)
    waiting = waiting.filter((w) => !isSettled(w))
  }
  for (const v of people)
    if (hall.at[v] !== OUT && !isAllowed(hall, v)) remake(hall, hall.tables[hall.at[v]!]!.slice())
}

/**
 * Tells who sits at a table that is allowed, and not at one of too many that have another size.
 * @param most so many guests can sit; then those are settled, too, who are left out as others are owed more
 */
function whoIsSettled(hall: Hall, people: readonly number[], most?: number) {
  const { host, debt } = hall.problem
  const { seated, otherSizes } = hall.figuresOf(people)
  const fewest = host ? seatsOf(seated, people.length, hall.size).smaller : fewestOthers(seated, hall.size)
  const tooMany = otherSizes > fewest
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const v of people)
    if (host && hall.at[v] !== OUT) least[host[v]!] = Math.min(least[host[v]!]!, debt[v]!)
  return (v: number) =>
    hall.at[v] === OUT
      ? seated === most && debt[v]! <= least[host![v]!]!
      : isAllowed(hall, v) && (!tooMany || hall.tables[hall.at[v]!]!.length === hall.size)
}

/** Whether somebody sits at a table that is allowed. */
export const isAllowed = (hall: Hall, v: number): boolean =>
  hall.at[v] !== OUT && worthOf(hall, hall.tables[hall.at[v]!]!)[0] > 0

/** Seats the people of whole tables, and some who are left out, as well as can be. */
export function remake(hall: Hall, group: readonly number[]) {
  const found = bestTables(hall, group)
  for (const at of new Set(group.map((v) => hall.at[v]!))) if (at !== OUT) hall.clear(at)
  for (const table of found) hall.add(table)
}
