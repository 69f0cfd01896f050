import { SAME } from '../model/columns'
import type { Goal, TablesCertificate } from '../model/model'
import { FEW } from './exact'
import type { Figures, Hall } from './hall'
import { mostTablesAcross, type Staff, staffOf } from './plan'
import { fewestOthers, fits, mostSeated } from './sizes'

/** With more tables of another size than this, each is taken to be the best there can be. */
const MOST_TOLD_APART = 40

/** What no tables of a group of people who are more than a few can exceed in edges between departments. */
export function mostCrossEdges(
  hall: Hall,
  people: readonly number[],
  { seated, otherSizes }: Figures,
): number {
  const { size } = hall
  const staff = staffOf(hall, people)
  const out = people.length - seated
  const same = staff.reduce((sum, one) => sum + one.same.length, 0)
  const most = Math.min(seated - Math.max(0, same - out), people.length - same)
  if (otherSizes > MOST_TOLD_APART) return Math.floor((most * (size - 1) + otherSizes * (size + 1)) / 2)
  const homes = out === 0 ? leastAtHome(staff, otherSizes, size) : null
  let bound = 0
  for (let atHome = 0; atHome <= otherSizes; atHome++) {
    for (let more = 0; more <= otherSizes - atHome; more++) {
      const fewer = otherSizes - atHome - more
      const able = homes ? Math.min(most, seated - homes[atHome]!) : most
      let full = Math.floor((able - more * (size + 1) - fewer * (size - 1)) / size)
      const seats = () => full * size + more * (size + 1) + fewer * (size - 1)
      // Who does not sit across sits at home.
      const isSeated = () => out > 0 || fits(seated - seats(), atHome, size)
      while (full >= 0 && !isSeated()) full--
      if (!(full >= 0)) continue
      const edges = full * pairsOf(size) + more * pairsOf(size + 1) + fewer * pairsOf(size - 1)
      bound = Math.max(bound, edges - leastSame(staff, seats(), full + more + fewer, out === 0))
    }
  }
  return bound
}

const pairsOf = (people: number) => (people * (people - 1)) / 2

/** The fewest people at the tables of same-only people, by how many of these tables have another size. */
function leastAtHome(staff: readonly Staff[], otherSizes: number, size: number): number[] {
  const none = () => Array.from({ length: otherSizes + 1 }, () => Number.POSITIVE_INFINITY)
  let best = [0, ...none().slice(1)]
  for (const { same, any } of staff) {
    if (same.length === 0) continue
    const next = none()
    for (let others = 0; others <= otherSizes; others++) {
      const home = leastHome(same.length, others, size)
      if (home > same.length + any.length) continue
      for (let before = 0; before + others <= otherSizes; before++)
        next[before + others] = Math.min(next[before + others]!, best[before]! + home)
    }
    best = next
  }
  return best
}

/** The fewest people, `least` or more, at full tables and so many of another size. */
function leastHome(least: number, others: number, size: number): number {
  let home = Number.POSITIVE_INFINITY
  for (let more = 0; more <= others; more++) {
    const given = others * (size - 1) + more * 2
    home = Math.min(home, given + Math.max(0, Math.ceil((least - given) / size)) * size)
  }
  return home
}

/**
 * The fewest edges within departments at so many tables of so many people across: each department is spread evenly, any-people
 * next to none of their cross-only people; those who are not there come from where that saves most.
 */
function leastSame(staff: readonly Staff[], across: number, tables: number, allSeated: boolean): number {
  const room = staff.map(({ cross }) => Math.max(1, tables - (allSeated ? cross.length : 0)))
  const many = staff.map(({ any }) => any.length)
  let away = staff.reduce((sum, { any, cross }) => sum + any.length + cross.length, -across)
  for (; away > 0; away--) {
    let worst = 0
    for (let d = 1; d < many.length; d++)
      if (Math.floor((many[d]! - 1) / room[d]!) > Math.floor((many[worst]! - 1) / room[worst]!)) worst = d
    if (many[worst]! <= room[worst]!) return 0
    many[worst]!--
  }
  return many.reduce((sum, one, d) => {
    const each = Math.floor(one / room[d]!)
    return sum + room[d]! * pairsOf(each) + (one - each * room[d]!) * each
  }, 0)
}

/** The goals, the most important first, and whether more is better. */
const GOALS = [
  ['seated', true],
  ['leftOutDebt', false],
  ['otherSizes', false],
  ['repeats', false],
  ['crossEdges', true],
] as const

/** What the tables reach, and bounds: the sums of those of each group of people who can't meet others. */
export function certify(
  hall: Hall,
  parties: readonly number[][],
  alone: readonly number[],
): TablesCertificate {
  const all = parties.map((people) => ({ people, reached: hall.figuresOf(people) }))
  const debtOfAlone = hall.figuresOf(alone).leftOutDebt
  /** How many goals, from the first, meet their bounds. */
  let met = 0
  const goals = GOALS.map(([goal, upwards], k) => {
    const start = goal === 'leftOutDebt' ? debtOfAlone : 0
    const value = all.reduce((sum, { reached }) => sum + reached[goal], start)
    const bound = all.reduce((sum, party) => sum + boundOf(hall, party, goal, met), start)
    if (value === bound && met === k) met++
    return [goal, { value, bound, gap: upwards ? bound - value : value - bound }] as const
  })
  return { ...(Object.fromEntries(goals) as Record<keyof Figures, Goal>), optimal: met === GOALS.length }
}

interface Party {
  people: readonly number[]
  reached: Figures
}

/** The bound of a goal for one group. @param met how many goals, from the first, meet their bounds for all groups together */
function boundOf(hall: Hall, { people, reached }: Party, goal: keyof Figures, met: number): number {
  const { preference, debt } = hall.problem
  // A few people are seated exactly.
  if (people.length <= FEW && met >= GOALS.findIndex(([one]) => one === goal)) return reached[goal]
  if (goal === 'seated') return people.length - fewestOut(hall, people).length
  if (goal === 'leftOutDebt')
    return met < 1 ? 0 : fewestOut(hall, people).reduce((sum, v) => sum + debt[v]!, 0)
  if (goal === 'otherSizes') return met < 2 ? 0 : fewestOtherSizes(hall, people, reached)
  if (goal === 'repeats') return met < 3 ? 0 : fewestRepeats(hall, people, reached)
  if (met >= 3) return mostCrossEdges(hall, people, reached)
  return Math.floor((people.filter((v) => preference[v] !== SAME).length * hall.size) / 2)
}

/** As many people as must be left out, with the least debt: cross-only people who are too many, and who is one too many for tables. */
function fewestOut(hall: Hall, people: readonly number[]): number[] {
  const { debt } = hall.problem
  const staff = staffOf(
    hall,
    people.toSorted((a, b) => debt[a]! - debt[b]!),
  )
  const tables = mostTablesAcross(staff, hall.size)
  const out = staff.flatMap(({ cross }) => cross.slice(0, Math.max(0, cross.length - tables)))
  const most = mostSeated(people.length - out.length, hall.size)
  const others = people.filter((v) => !out.includes(v)).sort((a, b) => debt[a]! - debt[b]!)
  return [...out, ...others.slice(0, others.length - most)]
}

function fewestOtherSizes(hall: Hall, people: readonly number[], { seated }: Figures): number {
  const { size } = hall
  const all = fewestOthers(seated, size)
  if (seated < people.length) return all
  const atHome = staffOf(hall, people).reduce((sum, { same, any }) => {
    const homes = Array.from({ length: Math.min(any.length, 2 * size) + 1 }, (_, lent) => same.length + lent)
    return sum + Math.min(...homes.map((home) => fewestOthers(home, size)))
  }, 0)
  return Math.max(all, atHome)
}

/** Who has fewer new people than others at the table repeats. */
function fewestRepeats(
  hall: Hall,
  people: readonly number[],
  { seated, otherSizes, repeats }: Figures,
): number {
  if (repeats === 0) return 0
  const needed = hall.size - 1
  const missing = people.map((v) => {
    let more = needed
    for (let i = 0; i < people.length && more > 0; i++)
      if (people[i] !== v && hall.isNew(v, people[i]!)) more--
    return more
  })
  missing.sort((a, b) => a - b)
  const sum = missing.slice(0, seated).reduce((all, one) => all + one, 0)
  return Math.max(0, Math.ceil((sum - otherSizes * needed) / 2))
}

/** What to aim at for people who have not met. */
export function aimOf(hall: Hall, people: readonly number[]): Pick<Figures, 'repeats' | 'crossEdges'> {
  const reached = hall.figuresOf(people)
  return { repeats: 0, crossEdges: mostCrossEdges(hall, people, reached) }
}
