import { formatsOf } from './formats'
import type { Language } from './languages'

/** How a language writes days and times in mails, by the clocks of a zone. */
export function datesOf(language: Language) {
  const { longDay, weekdayAndDay, shortDay, time, longMoment, month, monthOf, weekday, dayOfMonth } =
    formatsOf(language)
  return {
    longDay,
    weekdayAndDay,
    shortDay,
    time,
    longMoment,
    month,
    monthOf,
    weekday,
    dayOfMonth,
  }
}
