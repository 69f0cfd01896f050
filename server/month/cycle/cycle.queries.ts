import type { Reason } from '../../../languages/reasons'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { OPEN_STEP_STATES } from '../../../shared/limits'
import type { ProgrammeSettings } from '../../../shared/programme'
import type { Queryable, Transaction } from '../../platform/database/database'
import { cycleSteps, cycles } from '../../tables/cycles.tables'
import { programmes } from '../../tables/programmes.tables'
import { holdsWords, withoutWords } from '../../platform/database/erased-words'
import { cutPage, readOffset } from '../../platform/http/cursor'
import { FIRST_STEPS, restMs, type StepKind, TELLING, WAITS_FOR } from './cycle.rules'

export type StepRow = typeof cycleSteps.$inferSelect
export type CycleRow = typeof cycles.$inferSelect
export type NewStep = { kind: StepKind; subject?: string; label?: string }

/** Begins the cycle of an occurrence with its first steps; false if it has begun already. */
export async function insertCycle(
  tx: Transaction,
  programmeId: string,
  scheduledAt: Date,
  programme: ProgrammeSettings,
  now: Date,
): Promise<boolean> {
  const [cycle] = await tx
    .insert(cycles)
    .values({ programmeId, scheduledAt, startedAt: now, programme })
    .onConflictDoNothing()
    .returning({ id: cycles.id })
  if (!cycle) return false
  const steps = FIRST_STEPS.map((kind) => ({ kind }))
  await addSteps(tx, cycle.id, steps, now)
  return true
}

/** Adds steps to a cycle; existing ones stay as they are. */
export async function addSteps(db: Queryable, cycleId: string, steps: NewStep[], now: Date): Promise<void> {
  if (steps.length === 0) return
  await db
    .insert(cycleSteps)
    .values(steps.map((step) => ({ ...step, cycleId, state: 'waiting' as const, nextAttemptAt: now })))
    .onConflictDoNothing()
}

/** SQL: the kinds that a step's kind waits for. */
const waitedFor = (kind: SQL): SQL => {
  const cases = Object.entries(WAITS_FOR).map(
    ([name, kinds]) => sql`when ${name} then ${sql.param(kinds)}::text[]`,
  )
  return sql`case ${kind} ${sql.join(cases, sql` `)} else '{}'::text[] end`
}

/**
 * The step that is to be taken now, of the oldest cycle, with its programme and the settings by which that cycle goes on.
 * Cycles of one moment take turns, so that a large one keeps no other waiting.
 */
export async function dueStep(db: Queryable, now: Date) {
  const [row] = await db
    .select({
      due: cycleSteps,
      programmeId: cycles.programmeId,
      programme: cycles.programme,
      name: programmes.name,
      archivedAt: programmes.archivedAt,
    })
    .from(cycleSteps)
    .innerJoin(cycles, eq(cycles.id, cycleSteps.cycleId))
    .innerJoin(programmes, eq(programmes.id, cycles.programmeId))
    .where(
      and(
        isNull(cycles.finishedAt),
        eq(cycleSteps.state, 'waiting'),
        lte(cycleSteps.nextAttemptAt, now),
        sql`not exists (select from cycle_steps other where other.cycle_id = ${cycleSteps.cycleId}
          and other.state in ('waiting', 'committing') and other.kind = any(${waitedFor(sql`${cycleSteps.kind}`)}))`,
      ),
    )
    .orderBy(
      asc(cycles.scheduledAt),
      sql`(select count(*) from cycle_steps taken where taken.cycle_id = ${cycleSteps.cycleId} and taken.tries > 0)`,
      asc(cycleSteps.id),
    )
    .limit(1)
  return row
}

/** The fence: nothing is written for a step that is in another try or has ended. */
const inThisTry = ({ id, tries }: StepRow, states: readonly StepRow['state'][]) =>
  and(eq(cycleSteps.id, id), eq(cycleSteps.tries, tries), inArray(cycleSteps.state, states))

/** Changes a step in its try; undefined if it is in another try, or in none of these states. */
async function change(
  db: Queryable,
  step: StepRow,
  states: readonly StepRow['state'][],
  set: Partial<StepRow>,
): Promise<StepRow | undefined> {
  const [changed] = await db.update(cycleSteps).set(set).where(inThisTry(step, states)).returning()
  return changed
}

/**
 * Counts a try before it is made, so that a step that crashes the process ends after its last try as well. Returns the
 * step in its new try; undefined if another instance has changed it meanwhile.
 */
export const claimStep = (db: Queryable, step: StepRow, now: Date) => {
  const tries = step.tries + 1
  return change(db, step, ['waiting'], { tries, nextAttemptAt: new Date(now.getTime() + restMs(tries)) })
}

/** Locks a step for the transaction that does it; false if this try no longer holds it. */
export async function lockStep(db: Queryable, step: StepRow): Promise<boolean> {
  const rows = await db
    .select()
    .from(cycleSteps)
    .where(inThisTry(step, ['waiting']))
    .for('update')
  return rows.length > 0
}

/** Stores that a mail is about to be handed over; false if this try no longer holds the step. */
export const commitStep = async (db: Queryable, step: StepRow): Promise<boolean> =>
  // One try may use a second connection, if the first was cut before the message.
  (await change(db, step, OPEN_STEP_STATES, { state: 'committing' })) !== undefined

interface End {
  state: 'done' | 'skipped' | 'failed' | 'unknown'
  note: Reason[]
  outcome?: unknown
}

/** Ends a step. A later result for a mail replaces `unknown`. */
export async function finishStep(db: Queryable, step: StepRow, end: End, now: Date): Promise<void> {
  await change(db, step, [...OPEN_STEP_STATES, 'unknown'], { ...end, finishedAt: now })
}

/**
 * Stores why a try failed: the step waits for the next try, or has failed for good. A mail that may have been handed over
 * (`committing`) is only taken back if it is known that it was not.
 */
export async function noteFailure(
  db: Queryable,
  step: StepRow,
  { note, isLast, isTakenBack }: { note: Reason[]; isLast: boolean; isTakenBack: boolean },
  now: Date,
): Promise<void> {
  const end = isLast ? ({ state: 'failed', finishedAt: now } as const) : ({ state: 'waiting' } as const)
  await change(db, step, isTakenBack ? OPEN_STEP_STATES : ['waiting'], { note, ...end })
}

/** Marks mails as unknown whose process died at the moment of hand-over. Only call it while holding the cycle's lock. */
export async function settleCommitting(db: Queryable, now: Date): Promise<void> {
  await db
    .update(cycleSteps)
    .set({
      state: 'unknown',
      note: [{ code: 'cycle.unknown' }],
      finishedAt: now,
    })
    .where(eq(cycleSteps.state, 'committing'))
}

const LATE: Reason = { code: 'cycle.late' }

/** Skips the open steps of cycles that were due before an instant; their summaries are still mailed. */
export async function skipLateSteps(db: Queryable, dueBefore: Date, now: Date): Promise<void> {
  const late = db.select({ id: cycles.id }).from(cycles).where(lte(cycles.scheduledAt, dueBefore))
  await db
    .update(cycleSteps)
    .set({
      state: 'skipped',
      note: sql`${JSON.stringify([LATE])}::jsonb || coalesce(${cycleSteps.note}, '[]')`,
      finishedAt: now,
    })
    .where(
      and(
        eq(cycleSteps.state, 'waiting'),
        notInArray(cycleSteps.kind, TELLING),
        inArray(cycleSteps.cycleId, late),
      ),
    )
}

/** Ends the cycles that have no open step. */
export async function finishCycles(db: Queryable, now: Date): Promise<void> {
  await db
    .update(cycles)
    .set({ finishedAt: now })
    .where(
      and(
        isNull(cycles.finishedAt),
        sql`not exists (select from cycle_steps where cycle_id = ${cycles.id} and state in ('waiting', 'committing'))`,
      ),
    )
}

/** A cycle with its steps, in the order in which they were added. */
export async function readCycle(db: Queryable, id: string) {
  const [cycle] = await db.select().from(cycles).where(eq(cycles.id, id))
  if (!cycle) return undefined
  const steps = await db.select().from(cycleSteps).where(eq(cycleSteps.cycleId, id)).orderBy(cycleSteps.id)
  return { cycle, steps }
}

/** A page of a programme's cycles with their steps, newest first. */
export async function readCyclePage(
  db: Queryable,
  programmeId: string,
  { limit = 6, cursor }: { limit?: number; cursor?: string },
) {
  const offset = readOffset(cursor)
  const ofIt = eq(cycles.programmeId, programmeId)
  const rows = await db
    .select()
    .from(cycles)
    .where(ofIt)
    .orderBy(desc(cycles.scheduledAt))
    .limit(limit + 1)
    .offset(offset)
  const page = cutPage(rows, limit, () => String(offset + limit))
  const ids = page.rows.map(({ id }) => id)
  const steps = await db
    .select()
    .from(cycleSteps)
    .where(inArray(cycleSteps.cycleId, ids))
    .orderBy(cycleSteps.id)
  return {
    ...page,
    rows: page.rows.map((cycle) => ({ cycle, steps: steps.filter(({ cycleId }) => cycleId === cycle.id) })),
    total: await db.$count(cycles, ofIt),
  }
}

/** The newest cycle of each programme that had one. */
export const newestCycles = (db: Queryable): Promise<CycleRow[]> =>
  db.selectDistinctOn([cycles.programmeId]).from(cycles).orderBy(cycles.programmeId, desc(cycles.scheduledAt))

/** The steps of these cycles that failed or are tried again, in order. */
export async function troubledSteps(db: Queryable, cycleIds: string[]): Promise<StepRow[]> {
  return db
    .select()
    .from(cycleSteps)
    .where(
      and(
        inArray(cycleSteps.cycleId, cycleIds),
        or(
          inArray(cycleSteps.state, ['failed', 'unknown']),
          and(eq(cycleSteps.state, 'waiting'), isNotNull(cycleSteps.note)),
        ),
      ),
    )
    .orderBy(cycleSteps.id)
}

/** Removes an erased person's name and address from what steps are called. */
export const eraseFromSteps = (tx: Transaction, words: string[]) =>
  tx
    .update(cycleSteps)
    .set({ label: withoutWords(sql`${cycleSteps.label}`, words) })
    .where(holdsWords(sql`${cycleSteps.label}`, words))
