import type { ChangedRound } from '../change/change-round'
import type { Wishes } from '../change/wishes'
import { checkPairing, countedCrossBound, faultsOf, FIGURES } from '../check/check'
import { compare, MOST_FAULTS } from '../check/faults'
import { checkPair, checkPairs } from '../check/pairs'
import { readPrices, WitnessFault } from '../check/prices'
import { type Checkable, Roster } from '../check/roster'

type Pair = [string, string]
type Changed = Pick<
  ChangedRound,
  'pairs' | 'trios' | 'unmatched' | 'certificate' | 'changes' | 'price' | 'out'
>

/**
 * Confirms a changed round without trusting the engine that made it: the wishes hold, everybody else exactly once in pairs
 * that are allowed, what changes and what it costs is told, and the bounds are proven by the witness.
 * @param base the pairs of the round from which it was made
 * @returns the faults found, in words; empty when everything is confirmed
 */
export function checkChange(
  instance: Checkable,
  base: readonly Pair[],
  wishes: Wishes,
  seated: Changed,
): string[] {
  const { together = [], apart = [], out = [] } = wishes
  // People who join a pair count as left out where pairs are checked.
  const round = { ...seated, unmatched: [...seated.unmatched, ...(seated.trios ?? []).map(([, , c]) => c)] }
  const roster = new Roster(instance)
  const taken = new Set([...together.flat(), ...out])
  const key = (pair: readonly string[]) => JSON.stringify([...pair].sort())
  const wanted = new Set(together.map(key))
  const faults = checkWishes(roster, wishes, round)

  const free = new Roster(withoutTaken(instance, taken, apart))
  const freeRound = {
    pairs: round.pairs.filter((pair) => !wanted.has(key(pair))),
    unmatched: round.unmatched,
  }
  faults.push(...checkPairing(free, freeRound).faults)
  if (faults.length > 0) return faults.slice(0, MOST_FAULTS)

  const { certificate } = round
  const { figures } = checkPairing(roster, round)
  const before = checkPairing(roster, { pairs: [...base], unmatched: leftOutOf(instance, base) }).figures
  for (const field of FIGURES)
    faults.push(...compare(`certificate.${field}`, certificate[field], figures[field], 'the pairs give'))
  for (const field of ['pairs', 'leftOutDebt', 'crossPairs', 'repeats'] as const)
    faults.push(
      ...compare(`price.${field}`, round.price[field], figures[field] - before[field], 'the rounds give'),
    )
  const there = new Set(round.pairs.map(key))
  const kept = base.filter((pair) => there.has(key(pair)))
  faults.push(...compare('certificate.kept', certificate.kept, kept.length, 'the pairs give'))
  faults.push(...checkChanges(instance, base, round))
  if (faults.length > 0) return faults.slice(0, MOST_FAULTS)

  const brought = round.pairs.filter((pair) => wanted.has(key(pair)))
  const fixed = {
    ...checkPairing(roster, { pairs: brought, unmatched: [] }).figures,
    kept: kept.filter((pair) => wanted.has(key(pair))).length,
  }
  return faultsOf(() => checkBounds(free, base, round, fixed))
}

/** The people who are free to be paired, those kept apart being barred from each other. */
function withoutTaken(instance: Checkable, taken: Set<string>, apart: readonly Pair[]): Checkable {
  const people = instance.people
    .filter(({ id }) => !taken.has(id))
    .map((person) => ({ ...person, avoid: [...(person.avoid ?? [])] }))
  const person = new Map(people.map((one) => [one.id, one]))
  for (const [a, b] of apart) person.get(a)?.avoid.push(b)
  return { ...instance, people }
}

function leftOutOf(instance: Checkable, pairs: readonly Pair[]): string[] {
  const paired = new Set(pairs.flat())
  return instance.people.map(({ id }) => id).filter((id) => !paired.has(id))
}

/** Pairs wished for are there, and break no rule that may not be overruled; who is out is named as such. */
function checkWishes(
  roster: Roster,
  { together = [], out = [], overrule }: Wishes,
  round: Changed,
): string[] {
  const faults: string[] = []
  const partner = new Map(round.pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  for (const [one, two] of together) {
    const a = roster.index.get(one)
    const b = roster.index.get(two)
    if (partner.get(one) !== two) faults.push(`${one} and ${two} are not brought together`)
    if (a === undefined || b === undefined) faults.push(`${one} or ${two} does not take part`)
    else if (roster.isBarred(a, b) || (!overrule && roster.objection(a, b) !== null))
      faults.push(`${one} and ${two} may not be paired: ${roster.objection(a, b)}`)
  }
  const given = [...new Set(round.out)].sort().join()
  if (given !== [...new Set(out)].sort().join())
    faults.push(`out: says ${given || 'nobody'}, the wishes say otherwise`)
  return faults
}

/** Everybody with another partner than before, or with none now, is told of once, and nobody else. */
function checkChanges(instance: Checkable, base: readonly Pair[], round: Changed): string[] {
  const partners = (pairs: readonly Pair[]) =>
    new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const earlier = partners(base)
  const later = partners(round.pairs)
  const out = new Set(round.out)
  const told = new Map(round.changes.map((change) => [change.id, change]))
  const faults: string[] = []
  if (told.size !== round.changes.length) faults.push('changes: tells of somebody twice')
  for (const { id } of instance.people) {
    const was = earlier.get(id)
    const is = later.get(id)
    const change = told.get(id)
    told.delete(id)
    if (was === is) {
      if (change) faults.push(`changes: ${id} does not change`)
      continue
    }
    const what = out.has(id) ? 'taken-out' : is === undefined ? 'left-out' : was ? 'new-partner' : 'now-in'
    const isTold =
      change?.what === what &&
      change.before?.join() === (was && [id, was].join()) &&
      change.after?.join() === (is && [id, is].join())
    if (!isTold) faults.push(`changes: ${id} is ${what}, which is not told`)
  }
  for (const id of told.keys()) faults.push(`changes: ${id} does not take part`)
  return faults
}

/** The bounds that follow from the witness: a pair of the base is worth 1 in it on the last level. */
function checkBounds(
  free: Roster,
  base: readonly Pair[],
  { certificate }: Changed,
  fixed: Record<(typeof FIGURES)[number] | 'kept', number>,
): string[] {
  const { witness } = certificate
  const { repeatUnit } = witness
  if (!Number.isInteger(repeatUnit) || repeatUnit < 1)
    throw new WitnessFault('witness.repeatUnit: not a whole number above zero')
  const prices = readPrices(free, witness)
  checkPairs(free, prices, () => repeatUnit)
  let keepable = 0
  for (const [one, two] of base) {
    const a = free.index.get(one)
    const b = free.index.get(two)
    if (a === undefined || b === undefined || free.objection(a, b) !== null) continue
    keepable++
    const cross = free.department[a] === free.department[b] ? 0 : 1
    const met = free.monthsSince(a, b) !== Number.POSITIVE_INFINITY
    checkPair(free, prices, a, b, [1, 0, cross, 1 - (met ? repeatUnit : 0)])
  }
  let covered = -certificate.leftOutDebt
  for (const debt of free.debt) covered += debt
  const [pairs, debt, cross, last] = prices.bound as [number, number, number, number]
  const debtMet = fixed.pairs + pairs === certificate.pairs && debt === covered
  const crossMet = debtMet && fixed.crossPairs + cross === certificate.crossPairs
  const repeats = crossMet ? Math.max(0, Math.ceil(-last / repeatUnit)) : 0
  const priceOptimal = crossMet && fixed.repeats + repeats === certificate.repeats
  const kept = priceOptimal ? Math.min(keepable, Math.floor(last + repeats * repeatUnit)) : keepable
  const crossBound = Math.min(debtMet ? Math.floor(cross) : Number.POSITIVE_INFINITY, countedCrossBound(free))
  const proven = {
    pairsBound: fixed.pairs + Math.floor(pairs),
    crossPairsBound: fixed.crossPairs + crossBound,
    repeatsBound: fixed.repeats + repeats,
    keptBound: fixed.kept + kept,
    priceOptimal,
    optimal: priceOptimal && certificate.kept === fixed.kept + kept,
  }
  return (Object.keys(proven) as (keyof typeof proven)[]).flatMap((field) =>
    compare(`certificate.${field}`, certificate[field], proven[field], 'the witness proves'),
  )
}
