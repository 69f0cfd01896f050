import { datesOf, formatIn } from '../../../shared/languages/dates'
import { MONTH_NAMES } from '../../../shared/months'

/** The only "now" of the product; tests pass their own. */
export interface Clock {
  now(): Date
  /** IANA name of the time zone of all days and months. It can change while the product runs: read it, don't keep it. */
  readonly timeZone: string
}

export const systemNow = (): Date => new Date()

export const systemClock = (timeZone: () => string): Clock => ({
  now: systemNow,
  get timeZone() {
    return timeZone()
  },
})

const plainDay = formatIn('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const plainInstant = formatIn('en-CA', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const english = datesOf('en')

/** The day of an instant in the clock's zone, YYYY-MM-DD. */
export const dayOf = (instant: Date, timeZone: string): string => plainDay(timeZone).format(instant)

/** Today, YYYY-MM-DD. */
export const today = (clock: Clock): string => dayOf(clock.now(), clock.timeZone)

export interface Moment {
  now: Date
  /** YYYY-MM-DD */
  day: string
}

/** Now, with its day. */
export function momentOf(clock: Clock): Moment {
  const now = clock.now()
  return { now, day: dayOf(now, clock.timeZone) }
}

/** The current month, YYYY-MM. */
export const currentMonth = (clock: Clock): string => today(clock).slice(0, 7)

/** The month `count` months after (or, negative, before) the given YYYY-MM. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The `count` months up to this one (YYYY-MM), the oldest first. */
export const monthsUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1))

/** The day `count` days after (or, negative, before) the given YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** The day `count` months later; the last of the month where that day does not exist (31 January → 28 February). */
export function addMonthsToDay(day: string, count: number): string {
  const month = addMonths(day.slice(0, 7), count)
  const [year, number] = month.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}

/** A month (YYYY-MM), or that of a day, by its numbers, as newsletters and sends hold it. */
export const monthAndYear = (month: string): { month: number; year: number } => ({
  month: Number(month.slice(5, 7)),
  year: Number(month.slice(0, 4)),
})

/** "December 2026" for 2026-12. */
export const monthTitle = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

/** The instant at which the clocks of a zone show this day (YYYY-MM-DD) and time (HH:MM). */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`).getTime()
  const shown = plainInstant(timeZone)
  // The zone's offset is looked up at the guess, and once more at the corrected guess, for the hours around a change.
  let guess = asUtc
  for (let round = 0; round < 2; round += 1) {
    const parts = Object.fromEntries(shown.formatToParts(guess).map(({ type, value }) => [type, value]))
    const local = Date.UTC(+parts.year!, +parts.month! - 1, +parts.day!, +parts.hour!, +parts.minute!)
    guess += asUtc - local
  }
  return new Date(guess)
}

/** The instant at which a month (YYYY-MM) begins. */
export const startOfMonth = (month: string, timeZone: string): Date =>
  instantOf(`${month}-01`, '00:00', timeZone)

/** "Tuesday, 1 December 2026" */
export const longDate = (instant: Date, timeZone: string): string => english.longDay(instant, timeZone)

/** "09:00" */
export const timeOf = (instant: Date, timeZone: string): string => english.time(instant, timeZone)
