import { buildProblem } from '../engine/problem'
import { type MeetingColumns, toColumns } from '../model/columns'
import type { Instance, TableSize, TablesRound } from '../model/model'
import { Random } from '../model/random'
import { aimOf, certify } from './bounds'
import { bestTables, FEW } from './exact'
import { Hall } from './hall'
import { partiesOf } from './parties'
import { seatByPlan } from './plan'
import { improve } from './search'

type TablesInstance = Instance & { size: TableSize }

/** Whether an instance is about tables, not pairs. */
export const hasTables = (instance: Instance): instance is TablesInstance => instance.size !== undefined

/**
 * Seats people at tables, with bounds that tell how good that is. The same instance gives the same tables.
 * @param meetings the history in columns, in place of the instance's
 */
export function matchTables(instance: TablesInstance, meetings?: MeetingColumns): TablesRound {
  const problem = buildProblem(toColumns(instance, meetings))
  const hall = new Hall(problem, instance.size)
  const random = new Random(instance.seed)
  const { parties, alone } = partiesOf(hall)
  for (const party of parties) {
    if (party.length <= FEW) for (const table of bestTables(hall, party)) hall.add(table)
    else {
      seatByPlan(hall, party, random)
      improve(hall, party, random, aimOf(hall, party))
    }
  }
  const id = (v: number) => instance.people[problem.original[v]!]!.id
  return {
    tables: hall.tables.filter((table) => table.length > 0).map((table) => table.map(id)),
    leftOut: Array.from(problem.original.keys())
      .filter((v) => hall.at[v] === -1)
      .map(id),
    certificate: certify(hall, parties, alone),
  }
}
