import type { Context } from '../context/context'
import { tryHold } from '../database/hold'
import { JOB_LOCK } from '../database/locks'
import { readInstallation, writeInstallation } from '../database/installation'

/** Work that is repeated by itself. */
export interface Job {
  name: string
  everyMs: number
  /** Must be safe to repeat. */
  run(context: Context): Promise<unknown>
}

/** Runs whatever is due, one after the other. A job that fails is logged and tried again next time. */
export async function runDueJobs(context: Context, jobs: Job[]): Promise<string[]> {
  const done: string[] = []
  for (const [index, job] of jobs.entries()) {
    try {
      const ran = await context.db.transaction(async (tx) => {
        const isFree = await tryHold(tx, JOB_LOCK, index)
        const key = `job: ${job.name}`
        const now = context.clock.now()
        const last = await readInstallation<string>(tx, key)
        const isDue = last === undefined || now.getTime() - Date.parse(last) >= job.everyMs
        if (!isFree || !isDue) return false
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

/** The last failed run of a job; a later run that succeeds replaces it. */
export const failureOf = (db: Context['db'], job: string) =>
  readInstallation<JobFailure>(db, `job failed: ${job}`)

/** Stores the failure for the dashboard, if the database is there. */
async function noteFailure({ clock, db }: Context, job: string, error: Error): Promise<void> {
  // A failed query's own message repeats the statement with its values; the cause says what was wrong.
  const message = (error.cause instanceof Error ? error.cause.message : error.message).slice(0, 500)
  const failure: JobFailure = { at: clock.now().toISOString(), message }
  // When the database itself has failed, there is nowhere to store it.
  await writeInstallation(db, `job failed: ${job}`, failure, clock.now()).catch(() => undefined)
}
