import { ANY, type MeetingColumns } from '../model/columns'
import { addTo } from '../engine/parts'
import { compatible, type Problem } from '../engine/problem'
import type { Instance, TableSize, TablesRound } from '../model/model'
import { Random } from '../model/random'
import { certify } from '../tables/bounds'
import { shuffled } from '../engine/pairing'
import { bestTables, FEW, worthOf } from '../tables/exact'
import { Hall, OUT, type Ties } from '../tables/hall'
import { told } from '../tables/match-tables'
import { partiesOf } from '../tables/parties'
import { isAllowed, mend, remake } from '../tables/search'
import { freePeople } from './change-round'
import { overruledPairs, readWishes, withWishes } from './read-wishes'
import type { Refusal, Wishes } from './wishes'

/** So many tables are tried for those who have to sit elsewhere. */
const TRIED = 40

/** Tables under wishes, made from earlier ones: the base. */
export interface ChangedTables extends TablesRound {
  /** Who sits out by wish. */
  out: string[]
  /** Two brought together against the rules, and the rules that each breaks. */
  overruled: ReturnType<typeof overruledPairs>
}

export type TablesChangeResult = { ok: true; round: ChangedTables } | { ok: false; refusals: Refusal[] }

/**
 * Tables under wishes: of a few people the best there are. Of more, everybody sits as before, and tables are made anew around
 * those for whom that can't be. The bounds are those of all tables that keep people apart and out as wished. The same input
 * gives the same tables.
 * @param base the people of each table
 * @param meetings the history in columns, in place of the instance's
 */
export function changeTables(
  instance: Instance & { size: TableSize },
  base: string[][],
  wishes: Wishes,
  meetings?: MeetingColumns,
): TablesChangeResult {
  const { people, size, seed } = instance
  const refuse = (...refusals: Refusal[]): TablesChangeResult => ({ ok: false, refusals })
  const ties = tiesOf(wishes.together ?? [])
  const tooMany = ties.filter((ids) => ids.length > size + 1)
  if (tooMany.length > 0) return refuse(...tooMany.map((ids) => noRoom(ids, size + 1)))
  const together = ties.flatMap((ids) =>
    ids.flatMap((one, k) => ids.slice(k + 1).map((other): [string, string] => [one, other])),
  )
  const alone = (wishes.together ?? []).filter(([one, other]) => one === other)
  const read = readWishes(instance, base, { ...wishes, together: [...together, ...alone] }, meetings)
  if (read.refusals) return refuse(...read.refusals)
  const { wanted, columns, position, before } = read

  const { free, open } = freePeople(columns, { ...wanted, together: [] })
  const numbers = new Map(Array.from(free.original, (i, v) => [i, v]))
  const numberOf = (id: string) => numbers.get(position.get(id)!)!
  const parties: Ties['parties'] = []
  for (const ids of ties) for (const id of ids) parties[numberOf(id)] = ids.map(numberOf)
  const seats = new Int32Array(free.count).fill(OUT)
  before.forEach((table, k) => {
    for (const i of table) if (numbers.has(i)) seats[numbers.get(i)!] = k
  })
  const hall = new Hall(withoutBroken(free, parties), size, { parties, before: seats, rules: free })
  const apart = partiesOf(hall)
  for (const party of apart.parties) {
    if (party.length <= FEW) for (const table of bestTables(hall, party)) hall.add(table)
    else reseat(hall, party, new Random(seed))
  }
  const unseated = ties.filter((ids) => hall.at[numberOf(ids[0]!)] === OUT)
  if (unseated.length > 0) return refuse(...unseated.map(noTable))

  const round = told(people, columns, hall, certify(hall, apart.parties, apart.alone), open)
  const { matches, leftOut } = round.explanations
  return {
    ok: true,
    round: {
      ...round,
      explanations: { matches, leftOut: withWishes(leftOut, read) },
      out: [...new Set(wishes.out)],
      overruled: overruledPairs(read),
    },
  }
}

const noRoom = (ids: string[], most: number): Refusal => ({
  reason: 'together-twice',
  people: ids,
  message: { code: 'matching.refused.noRoom', args: { most, people: ids.length } },
  overrulable: false,
})

const noTable = (ids: string[]): Refusal => ({
  reason: 'no-table',
  people: ids,
  message: {
    code: 'matching.refused.noTable',
    args: { name: { person: ids[0]! }, other: { person: ids[1]! } },
  },
  overrulable: false,
})

/** Who is to sit together: whoever is brought together with one of them is with all. */
function tiesOf(pairs: [string, string][]): string[][] {
  let ties: string[][] = []
  for (const pair of pairs) {
    const joined = ties.filter((ids) => pair.some((id) => ids.includes(id)))
    ties = [...ties.filter((ids) => !joined.includes(ids)), [...new Set([...joined.flat(), ...pair])]]
  }
  return ties.filter((ids) => ids.length > 1)
}

/** The problem in which nobody has a preference that a wish is against; where there is such a one, groups set no bound. */
function withoutBroken(problem: Problem, parties: Ties['parties']): Problem {
  const preference = problem.preference.slice()
  parties.forEach((party, v) => {
    if (party?.some((w) => w !== v && !compatible(problem, v, w))) preference[v] = ANY
  })
  return { ...problem, preference, ...(parties.length > 0 && { hours: undefined }) }
}

/** Seats people as before, and makes the tables anew of those for whom that can't be. */
function reseat(hall: Hall, people: readonly number[], random: Random) {
  const { parties, before } = hall.ties!
  const tables = new Map<number, number[]>()
  for (const v of people) if (before[v] !== OUT) addTo(tables, before[v]!, v)
  for (const table of tables.values()) hall.add(table)
  for (const party of new Set(people.flatMap((v) => (parties[v] ? [parties[v]] : [])))) {
    if (isAllowed(hall, party[0]!)) continue
    const theirs = [...new Set(party.flatMap((v) => hall.tables[hall.at[v]!] ?? [v]))]
    if (theirs.length > FEW) for (const v of party) hall.leave(v)
    makeAnew(hall, theirs.length > FEW ? party : theirs, random)
  }
  for (const v of people)
    if (hall.at[v] !== OUT && !isAllowed(hall, v)) makeAnew(hall, hall.tables[hall.at[v]!]!, random)
  mend(hall, people, random)
  // Mended tables may have another size, which is mended once more.
  mend(hall, people, random)
}

/** Makes the tables of some people anew, with that other table with which it comes out best. */
function makeAnew(hall: Hall, some: readonly number[], random: Random) {
  const isOther = (table: number[]) =>
    table.length > 0 &&
    table.length + some.length <= FEW &&
    !some.includes(table[0]!) &&
    table.some((w) => some.some((v) => hall.allows(v, w)))
  const others = shuffled(random, hall.tables.filter(isOther)).slice(0, TRIED)
  const gainWith = (other: number[]) =>
    bestTables(hall, [...some, ...other]).reduce(
      (sum, table) => sum + worthOf(hall, table),
      -worthOf(hall, other),
    )
  const best = [[], ...others]
    .map((other) => ({ other, gain: gainWith(other) }))
    .reduce((one, two) => (two.gain > one.gain ? two : one))
  remake(hall, [...some, ...best.other])
}
