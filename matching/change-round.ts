import type { ChangeCertificate } from './change/certificate'
import { changeColumns, type ChangePrice } from './change/change-columns'
import { type Change, listChanges, partners } from './change/changes'
import { brokenRules, contradictionsOf } from './change/refusals'
import type { ColumnWishes, Refusal, Wishes } from './change/wishes'
import { type Columns, type MeetingColumns, toColumns } from './engine/problem'
import { explainChange } from './explain-change'
import { namesOf, pairsByName, telling } from './match'
import type { Instance, Round } from './model/model'
import { InstanceError } from './parse'

/** A round under wishes, beside the one it was made from. */
export interface ChangedRound extends Round {
  certificate: ChangeCertificate
  /** Who sits out by wish. */
  out: string[]
  /** Everybody for whom something is different. */
  changes: Change[]
  /** The figures of this round less those of the base. */
  price: ChangePrice
  /** Pairs brought together against the rules, with what each breaks in words. */
  overruled: Overruled[]
}

/** A pair brought together against rules: which, and in words. */
export interface Overruled {
  pair: [string, string]
  rules: Pick<Refusal, 'reason' | 'message'>[]
}

export type ChangeResult = { ok: true; round: ChangedRound } | { ok: false; refusals: Refusal[] }

type Base = Pick<Round, 'pairs'> | Int32Array

interface ChangeOptions {
  /** What refusals call a person. */
  nameOf?: (id: string) => string
  /** The matches of three of the base, who joined last: keeping that one apart may change nobody's pair. */
  trios?: readonly (readonly [string, string, string])[]
}

/**
 * The best round there is under wishes, and of those one in which as few pairs as possible differ from a round that there
 * is. The same input gives the same bytes.
 * @param base the pairs of the round that there is, also as positions, two a pair
 * @throws InstanceError if the base is not a round of these people
 */
export function changeRound(
  instance: Instance,
  base: Base,
  wishes: Wishes,
  options: ChangeOptions = {},
): ChangeResult {
  return change(instance, toColumns(instance), base, wishes, options)
}

/** The same for a large history in columns; see `matchLarge`. Of the pairs it explains only those that are new. */
export function changeLarge(
  instance: Omit<Instance, 'history'>,
  meetings: MeetingColumns,
  base: Base,
  wishes: Wishes,
  options: ChangeOptions = {},
): ChangeResult {
  const withoutHistory = { ...instance, history: [] }
  return change(withoutHistory, toColumns(withoutHistory, meetings), base, wishes, options, meetings)
}

function change(
  instance: Instance,
  columns: Columns,
  base: Base,
  wishes: Wishes,
  { nameOf = (id) => id, trios = [] }: ChangeOptions,
  meetings?: MeetingColumns,
): ChangeResult {
  const { people } = instance
  const position = new Map(people.map(({ id }, i) => [id, i]))
  const unknown = unknownPeople(wishes, position, nameOf)
  if (unknown.length > 0) return { ok: false, refusals: unknown }
  const wanted = byPosition(wishes, position)
  const names = { ...namesOf(people, columns), name: (i: number) => nameOf(people[i]!.id) }
  const contradictions = contradictionsOf(wanted, names)
  if (contradictions.length > 0) return { ok: false, refusals: contradictions }
  const broken = brokenRules(columns, wanted.together, names)
  const refusals = broken.filter(({ overrulable }) => !(overrulable && wishes.overrule))
  if (refusals.length > 0) return { ok: false, refusals }

  const before = positionsOf(base, position)
  const found = changeColumns(columns, before, wanted, names)
  const round = {
    pairs: pairsByName(found.pairs, names),
    unmatched: Array.from(found.unmatched, names.id),
    certificate: found.certificate,
  }
  const changes = listChanges(people, before, found.pairs, wanted.out)
  const isOfThree = (wishes.apart ?? []).some((two) =>
    trios.some((three) => two.every((id) => three.includes(id))),
  )
  if (changes.length === 0 && wanted.together.length + wanted.apart.length > 0 && !isOfThree)
    return { ok: false, refusals: [NOBODY_CHANGES] }
  const told = meetings ? newPairs(people.length, before, found.pairs) : found.pairs
  const history = meetings ? telling(people, told, found.unmatched, meetings) : instance.history
  return {
    ok: true,
    round: {
      ...round,
      explanations: explainChange(
        { ...instance, history },
        { ...round, pairs: pairsByName(told, names) },
        wishes,
      ),
      out: [...new Set(wishes.out)],
      changes,
      price: found.price,
      overruled: byPair(broken),
    },
  }
}

function newPairs(count: number, before: Int32Array, after: Int32Array): Int32Array {
  const earlier = partners(count, before)
  return after.filter((i, k) => earlier[i] !== after[k ^ 1])
}

const NOBODY_CHANGES: Refusal = {
  reason: 'nobody-changes',
  people: [],
  message: 'Nobody changes: the round is like that already.',
  overrulable: false,
}

function unknownPeople(
  { together = [], apart = [], out = [] }: Wishes,
  position: Map<string, number>,
  nameOf: (id: string) => string,
): Refusal[] {
  const named = new Set([...together.flat(), ...apart.flat(), ...out])
  return [...named]
    .filter((id) => !position.has(id))
    .map((id) => ({
      reason: 'unknown-person',
      people: [id],
      message: `${nameOf(id)} is not among the people of this round.`,
      overrulable: false,
    }))
}

function byPosition(
  { together = [], apart = [], out = [] }: Wishes,
  position: Map<string, number>,
): ColumnWishes {
  const pairs = (list: [string, string][]) => {
    const once = new Map<string, [number, number]>()
    for (const [a, b] of list) once.set(JSON.stringify([a, b].sort()), [position.get(a)!, position.get(b)!])
    return [...once.values()]
  }
  return { together: pairs(together), apart: pairs(apart), out: out.map((id) => position.get(id)!) }
}

/** The positions of a round's pairs. @throws InstanceError */
function positionsOf(base: Base, position: Map<string, number>): Int32Array {
  if (base instanceof Int32Array) return base
  const { pairs } = base
  const seen = new Uint8Array(position.size)
  const positions = new Int32Array(2 * pairs.length)
  pairs.forEach((pair, k) => {
    for (const [side, id] of pair.entries()) {
      const i = position.get(id)
      if (i === undefined || seen[i])
        throw new InstanceError(
          `base.pairs[${k}]: expected people of the instance, each once, not ${JSON.stringify(id)}`,
        )
      seen[i] = 1
      positions[2 * k + side] = i
    }
  })
  return positions
}

function byPair(broken: Refusal[]): Overruled[] {
  const rules = new Map<string, Overruled>()
  for (const { people, reason, message } of broken) {
    const [a, b] = people as [string, string]
    const known = rules.get(a)
    if (known) known.rules.push({ reason, message })
    else rules.set(a, { pair: [a, b], rules: [{ reason, message }] })
  }
  return [...rules.values()]
}
