import { minutesOf, type WorkingHours } from '../../shared/working-hours'
import { addDays, dayOf, instantOf, timeOf } from '../platform/context/clock'

/** A stretch of time in milliseconds since 1970; its end is not part of it. */
interface Stretch {
  start: number
  end: number
}

/** A person's leave as their row holds it: first and last day included, without an end day for ever. */
export interface StoredLeave {
  employeeStatus: 'active' | 'leave'
  leaveStartDate: string | null
  leaveEndDate: string | null
}

/** When somebody works, and when they are on leave. */
export interface Worker {
  timeZone: string
  workingHours: WorkingHours
  leave: Stretch | undefined
}

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HALF_HOUR = 30 * MINUTE
const DAY = 1440 * MINUTE

/** When somebody is on leave, by the days of their own zone; undefined: they have none. */
export function leaveOf(
  { employeeStatus, leaveStartDate, leaveEndDate }: StoredLeave,
  timeZone: string,
): Stretch | undefined {
  if (employeeStatus !== 'leave') return undefined
  const midnight = (day: string) => instantOf(day, '00:00', timeZone).getTime()
  return {
    start: leaveStartDate ? midnight(leaveStartDate) : -Infinity,
    end: leaveEndDate ? midnight(addDays(leaveEndDate, 1)) : Infinity,
  }
}

/** 1 is Monday. */
export const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/**
 * The hours of a day in a zone. On a day on which its clocks change they are put together from quarter hours: an hour that
 * does not exist is left out, and one that comes twice counts twice.
 */
export function hoursOn(day: string, timeZone: string, { from, to }: WorkingHours): Stretch[] {
  const midnight = instantOf(day, '00:00', timeZone).getTime()
  const length = instantOf(addDays(day, 1), '00:00', timeZone).getTime() - midnight
  if (length === DAY)
    return [{ start: midnight + minutesOf(from) * MINUTE, end: midnight + minutesOf(to) * MINUTE }]
  const found: Stretch[] = []
  for (let start = midnight; start < midnight + length; start += QUARTER) {
    const time = timeOf(new Date(start), timeZone)
    if (time < from || time >= to) continue
    const last = found.at(-1)
    if (last?.end === start) last.end += QUARTER
    else found.push({ start, end: start + QUARTER })
  }
  return found
}

/** What two lists of stretches have in common, where it is half an hour at least. */
const inCommon = (some: Stretch[], others: Stretch[]): Stretch[] =>
  some
    .flatMap((one) =>
      others.map((other) => ({
        start: Math.max(one.start, other.start),
        end: Math.min(one.end, other.end),
      })),
    )
    .filter(({ start, end }) => end - start >= HALF_HOUR)

/** A working half hour of a day is left to somebody, by their own clocks. */
export const hasWorkOn = (day: string, { timeZone, workingHours }: Worker, now: Date): boolean =>
  workingHours.days.includes(weekdayOf(day)) &&
  inCommon(hoursOn(day, timeZone, workingHours), [{ start: now.getTime(), end: Infinity }]).length > 0

/** Finds when people work between two instants, half an hour at least, but for their leave; keeps what it has computed of zones and hours. */
export class WorkFinder {
  private readonly known = new Map<string, Stretch[]>()

  constructor(private readonly within: Stretch) {}

  workOf({ timeZone, workingHours, leave }: Worker): Stretch[] {
    const key = `${timeZone} ${workingHours.days.join('')} ${workingHours.from} ${workingHours.to}`
    const all = this.known.get(key) ?? this.allWork(timeZone, workingHours)
    this.known.set(key, all)
    return all.filter(({ start }) => !isWithin(leave, start))
  }

  private allWork(timeZone: string, workingHours: WorkingHours): Stretch[] {
    const found: Stretch[] = []
    const last = dayOf(new Date(this.within.end), timeZone)
    for (let day = dayOf(new Date(this.within.start), timeZone); day <= last; day = addDays(day, 1))
      if (workingHours.days.includes(weekdayOf(day))) found.push(...hoursOn(day, timeZone, workingHours))
    return inCommon(found, [this.within])
  }

  /**
   * The people of a match that leave keeps from it, by their places: those on leave now, if all have no working half hour
   * in common left for it but would have one without the leave, or if they have none left themselves.
   */
  keptByLeave(people: readonly Worker[]): number[] {
    const together = (some: readonly Worker[]) =>
      some.map((one) => this.workOf(one)).reduce(inCommon, [this.within]).length > 0
    if (together(people)) return []
    const wouldMeet = together(people.map((one) => ({ ...one, leave: undefined })))
    return people.flatMap((one, place) =>
      isWithin(one.leave, this.within.start) && (wouldMeet || this.workOf(one).length === 0) ? [place] : [],
    )
  }
}

export const isWithin = (leave: Stretch | undefined, time: number): boolean =>
  leave !== undefined && leave.start <= time && time < leave.end
