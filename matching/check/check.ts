import type { Certificate, Round } from '../model/model'
import { compare, MOST_FAULTS } from './faults'
import { checkPairs } from './pairs'
import { checkThrees } from './threes'
import { readPrices, WitnessFault } from './prices'
import { type Checkable, costOfRepeat, Roster } from './roster'

/**
 * Confirms a round without trusting the engine that made it: everybody exactly once, every pair allowed, the figures of
 * the certificate right, and its bounds proven by the witness. O(people + history) for the witnesses of large rounds.
 * @returns the faults found, in words; empty when everything is confirmed
 */
export function check(
  instance: Checkable,
  seated: Pick<Round, 'pairs' | 'unmatched' | 'certificate' | 'trios'>,
): string[] {
  const roster = new Roster(instance)
  // People who join a pair count as left out where pairs are checked.
  const round = { ...seated, unmatched: [...seated.unmatched, ...(seated.trios ?? []).map(([, , c]) => c)] }
  const { faults, figures: found } = checkPairing(roster, round)
  if (faults.length > 0) return faults.slice(0, MOST_FAULTS)
  const { certificate } = round
  for (const field of FIGURES)
    faults.push(...compare(`certificate.${field}`, certificate[field], found[field], 'the pairs give'))
  if (faults.length > 0) return faults
  return faultsOf(() => [
    ...checkBounds(roster, certificate),
    ...checkThrees(roster, seated, instance.threes ?? false),
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
    if (roster.department[a] !== roster.department[b]) figures.crossPairs++
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
    if (roster.wantsSame[i]) continue
    all++
    able.set(roster.department[i]!, (able.get(roster.department[i]!) ?? 0) + 1)
  }
  let most = 0
  for (const many of able.values()) most = Math.max(most, many)
  return Math.min(Math.floor(all / 2), all - most)
}
