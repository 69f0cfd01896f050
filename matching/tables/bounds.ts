import { SAME } from '../model/columns'
import type { Goal, TablesCertificate } from '../model/model'
import { isFew } from './exact'
import type { Figures, Hall } from './hall'
import { boundWithHosts } from './hosted-bounds'
import { addTo } from '../engine/parts'
import { fewestAtHome, homesOf, edgesWithin, leastCost } from './home-bound'
import { mostTablesAcross, staffOf } from './plan'
import { fewestOthers, mostSeated, mostTables, fits } from './sizes'

/** The goals, the most important first, and whether more is better. */
const GOALS = [
  ['seated', true],
  ['leftOutDebt', false],
  ['otherSizes', false],
  ['hostsResting', false],
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
  const apart = hall.figuresOf(alone)
  const totalOf = (goal: 'otherSizes' | 'repeats') => all.reduce((sum, { reached }) => sum + reached[goal], 0)
  const totals = { otherSizes: totalOf('otherSizes'), repeats: totalOf('repeats') }
  const own = GOALS.filter(([goal]) => hall.problem.host || goal !== 'hostsResting')
  /** How many goals, from the first, meet their bounds. */
  let met = 0
  const goals = own.map(([goal, upwards], k) => {
    const start = apart[goal]
    const value = all.reduce((sum, { reached }) => sum + reached[goal], start)
    // A few people are seated exactly.
    const boundFor = (party: Party) =>
      isFew(hall, party.people) && met === k ? party.reached[goal] : boundOf(hall, party, goal, met, totals)
    const bound = all.reduce((sum, party) => sum + boundFor(party), start)
    if (value === bound && met === k) met++
    return [goal, { value, bound, gap: upwards ? bound - value : value - bound }] as const
  })
  return { ...(Object.fromEntries(goals) as Record<keyof Figures, Goal>), optimal: met === own.length }
}

interface Party {
  people: readonly number[]
  reached: Figures
}

/**
 * The bound of a goal for one group.
 * @param met how many goals, from the first, meet their bounds for all groups together
 * @param totals those of all groups together
 */
function boundOf(
  hall: Hall,
  { people, reached }: Party,
  goal: keyof Figures,
  met: number,
  { otherSizes, repeats }: Pick<Figures, 'otherSizes' | 'repeats'>,
): number {
  const { preference, debt } = hall.problem
  if (hall.problem.host) return boundWithHosts(hall, people, goal, met, reached.repeats)
  if (goal === 'seated') return people.length - fewestOut(hall, people).length
  if (goal === 'leftOutDebt')
    return met < 1 ? 0 : fewestOut(hall, people).reduce((sum, v) => sum + debt[v]!, 0)
  if (goal === 'otherSizes') return met < 2 ? 0 : fewestOtherSizes(hall, people, reached)
  if (goal === 'repeats') return met < 3 ? 0 : fewestRepeats(hall, people, reached)
  if (met >= 3) return mostCrossEdges(hall, people, { ...reached, repeats })
  // At a table of one more everybody has one more edge, and there are so many of these at most.
  const across = people.filter((v) => preference[v] !== SAME).length
  return Math.floor((across * (hall.size - 1) + Math.min(across, otherSizes * (hall.size + 1))) / 2)
}

/**
 * As many people as must be left out, with the least debt: cross-only people of a department, or people of a group, who are
 * more than there can be tables, and those one too many for tables.
 */
function fewestOut(hall: Hall, people: readonly number[]): number[] {
  const { debt, hours } = hall.problem
  const rising = people.toSorted((a, b) => debt[a]! - debt[b]!)
  const staff = staffOf(hall, rising)
  const groups = new Map<number, number[]>()
  for (const v of rising) {
    const group = hours?.kinds.groupOf(hours.of[v]!)
    if (group !== undefined) addTo(groups, group, v)
  }
  const beyond = (sets: number[][], tables: number) =>
    sets.flatMap((set) => set.slice(0, Math.max(0, set.length - tables)))
  const crossOnly = staff.map(({ cross }) => cross)
  const tooMany = beyond(crossOnly, mostTablesAcross(staff, hall.size))
  const ofGroups = beyond([...groups.values()], mostTables([...groups.values()], 0, hall.size))
  const out = ofGroups.length > tooMany.length ? ofGroups : tooMany
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

/** A person repeats if they have fewer new people than others at their table. */
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
  const homes = homesOf(hall, staffOf(hall, people), otherSizes)
  return Math.max(
    0,
    Math.ceil((sum - otherSizes * needed) / 2),
    seated < people.length ? 0 : fewestAtHome(homes, otherSizes, hall.size),
  )
}

/** What to aim at for people who have not met. */
export function aimOf(hall: Hall, people: readonly number[]): Pick<Figures, 'repeats' | 'crossEdges'> {
  const crossEdges = hall.problem.host
    ? boundWithHosts(hall, people, 'crossEdges', GOALS.length, 0)
    : mostCrossEdges(hall, people, { ...hall.figuresOf(people), repeats: 0 })
  return { repeats: 0, crossEdges }
}

/** With more tables of another size than this, each is taken to be the best there can be. */
const MOST_TOLD_APART = 8

/**
 * What no tables of people who are more than a few can exceed in edges between departments, if the goals before are as said.
 * The fewer sit at home, the more tables there are across; there each department is spread evenly at best, any-people next to
 * none of their cross-only people.
 */
function mostCrossEdges(
  hall: Hall,
  people: readonly number[],
  { seated, otherSizes, repeats }: Figures,
): number {
  const { size } = hall
  const staff = staffOf(hall, people)
  const out = people.length - seated
  const same = staff.reduce((sum, one) => sum + one.same.length, 0)
  const most = Math.min(seated - Math.max(0, same - out), people.length - same)
  if (out > 0 || otherSizes > MOST_TOLD_APART)
    return Math.floor((most * (size - 1) + otherSizes * (size + 1)) / 2)
  const homes = homesOf(hall, staff, otherSizes)
  const limits = { size, otherSizes, repeats }
  const atHome = leastCost(homes, limits, (_, home) => home)
  let bound = 0
  for (let others = 0; others <= otherSizes; others++)
    for (let more = 0; more <= otherSizes - others; more++) {
      const fewer = otherSizes - others - more
      let full = Math.floor((seated - atHome[others]! - more * (size + 1) - fewer * (size - 1)) / size)
      const seats = () => full * size + more * (size + 1) + fewer * (size - 1)
      while (full >= 0 && !fits(seated - seats(), others, size)) full--
      if (!(full >= 0)) continue
      const tables = full + more + fewer
      const lost = leastCost(homes, limits, ({ same: own, any, cross }, home) => {
        const across = any - Math.max(0, home - own)
        return (home * (size - 1)) / 2 + edgesWithin(across, Math.max(1, tables - cross))
      })
      const edges = (seated * (size - 1) + more * (size + 1) - fewer * (size - 1)) / 2 - lost[others]!
      bound = Math.max(bound, Math.floor(edges))
    }
  return bound
}
