import type { Responses, ServerWords } from '../../languages/words'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { getSystemHealth, PluginHealth } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import type { Context } from '../platform/context/context'
import { cyclesHealth } from '../month/cycle/cycle-health'
import { LAST_SYNC } from '../people/import/sync-employees'
import { readInstallation } from '../platform/database/installation'
import { type Job, lastRuns } from '../platform/jobs/jobs'
import { allOf } from '../platform/process/turns'
import { MailServerAway } from '../mail/transport'
import { createTransport } from '../mail/transports'
import { signInHealth } from '../sign-in/wrong-codes'
import { countPendingSetups, databaseLatency, sendingState } from './metrics.queries'
import { ENGLISH } from '../platform/http/errors'

type Health = ResponseOf<typeof getSystemHealth>

const SLOW_DATABASE_MS = 250
/** How long a mail server may take to greet. */
const HELLO_TIMEOUT_MS = 4_000
/** A job that is this much overdue is late: instances look for due ones every minute. */
const GRACE_MS = 10 * 60_000

/** The state of what the product depends on, looked up now. `dueJobs`: those of the schedule. `mailServer` says whether the mail server can be reached. */
export async function systemHealth(
  context: Context,
  dueJobs: Job[],
  mailServer: () => Promise<MailServerFault | null>,
  words: ServerWords,
): Promise<Health> {
  const texts = words.responses.health
  const { cycles, ...parts } = await allOf({
    database: databaseHealth(context, texts.database),
    email: emailHealth(context, mailServer, texts.email),
    jobs: jobsHealth(context, dueJobs, texts.jobs),
    cycles: cyclesHealth(context, words),
    employeeSync: employeeSyncHealth(context, texts.employeeFile),
    signIn: signInHealth(context, texts.signIn),
    plugins: pluginsHealth(context, words),
    pendingProfileSetups: countPendingSetups(context.db),
  })
  const [first, ...otherCycles] = cycles
  return { ...parts, cycle: first!, otherCycles, checkedAt: context.clock.now().toISOString() }
}

/** A line of each plugin that has one. */
export async function pluginsHealth(context: Context, words: ServerWords): Promise<PluginHealth[]> {
  const lines = context.plugins.map(async ({ name, health }) => {
    const found = await health?.(context, words)
    return found ? [{ plugin: name, ...found }] : []
  })
  return (await Promise.all(lines)).flat()
}

type Texts = Responses['health']

async function databaseHealth({ db }: Context, texts: Texts['database']): Promise<Health['database']> {
  const latencyMs = await databaseLatency(db)
  return latencyMs > SLOW_DATABASE_MS
    ? { status: 'degraded', label: texts.slow, latencyMs }
    : { status: 'operational', label: texts.fine, latencyMs }
}

export type MailServerFault = (texts: Texts['email']) => string

/** Opens and closes a line to the mail server; why it can't be reached, or null. */
export async function tryMailServer({ config }: Context): Promise<MailServerFault | null> {
  const hello = createTransport(config)
    .open()
    .then(
      (line) => {
        line.close()
        return null
      },
      (error: unknown): MailServerFault => {
        if (error instanceof MailServerAway) return ({ cannotReach }) => cannotReach(error.message)
        throw error
      },
    )
  const late = sleep(HELLO_TIMEOUT_MS, ({ silent }: Texts['email']) => silent, { ref: false })
  return Promise.race([hello, late])
}

async function emailHealth(
  { config, db }: Context,
  mailServer: () => Promise<MailServerFault | null>,
  texts: Texts['email'],
): Promise<Health['email']> {
  const [{ waiting, paused, reason }, fault] = await Promise.all([sendingState(db), mailServer()])
  const facts = { transport: config.mail.kind, waiting, pausedSends: paused }
  if (config.mail.kind === 'outbox')
    return {
      ...facts,
      status: 'operational',
      label: texts.outbox.label,
      detail: texts.outbox.detail,
    }
  const name = config.mail.kind === 'smtp' ? 'SMTP' : 'SendGrid'
  if (fault !== null)
    return { ...facts, status: 'down', label: texts.unreachable(name), detail: fault(texts) }
  if (paused > 0)
    return {
      ...facts,
      status: 'degraded',
      label: texts.paused(name),
      detail: reason ?? texts.pausedBy,
    }
  const detail = waiting === 0 ? texts.nothingWaits : texts.waiting(waiting)
  return { ...facts, status: 'operational', label: name, detail }
}

/** Whether each job is done when it is due. */
export async function jobsHealth(
  { db, clock }: Context,
  jobs: Job[],
  texts: Texts['jobs'] = ENGLISH.responses.health.jobs,
): Promise<Health['jobs']> {
  const now = clock.now()
  return (await lastRuns(db, jobs)).map((run) => jobHealth(run, now, texts))
}

function jobHealth(
  { job, at: lastRunAt, failure }: Awaited<ReturnType<typeof lastRuns>>[number],
  now: Date,
  texts: Texts['jobs'],
): Health['jobs'][number] {
  const facts = { name: job.name, lastRunAt, everySeconds: Math.round(job.everyMs / 1000), failure }
  if (failure) return { ...facts, status: 'degraded', label: texts.failing }
  if (lastRunAt === null) return { ...facts, status: 'degraded', label: texts.notYet }
  const isLate = now.getTime() - Date.parse(lastRunAt) > job.everyMs + GRACE_MS
  return isLate
    ? { ...facts, status: 'degraded', label: texts.late }
    : { ...facts, status: 'operational', label: texts.onTime }
}

async function employeeSyncHealth(
  { db, config }: Context,
  texts: Texts['employeeFile'],
): Promise<Health['employeeSync']> {
  const file = basename(config.employeeFile)
  const lastSync = await readInstallation<{ at: string }>(db, LAST_SYNC)
  const isThere = (await stat(config.employeeFile).catch(() => undefined)) !== undefined
  // Without a file and without a sync before, nobody expects one.
  const isMissed = !isThere && lastSync !== undefined
  return {
    status: isMissed ? 'degraded' : 'operational',
    label: texts.label,
    detail: isThere ? texts.reads(file) : isMissed ? texts.gone(file) : texts.notThere(file),
    lastSyncAt: lastSync?.at ?? null,
  }
}
