import { Cron } from 'croner'
import { addDays, dayOf, instantOf } from '../context/clock'
import { daysFrom, isByHand, isMonthly, type Plan } from '../../../shared/programme'

const DAY_MS = 86_400_000

/** How long after its time a missed cycle may still begin, and a cycle be finished. docs/guide/cycle.md states it. */
export const WINDOW_MS = 7 * DAY_MS

/** An occurrence in an hour that summer time skips comes at the end of that hour; in a repeated hour, once. */
const cronOf = (expression: string, timeZone: string) => new Cron(expression, { timezone: timeZone })

/** How many days a round of a plan lasts, until the next one: four weeks, where it is not said in weeks. */
export const roundDays = ({ weeks }: Pick<Plan, 'weeks'>): number => (weeks ? 7 * weeks.every : 28)

const ASK_AFTER_DAYS = 7
/** How long after people were told of their match they are asked whether they met, unless they booked a time: a week; in a shorter round, at its middle. */
export const askAfterMs = (plan: Pick<Plan, 'weeks'>): number =>
  Math.min(ASK_AFTER_DAYS, roundDays(plan) / 2) * DAY_MS

const monthOf = (instant: Date, timeZone: string): string => dayOf(instant, timeZone).slice(0, 7)

/** The occurrences of a plan after an instant, one after the other; none where rounds are made by hand. */
function* occurrencesAfter({ cycle, weeks, timeZone }: Plan, after: Date): Generator<Date> {
  if (weeks)
    for (const day of daysFrom(weeks, dayOf(after, timeZone))) {
      const at = instantOf(day, weeks.at, timeZone)
      if (at > after) yield at
    }
  else if (cycle !== null) {
    const cron = cronOf(cycle, timeZone)
    for (let run = cron.nextRun(after); run; run = cron.nextRun(run)) yield run
  }
}

/**
 * The newest occurrence of a plan after an instant, up to now, not older than the window, and in no month that is
 * taken; undefined if none has come.
 */
export function dueOccurrence(
  plan: Plan,
  { after, now, monthTaken }: { after: Date; now: Date; monthTaken?: string | undefined },
): Date | undefined {
  const start = new Date(Math.max(after.getTime(), now.getTime() - WINDOW_MS))
  let due: Date | undefined
  for (const run of occurrencesAfter(plan, start)) {
    if (run > now) break
    if (monthOf(run, plan.timeZone) !== monthTaken) due = run
  }
  return due
}

/**
 * The period that a plan's round is for at an instant: the month (YYYY-MM), or, where it comes round in weeks, the day of its
 * newest occurrence (YYYY-MM-DD); before the first one, the day itself.
 */
export function periodAt(plan: Plan, now: Date): string {
  const today = dayOf(now, plan.timeZone)
  if (!plan.weeks) return today.slice(0, 7)
  const before = addDays(today, -7 * plan.weeks.every)
  let period = today
  for (const run of occurrencesAfter(plan, instantOf(before, '00:00', plan.timeZone))) {
    if (run > now) break
    period = dayOf(run, plan.timeZone)
  }
  return period
}

/**
 * The next occurrences of a plan, of which none is in a month that is taken. By hand it is one at most: noon of the day that
 * was given for the next round, until that day is over.
 */
export function nextOccurrences(
  plan: Plan,
  { now, monthTaken, count }: { now: Date; monthTaken: string | undefined; count: number },
): Date[] {
  const { timeZone, nextRound } = plan
  if (isByHand(plan)) {
    const isToCome = nextRound && nextRound >= dayOf(now, timeZone)
    return isToCome ? [instantOf(nextRound, '12:00', timeZone)] : []
  }
  const found: Date[] = []
  for (const run of occurrencesAfter(plan, now)) {
    if (monthOf(run, timeZone) !== monthTaken) found.push(run)
    if (found.length === count) break
  }
  return found
}

/** The next occurrence of a plan; undefined while nobody knows it. */
export const nextOccurrence = (
  plan: Plan,
  at: { now: Date; monthTaken?: string | undefined },
): Date | undefined => nextOccurrences(plan, { now: at.now, monthTaken: at.monthTaken, count: 1 })[0]

/** How long a round lasts after which none has a date. */
const LONGEST_DAYS = 35

/** The last day of a round that is made on a day (both YYYY-MM-DD): the one before the next round's, or that of 35 days since it was made. */
export function lastDayOfRound(plan: Plan, day: string, monthTaken?: string, since = day): string {
  const midnight = instantOf(addDays(day, 1), '00:00', plan.timeZone)
  // A cron expression may name midnight itself; a day that was given by hand may be this one.
  const now = isByHand(plan) ? midnight : new Date(midnight.getTime() - 1)
  const next = nextOccurrence(plan, { now, monthTaken })
  return next ? addDays(dayOf(next, plan.timeZone), -1) : addDays(since, LONGEST_DAYS - 1)
}

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
export const planInWords = ({ cycle, weeks, timeZone }: Plan): string | null => {
  if (weeks)
    return `every ${weeks.every} weeks from ${weeks.from} on ${weeks.weekday} at ${weeks.at} ${timeZone}`
  return cycle === null ? null : `${cycle} ${timeZone}`
}

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
export function monthTakenBy(
  run: LastRun | undefined,
  since: Date,
  plan: Pick<Plan, 'timeZone' | 'weeks'>,
): string | undefined {
  const { timeZone } = plan
  if (!run?.pairs || run.scheduledAt > since || !isMonthly(plan)) return undefined
  return monthOf(run.startedAt, run.timeZone ?? timeZone)
}
