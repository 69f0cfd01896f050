import { PAUSE_MONTHS } from '../../shared/limits'
import { addDays, addMonthsToDay } from '../context/clock'

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

/** The pause that an administrator sets: the shorter one. */
export const shortPause = (today: string): Pause => ({
  pauseStartDate: today,
  pauseEndDate: addMonthsToDay(today, PAUSE_MONTHS[0]),
})

export const PAUSE_REASON = 'temporary'
