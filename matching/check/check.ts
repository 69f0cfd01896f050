import type { Certificate, Round } from '../model/model'
import { compare, MOST_FAULTS } from './faults'
import { checkPairs } from './pairs'
import { isBelow, readPrices, WitnessFault } from './prices'
import { type Checkable, costOfRepeat, Roster } from './roster'

/**
 * Confirms a round without trusting the engine that made it: everybody exactly once, every pair allowed, the figures of
 * the certificate right, and its bounds proven by the witness. O(people + history) for the witnesses of large rounds.
 * @returns the faults found, in words; empty when everything is confirmed
 */
export function check(instance: Checkable, seated: Seated): string[] {
  const roster = new Roster(instance)
  // People who join a pair count as left out where pairs are checked.
  const { unmatched, resting = [], trios = [] } = seated
  const round = { ...seated, unmatched: [...unmatched, ...resting, ...trios.map(([, , c]) => c)] }
  const { faults, figures: found } = checkPairing(roster, round)
  faults.push(...roster.faultsOfHosts(seated.pairs, unmatched, seated.resting))
  const joined = new Set(trios.flat())
  const matches = [...trios, ...seated.pairs.filter(([a]) => !joined.has(a))]
  faults.push(...roster.faultsOfTopics(matches, seated.certificate.sharedTopics))
  if (faults.length > 0) return faults.slice(0, MOST_FAULTS)
  const { certificate } = round
  for (const field of FIGURES)
    faults.push(...compare(`certificate.${field}`, certificate[field], found[field], 'the pairs give'))
  if (faults.length > 0) return faults
  return faultsOf(() => [
    ...checkBounds(roster, certificate),
    ...checkThrees(roster, seated, (instance.threes ?? false) && !roster.host),
  ])
}

/** What a look at a witness finds; a witness of another form is a fault too. */
function faultsOf(look: () => string[]): string[] {
  try {
    return look()
  } catch (error) {
    if (error instanceof WitnessFault) return [error.message]
    if (error instanceof TypeError) return ['certificate.witness: not in the form of a witness']
    throw error
  }
}

const FIGURES = ['pairs', 'leftOutDebt', 'crossPairs', 'repeats', 'recencyCost'] as const

type Figures = Record<(typeof FIGURES)[number], number>

/** Confirms that everybody is there once and every pair is allowed, and adds the pairs up on the way. */
function checkPairing(
  roster: Roster,
  round: Pick<Round, 'pairs' | 'unmatched'>,
): { faults: string[]; figures: Figures } {
  const faults: string[] = []
  const figures: Figures = { pairs: 0, leftOutDebt: 0, crossPairs: 0, repeats: 0, recencyCost: 0 }
  const seen = new Uint8Array(roster.count)
  const take = (id: string): number => {
    const i = roster.index.get(id)
    if (i === undefined) {
      faults.push(`${id} does not take part`)
      return -1
    }
    if (seen[i]) faults.push(`${id} appears twice in the round`)
    seen[i] = 1
    return i
  }
  for (const [one, two] of round.pairs) {
    const a = take(one)
    const b = take(two)
    if (a === -1 || b === -1 || a === b) continue
    const ago = roster.monthsSince(a, b)
    const objection = roster.objection(a, b, ago)
    if (objection !== null) faults.push(`${one} and ${two} may not be paired: ${objection}`)
    figures.pairs++
    if (roster.crosses(a, b)) figures.crossPairs++
    if (ago === Number.POSITIVE_INFINITY) continue
    figures.repeats++
    figures.recencyCost += costOfRepeat(ago)
  }
  for (const id of round.unmatched) {
    const i = take(id)
    if (i !== -1) figures.leftOutDebt += roster.debt[i]!
  }
  if (seen.includes(0))
    for (const [id, i] of roster.index) if (!seen[i]) faults.push(`${id} is missing from the round`)
  return { faults, figures }
}

function checkBounds(roster: Roster, certificate: Certificate): string[] {
  const faults: string[] = []
  const { repeatUnit } = certificate.witness
  if (!Number.isInteger(repeatUnit) || repeatUnit <= 60 * Math.floor(roster.count / 2))
    throw new WitnessFault('witness.repeatUnit: one repeat does not outweigh every possible recency cost')
  const prices = readPrices(roster, certificate.witness)
  checkPairs(roster, prices, (ago) => repeatUnit + costOfRepeat(ago))
  let covered = -certificate.leftOutDebt
  for (const debt of roster.debt) covered += debt
  const [pairs, debt, cross, repeat] = prices.bound
  const debtMet = pairs === certificate.pairs && debt === covered
  const crossBound = Math.min(
    debtMet ? Math.floor(cross!) : Number.POSITIVE_INFINITY,
    countedCrossBound(roster),
  )
  const cost = certificate.repeats * repeatUnit + certificate.recencyCost
  const optimal = debtMet && cross === certificate.crossPairs && repeat === -cost
  const proven = { pairsBound: Math.floor(pairs!), crossPairsBound: crossBound }
  for (const field of ['pairsBound', 'crossPairsBound'] as const)
    faults.push(...compare(`certificate.${field}`, certificate[field], proven[field], 'the witness proves'))
  if (certificate.optimal !== optimal)
    faults.push(
      `certificate.optimal: says ${certificate.optimal}, the witness ${optimal ? 'proves it' : 'does not prove it'}`,
    )
  return faults
}

/** A cross pair takes two people of different departments who both may cross. */
function countedCrossBound(roster: Roster): number {
  const able = new Map<number, number>()
  let all = 0
  for (let i = 0; i < roster.count; i++) {
    if (roster.rank[i] === 0 || roster.hasNone(i)) continue
    all++
    able.set(roster.department[i]!, (able.get(roster.department[i]!) ?? 0) + 1)
  }
  let most = 0
  for (const many of able.values()) most = Math.max(most, many)
  return Math.min(Math.floor(all / 2), all - most)
}

type Seated = Pick<Round, 'pairs' | 'unmatched' | 'resting' | 'certificate' | 'trios'>

const LARGEST_SUM = 2 ** 50

/** Confirms who joins which pair, the figures of that, and that the prices bound every other seating. */
function checkThrees(roster: Roster, seated: Seated, allowed: boolean): string[] {
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
        if (roster.crosses(place(other), place(c))) figures.crossEdges++
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
    if (roster.crosses(i, other)) worth[2]!++
    const ago = roster.monthsSince(i, other)
    if (ago !== Number.POSITIVE_INFINITY) worth[3]! -= repeatUnit + costOfRepeat(ago)
  }
  return roster.allShareTime([i, ...two]) ? worth : null
}
