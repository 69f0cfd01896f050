import type { Problem } from '../engine/problem'
import { ANY, SAME } from '../model/columns'

const KINDS = 3

/**
 * The small groups of people who can only meet each other, history apart: same-only people of a department without
 * any-people, and all who cross with the teams of their any-people, if they are few. O(people).
 * @param most groups of more people are not given
 */
export function closedTeams(problem: Problem, most: number): number[][] {
  const { count, departments, department, preference } = problem
  const size = new Int32Array(departments * KINDS)
  for (let v = 0; v < count; v++) size[department[v]! * KINDS + preference[v]!]!++
  const sizeOf = (d: number, kind: number) => size[d * KINDS + kind]!
  /** Whether these people are in the one group around those who cross. */
  const crosses = (d: number, kind: number) => kind !== SAME || sizeOf(d, ANY) > 0
  let crossing = 0
  for (let d = 0; d < departments; d++)
    for (let kind = 0; kind < KINDS; kind++) if (crosses(d, kind)) crossing += sizeOf(d, kind)
  const groupOf = (v: number) => (crosses(department[v]!, preference[v]!) ? departments : department[v]!)
  const small = (group: number) => {
    const people = group === departments ? crossing : sizeOf(group, SAME)
    return people > 2 && people <= most
  }
  const isSmall = Uint8Array.from({ length: departments + 1 }, (_, group) => (small(group) ? 1 : 0))
  if (!isSmall.includes(1)) return []
  const teams: number[][] = []
  for (let v = 0; v < count; v++) if (isSmall[groupOf(v)]) (teams[groupOf(v)] ??= []).push(v)
  return teams.filter((team) => team.length > 0)
}
