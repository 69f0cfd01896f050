import { LONGEST_PAUSE, PAUSE_MONTHS } from '../../shared/limits'
import { addDays, addMonthsToDay } from '../platform/context/clock'

export type Pause = { pauseStartDate: string; pauseEndDate: string }

/**
 * The pause meant by an end date that a browser computed: from today to one or three months later by the server's
 * calendar. The browser's today may be the server's yesterday or tomorrow, and its month a day longer or shorter.
 * Returns null for any other end.
 */
export function pauseUntil(wantedEnd: string, today: string): Pause | null {
  for (const months of PAUSE_MONTHS) {
    const end = addMonthsToDay(today, months)
    const accepted = [-1, 0, 1].flatMap((days) => [
      addDays(end, days),
      addMonthsToDay(addDays(today, days), months),
    ])
    if (accepted.includes(wantedEnd)) return { pauseStartDate: today, pauseEndDate: end }
  }
  return null
}

/** The end of a pause that an administrator sets without naming one: the shorter one. */
export const shortPauseEnd = (today: string): string => addMonthsToDay(today, PAUSE_MONTHS[0])

/** Whether an administrator can choose this day as the end of a pause: a day that exists, tomorrow or later. */
export const isPauseEnd = (day: string, today: string): boolean =>
  isDay(day) && day > today && day <= addMonthsToDay(today, LONGEST_PAUSE)

/** Whether a text is a day that exists, YYYY-MM-DD. */
export const isDay = (day: string) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day

export const PAUSE_REASON = 'temporary'
