import type { Context } from '../context/context'
import { tryHold } from '../database/hold'
import { CYCLE_LOCK } from '../database/locks'
import { readInstallation, writeInstallation } from '../database/installation'
import {
  addSteps,
  claimStep,
  dueStep,
  finishCycles,
  finishStep,
  holdStep,
  insertCycle,
  newestCycle,
  noteFailure,
  settleCommitting,
  skipLateSteps,
  type StepRow,
} from './cycle.queries'
import { dueOccurrence, mostTries, WINDOW_MS } from './cycle.rules'
import { MailRefused } from '../context/mailer'
import { handOverSummary } from './mail-summary'
import { ACTS, within } from './steps'

/** The setting that holds since when CYCLE has its present value: earlier occurrences don't count. */
const IN_FORCE = 'cycle in force'

/**
 * Begins the cycle that is due, if there is one, and takes every step that can be taken now; the next call goes on where
 * this one ended. Does nothing without CYCLE, or while another instance does it. Can be stopped between two steps.
 */
export async function runCycle(context: Context, signal?: AbortSignal): Promise<void> {
  const expression = context.config.cycle
  // Even if the lock is lost, the fences make sure that each step is done once.
  await context.db.transaction(async (lock) => {
    if (!(await tryHold(lock, CYCLE_LOCK))) return
    const since = await inForceSince(context)
    if (expression === undefined || since === undefined) return
    const { db, clock } = context
    await settleCommitting(db, clock.now())
    await skipLateSteps(db, new Date(clock.now().getTime() - WINDOW_MS), clock.now())
    await beginDueCycle(context, expression, since)
    // Each iteration is one step, done completely or not at all.
    for (let isMore = true; isMore; ) isMore = signal?.aborted !== true && (await takeNextStep(context))
    await finishCycles(db, clock.now())
  })
}

/** Stores and returns since when the setting has its present value; undefined without CYCLE. */
async function inForceSince({ config, clock, db }: Context): Promise<Date | undefined> {
  const wanted = config.cycle === undefined ? null : `${config.cycle} ${clock.timeZone}`
  const known = await readInstallation<{ cycle: string | null; since: string }>(db, IN_FORCE)
  if (wanted === (known?.cycle ?? null)) return wanted === null ? undefined : new Date(known!.since)
  const now = clock.now()
  await writeInstallation(db, IN_FORCE, { cycle: wanted, since: now.toISOString() }, now)
  return wanted === null ? undefined : now
}

async function beginDueCycle({ clock, db, log }: Context, expression: string, inForce: Date): Promise<void> {
  const newest = await newestCycle(db)
  const after = newest && newest.scheduledAt > inForce ? newest.scheduledAt : inForce
  const now = clock.now()
  const due = dueOccurrence({ expression, timeZone: clock.timeZone }, after, now)
  if (due && (await insertCycle(db, due, now))) log.info({ due: due.toISOString() }, 'cycle: begins')
}

/** Takes one step; false if no step can be taken now. A step that fails waits for its next try, and the others go on. */
async function takeNextStep(context: Context): Promise<boolean> {
  const { clock, db, log } = context
  const due = await dueStep(db, clock.now())
  if (!due) return false
  if (due.tries >= mostTries(due.kind)) {
    const note = due.note ?? 'The process ended during each try.'
    await finishStep(db, due, { state: 'failed', note }, clock.now())
    return true
  }
  const step = await claimStep(db, due, clock.now())
  if (!step) return true
  try {
    if (step.kind === 'mail') await handOverSummary(context, step)
    else await actInTransaction(context, step, ACTS[step.kind])
  } catch (error) {
    await fail(context, step, error as Error)
    return true
  }
  log.info({ cycle: step.cycleId, step: step.kind, subject: step.subject }, 'cycle: a step is over')
  return true
}

/** Does a step. Its work, its end and the steps that follow are stored together or not at all. */
async function actInTransaction(
  context: Context,
  step: StepRow,
  act: (typeof ACTS)[keyof typeof ACTS],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await holdStep(tx, step))) return
    const { next = [], ...end } = await act(within(context, tx), step)
    await addSteps(tx, step.cycleId, next, context.clock.now())
    await finishStep(tx, step, end, context.clock.now())
  })
}

async function fail({ clock, db, log }: Context, step: StepRow, error: Error): Promise<void> {
  // A failed query's own message repeats the statement with its values; the cause says what was wrong.
  const reason = (error.cause instanceof Error ? error.cause.message : error.message).slice(0, 500)
  log.error({ cycle: step.cycleId, step: step.kind, tries: step.tries, err: error }, 'cycle: a step failed')
  const isLast = step.tries >= mostTries(step.kind)
  const isTakenBack = error instanceof MailRefused
  await noteFailure(db, step, { note: reason, isLast, isTakenBack }, clock.now())
}
