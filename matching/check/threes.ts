import type { Round } from '../model/model'
import { isBelow, WitnessFault } from './prices'
import { costOfRepeat, type Roster } from './roster'

type Seated = Pick<Round, 'pairs' | 'unmatched' | 'certificate' | 'trios'>

const LARGEST_SUM = 2 ** 50

/** Confirms who joins which pair, the figures of that, and that the prices bound every other seating. */
export function checkThrees(roster: Roster, seated: Seated, allowed: boolean): string[] {
  const { trios, certificate } = seated
  const { threes } = certificate
  if (!allowed) return trios || threes ? ['trios: nobody may join a pair'] : []
  if (!trios || !threes) return ['trios: missing']
  const partner = new Map(seated.pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const taken = new Set<string>()
  const faults: string[] = []
  const figures = { leftOutDebt: 0, crossEdges: 0, repeats: 0, recencyCost: 0 }
  const place = (id: string) => roster.index.get(id)!
  let covered = 0
  for (const [a, b, c] of trios) {
    if (partner.get(a) !== b) faults.push(`trios: ${a} and ${b} are no pair`)
    else if (taken.has(a)) faults.push(`trios: two people join ${a} and ${b}`)
    else {
      taken.add(a).add(b)
      covered += roster.debt[place(c)]!
      if (!roster.allShareTime([place(a), place(b), place(c)]))
        faults.push(`trios: the working hours of ${a}, ${b} and ${c} have no half hour in common`)
      for (const other of [a, b]) {
        const objection = roster.objection(place(other), place(c))
        if (objection !== null) faults.push(`trios: ${c} may not meet ${other}: ${objection}`)
        if (roster.department[place(other)] !== roster.department[place(c)]) figures.crossEdges++
        const ago = roster.monthsSince(place(other), place(c))
        if (ago === Number.POSITIVE_INFINITY) continue
        figures.repeats++
        figures.recencyCost += costOfRepeat(ago)
      }
    }
  }
  if (faults.length > 0) return faults
  for (const id of seated.unmatched) figures.leftOutDebt += roster.debt[place(id)]!
  const say = (what: string, given: unknown, is: unknown) => {
    if (given !== is) faults.push(`certificate.${what}: says ${String(given)}, it is ${String(is)}`)
  }
  say('trios', certificate.trios, trios.length)
  for (const figure of ['leftOutDebt', 'crossEdges', 'repeats', 'recencyCost'] as const)
    say(`threes.${figure}`, threes[figure], figures[figure])
  if (faults.length > 0) return faults
  const bound = boundOf(roster, seated, threes.witness)
  const { repeatUnit } = threes.witness
  const worth = [
    trios.length,
    covered,
    figures.crossEdges,
    -figures.repeats * repeatUnit - figures.recencyCost,
  ]
  say('triosBound', certificate.triosBound, Math.floor(bound[0]!))
  say(
    'threes.optimal',
    threes.optimal,
    worth.every((part, k) => part === bound[k]),
  )
  return faults
}

/** What the prices add up to, if somebody who could join a pair is never worth more than theirs and the pair's. */
function boundOf(
  roster: Roster,
  { pairs, unmatched, trios = [] }: Seated,
  witness: NonNullable<Round['certificate']['threes']>['witness'],
): number[] {
  const { repeatUnit } = witness
  if (!Number.isInteger(repeatUnit) || repeatUnit <= 120 * Math.floor(roster.count / 2))
    throw new WitnessFault(
      'threes.witness.repeatUnit: one repeat does not outweigh every possible recency cost',
    )
  const own = new Map(witness.people.map(({ id, price }) => [id, price]))
  const ofPair = new Map(witness.pairs.map(({ pair, price }) => [JSON.stringify([...pair].sort()), price]))
  const zero = [0, 0, 0, 0]
  const bound = [0, 0, 0, 0]
  let magnitude = 0
  const add = (price: readonly number[], what: string) => {
    if (price.length !== 4 || !price.every((part) => Number.isInteger(4 * part)))
      throw new WitnessFault(`threes.witness: the price of ${what} is not four multiples of a quarter`)
    if (isBelow(price, zero)) throw new WitnessFault(`threes.witness: the price of ${what} is below zero`)
    price.forEach((part, k) => {
      bound[k]! += part
      magnitude += Math.abs(part)
    })
  }
  const tables = pairs.map(([a, b]) => {
    const price = ofPair.get(JSON.stringify([a, b].sort())) ?? zero
    add(price, `${a} and ${b}`)
    return { two: [roster.index.get(a)!, roster.index.get(b)!] as const, price }
  })
  for (const id of [...unmatched, ...trios.map(([, , c]) => c)]) {
    const i = roster.index.get(id)!
    const [seat, debt, cross, last] = own.get(id) ?? [1, 0, 2, 0]
    const price = [seat, debt + roster.debt[i]!, cross, last]
    add(price, id)
    // Nobody is worth more than this, whatever the pair.
    if (!isBelow(price, [1, roster.debt[i]!, 2, 0])) continue
    for (const table of tables) {
      const sum = price.map((part, k) => part + table.price[k]!)
      if (!isBelow(sum, [1, roster.debt[i]!, 2, 0])) continue
      const worth = worthOf(roster, i, table.two, repeatUnit)
      if (worth && isBelow(sum, worth))
        throw new WitnessFault(`threes.witness: the prices of ${id} and of a pair do not cover that seat`)
    }
  }
  if (!(magnitude < LARGEST_SUM)) throw new WitnessFault('threes.witness: prices too large to add up exactly')
  return bound
}

/** What it is worth that somebody joins two others; null if they may not. */
function worthOf(
  roster: Roster,
  i: number,
  two: readonly [number, number],
  repeatUnit: number,
): number[] | null {
  const worth = [1, roster.debt[i]!, 0, 0]
  for (const other of two) {
    if (roster.objection(i, other) !== null) return null
    if (roster.department[i] !== roster.department[other]) worth[2]!++
    const ago = roster.monthsSince(i, other)
    if (ago !== Number.POSITIVE_INFINITY) worth[3]! -= repeatUnit + costOfRepeat(ago)
  }
  return roster.allShareTime([i, ...two]) ? worth : null
}
