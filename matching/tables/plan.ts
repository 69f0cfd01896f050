import { ANY, CROSS, SAME } from '../model/columns'
import type { Random } from '../model/random'
import { shuffled } from '../engine/pairing'
import { chooseGuests } from './choice'
import { type Hall, LATER, OUT } from './hall'
import { exchange } from './search'
import { fewestOthers, mostSeated, mostTables, sizesFor } from './sizes'

/** So many tables are filled at once where hours matter, from people who work at about the same time. */
const TABLES_OF_AN_HOUR = 8
/** To be sought where edges between departments don't matter yet. */
const SOUND = { repeats: 0, crossEdges: 0 }
/** So often a number of tables of a department is tried, and so often in a row in vain. */
const ATTEMPTS = 3
const PATIENCE = 9

/** The people of a department, by preference. */
export interface Staff {
  same: number[]
  any: number[]
  cross: number[]
}

/** People by department and preference. */
export function staffOf({ problem }: Hall, people: readonly number[]): Staff[] {
  const staff = new Map<number, Staff>()
  const { department, preference } = problem
  for (const v of people) {
    let own = staff.get(department[v]!)
    if (!own) staff.set(department[v]!, (own = { same: [], any: [], cross: [] }))
    own[preference[v] === SAME ? 'same' : preference[v] === ANY ? 'any' : 'cross'].push(v)
  }
  return [...staff.values()]
}

/** How many tables across departments there can be at most: each has one cross-only person of a department at most. */
export const mostTablesAcross = (staff: readonly Staff[], size: number): number =>
  mostTables(
    staff.map(({ cross }) => cross),
    staff.reduce((sum, { any }) => sum + any.length, 0),
    size,
  )

/**
 * Seats people as if nobody had met: same-only people with as few others as full tables need, everybody else across
 * departments, each department spread evenly. Those for whom there is no seat are left out, the least debt first.
 */
export function seatByPlan(hall: Hall, people: readonly number[], random: Random) {
  const { size } = hall
  const { debt } = hall.problem
  const most = (list: number[], many: number) =>
    list.length <= many ? list : list.toSorted((a, b) => debt[b]! - debt[a]!).slice(0, many)
  const all = staffOf(hall, shuffled(random, people))
  const tables = mostTablesAcross(all, size)
  const staff = all.map(({ cross, ...others }) => ({ ...others, cross: most(cross, tables) }))
  const homes = homesOf(staff, size)
  // So many people are needed across, one table for each cross-only person of the largest department.
  const needed = size * Math.max(...staff.map(({ cross }) => cross.length))
  let spare = staff.flatMap(({ same, any, cross }) => [same, any, cross]).flat().length - needed
  for (const home of homes) spare -= home
  const across = homes.map((home, d) => {
    const { same, any, cross } = staff[d]!
    spare -= seatAtHome(hall, most(same, home), any, { home, spare }, random)
    return [...cross, ...any.filter((v) => hall.at[v] === OUT)]
  })
  const order = across.sort((a, b) => b.length - a.length).flat()
  const chosen = new Set(most(order, mostSeated(order.length, size)))
  seatEvenly(
    hall,
    order.filter((v) => chosen.has(v)),
  )
  exchange(hall, order, random, SOUND)
}

/**
 * Seats the guests who are owed most with the hosts who have waited longest, as if nobody had met: same-only hosts, and as many
 * others as same-only guests need, have guests of their own department, and all others have guests of all departments.
 */
export function seatWithHosts(hall: Hall, people: readonly number[], random: Random) {
  const { size, problem } = hall
  const { department, preference, host, debt } = problem
  const order = shuffled(random, people)
  const { hosts, tables, smaller, seatOf } = chooseGuests(hall, order)
  const seats = new Map(order.map((v) => [v, ['sure', 'free', 'none'].indexOf(seatOf(v))]))
  const ranked = order
    .filter((v) => !host![v])
    .sort((a, b) => seats.get(a)! - seats.get(b)! || debt[b]! - debt[a]!)
  const count = (list: number[], most: number) => list.filter((v) => seats.get(v)! <= most).length
  const staff = staffOf(hall, ranked).map((one) => {
    const home = department[[...one.same, ...one.any, ...one.cross][0]!]!
    const able = hosts.filter((w) => department[w] === home && preference[w] !== CROSS)
    able.sort((a, b) => preference[a]! - preference[b]!)
    return { ...one, home, able, homes: Math.ceil(count(one.same, 0) / (size - 1)) }
  })
  // More tables are at home where others could not fill all those across.
  let across = (size - 1) * tables
  for (const { any, cross, able, homes } of staff)
    across -=
      (size - 1) * Math.max(homes, able.filter((w) => preference[w] === SAME).length) +
      count([...any, ...cross], 1)
  for (; across > 0; across -= size - 1) {
    const spare = (one: (typeof staff)[number]) =>
      one.homes < one.able.length ? count(one.same, 1) - one.homes * (size - 1) : 0
    const most = staff.reduce((a, b) => (spare(b) > spare(a) ? b : a))
    if (spare(most) <= 0) break
    most.homes++
  }
  const atHome = new Set(staff.flatMap(({ able, homes }) => able.slice(0, homes)))
  const seated = [...atHome, ...hosts.filter((w) => !atHome.has(w))].slice(0, tables)
  const isHome = (w: number) => atHome.has(w) || preference[w] === SAME
  for (const { home, same, any } of staff)
    seatEvenly(
      hall,
      [...same.slice(0, count(same, 1)), ...any, ...same.slice(count(same, 1))],
      seated.filter((w) => isHome(w) && department[w] === home).map((w) => ({ size, people: [w] })),
    )
  const places = seated
    .filter((w) => !isHome(w))
    .map((w, k) => ({ size: k < smaller ? size - 1 : size, people: [w] }))
  const others = ranked
    .filter((v) => hall.at[v] === OUT && preference[v] !== SAME)
    .slice(
      0,
      places.reduce((sum, one) => sum + one.size - 1, 0),
    )
  const byDepartment = staffOf(hall, others).map(({ any, cross }) => [...cross, ...any])
  seatEvenly(hall, byDepartment.sort((a, b) => b.length - a.length).flat(), places)
}

/**
 * Seats same-only people with others of their department, and with more of these if some may not sit together, or have met and
 * there are people to spare. Returns how many more.
 */
function seatAtHome(
  hall: Hall,
  same: number[],
  any: number[],
  { home, spare }: { home: number; spare: number },
  random: Random,
): number {
  if (same.length === 0) return 0
  const people = [...same, ...any]
  let best: { cost: number; seats: number[]; barred: number; many: number } | null = null
  for (let k = 0, vain = 0; vain < PATIENCE; k++, vain++) {
    const many = home + Math.floor(k / ATTEMPTS) * hall.size
    if (many > people.length || (best?.barred === 0 && many > home + spare)) break
    for (const v of any.slice(many - same.length)) hall.at[v] = LATER
    seatEvenly(hall, people.slice(0, many))
    exchange(hall, people, random, SOUND)
    const seats = people.map((v) => (hall.at[v] === LATER ? OUT : hall.at[v]!))
    const { barred, repeats } = hall.figuresOf(people.filter((v) => hall.at[v]! >= 0))
    const cost = barred * people.length ** 2 + repeats
    if (!best || cost < best.cost) {
      best = { cost, seats, barred, many }
      vain = 0
    }
    if (cost === 0) break
    for (const at of new Set(seats)) if (at !== OUT) hall.clear(at)
  }
  if (best) hall.restore(people, best.seats)
  return (best?.many ?? home) - home
}

/** How many of each department sit at tables of their own, so that as few tables as can be have another size. */
function homesOf(staff: readonly Staff[], size: number): number[] {
  interface Homes {
    others: number
    people: number
    last: number
    before: Homes | null
  }
  const total = staff.reduce((sum, { same, any, cross }) => sum + same.length + any.length + cross.length, 0)
  const start: Homes = { others: 0, people: 0, last: 0, before: null }
  /** The best by the remainder of the people at home, divided by the size. */
  let best = new Map([[0, start]])
  for (const { same, any } of staff) {
    const next: typeof best = new Map()
    const least = same.length
    const most = least === 0 ? 0 : Math.min(least + any.length, least + 2 * size)
    for (const before of best.values())
      for (let home = mostSeated(least, size); home <= most; home++) {
        const people = before.people + home
        // A person without a seat at home is worse than any number of tables of another size.
        const lost = Math.max(0, least - home) * total
        const others = before.others + fewestOthers(home, size) + lost
        const known = next.get(people % size)
        if (!known || others < known.others || (others === known.others && people < known.people))
          next.set(people % size, { others, people, last: home, before })
      }
    best = next
  }
  const costOf = ({ others, people }: Homes) => {
    const seated = mostSeated(total - people, size)
    return (others + fewestOthers(seated, size) + (total - people - seated) * total) * (total + 1) + people
  }
  const homes: number[] = []
  let chosen: Homes | null = [...best.values()].reduce((a, b) => (costOf(b) < costOf(a) ? b : a))
  for (; chosen?.before; chosen = chosen.before) homes.unshift(chosen.last)
  return homes
}

/**
 * Seats people one after the other at the next table, where hours matter among those who work at about the same time.
 * @param places tables of so many, at which somebody may sit already
 */
function seatEvenly(
  hall: Hall,
  people: readonly number[],
  places = (sizesFor(people.length, hall.size) ?? []).map((size) => ({ size, people: [] as number[] })),
) {
  // Groups alone have no time of the day.
  const hours = hall.problem.hoursTogether && hall.problem.hours
  const first = (v: number) => (hours ? hours.kinds.first(hours.of[v]!) : 0)
  const place = new Map(people.map((v, i) => [v, i]))
  const inOrder = hours ? people.toSorted((a, b) => first(a) - first(b)) : people
  const hourOf = (table: (typeof places)[number]) => table.people.reduce((_, v) => first(v), 0)
  places.sort((a, b) => hourOf(a) - hourOf(b))
  const atOnce = hours ? TABLES_OF_AN_HOUR : Math.max(1, places.length)
  for (let from = 0; places.length > 0; ) {
    const tables = places.splice(0, atOnce)
    const to = tables.reduce((sum, { size, people: at }) => sum + size - at.length, from)
    let next = 0
    for (const v of inOrder.slice(from, to).sort((a, b) => place.get(a)! - place.get(b)!)) {
      while (tables[next]!.people.length === tables[next]!.size) next = (next + 1) % tables.length
      tables[next]!.people.push(v)
      next = (next + 1) % tables.length
    }
    for (const table of tables) hall.add(table.people)
    from = to
  }
}
