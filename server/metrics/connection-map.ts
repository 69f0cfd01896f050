import type { Responses } from '../../languages/words'
import type { ConnectionMap } from '../../shared/contract/metrics'
import { currentMonth, monthsUpTo } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { departmentSizes, metBetween, mergeSmall } from './connection-map.queries'

/** How many months, of a domain group or of everyone, in a programme or in all. */
interface AskedMap {
  months: number
  domainGroupId: string | undefined
  programmeId: string | undefined
}

/**
 * Which departments have met, over the months up to this one. People are counted under the department they are in today,
 * and never named.
 */
export async function connectionMap(
  { db, clock }: Pick<Context, 'clock'> & { db: Queryable },
  { months: count, domainGroupId, programmeId }: AskedMap,
  { rounds }: Responses,
): Promise<ConnectionMap> {
  const asOf = clock.now().toISOString()
  const last = currentMonth(clock)
  const months = monthsUpTo(last, count)
  const { departments, placeOf } = mergeSmall(
    await departmentSizes(db, domainGroupId),
    rounds.smallerDepartments,
  )
  const cells =
    placeOf.size === 0
      ? []
      : await metBetween(db, placeOf, { first: months[0] ?? last, last, programmeId }, domainGroupId)
  const total = new Map<string, { a: number; b: number; met: number }>()
  for (const { a, b, met } of cells) {
    const sum = total.get(`${a} ${b}`) ?? { a, b, met: 0 }
    total.set(`${a} ${b}`, { ...sum, met: sum.met + met })
  }
  return {
    departments,
    total: [...total.values()].sort((one, other) => one.a - other.a || one.b - other.b),
    months: months.map((month) => {
      const those = cells.filter((cell) => cell.month === month)
      return {
        month,
        met: those.reduce((sum, { met }) => sum + met, 0),
        cells: those.map(({ a, b, met }) => ({ a, b, met })),
      }
    }),
    asOf,
  }
}
