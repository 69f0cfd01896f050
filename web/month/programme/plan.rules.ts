import type { Weeks } from '../../../shared/programme'

/** When the cycle runs, as the form asks for it. */
export interface PlanChoice {
  /** `as-set`: an expression that the other choices can't say. `weeks`: of programmes besides the first only. */
  cycle: 'by-hand' | 'day' | 'weekday' | 'weeks' | 'as-set'
  /** 1 to 28, or L for the last. */
  day: string
  /** 1 to 4, or L for the last. */
  which: string
  /** 0 (Sunday) to 6. */
  weekday: string
  /** HH:MM */
  time: string
  weeks: {
    /** Every so many weeks. */
    every: string
    /** YYYY-MM-DD */
    from: string
  }
}

/** Every month has these. */
export const DAYS = Array.from({ length: 28 }, (_, index) => String(index + 1))
export const LAST = 'L'
/** Which of the weekdays of a month: the first four, and the last. */
export const WHICH = ['1', '2', '3', '4', LAST] as const
/** From Monday to Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
/** What a form begins with that nobody has filled in. */
const USUAL: PlanChoice = {
  cycle: 'by-hand',
  day: '1',
  which: '1',
  weekday: '2',
  time: '09:00',
  weeks: { every: '2', from: '' },
}

const DAY = /^(\d{1,2}) (\d{1,2}) (\d{1,2}|L) \* \*$/
const WEEKDAY = /^(\d{1,2}) (\d{1,2}) \* \* ([0-7])#([1-4L])$/

const two = (number: string) => number.padStart(2, '0')

/** A cron expression as the form's choice. */
export function choiceOf(cycle: string | null): PlanChoice {
  if (cycle === null) return USUAL
  const [, minute, hour, day] = DAY.exec(cycle) ?? []
  if (minute && hour && day && (day === LAST || DAYS.includes(day)))
    return { ...USUAL, cycle: 'day', day, time: `${two(hour)}:${two(minute)}` }
  const [, min, at, weekday, which] = WEEKDAY.exec(cycle) ?? []
  if (min && at && weekday && which)
    return {
      ...USUAL,
      cycle: 'weekday',
      weekday: String(Number(weekday) % 7),
      which,
      time: `${two(at)}:${two(min)}`,
    }
  return { ...USUAL, cycle: 'as-set' }
}

/** The choice as a cron expression; null: by hand. `asSet` is the expression that stays. */
export function cycleOf(
  { cycle, day, which, weekday, time }: PlanChoice,
  asSet: string | null,
): string | null {
  if (cycle === 'by-hand' || cycle === 'weeks') return null
  if (cycle === 'as-set') return asSet
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return cycle === 'day' ? `${minute} ${hour} ${day} * *` : `${minute} ${hour} * * ${weekday}#${which}`
}

/** A plan of weeks as the form's choice. */
export const weeksChoice = ({ every, from, weekday, at }: Weeks): PlanChoice => ({
  ...USUAL,
  cycle: 'weeks',
  weekday: String(weekday % 7),
  time: at,
  weeks: { every: String(every), from },
})

/** The choice as a plan of weeks; null: it is another one. */
export const weeksOf = ({ cycle, weeks: { every, from }, weekday, time }: PlanChoice): Weeks | null =>
  cycle === 'weeks'
    ? { every: Number(every), from, weekday: Number(weekday) || 7, at: time.slice(0, 5) }
    : null
