import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ProgrammeSettings } from '../../../shared/programme'
import { domainGroups } from '../../tables/directory.tables'
import { cycles, cycleSteps, programme } from '../../tables/programme.tables'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean } from '../../platform/database/rows'
import type { LastRun } from '../../platform/jobs/plan.rules'

export type ProgrammeRow = typeof programme.$inferSelect

/** Makes the row in a new database. */
export async function ensureProgrammeRow(db: Queryable): Promise<void> {
  await db.insert(programme).values({}).onConflictDoNothing()
}

export async function readProgrammeRow(db: Queryable): Promise<ProgrammeRow> {
  return theOne(await db.select().from(programme))
}

/** Reads the row and keeps it as it is until the transaction ends. */
export async function holdProgrammeRow(tx: Transaction): Promise<ProgrammeRow> {
  return theOne(await tx.select().from(programme).for('update'))
}

function theOne([row]: ProgrammeRow[]): ProgrammeRow {
  if (!row) throw new Error('The row of the table programme is missing')
  return row
}

export async function updateProgrammeRow(
  tx: Transaction,
  changes: Partial<ProgrammeSettings> & { plan?: string | null; planSince?: Date | null },
): Promise<void> {
  await tx.update(programme).set(changes).where(eq(programme.isOnly, true))
}

/** Stores the day of the next round: of a group, or of everybody, whatever was announced to groups before. */
export async function storeNextRound(
  tx: Transaction,
  { day, domainGroupId }: { day: string | null; domainGroupId: string | null },
): Promise<void> {
  if (domainGroupId === null) await updateProgrammeRow(tx, { nextRound: day })
  const isOfGroup =
    domainGroupId === null ? isNotNull(domainGroups.nextRound) : eq(domainGroups.id, domainGroupId)
  await tx
    .update(domainGroups)
    .set({ nextRound: domainGroupId === null ? null : day })
    .where(isOfGroup)
}

const isPaired = sql`exists (select from ${cycleSteps} where ${cycleSteps.cycleId} = ${cycles.id}
    and ${cycleSteps.kind} = 'pair' and ${cycleSteps.state} = 'done')`

/** The newest run of the cycle. */
export async function lastRun(db: Queryable): Promise<LastRun | undefined> {
  const [row] = await db
    .select({
      scheduledAt: cycles.scheduledAt,
      startedAt: cycles.startedAt,
      programme: cycles.programme,
      pairs: sql`(${cycles.finishedAt} is null or ${isPaired})`.mapWith(boolean),
    })
    .from(cycles)
    .orderBy(desc(cycles.scheduledAt))
    .limit(1)
  return row && { ...row, timeZone: row.programme?.timeZone }
}
