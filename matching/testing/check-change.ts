import { check } from '../check/check'
import type { ChangedRound } from '../change/change-round'
import type { Wishes } from '../change/wishes'
import type { Instance, Round } from '../model/model'
import { factTable } from './reference'

/** The people of each match of a round, as what-if takes them. */
export const matchesIn = ({ pairs, trios = [] }: Pick<Round, 'pairs' | 'trios'>): string[][] =>
  pairs.map((pair) => [...pair, ...trios.flatMap(([one, , third]) => (one === pair[0] ? [third] : []))])

/** The instance without some people, those kept apart being barred from each other. */
function without(instance: Instance, taken: Set<string>, { apart = [] }: Wishes): Instance {
  const people = instance.people
    .filter(({ id }) => !taken.has(id))
    .map((person) => ({ ...person, avoid: [...(person.avoid ?? [])] }))
  const person = new Map(people.map((one) => [one.id, one]))
  for (const [a, b] of apart) person.get(a)?.avoid.push(b)
  return { ...instance, people, threes: false }
}

/**
 * Confirms a changed round without trusting the engine that made it: the wishes hold, and the round without the people whom they
 * take is a round of the others that the checker confirms.
 * @returns the faults found, in words
 */
export function checkChange(instance: Instance, wishes: Wishes, round: ChangedRound): string[] {
  const { together = [], out = [] } = wishes
  const brought = new Set(together.map((pair) => pair.toSorted().join()))
  const isBrought = (pair: string[]) => brought.has(pair.toSorted().join())
  const pairs = round.pairs.filter(isBrought)
  const faults = []
  if (pairs.length !== brought.size) faults.push('not everybody is brought together as wished')
  if (round.out.toSorted().join() !== [...new Set(out)].sort().join()) faults.push('out: not as wished')

  const { trios: _, ...certificate } = structuredClone(round.certificate)
  const people = instance.people.filter(({ id }) => pairs.flat().includes(id))
  const facts = factTable({ ...instance, people })
  const place = new Map(people.map(({ id }, i) => [id, i]))
  for (const [one, two] of pairs) {
    const { cross, cost } = facts[place.get(one)!]![place.get(two)!]!
    certificate.pairs--
    certificate.pairsBound--
    certificate.crossPairs -= Number(cross)
    certificate.crossPairsBound -= Number(cross)
    certificate.repeats -= Number(cost > 0)
    certificate.recencyCost -= cost
  }
  const free = {
    pairs: round.pairs.filter((pair) => !isBrought(pair)),
    resting: round.resting,
    unmatched: [...round.unmatched, ...(round.trios ?? []).map(([, , third]) => third)],
    certificate,
  }
  return [...faults, ...check(without(instance, new Set([...pairs.flat(), ...out]), wishes), free)]
}
