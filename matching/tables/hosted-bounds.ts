import { ANY, CROSS, SAME } from '../model/columns'
import { type Choice, chooseGuests } from './choice'
import type { Figures, Hall } from './hall'
import { edgesWithin } from './home-bound'

/**
 * The bound of a goal for people of whom some are hosts.
 * @param met how many goals, from the first, meet their bounds for all people
 */
export function boundWithHosts(
  hall: Hall,
  people: readonly number[],
  goal: keyof Figures,
  met: number,
  repeats: number,
): number {
  const { debt, host } = hall.problem
  const choice = chooseGuests(hall, people)
  const owed = (those: readonly number[]) => those.reduce((sum, v) => sum + debt[v]!, 0)
  if (goal === 'seated') return choice.guests.length
  if (goal === 'crossEdges') return mostCrossEdges(hall, people, choice, met)
  if (goal === 'leftOutDebt') return met < 1 ? 0 : owed(people.filter((v) => !host![v])) - owed(choice.guests)
  if (goal === 'otherSizes') return met < 2 ? 0 : choice.smaller
  if (goal === 'hostsResting') return met < 3 ? 0 : owed(choice.hosts.slice(choice.tables))
  return met < 4 || repeats === 0 ? 0 : fewestRepeats(hall, people, choice)
}

/** Somebody repeats if they have fewer new guests, or no new host, than there are at their table. */
function fewestRepeats(hall: Hall, people: readonly number[], { guests, tables, smaller }: Choice): number {
  const { size, problem } = hall
  const { host } = problem
  const missing = people.map((v) => {
    let others = host![v] ? size - 1 : size - 2
    let hosts = host![v] ? 0 : 1
    for (let i = 0; i < people.length && others + hosts > 0; i++) {
      const w = people[i]!
      if (w === v || !hall.isNew(v, w)) continue
      if (host![w]) hosts = 0
      else if (others > 0) others--
    }
    return { isHost: host![v], ends: others + hosts }
  })
  const least = (isHost: number, many: number) =>
    missing
      .flatMap((one) => (one.isHost === isHost ? one.ends : []))
      .sort((a, b) => a - b)
      .slice(0, many)
      .reduce((sum, ends) => sum + ends, 0)
  const ends = least(0, guests.length) + least(1, tables) - smaller * (size - 1)
  return Math.max(0, Math.ceil(ends / 2))
}

/**
 * What no tables of hosts and guests can exceed in edges between departments, if the goals before are as said: same-only people
 * who are sure to have a seat have tables at home; across, those of a department are spread evenly at best.
 */
export function mostCrossEdges(
  hall: Hall,
  people: readonly number[],
  { guests, tables, smaller, seatOf }: Choice,
  met: number,
): number {
  const { size, problem } = hall
  const { host, department, preference } = problem
  const pairs = (at: number) => (at * (at - 1)) / 2
  if (met < 3) {
    const open = people.filter((v) => preference[v] !== SAME)
    const across = open.filter((v) => host![v]).length
    return Math.min(across * pairs(size), Math.floor(((open.length - across) * size) / 2))
  }
  const departments = new Map<number, { sure: [number, number, number]; any: number; hosts: number }>()
  /** What those cost at least who are not sure to have a seat. */
  const costs: number[] = []
  let needed = guests.length + tables
  for (const v of people) {
    const known = departments.get(department[v]!) ?? { sure: [0, 0, 0], any: 0, hosts: 0 }
    departments.set(department[v]!, known)
    const seat = met < 4 && host![v] ? 'free' : seatOf(v)
    if (seat === 'sure') {
      needed--
      known.sure[preference[v] as 0 | 1 | 2]++
      if (host![v] && preference[v] === SAME) known.hosts++
    } else if (seat === 'free') {
      if (preference[v] === ANY) known.any++
      else costs.push(preference[v] === CROSS ? 0 : (size - (smaller > 0 ? 2 : 1)) / 2)
    }
  }
  const homesOf = ({ sure, hosts: own }: { sure: number[]; hosts: number }) =>
    Math.max(own, Math.ceil((sure[SAME]! - own) / (size - 1)))
  const homes = [...departments.values()].reduce((sum, one) => sum + homesOf(one), 0)
  let lost = homes * pairs(size) - Math.min(smaller, homes) * (size - 1)
  for (const one of departments.values()) {
    const room = homesOf(one) * size - one.sure[SAME]
    const across = Math.max(0, one.sure[ANY] - room)
    const places = Math.max(1, tables - homes - one.sure[CROSS])
    lost += edgesWithin(across, places)
    for (let k = 0; k < room; k++) costs.push(0)
    for (let k = 0; k < one.any; k++) costs.push(Math.floor((across + k) / places))
  }
  const more = costs.sort((a, b) => a - b).slice(0, needed)
  lost += more.reduce((sum, cost) => sum + cost, 0)
  return Math.floor((tables - smaller) * pairs(size) + smaller * pairs(size - 1) - lost)
}
