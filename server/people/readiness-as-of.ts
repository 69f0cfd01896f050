import type { Queryable } from '../platform/database/database'
import { whileNothingChanges } from '../platform/process/keep-a-while'
import { onceFor } from '../platform/process/once-for'
import { readReadiness } from './readiness.queries'

const keptFor = onceFor((_db: Queryable) => whileNothingChanges<Awaited<ReturnType<typeof readReadiness>>>())

/**
 * Who is ready on a day, counted once for all calls that show it, as long as nothing changes.
 * @param asOf how the database was when the call came (`Caller.asOf`)
 */
export const readinessAsOf = (db: Queryable, asOf: string, domainGroupId: string | null, day: string) =>
  keptFor(db)(asOf, `${day} ${domainGroupId ?? ''}`, () => readReadiness(db, domainGroupId, day))
