import type { Hall } from './hall'
import type { Staff } from './plan'

/** What a repeat costs, tried in turn; the last allows none. */
const PRICES = [0, 0.5, 1, 2, 3, 4, 6, 9, 1e6]

/** Up to so many same-only people, all ways to spread them over tables are tried. */
const MOST_TRIED = 10

/** Edges among so many people who are spread evenly over tables. */
export function edgesWithin(people: number, tables: number): number {
  const each = Math.floor(people / tables)
  return (tables * each * (each - 1)) / 2 + (people - each * tables) * each
}

/** The people of a department. */
export interface Home {
  same: number
  any: number
  cross: number
  /** The size of a set of same-only people in which no two may sit together, and of one in which no two are new to each other. */
  apart: number
  known: number
  /** Two of them who are new to each other. */
  newPairs: number
  /** Their fewest repeats at so many tables and fewer; null if they are too many to try all ways. */
  fewest: number[] | null
}

/** The departments, with what keeps their same-only people from sitting together. */
export const homesOf = (hall: Hall, staff: readonly Staff[], otherSizes: number): Home[] =>
  staff.map((one) => homeOf(hall, one, hall.size + Math.min(1, otherSizes)))

/** What it costs that so many people of a department sit at home, at tables with same-only people. */
type CostOf = (home: Home, people: number) => number

/** The least cost, by how many of the tables at home have another size, if no more repeats are allowed than so many. */
export function leastCost(
  homes: readonly Home[],
  { size, otherSizes, repeats }: { size: number; otherSizes: number; repeats: number },
  costOf: CostOf,
): number[] {
  const least = Array.from({ length: otherSizes + 1 }, () => 0)
  for (const price of PRICES)
    leastAt(price, homes, otherSizes, size, costOf).forEach((cost, others) => {
      least[others] = Math.max(least[others]!, cost - (price > 0 ? price * repeats : 0))
    })
  return least
}

/** The fewest repeats of same-only people, if all others of their departments sat with them. */
export const fewestAtHome = (homes: readonly Home[], otherSizes: number, size: number): number =>
  homes.reduce(
    (sum, home) => sum + repeatsAt(home, Math.max(1, Math.floor((home.same + home.any + otherSizes) / size))),
    0,
  )

function homeOf(hall: Hall, { same, any, cross }: Staff, room: number): Home {
  const { original } = hall.problem
  const people = same.toSorted((a, b) => original[a]! - original[b]!)
  let newPairs = 0
  for (const [i, v] of people.entries()) for (const w of people.slice(0, i)) if (hall.isNew(v, w)) newPairs++
  return {
    same: same.length,
    any: any.length,
    cross: cross.length,
    apart: largestClique(people, (v, w) => !hall.allows(v, w)),
    known: largestClique(people, (v, w) => !hall.isNew(v, w)),
    newPairs,
    fewest: people.length > MOST_TRIED ? null : fewestRepeats(hall, people, room),
  }
}

/** The fewest repeats of people at so many tables and fewer, each with room for so many, by trying all ways. */
function fewestRepeats(hall: Hall, people: readonly number[], room: number): number[] {
  const fewest = Array.from({ length: people.length + 1 }, () => Number.POSITIVE_INFINITY)
  const seat = (next: number, tables: number[][], repeats: number) => {
    if (repeats >= fewest[tables.length]!) return
    if (next === people.length) {
      for (let t = tables.length; fewest[t]! > repeats; t++) fewest[t] = repeats
    } else {
      const v = people[next]!
      tables.forEach((table, t) => {
        if (table.length === room || !table.every((w) => hall.allows(v, w))) return
        const more = table.filter((w) => hall.isRepeat(v, w)).length
        seat(next + 1, tables.with(t, [...table, v]), repeats + more)
      })
      seat(next + 1, [...tables, [v]], repeats)
    }
  }
  seat(0, [], 0)
  return fewest
}

/** A large set of people in which each two are such a pair: the best found from each start, taking others in order. */
function largestClique(people: readonly number[], isPair: (v: number, w: number) => boolean): number {
  return people.reduce((most, first) => {
    const found = [first]
    for (const v of people) if (v !== first && found.every((w) => isPair(v, w))) found.push(v)
    return Math.max(most, found.length)
  }, 0)
}

const repeatsAt = ({ same, known, newPairs, fewest }: Home, tables: number) =>
  fewest
    ? fewest[Math.min(tables, same)]!
    : Math.max(0, edgesWithin(known, tables), edgesWithin(same, tables) - newPairs)

/** The least sum of the cost and a price for each repeat, by how many of the tables have another size. */
function leastAt(
  price: number,
  homes: readonly Home[],
  otherSizes: number,
  size: number,
  costOf: CostOf,
): number[] {
  const none = () => Array.from({ length: otherSizes + 1 }, () => Number.POSITIVE_INFINITY)
  let best = [0, ...none().slice(1)]
  for (const home of homes) {
    const next = none()
    for (let others = 0; others <= (home.same > 0 ? otherSizes : 0); others++)
      for (let more = 0; more <= others; more++) {
        const given = others * (size - 1) + more * 2
        const most = home.same > 0 ? home.same + home.any : 0
        for (let full = Math.max(0, home.apart - others); given + full * size <= most; full++) {
          const people = given + full * size
          if (people < home.same) continue
          const met = repeatsAt(home, others + full)
          if (met === Number.POSITIVE_INFINITY) continue
          const cost = costOf(home, people) + price * met
          for (let before = 0; before + others <= otherSizes; before++)
            next[before + others] = Math.min(next[before + others]!, best[before]! + cost)
        }
      }
    best = next
  }
  return best
}
