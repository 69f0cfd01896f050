import { ANY, type MeetingColumns } from '../model/columns'
import { addTo } from '../engine/parts'
import { compatible, type Problem } from '../engine/problem'
import type { Instance, TableSize, TablesRound } from '../model/model'
import { Random } from '../model/random'
import { certify } from '../tables/bounds'
import { shuffled } from '../engine/pairing'
import { bestTables, exactTables, FEW, isMore, type Worth, worthOf } from '../tables/exact'
import { Hall, OUT, type Ties } from '../tables/hall'
import { told } from '../tables/match-tables'
import { partiesOf } from '../tables/parties'
import { isAllowed, mend, remake } from '../tables/search'
import { type ChangedRound, freePeople } from './change-round'
import { readWishes, type Refusal, type Wishes, withWishes } from './wishes'

/** So many tables are tried for those who have to sit elsewhere. */
const TRIED = 40

/** Tables under wishes, made from earlier ones: the base. */
export type ChangedTables = TablesRound & Pick<ChangedRound, 'out' | 'overruled'>

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
  const read = readWishes(instance, base, wishes, meetings)
  if (read.refusals) return { ok: false, refusals: read.refusals }
  const { wanted, ties, columns, before } = read

  const { free, open } = freePeople(columns, { ...wanted, together: [] })
  const numbers = new Map(Array.from(free.original, (i, v) => [i, v]))
  const parties: Ties['parties'] = []
  for (const tie of ties) for (const i of tie) parties[numbers.get(i)!] = tie.map((j) => numbers.get(j)!)
  const seats = new Int32Array(free.count).fill(OUT)
  before.forEach((table, k) => {
    for (const i of table) if (numbers.has(i)) seats[numbers.get(i)!] = k
  })
  const hall = new Hall(withoutBroken(free, parties), size, { parties, before: seats, rules: free })
  const apart = partiesOf(hall)
  for (const party of apart.parties) {
    const found = exactTables(hall, party)
    if (found) for (const table of found) hall.add(table)
    else reseat(hall, party, new Random(seed))
  }
  const unseated = ties.filter((tie) => hall.at[numbers.get(tie[0]!)!] === OUT)
  if (unseated.length > 0) return { ok: false, refusals: unseated.map((tie) => noTable(people, tie)) }

  const round = told(people, columns, hall, certify(hall, apart.parties, apart.alone), open)
  const { matches, leftOut } = round.explanations
  return {
    ok: true,
    round: {
      ...round,
      explanations: { matches, leftOut: withWishes(leftOut, people, read) },
      out: [...new Set(wishes.out)],
      overruled: read.overruled,
    },
  }
}

const noTable = (people: Instance['people'], [one, other]: number[]): Refusal => ({
  message: {
    code: 'matching.refused.noTable',
    args: { name: { person: people[one!]!.id }, other: { person: people[other!]!.id } },
  },
})

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
  const { host, debt } = hall.problem
  const resting = Array.from(hall.at.keys()).filter((v) => host?.[v] && hall.at[v] === OUT)
  const others = [
    ...shuffled(random, hall.tables.filter(isOther)).slice(0, TRIED),
    ...resting
      .sort((a, b) => debt[b]! - debt[a]!)
      .slice(0, TRIED)
      .map((v) => [v]),
  ]
  const gainWith = (other: number[]): Worth => {
    const [lost, besides] = worthOf(hall, other)
    return bestTables(hall, [...some, ...other])
      .map((table) => worthOf(hall, table))
      .reduce<Worth>((sum, [first, more]) => [sum[0] + first, sum[1] + more], [-lost, -besides])
  }
  const best = [[], ...others]
    .map((other) => ({ other, gain: gainWith(other) }))
    .reduce((one, two) => (isMore(two.gain, one.gain) ? two : one))
  remake(hall, [...some, ...best.other])
}
