import type { ConnectionMap } from '../../shared/contract/metrics'
import { addMonths, currentMonth } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Queryable } from '../platform/database/database'
import { allowLong } from '../platform/database/hold'
import { readInstallation, readInstallationsLike, writeInstallation } from '../platform/database/installation'
import { connectionMap } from './connection-map'
import { countMatchesByMonth } from './metrics.queries'

/** To count a map of so many matches takes seconds. */
const MANY = 2_000_000
const DEFAULT_MONTHS = 12
/** The job stores a map once a day; what is much older is from before it stopped. */
const TOO_OLD_MS = 48 * 3_600_000

interface Stored {
  months: number
  domainGroupId?: string
  map: ConnectionMap
}

const PREFIX = 'connection map: '
const keyOf = ({ months, domainGroupId }: Pick<Stored, 'months' | 'domainGroupId'>) =>
  `${PREFIX}${months} ${domainGroupId ?? ''}`

/**
 * The connection map. Of very many matches it is counted when it is first asked for, and then once a day by a job; otherwise it
 * is as of now.
 */
export async function storedConnectionMap(
  context: Context,
  months: number,
  domainGroupId: string | undefined,
): Promise<ConnectionMap> {
  if (!(await hasMany(context, months))) return connectionMap(context, months, domainGroupId)
  const known = await readInstallation<Stored>(context.db, keyOf({ months, domainGroupId }))
  if (known && context.clock.now().getTime() - Date.parse(known.map.asOf) < TOO_OLD_MS) return known.map
  return store(context, context.db, { months, domainGroupId })
}

/** Counts every map that is stored again, and the one that is shown first, unless there are few matches (again). */
export async function recountConnectionMaps(context: Context): Promise<void> {
  const known = await readInstallationsLike<Stored>(context.db, PREFIX)
  const wanted = new Map([{ months: DEFAULT_MONTHS }, ...known].map((one) => [keyOf(one), one]))
  // One after the other: each keeps the database busy for seconds.
  for (const one of wanted.values())
    if (await hasMany(context, one.months))
      await context.db.transaction(async (tx) => {
        await allowLong(tx)
        await store(context, tx, one)
      })
}

async function hasMany({ db, clock }: Context, months: number): Promise<boolean> {
  const last = currentMonth(clock)
  const counts = await countMatchesByMonth(db, addMonths(last, 1 - months), last)
  return counts.reduce((sum, { totalMatches }) => sum + totalMatches, 0) >= MANY
}

async function store(
  { clock }: Context,
  db: Queryable,
  { months, domainGroupId }: Pick<Stored, 'months' | 'domainGroupId'>,
): Promise<ConnectionMap> {
  const map = await connectionMap({ db, clock }, months, domainGroupId)
  const stored: Stored = { months, domainGroupId, map }
  await writeInstallation(db, keyOf(stored), stored, clock.now())
  return map
}
