import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { domainGroups } from '../../tables/directory.tables'
import { cycleSteps, cycles } from '../../tables/cycles.tables'
import { pairings } from '../../tables/pairings.tables'
import { programmes } from '../../tables/programmes.tables'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean, orNull, text } from '../../platform/database/rows'
import type { LastRun } from '../../platform/jobs/plan.rules'

export type ProgrammeRow = typeof programmes.$inferSelect

/** The row, without a day that the rounds made since then have used up. */
const columns = {
  ...getTableColumns(programmes),
  nextRound: sql`case when not exists (
    select from rounds made where made.programme_id = programmes.id and made.is_for_all
      and made.created_at >= coalesce(programmes.next_round_at, '-infinity')) then programmes.next_round end`.mapWith(
    orNull(text),
  ),
}

/** The default programme, which is made in a new database. */
export async function ensureProgrammeRow(db: Queryable): Promise<ProgrammeRow> {
  await db.insert(programmes).values({ id: randomUUID(), isDefault: true }).onConflictDoNothing()
  return theOne(await db.select(columns).from(programmes).where(eq(programmes.isDefault, true)))
}

export async function readProgrammeRow(db: Queryable, id: string): Promise<ProgrammeRow> {
  return theOne(await db.select(columns).from(programmes).where(eq(programmes.id, id)))
}

const isRunning = (id: string) => and(eq(programmes.id, id), isNull(programmes.archivedAt))

/** One that runs; undefined if it is archived, or is none. */
export const findProgrammeRow = async (db: Queryable, id: string): Promise<ProgrammeRow | undefined> =>
  (await db.select(columns).from(programmes).where(isRunning(id)))[0]

/** Locks a running programme's row until the transaction ends. */
export const lockRunningRow = async (tx: Transaction, id: string): Promise<ProgrammeRow | undefined> =>
  (await tx.select(columns).from(programmes).where(isRunning(id)).for('update'))[0]

/** The programmes that run, or all of them: the default one, then the others by their names. */
export const readProgrammeRows = (db: Queryable, { archived = false } = {}): Promise<ProgrammeRow[]> =>
  db
    .select(columns)
    .from(programmes)
    .where(archived ? undefined : isNull(programmes.archivedAt))
    .orderBy(desc(programmes.isDefault), programmes.name, programmes.id)

/** Whether another programme that runs has a name, in any case. */
export const isNameTaken = async (db: Queryable, name: string, id: string): Promise<boolean> =>
  (await db.$count(
    programmes,
    and(
      sql`lower(${programmes.name}) = lower(${name})`,
      isNull(programmes.archivedAt),
      ne(programmes.id, id),
    ),
  )) > 0

/** The slugs that there are, also of archived programmes. */
export const slugsTaken = async (db: Queryable): Promise<Set<string>> =>
  new Set((await db.select({ slug: programmes.slug }).from(programmes)).map(({ slug }) => slug))

export async function insertProgrammeRow(tx: Transaction, row: typeof programmes.$inferInsert) {
  await tx.insert(programmes).values(row)
}

/** The names of a programme's rounds that are not completed. */
export const openRoundsOf = async (db: Queryable, id: string): Promise<string[]> => {
  const rows = await db
    .select({ name: pairings.name })
    .from(pairings)
    .where(and(eq(pairings.programmeId, id), eq(pairings.status, 'active')))
    .orderBy(pairings.createdAt, pairings.id)
  return rows.map(({ name }) => name)
}

/** Reads the row and keeps it as it is until the transaction ends. */
export async function lockProgrammeRow(tx: Transaction, id: string): Promise<ProgrammeRow> {
  return theOne(await tx.select(columns).from(programmes).where(eq(programmes.id, id)).for('update'))
}

function theOne([row]: ProgrammeRow[]): ProgrammeRow {
  if (!row) throw new Error('The row of a programme is missing')
  return row
}

export async function updateProgrammeRow(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<ProgrammeRow, 'id' | 'isDefault'>>,
): Promise<void> {
  await tx.update(programmes).set(changes).where(eq(programmes.id, id))
}

/** Stores the day of the next round: of a group, or of everybody, whatever was announced to groups before. */
export async function storeNextRound(
  tx: Transaction,
  programmeId: string,
  { day, domainGroupId, now }: { day: string | null; domainGroupId: string | null; now: Date },
): Promise<void> {
  if (domainGroupId === null) await updateProgrammeRow(tx, programmeId, { nextRound: day, nextRoundAt: now })
  // A day of their own is announced to groups in the default programme only.
  if (!(await readProgrammeRow(tx, programmeId)).isDefault) return
  const isOfGroup =
    domainGroupId === null ? isNotNull(domainGroups.nextRound) : eq(domainGroups.id, domainGroupId)
  await tx
    .update(domainGroups)
    .set({ nextRound: domainGroupId === null ? null : day, nextRoundAt: now })
    .where(isOfGroup)
}

const isPaired = sql`exists (select from ${cycleSteps} where ${cycleSteps.cycleId} = ${cycles.id}
    and ${cycleSteps.kind} = 'pair' and ${cycleSteps.state} = 'done')`

/** The newest run of each programme. */
export async function lastRuns(db: Queryable): Promise<Map<string, LastRun>> {
  const rows = await db
    .selectDistinctOn([cycles.programmeId], {
      id: cycles.programmeId,
      scheduledAt: cycles.scheduledAt,
      startedAt: cycles.startedAt,
      programme: cycles.programme,
      pairs: sql`(${cycles.finishedAt} is null or ${isPaired})`.mapWith(boolean),
    })
    .from(cycles)
    .orderBy(cycles.programmeId, desc(cycles.scheduledAt))
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, timeZone: row.programme?.timeZone }]))
}
