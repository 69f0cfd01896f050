import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { getSystemHealth } from '../../shared/contract/metrics'
import { counted } from '../../shared/counted'
import type { ResponseOf } from '../../shared/endpoint'
import type { Context } from '../platform/context/context'
import { policyHealth } from '../platform/content-policy/policy-health'
import { cycleHealth } from '../month/cycle/cycle-health'
import { LAST_SYNC } from '../people/import/sync-employees'
import { readInstallation } from '../platform/database/installation'
import { rightsHealth } from '../platform/database/rights-health'
import { type Job, lastRuns } from '../platform/jobs/jobs'
import { allOf } from '../platform/process/all-of'
import { mailboxHealth } from '../replies/mailbox/mailbox-health'
import { calendarsHealth } from '../meetings/calendars/calendars-health'
import { MailServerAway } from '../mail/transport'
import { createTransport } from '../mail/transports'
import { signInHealth } from '../sign-in/wrong-codes'
import { countPendingSetups, databaseLatency, sendingState } from './metrics.queries'

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
  mailServer: () => Promise<string | null>,
): Promise<Health> {
  const parts = await allOf({
    database: databaseHealth(context),
    email: emailHealth(context, mailServer),
    jobs: jobsHealth(context, dueJobs),
    cycle: cycleHealth(context),
    employeeSync: employeeSyncHealth(context),
    signIn: signInHealth(context),
    calendars: calendarsHealth(context),
    mailbox: mailboxHealth(context),
    contentPolicy: policyHealth(context),
    pendingProfileSetups: countPendingSetups(context.db),
  })
  return { ...parts, checkedAt: context.clock.now().toISOString() }
}

async function databaseHealth({ db, database }: Context): Promise<Health['database']> {
  const [latencyMs, rights] = await Promise.all([databaseLatency(db), rightsHealth(database.pool)])
  return latencyMs > SLOW_DATABASE_MS
    ? { status: 'degraded', label: 'Slow', latencyMs, rights }
    : { status: 'operational', label: 'Operational', latencyMs, rights }
}

/** Opens and closes a line to the mail server; why it can't be reached, or null. */
export async function tryMailServer({ config }: Context): Promise<string | null> {
  const hello = createTransport(config)
    .open()
    .then(
      (line) => {
        line.close()
        return null
      },
      (error: unknown) => {
        if (error instanceof MailServerAway) return `The mail server can't be reached: ${error.message}`
        throw error
      },
    )
  const late = sleep(HELLO_TIMEOUT_MS, 'The mail server does not answer.', { ref: false })
  return Promise.race([hello, late])
}

async function emailHealth(
  { config, db }: Context,
  mailServer: () => Promise<string | null>,
): Promise<Health['email']> {
  const [{ waiting, paused, reason }, fault] = await Promise.all([sendingState(db), mailServer()])
  const facts = { transport: config.mail.kind, waiting, pausedSends: paused }
  if (config.mail.kind === 'outbox')
    return {
      ...facts,
      status: 'operational',
      label: 'Mock Mode',
      detail: 'Mail is written to the outbox; nobody gets any. Set MAIL_URL to send it.',
    }
  const name = config.mail.kind === 'smtp' ? 'SMTP' : 'SendGrid'
  if (fault !== null) return { ...facts, status: 'down', label: `${name} unreachable`, detail: fault }
  if (paused > 0)
    return {
      ...facts,
      status: 'degraded',
      label: `${name}, sending paused`,
      detail: reason ?? 'A newsletter is paused by an administrator.',
    }
  const detail =
    waiting === 0
      ? 'Nothing is waiting to be sent.'
      : `${counted(waiting, 'message is', 'messages are')} waiting to be sent.`
  return { ...facts, status: 'operational', label: name, detail }
}

/** Whether each job is done when it is due. */
export async function jobsHealth({ db, clock }: Context, jobs: Job[]): Promise<Health['jobs']> {
  const now = clock.now()
  return (await lastRuns(db, jobs)).map((run) => jobHealth(run, now))
}

function jobHealth(
  { job, at: lastRunAt, failure }: Awaited<ReturnType<typeof lastRuns>>[number],
  now: Date,
): Health['jobs'][number] {
  const facts = { name: job.name, lastRunAt, everySeconds: Math.round(job.everyMs / 1000), failure }
  if (failure) return { ...facts, status: 'degraded', label: 'Failing' }
  if (lastRunAt === null) return { ...facts, status: 'degraded', label: 'Has not run yet' }
  const isLate = now.getTime() - Date.parse(lastRunAt) > job.everyMs + GRACE_MS
  return isLate
    ? { ...facts, status: 'degraded', label: 'Late' }
    : { ...facts, status: 'operational', label: 'On time' }
}

async function employeeSyncHealth({ db, config }: Context): Promise<Health['employeeSync']> {
  const file = basename(config.employeeFile)
  const lastSync = await readInstallation<{ at: string }>(db, LAST_SYNC)
  const isThere = (await stat(config.employeeFile).catch(() => undefined)) !== undefined
  // Without a file and without a sync before, nobody expects one.
  const isMissed = !isThere && lastSync !== undefined
  return {
    status: isMissed ? 'degraded' : 'operational',
    label: 'File-based',
    detail: isThere
      ? `Reads ${file}.`
      : isMissed
        ? `${file} is gone since the last sync.`
        : `There is no ${file} yet.`,
    lastSyncAt: lastSync?.at ?? null,
  }
}
