import type { Reason } from '../../../languages/reasons'
import { type Context, within } from '../../platform/context/context'
import { alone } from '../../platform/database/lock'
import { dueOccurrence, WINDOW_MS } from '../../platform/jobs/plan.rules'
import { mayHaveRound } from '../../platform/jobs/restored'
import { fixedProgramme, lockPlan, programmesToBegin } from '../programme/programme'
import {
  addSteps,
  type CycleRow,
  claimStep,
  commitStep,
  dueStep,
  finishCycles,
  finishStep,
  insertCycle,
  lockStep,
  noteFailure,
  readCycle,
  type StepRow,
  settleCommitting,
  skipLateSteps,
} from './cycle.queries'
import { mostTries, TELLING, whyOf } from './cycle.rules'
import { contextForProgramme, dashboardOf, withProgramme } from '../../platform/context/programmes'
import { MailRefused } from '../../platform/context/mailer'
import { ACTS } from './steps'
import { wordsFor } from '../../platform/http/language'
import { messageId } from '../../mail/message-id'
import { summaryMail } from './summary.email'
import { summarize } from './summary'
import { findReader } from './summary.queries'

/**
 * Begins the cycle that is due, if there is one, and takes every step that can be taken now; the next call goes on where
 * this one ended. Does nothing while another instance does it. Can be stopped between two steps.
 */
export async function runCycle(context: Context, signal?: AbortSignal): Promise<void> {
  // Even if the lock is lost, the fences make sure that each step is done once.
  await alone(context.database, async (tryLock) => {
    if (!(await tryLock('cycle'))) return
    const { db, clock } = context
    await settleCommitting(db, clock.now())
    await skipLateSteps(db, new Date(clock.now().getTime() - WINDOW_MS), clock.now())
    for (const id of await programmesToBegin(context))
      await beginDueCycle(contextForProgramme(context, id)).catch((error: Error) =>
        context.log.error({ programme: id, err: error }, 'the cycle could not be looked at'),
      )
    // Each iteration is one step, done completely or not at all.
    for (let isMore = true; isMore; ) isMore = signal?.aborted !== true && (await takeNextStep(context))
    await finishCycles(db, clock.now())
  })
}

/** Of a programme, by the plan as the database has it, which nobody changes until the run has begun. */
async function beginDueCycle(context: Context): Promise<void> {
  const due = await context.db.transaction(async (tx) => {
    const now = context.clock.now()
    const { id } = context.programme
    const plan = await lockPlan(context, tx, id)
    if (plan.isOver || (await mayHaveRound(context, tx))) return undefined
    const found = dueOccurrence(plan.settings, { ...plan, now })
    return found && (await insertCycle(tx, id, found, plan.settings, now)) ? found : undefined
  })
  if (due) context.log.info({ programme: context.programme.id, due: due.toISOString() }, 'cycle: begins')
}

/** Takes one step; false if no step can be taken now. A step that fails waits for its next try, and the others go on. */
async function takeNextStep(outer: Context): Promise<boolean> {
  const found = await dueStep(outer.db, outer.clock.now())
  if (!found) return false
  const { due, name, archivedAt } = found
  if (archivedAt && !TELLING.includes(due.kind)) {
    // Nothing is known of an archived programme: its round would go by the settings of the first one.
    const note: Reason = { code: 'month.archived', args: [name] }
    await finishStep(outer.db, due, { state: 'skipped', note: [note] }, outer.clock.now())
    return true
  }
  // Another instance may have begun the run of a programme that this one has not read yet.
  if (!outer.programmes().some(({ id }) => id === found.programmeId)) await outer.programme.refresh()
  const context = contextForRun(contextForProgramme(outer, found.programmeId), found.programme)
  const { clock, db, log } = context
  if (due.tries >= mostTries(due.kind)) {
    const note: Reason[] = due.note ?? [{ code: 'cycle.ended' }]
    await finishStep(db, due, { state: 'failed', note }, clock.now())
    return true
  }
  const step = await claimStep(db, due, clock.now())
  if (!step) return true
  try {
    await context.watch.span('cycle: step', { 'cycle.step': step.kind }, () => take(context, step))
  } catch (error) {
    await fail(context, step, error as Error)
    return true
  }
  log.info({ cycle: step.cycleId, step: step.kind, subject: step.subject }, 'cycle: a step is over')
  return true
}

const take = (context: Context, step: StepRow): Promise<void> =>
  step.kind === 'mail' ? handOverSummary(context, step) : actInTransaction(context, step, ACTS[step.kind])

/** The context with the programme as it was when the run began: a change does not disturb a run that is under way. */
const contextForRun = (context: Context, begun: CycleRow['programme']): Context =>
  withProgramme(context, fixedProgramme(context.programme, { ...context.programme.settings, ...begun }))

/** Does a step. Its work, its end and the steps that follow are stored together or not at all. */
async function actInTransaction(
  context: Context,
  step: StepRow,
  act: (typeof ACTS)[keyof typeof ACTS],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await lockStep(tx, step))) return
    const { next = [], ...end } = await act(within(context, tx), step)
    await addSteps(tx, step.cycleId, next, context.clock.now())
    await finishStep(tx, step, end, context.clock.now())
  })
}

async function fail({ clock, db, log }: Context, step: StepRow, error: Error): Promise<void> {
  log.error({ cycle: step.cycleId, step: step.kind, tries: step.tries, err: error }, 'cycle: a step failed')
  const isLast = step.tries >= mostTries(step.kind)
  const isTakenBack = error instanceof MailRefused
  await noteFailure(db, step, { note: whyOf(error), isLast, isTakenBack }, clock.now())
}

/**
 * Mails the summary to one administrator. As with newsletters, `committing` is stored before the end of the message is
 * sent: after a crash only that moment is uncertain, and an uncertain mail is not sent again.
 * @throws when the mail was not accepted and may be tried again
 */
async function handOverSummary(context: Context, step: StepRow): Promise<void> {
  const { clock, config, db, mailer } = context
  const reader = await findReader(db, step.subject)
  const found = await readCycle(db, step.cycleId)
  if (!reader || !found) {
    await finishStep(db, step, { state: 'skipped', note: [{ code: 'cycle.readerGone' }] }, clock.now())
    return
  }
  const words = wordsFor(reader, context)
  const dashboard = dashboardOf(config.appUrl, context.programme)
  const mail = summaryMail(words.mail, await summarize(context, found, words), dashboard)
  try {
    await mailer.send(
      { ...mail, to: reader.email, messageId: messageId(config.mailFrom, step.cycleId, step.subject) },
      () => commitStep(db, step),
    )
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    // Fenced: the database refused `committing`, so nothing was handed over.
    if (!error.isUncertain && (error.isTemporary || error.code === 'fenced')) throw error
    const state = error.isUncertain ? 'unknown' : 'failed'
    await finishStep(db, step, { state, note: whyOf(error) }, clock.now())
    return
  }
  await finishStep(db, step, { state: 'done', note: [{ code: 'cycle.mailed' }] }, clock.now())
}
