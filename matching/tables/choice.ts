import { CROSS, SAME } from '../model/columns'
import { addTo } from '../engine/parts'
import type { Hall } from './hall'
import { seatsOf } from './sizes'

/** Who of hosts and guests gets a seat, as far as counting tells. */
export interface Choice {
  /** All of them, who have waited longest first. */
  hosts: number[]
  /** The most guests who can sit, and of these those who are owed most. */
  guests: number[]
  /** So many tables seat them, of which so many have one guest fewer. */
  tables: number
  smaller: number
  /** Whether somebody is sure to have a seat, or not to have one; they are free if others, owed as much, may have theirs. */
  seatOf: (v: number) => 'sure' | 'free' | 'none'
}

/**
 * Counts guests and the seats that there are for them: same-only guests need a host at home, a cross-only guest shares no table
 * with another of their department, and same-only hosts have no others than their own department.
 */
export function chooseGuests(hall: Hall, people: readonly number[]): Choice {
  const { size, problem } = hall
  const { host, debt, department, preference, hours } = problem
  const falling = people.toSorted((a, b) => debt[b]! - debt[a]!)
  const hosts = falling.filter((v) => host![v])
  const all = falling.filter((v) => !host![v])
  const full = size - 1
  const groupOf = (v: number) => hours?.kinds.groupOf(hours.of[v]!)
  /** Guests of whom only so many can sit. */
  const setOf = (v: number) => groupOf(v) ?? department[v]! * 3 + preference[v]!
  const roomFor = (v: number): number => {
    const group = groupOf(v)
    if (group !== undefined) return hosts.filter((w) => groupOf(w) !== group).length
    const isHome = (w: number) => department[w] === department[v]
    if (preference[v] === SAME) return full * hosts.filter((w) => isHome(w) && preference[w] !== CROSS).length
    if (preference[v] === CROSS) return hosts.filter((w) => !isHome(w) && preference[w] !== SAME).length
    return all.length
  }
  const sets = new Map<number, number[]>()
  for (const v of all) addTo(sets, setOf(v), v)
  const room = new Map(Array.from(sets, ([set, [v]]) => [set, roomFor(v!)]))
  const atHome = new Map<number, number[]>()
  for (const w of hosts) if (preference[w] === SAME) addTo(atHome, department[w]!, w)
  let seats = full * hosts.length
  for (const [home, own] of atHome) {
    const theirs = all.filter((v) => department[v] === home && preference[v] !== CROSS).length
    seats -= Math.max(0, full * own.length - theirs)
  }
  let able = 0
  for (const [set, own] of sets) able += Math.min(own.length, room.get(set)!)
  const { seated, tables, smaller } = seatsOf(Math.min(able, seats), hosts.length, size)
  const guests: number[] = []
  for (const v of all) {
    const left = room.get(setOf(v))!
    if (left === 0 || guests.length === seated) continue
    room.set(setOf(v), left - 1)
    guests.push(v)
  }
  const chosen = new Set(guests)
  const others = all.filter((v) => !chosen.has(v))
  const mayReplace = (out: number, seat: number) =>
    debt[out] === debt[seat] && (setOf(out) === setOf(seat) || room.get(setOf(out))! > 0)
  const isFree = (v: number) => {
    if (!host![v])
      return chosen.has(v) ? others.some((w) => mayReplace(w, v)) : guests.some((w) => mayReplace(v, w))
    return (
      tables > 0 &&
      tables < hosts.length &&
      debt[v] === debt[hosts[tables]!] &&
      debt[v] === debt[hosts[tables - 1]!]
    )
  }
  const seating = new Set([...guests, ...hosts.slice(0, tables)])
  const seatOf = (v: number) => (isFree(v) ? 'free' : seating.has(v) ? 'sure' : 'none')
  return { hosts, guests, tables, smaller, seatOf }
}
