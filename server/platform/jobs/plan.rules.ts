import { Cron } from 'croner'
import { dayOf, instantOf } from '../context/clock'
import type { Plan } from '../../../shared/programme'

const DAY_MS = 86_400_000

/** How long after its time a missed cycle may still begin, and a cycle be finished. README.md states it. */
export const WINDOW_MS = 7 * DAY_MS

/** An occurrence in an hour that summer time skips comes at the end of that hour; in a repeated hour, once. */
const cronOf = (expression: string, timeZone: string) => new Cron(expression, { timezone: timeZone })

const monthOf = (instant: Date, timeZone: string): string => dayOf(instant, timeZone).slice(0, 7)

/**
 * The newest occurrence of a plan after an instant, up to now, not older than the window, and in no month that is
 * taken; undefined if none has come.
 */
export function dueOccurrence(
  { cycle, timeZone }: Plan,
  { after, now, monthTaken }: { after: Date; now: Date; monthTaken?: string | undefined },
): Date | undefined {
  if (cycle === null) return undefined
  const cron = cronOf(cycle, timeZone)
  const start = Math.max(after.getTime(), now.getTime() - WINDOW_MS)
  let due: Date | undefined
  for (let run = cron.nextRun(new Date(start)); run && run <= now; run = cron.nextRun(run))
    if (monthOf(run, timeZone) !== monthTaken) due = run
  return due
}

/**
 * The next occurrences of a plan, of which none is in a month that is taken. By hand it is one at most: noon of the day that
 * was given for the next round, until that day is over.
 */
export function nextOccurrences(
  { cycle, timeZone, nextRound }: Plan,
  { now, monthTaken, count }: { now: Date; monthTaken: string | undefined; count: number },
): Date[] {
  if (cycle === null) {
    const isToCome = nextRound && nextRound >= dayOf(now, timeZone)
    return isToCome ? [instantOf(nextRound, '12:00', timeZone)] : []
  }
  const cron = cronOf(cycle, timeZone)
  const found: Date[] = []
  for (let run = cron.nextRun(now); run && found.length < count; run = cron.nextRun(run))
    if (monthOf(run, timeZone) !== monthTaken) found.push(run)
  return found
}

/** The next occurrence of a plan; undefined while nobody knows it. */
export const nextOccurrence = (
  plan: Plan,
  at: { now: Date; monthTaken?: string | undefined },
): Date | undefined => nextOccurrences(plan, { now: at.now, monthTaken: at.monthTaken, count: 1 })[0]

/** Enough to meet every case of an expression that names months, days and weekdays. */
const LOOKED_AT = 100

/** Whether a cron expression names two occurrences of one month. */
export function isMoreThanMonthly(expression: string, now: Date): boolean {
  const months = cronOf(expression, 'UTC')
    .nextRuns(LOOKED_AT, now)
    .map((run) => monthOf(run, 'UTC'))
  return months.some((month, index) => month === months[index + 1])
}

/** What is stored to tell whether a plan is still the same; null: by hand. */
export const planInWords = ({ cycle, timeZone }: Plan): string | null =>
  cycle === null ? null : `${cycle} ${timeZone}`

/** The newest run of the cycle. */
export interface LastRun {
  scheduledAt: Date
  startedAt: Date
  /** The zone of its plan. */
  timeZone: string | undefined
  /** It has paired, or may still. */
  pairs: boolean
}

/**
 * The month in which a plan does not run, because the plan before it did: moving the cycle from the first to the fifteenth, or
 * to a zone in which the first is still to come, must pair nobody twice in a month.
 */
export function monthTakenBy(run: LastRun | undefined, since: Date, timeZone: string): string | undefined {
  if (!run?.pairs || run.scheduledAt > since) return undefined
  return monthOf(run.startedAt, run.timeZone ?? timeZone)
}
