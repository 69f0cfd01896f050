import { ANY, type MeetingColumns } from '../model/columns'
import { compatible, type Problem } from '../engine/problem'
import { addTo } from '../engine/parts'
import { shuffled } from '../engine/pairing'
import { inWords } from '../explain/words'
import type { Instance, TableSize, TablesRound } from '../model/model'
import { Random } from '../model/random'
import { InstanceError } from '../parse'
import { certify } from '../tables/bounds'
import { bestTables, FEW, worthOf } from '../tables/exact'
import { Hall, OUT, type Ties } from '../tables/hall'
import { told } from '../tables/match-tables'
import { partiesOf } from '../tables/parties'
import { mend } from '../tables/search'
import { freePeople } from './freed'
import { overruledPairs, readWishes, withWishes } from './read-wishes'
import { contradictionsOf } from './refusals'
import type { Refusal, Wishes } from './wishes'

/** So many tables are tried for those who have to sit elsewhere. */
const TRIED = 40

/** Tables under wishes, made from earlier ones: the base. */
export interface ChangedTables extends TablesRound {
  /** Who sits out by wish. */
  out: string[]
  /** Two brought together against the rules, and the rules that each breaks, in words. */
  overruled: ReturnType<typeof overruledPairs>
}

export type TablesChangeResult = { ok: true; round: ChangedTables } | { ok: false; refusals: Refusal[] }

/**
 * Tables under wishes: of a few people the best there are, of more the best that are found around those for whom something
 * has to change. Among equally good ones, as many as can be sit with the same people. The bounds are those of all tables that
 * keep people apart and out as wished. The same input gives the same tables.
 * @param nameOf what refusals call a person
 * @param meetings the history in columns, in place of the instance's
 * @throws InstanceError if the base is not a round of these people
 */
export function changeTables(
  instance: Instance & { size: TableSize },
  base: string[][],
  wishes: Wishes,
  nameOf = (id: string) => id,
  meetings?: MeetingColumns,
): TablesChangeResult {
  const { people, size } = instance
  const refuse = (...refusals: Refusal[]): TablesChangeResult => ({ ok: false, refusals })
  const ties = tiesOf(wishes.together ?? [])
  const together = ties.flatMap((ids) =>
    ids.flatMap((one, k) => ids.slice(k + 1).map((other): [string, string] => [one, other])),
  )
  const alone = (wishes.together ?? []).filter(([one, other]) => one === other)
  const read = readWishes(instance, { ...wishes, together: [...together, ...alone] }, nameOf, meetings)
  if (read.refusals) return refuse(...read.refusals)
  const { wanted, columns, words, position, broken } = read
  const contradictions = contradictionsOf(wanted, words, true)
  const tooMany = ties.filter((ids) => ids.length > size + 1).map((ids) => noRoom(ids, size + 1))
  if (contradictions.length + tooMany.length > 0) return refuse(...contradictions, ...tooMany)
  const tableOf = readBase(base, position)
  // Two who sit together may go on, whatever has become of the rules since.
  const isThere = ([one, other]: string[]) => tableOf.get(one!) === (tableOf.get(other!) ?? OUT)
  const forbidden = broken.filter((rule) => !(rule.overrulable && wishes.overrule) && !isThere(rule.people))
  if (forbidden.length > 0) return refuse(...forbidden)

  const { free, open } = freePeople(columns, [], { ...wanted, together: [] })
  const numbers = new Map(Array.from(free.original, (i, v) => [people[i]!.id, v]))
  const parties: Ties['parties'] = []
  for (const ids of ties)
    for (const id of ids) parties[numbers.get(id)!] = ids.map((one) => numbers.get(one)!)
  const before = Int32Array.from(free.original, (i) => tableOf.get(people[i]!.id) ?? OUT)
  const hall = new Hall(withoutBroken(free, parties), size, { parties, before, rules: free })
  const apart = partiesOf(hall)
  const random = new Random(instance.seed)
  for (const party of apart.parties) {
    if (party.length <= FEW) for (const table of bestTables(hall, party)) hall.add(table)
    else reseat(hall, party, random)
  }
  const unseated = ties.filter((ids) => hall.at[numbers.get(ids[0]!)!] === OUT)
  if (unseated.length > 0) return refuse(...unseated.map((ids) => noTable(ids, nameOf)))

  const round = told(people, columns, hall, certify(hall, apart.parties, apart.alone), open)
  const { tables, leftOut } = round.explanations
  return {
    ok: true,
    round: {
      ...round,
      explanations: { tables, leftOut: withWishes(leftOut, read) },
      out: [...new Set(wishes.out)],
      overruled: overruledPairs(read),
    },
  }
}

const noRoom = (ids: string[], most: number): Refusal => ({
  reason: 'together-twice',
  people: ids,
  message: `A table takes ${inWords(most)} people at most, and ${inWords(ids.length)} are to be brought together.`,
  overrulable: false,
})

const noTable = (ids: string[], nameOf: (id: string) => string): Refusal => ({
  reason: 'no-table',
  people: ids,
  message: `No table is left at which ${nameOf(ids[0]!)} and ${nameOf(ids[1]!)} could sit together.`,
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

/** The table of each person in the base. @throws InstanceError */
function readBase(base: string[][], position: Map<string, number>): Map<string, number> {
  const tableOf = new Map<string, number>()
  base.forEach((ids, k) => {
    for (const id of ids) {
      if (!position.has(id) || tableOf.has(id))
        throw new InstanceError(
          `base[${k}]: expected people of the instance, each once, not ${JSON.stringify(id)}`,
        )
      tableOf.set(id, k)
    }
  })
  return tableOf
}

/** The problem in which nobody has a preference that a wish is against; where there is such a one, groups set no bound. */
function withoutBroken(problem: Problem, parties: Ties['parties']): Problem {
  const preference = problem.preference.slice()
  parties.forEach((party, v) => {
    if (party?.some((w) => w !== v && !compatible(problem, v, w))) preference[v] = ANY
  })
  return { ...problem, preference, ...(parties.length > 0 && { hours: undefined }) }
}

/** Seats people as before, then makes the tables anew around those for whom that can't be. */
function reseat(hall: Hall, people: readonly number[], random: Random) {
  const { parties, before } = hall.ties!
  const tables = new Map<number, number[]>()
  for (const v of people) if (before[v] !== OUT) addTo(tables, before[v]!, v)
  const first = hall.tables.length
  for (const table of tables.values()) hall.add(table)
  for (const party of new Set(people.map((v) => parties[v]))) if (party) bringTogether(hall, party, random)
  for (let at = first; at < hall.tables.length; at++) {
    const table = hall.tables[at]!
    if (table.length > 0 && worthOf(hall, table) === 0) makeAnew(hall, table, random)
  }
  for (const v of people)
    if (hall.at[v] === OUT && before[v] !== OUT) makeAnew(hall, parties[v] ?? [v], random)
  mend(hall, people, random)
}

/** Seats a party at one of its tables, or at any. */
function bringTogether(hall: Hall, party: number[], random: Random) {
  const isSeated = () => hall.at[party[0]!] !== OUT && worthOf(hall, hall.tables[hall.at[party[0]!]!]!) > 0
  const theirs = [...new Set(party.flatMap((v) => hall.tables[hall.at[v]!] ?? [v]))]
  if (isSeated()) return
  if (theirs.length <= FEW) makeAnew(hall, theirs, random)
  if (isSeated()) return
  for (const v of party) hall.leave(v)
  makeAnew(hall, party, random)
}

/** Makes the tables of some people anew as well as can be, with that other table with which it comes out best. */
function makeAnew(hall: Hall, some: readonly number[], random: Random) {
  const isOther = (table: number[]) =>
    table.length > 0 &&
    table.length + some.length <= FEW &&
    !some.includes(table[0]!) &&
    table.some((w) => some.some((v) => hall.allows(v, w)))
  const others = shuffled(random, hall.tables.filter(isOther)).slice(0, TRIED)
  let best: { worth: number; group: number[]; tables: number[][] } | null = null
  for (const other of [[], ...others]) {
    const group = [...some, ...other]
    const tables = bestTables(hall, group)
    const worth = tables.reduce((sum, table) => sum + worthOf(hall, table), -worthOf(hall, other))
    if (!best || worth > best.worth) best = { worth, group, tables }
  }
  for (const at of new Set(best!.group.map((v) => hall.at[v]!))) if (at !== OUT) hall.clear(at)
  for (const table of best!.tables) hall.add(table)
}
