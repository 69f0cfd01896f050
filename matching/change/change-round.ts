import type { Columns, MeetingColumns } from '../model/columns'
import { explainLeftOut } from '../explain/left-out'
import { explainPairs, lastMeetings } from '../explain/pairs'
import { byName } from '../match'
import type { Instance, Round } from '../model/model'
import { partnersIn } from '../model/pairs'
import { InstanceError } from '../parse'
import { type ChangeCertificate, certifyChange } from './certificate'
import { freePeople } from './freed'
import { solveNear } from './near'
import { overruledPairs, readWishes, withWishes } from './read-wishes'
import { contradictionsOf } from './refusals'
import { seat, type Three } from './seat'
import type { Refusal, Wishes } from './wishes'

/** A round under wishes, made from an earlier one: the base. */
export interface ChangedRound extends Round {
  certificate: ChangeCertificate
  /** Who sits out by wish. */
  out: string[]
  /** Everybody whose partner is another one. */
  changes: Change[]
  /** The figures of this round less those of the base. */
  price: ChangePrice
  /** Pairs brought together against the rules, and the rules that each breaks, in words. */
  overruled: ReturnType<typeof overruledPairs>
}

/** What becomes of one person, who is the first of both pairs. */
export interface Change {
  id: string
  what: 'new-partner' | 'left-out' | 'taken-out' | 'now-in'
  /** Null: they were left out. */
  before: [string, string] | null
  /** Null: they are left out, or sit out. */
  after: [string, string] | null
}

/** What a change costs. */
export interface ChangePrice {
  pairs: number
  /** Debt of the people left out; that of people who sit out by wish does not count. */
  leftOutDebt: number
  crossPairs: number
  repeats: number
}

export type ChangeResult = { ok: true; round: ChangedRound } | { ok: false; refusals: Refusal[] }

/**
 * The best round under wishes, and among equally good ones one in which as few pairs as possible differ from the base. Of its
 * pairs, those that are new or that somebody else joins are explained. The same input gives the same bytes.
 * @param nameOf what refusals call a person
 * @param meetings the history in columns, in place of the instance's
 * @throws InstanceError if the base is not a round of these people
 */
export function changeRound(
  instance: Instance,
  base: Pick<Round, 'pairs' | 'trios'>,
  wishes: Wishes,
  nameOf = (id: string) => id,
  meetings?: MeetingColumns,
): ChangeResult {
  const { people, seed } = instance
  const read = readWishes(instance, wishes, nameOf, meetings)
  if (read.refusals) return { ok: false, refusals: read.refusals }
  const { wanted, columns, words, position, broken } = read
  const contradictions = contradictionsOf(wanted, words)
  if (contradictions.length > 0) return { ok: false, refusals: contradictions }
  const before = positionsOf(base, position)
  const earlier = partnersIn(before.pairs, people.length)
  // A pair that is there may stay, whatever has become of the rules since.
  const isThere = ([one, other]: string[]) => earlier[position.get(one!)!] === position.get(other!)
  const forbidden = broken.filter((rule) => !(rule.overrulable && wishes.overrule) && !isThere(rule.people))
  if (forbidden.length > 0) return { ok: false, refusals: forbidden }

  const { all, free, fixed, open } = freePeople(columns, before.pairs, wanted)
  const solution = solveNear(free, seed)
  const { mate } = solution
  const found = wanted.together.flat()
  mate.forEach((w, v) => {
    if (v < w) found.push(free.original[v]!, free.original[w]!)
  })
  const later = partnersIn(found, people.length)
  const isSame = (i: number) => earlier[i] === later[i]
  const pairs = [...before.pairs.filter(isSame), ...found.filter((i) => !isSame(i))]
  const trios = seat(instance, all, pairs, before.trios, wanted)
  const joins = thirdsOf(trios)
  const joined = thirdsOf(before.trios)
  const isNew = (i: number) => !isSame(i) || joins.get(i) !== joined.get(i)
  const changed = [...before.pairs, ...Array.from(earlier.keys()).filter((i) => earlier[i] === -1)].filter(
    (i) => !isSame(i),
  )

  const third = new Set(joins.values())
  const left = Array.from(mate.keys()).filter((v) => mate[v] === -1 && !third.has(free.original[v]!))
  const certificate = certifyChange(free, solution, fixed, words)
  const figures = figuresOf(columns, earlier)
  const solved = { problem: free, solution, left }
  const told = () => ({ open: open(), apart: wanted.apart })
  const reasons = explainLeftOut(people, columns, words, solved, told)
  return {
    ok: true,
    round: {
      pairs: byName(people, pairs, 2) as Round['pairs'],
      unmatched: left.map((v) => people[free.original[v]!]!.id),
      ...((instance.threes || before.trios.length > 0) && {
        trios: byName(people, trios.flat(), 3) as Round['trios'],
      }),
      certificate: { ...certificate, ...(trios.length > 0 && { trios: trios.length }) },
      explanations: {
        pairs: explainPairs(people, columns, pairs.filter(isNew), new Set(wanted.together.flat())),
        leftOut: withWishes(reasons, read),
      },
      out: [...new Set(wishes.out)],
      changes: changed.map((i) => changeOf(people, i, earlier, later, wanted.out)),
      price: {
        pairs: certificate.pairs - figures.pairs,
        leftOutDebt: certificate.leftOutDebt - figures.leftOutDebt,
        crossPairs: certificate.crossPairs - figures.crossPairs,
        repeats: certificate.repeats - figures.repeats,
      },
      overruled: overruledPairs(read),
    },
  }
}

/** The positions of a round's pairs, two a pair, and of its matches of three. @throws InstanceError */
function positionsOf({ pairs, trios = [] }: Pick<Round, 'pairs' | 'trios'>, position: Map<string, number>) {
  const seen = new Set<number>()
  const placeOf = (list: string, k: number, id: string) => {
    const i = position.get(id)
    if (i === undefined || (list === 'pairs' && seen.has(i)))
      throw new InstanceError(
        `base.${list}[${k}]: expected people of the instance, each once, not ${JSON.stringify(id)}`,
      )
    seen.add(i)
    return i
  }
  return {
    pairs: pairs.flatMap((pair, k) => pair.map((id) => placeOf('pairs', k, id))),
    trios: trios.map((three, k) => three.map((id) => placeOf('trios', k, id)) as Three),
  }
}

/** Who joins the pair of each person whose pair somebody joins. */
const thirdsOf = (trios: Three[]): Map<number, number> =>
  new Map(trios.flatMap(([a, b, c]) => [[a, c] as const, [b, c] as const]))

/** The figures of the base, whether its pairs would be allowed today or not. */
function figuresOf(columns: Columns, partner: Int32Array): ChangePrice {
  const { department, debt } = columns
  const figures = { pairs: 0, leftOutDebt: 0, crossPairs: 0, repeats: 0 }
  const last = lastMeetings(
    columns,
    partner.map((b, a) => Math.min(a, b)),
  )
  partner.forEach((b, a) => {
    if (b === -1) figures.leftOutDebt += debt[a]!
    if (b <= a) return
    figures.pairs++
    if (last[a] !== -1) figures.repeats++
    if (department[a] !== department[b]) figures.crossPairs++
  })
  return figures
}

function changeOf(
  people: Instance['people'],
  i: number,
  earlier: Int32Array,
  later: Int32Array,
  out: number[],
): Change {
  const [before, after] = [earlier, later].map((partner): [string, string] | null =>
    partner[i] === -1 ? null : [people[i]!.id, people[partner[i]!]!.id],
  ) as [Change['before'], Change['after']]
  const what = out.includes(i) ? 'taken-out' : !after ? 'left-out' : before ? 'new-partner' : 'now-in'
  return { id: people[i]!.id, what, before, after }
}
