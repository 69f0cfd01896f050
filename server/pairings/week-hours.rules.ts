import type { Hours } from '../../matching'
import { minutesOf, USUAL_HOURS } from '../../shared/working-hours'
import { instantOf } from '../platform/context/clock'

const DAY = 24 * 60
const WEEK = 7 * DAY

/** A person's working hours as they are stored: days (1 is Monday), and minutes since midnight in their time zone. */
interface StoredHours {
  timeZone: string | null
  workingDays: number[] | null
  worksFrom: number | null
  worksTo: number | null
}

const USUAL = {
  workingDays: USUAL_HOURS.days,
  worksFrom: minutesOf(USUAL_HOURS.from),
  worksTo: minutesOf(USUAL_HOURS.to),
}

/**
 * Working hours in minutes of the UTC week, with the offsets that zones have in the middle of a month. People who gave a zone
 * and no hours are assumed to have the usual ones; people who gave neither have none, and find a time with everybody.
 * @param timeZone of those who have not given theirs
 * @returns the same list for the same hours
 */
export function weekHours(month: string, timeZone: string): (stored: StoredHours) => Hours | undefined {
  const known = new Map<string, Hours>()
  return (stored) => {
    const own = stored.timeZone
    const given = stored.workingDays === null && own !== null ? USUAL : stored
    const { workingDays, worksFrom, worksTo } = given
    if (workingDays === null || worksFrom === null || worksTo === null) return undefined
    const zone = own ?? timeZone
    const key = `${zone} ${workingDays.join()} ${worksFrom} ${worksTo}`
    let hours = known.get(key)
    if (!hours) {
      const middle = `${month}-15`
      const offset = (Date.parse(`${middle}T12:00:00Z`) - instantOf(middle, '12:00', zone).getTime()) / 60_000
      hours = workingDays
        .map((day) => ((day - 1) * DAY + worksFrom - offset + WEEK) % WEEK)
        .flatMap((start): Hours => {
          const end = start + worksTo - worksFrom
          if (end <= WEEK) return [[start, end]]
          return [
            [start, WEEK],
            [0, end - WEEK],
          ]
        })
        .sort(([one], [other]) => one - other)
      known.set(key, hours)
    }
    return hours
  }
}
