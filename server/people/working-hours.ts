import { minutesOf, timeOfMinutes, USUAL_HOURS, type WorkingHours } from '../../shared/working-hours'

interface Columns {
  workingDays: number[] | null
  worksFrom: number | null
  worksTo: number | null
}

/** A person's working hours from their row; the usual ones if they never said any. */
export const workingHoursOf = ({ workingDays, worksFrom, worksTo }: Columns): WorkingHours =>
  workingDays === null || worksFrom === null || worksTo === null
    ? USUAL_HOURS
    : { days: workingDays, from: timeOfMinutes(worksFrom), to: timeOfMinutes(worksTo) }

/** The same the other way round. */
export const workingColumns = ({ days, from, to }: WorkingHours): Columns => ({
  workingDays: days,
  worksFrom: minutesOf(from),
  worksTo: minutesOf(to),
})
