import type { Context } from '../context/context'
import { alone } from '../database/lock'
import { readInstallation, readInstallations, writeInstallation } from '../database/installation'

/** Work that is repeated by itself. */
export interface Job {
  name: string
  everyMs: number
  /** Must be safe to repeat. */
  run(context: Context): Promise<unknown>
}

/** A look comes each minute, and now and then a moment sooner: a job of each minute is due all the same. */
const TOLERANCE_MS = 1_000

/** Runs whatever is due, one after the other. A job that fails is logged and tried again next time. */
export async function runDueJobs(context: Context, jobs: Job[]): Promise<string[]> {
  const done: string[] = []
  // When the look began, not the job: otherwise a job is late by those before it, and not due at the next look.
  const now = context.clock.now()
  // Read at once, as hardly any job is due; who runs one looks again. A database that is away is told of below.
  const before = await readInstallations(context.db, jobs.map(ranKey)).catch(() => new Map<string, unknown>())
  await alone(context.database, async (tryLock) => {
    for (const job of jobs) {
      const key = ranKey(job)
      if (!isDue(now, job, before.get(key))) continue
      try {
        const last = (await tryLock(`job: ${job.name}`)) && (await readInstallation(context.db, key))
        if (last === false || !isDue(now, job, last)) continue
        const own = { ...context, dueSince: new Date(typeof last === 'string' ? last : 0) }
        await context.watch.span(`job: ${job.name}`, {}, () => job.run(own))
        await writeInstallation(context.db, key, now.toISOString(), now)
        done.push(job.name)
      } catch (error) {
        context.log.error({ job: job.name, err: error }, 'a job failed')
        await noteFailure(context, job.name, error as Error)
      }
    }
  })
  return done
}

const isDue = (now: Date, { everyMs }: Job, last: unknown): boolean =>
  typeof last !== 'string' || now.getTime() - Date.parse(last) >= everyMs - TOLERANCE_MS

export interface JobFailure {
  at: string
  message: string
}

const ranKey = ({ name }: Pick<Job, 'name'>) => `job: ${name}`
const failedKey = (name: string) => `job failed: ${name}`

/** When each job was last done, and its last failure if it was not done since. */
export async function lastRuns(db: Context['db'], jobs: Job[]) {
  const stored = await readInstallations(
    db,
    jobs.flatMap((job) => [ranKey(job), failedKey(job.name)]),
  )
  return jobs.map((job) => {
    const at = (stored.get(ranKey(job)) as string | undefined) ?? null
    const last = stored.get(failedKey(job.name)) as JobFailure | undefined
    return { job, at, failure: last && (at === null || last.at > at) ? last : null }
  })
}

/** Stores the failure for the dashboard, if the database is there. */
async function noteFailure({ clock, db }: Context, job: string, error: Error): Promise<void> {
  // A failed query's own message repeats the statement with its values; the cause says what was wrong.
  const message = (error.cause instanceof Error ? error.cause.message : error.message).slice(0, 500)
  const failure: JobFailure = { at: clock.now().toISOString(), message }
  // When the database itself has failed, there is nowhere to store it.
  await writeInstallation(db, failedKey(job), failure, clock.now()).catch(() => undefined)
}
