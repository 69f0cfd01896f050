import { buildProblem, holdsPrivate, type Problem } from '../engine/problem'
import { type Columns, type MeetingColumns, openColumns, toColumns } from '../model/columns'
import type { Instance, Person, TablesCertificate, TableSize, TablesRound } from '../model/model'
import { Random } from '../model/random'
import { aimOf, certify } from './bounds'
import { exactTables } from './exact'
import { explainMatches } from '../explain/matches'
import { topicsOf, whoRests } from '../match'
import { explainNoTable } from './explain-tables'
import { Hall, OUT } from './hall'
import { partiesOf } from './parties'
import { seatByPlan, seatWithHosts } from './plan'
import { improve, shareTopics } from './search'

type TablesInstance = Instance & { size: TableSize }

/** Whether an instance is about tables, not pairs. */
export const hasTables = (instance: Instance): instance is TablesInstance => instance.size !== undefined

/**
 * Seats people at tables, with bounds that tell how good that is, and explained. The same instance gives the same tables.
 * @param meetings the history in columns, in place of the instance's
 */
export function matchTables(instance: TablesInstance, meetings?: MeetingColumns): TablesRound {
  const { people, size } = instance
  const columns = toColumns(instance, meetings)
  const problem = buildProblem(columns)
  const hall = new Hall(problem, size)
  const random = new Random(instance.seed)
  const { parties, alone } = partiesOf(hall)
  for (const party of parties) {
    const found = exactTables(hall, party)
    if (found) for (const table of found) hall.add(table)
    else {
      if (problem.host) seatWithHosts(hall, party, random)
      else seatByPlan(hall, party, random)
      improve(hall, party, random, aimOf(hall, party))
    }
  }
  if (problem.topics) shareTopics(hall, random)
  const open = () => (holdsPrivate(columns, problem) ? buildProblem(openColumns(columns)) : problem)
  return told(people, columns, hall, certify(hall, parties, alone), open)
}

/**
 * What is told of tables.
 * @param open the problem without what only the people themselves know
 */
export function told(
  people: readonly Person[],
  columns: Columns,
  hall: Hall,
  certificate: TablesCertificate,
  open: () => Problem,
): TablesRound {
  const { problem, size } = hall
  const { original, host } = problem
  const hostFirst = (table: number[]) => (host ? table.toSorted((a, b) => host[b]! - host[a]!) : table)
  const tables = hall.tables
    .filter((table) => table.length > 0)
    .map((at) => hostFirst(at).map((v) => original[v]!))
  const matches = explainMatches(people, columns, tables)
  const out = Array.from(original.keys()).filter((v) => hall.at[v] === OUT)
  const { waiting: left, resting } = whoRests(problem, out)
  const leftOut = explainNoTable(people, columns, { problem, open: open(), size, certificate, left })
  return {
    tables: matches.map(({ people: table }) => table),
    leftOut: leftOut.map(({ id }) => id),
    ...(resting && { resting: resting.map((v) => people[original[v]!]!.id) }),
    certificate: { ...certificate, ...topicsOf(columns, tables) },
    explanations: { matches, leftOut },
  }
}
