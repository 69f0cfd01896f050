import { sql } from 'drizzle-orm'
import type { Context } from './context'
import { JOB_LOCK } from './database/locks'
import { queueReminders } from './cycle/queue-reminders'
import { runCycle } from './cycle/run-cycle'
import { deleteReplacedPhotos } from './images/images.queries'
import { readInstallation, writeInstallation } from './installation'
import { settleOpenEvents } from './mail/mail-events'
import { purgeOldLogs } from './mail/purge-logs'
import { purgeSignInData } from './sign-in/purge-sign-in-data'

interface Job {
  name: string
  everyMs: number
  /** May be repeated without harm. */
  run(context: Context): Promise<unknown>
}

const HOUR_MS = 3_600_000

/** Work that comes round by itself. Any number of instances run each job once an interval. */
export const JOBS: Job[] = [
  { name: 'purge sign-in data', everyMs: 24 * HOUR_MS, run: purgeSignInData },
  { name: 'delete replaced photos', everyMs: 24 * HOUR_MS, run: ({ db }) => deleteReplacedPhotos(db) },
  { name: 'remind of unanswered matches', everyMs: HOUR_MS, run: queueReminders },
  { name: 'purge old logs', everyMs: 24 * HOUR_MS, run: purgeOldLogs },
  { name: 'settle mail events', everyMs: HOUR_MS / 12, run: settleOpenEvents },
]

/** Runs whatever is due, one after the other. A job that fails is logged and tried again next time. */
export async function runDueJobs(context: Context): Promise<string[]> {
  const done: string[] = []
  for (const [index, job] of JOBS.entries()) {
    try {
      const ran = await context.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ free: boolean }>(
          sql`select pg_try_advisory_xact_lock(${JOB_LOCK}, ${index}) as free`,
        )
        const key = `job: ${job.name}`
        const now = context.clock.now()
        const last = await readInstallation<string>(tx, key)
        const isDue = last === undefined || now.getTime() - Date.parse(last) >= job.everyMs
        if (!rows[0]?.free || !isDue) return false
        await job.run(context)
        await writeInstallation(tx, key, now.toISOString(), now)
        return true
      })
      if (ran) done.push(job.name)
    } catch (error) {
      context.log.error({ job: job.name, err: error }, 'a job failed')
      await noteFailure(context, job.name, error as Error)
    }
  }
  return done
}

export interface JobFailure {
  at: string
  message: string
}

/** The last failed try of a job, until a good one: a run of the job that is later than it. */
export const failureOf = (db: Context['db'], job: string) =>
  readInstallation<JobFailure>(db, `job failed: ${job}`)

/** Keeps the failure for the dashboard, where that can be. */
async function noteFailure({ clock, db }: Context, job: string, error: Error): Promise<void> {
  // A failed query's own message repeats the statement with its values; the cause says what was wrong.
  const message = (error.cause instanceof Error ? error.cause.message : error.message).slice(0, 500)
  const failure: JobFailure = { at: clock.now().toISOString(), message }
  // When the database is what is wrong, there is nowhere to keep it.
  await writeInstallation(db, `job failed: ${job}`, failure, clock.now()).catch(() => undefined)
}

/**
 * Looks for due jobs and for the automatic cycle, now and every minute. Stopping waits for the job, or the step of the
 * cycle, that is under way.
 */
export function startJobs(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const look = async () => {
    await runDueJobs(context)
    await runCycle(context, stopping.signal).catch((error: Error) =>
      context.log.error({ err: error }, 'the cycle could not be looked at'),
    )
  }
  let running = look()
  const timer = setInterval(() => {
    running = running.then(look)
  }, 60_000)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
