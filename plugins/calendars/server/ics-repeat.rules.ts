const DAY = 86_400_000
/** Of each frequency, at most: how long one of its periods is. */
const PERIODS = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
  MONTHLY: 31 * DAY,
  YEARLY: 366 * DAY,
}
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** A rule of recurrence (RFC 5545, 3.3.10), without its end by a date. */
export interface Rule {
  freq: keyof typeof PERIODS
  interval: number
  /** 0: without end */
  count: number
  weekStart: number
  /** Of each part by its name, BYMONTH for example, the numbers that it lists. */
  by: Record<string, number[]>
  /** Every Monday, or the first (1) or last (-1) one. */
  weekdays: { nth: number; day: number }[]
}

/** Undefined if it can't be read, or is of another calendar than the Gregorian. */
export function ruleIn(text: string): Rule | undefined {
  const parts = new Map<string, string | undefined>()
  for (const part of text.toUpperCase().split(';')) parts.set(part.replace(/=.*/, ''), part.split('=')[1])
  const freq = parts.get('FREQ') as Rule['freq']
  const by: Rule['by'] = {}
  for (const [name, list] of parts)
    if (name.startsWith('BY') && name !== 'BYDAY') by[name] = (list || '?').split(',').map(Number)
  const weekdays = (parts.get('BYDAY')?.split(',') ?? []).map((one) => ({
    nth: Number(one.slice(0, -2)),
    day: WEEKDAYS.indexOf(one.slice(-2)),
  }))
  const [interval, count] = [Number(parts.get('INTERVAL') ?? 1) || 1, Number(parts.get('COUNT') ?? 0)]
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')
  const numbers = [interval, count, ...Object.values(by).flat(), ...weekdays.map(({ nth }) => nth)]
  const isPossible =
    freq in PERIODS &&
    (parts.get('RSCALE') ?? 'GREGORIAN') === 'GREGORIAN' &&
    numbers.every((number) => Number.isInteger(number)) &&
    [weekStart, interval, count, ...weekdays.map(({ day }) => day)].every((number) => number >= 0)
  return isPossible ? { freq, interval, count, weekStart, by, weekdays } : undefined
}

/**
 * When a rule repeats what first begins at a local time, in order, from some time before an instant. Each period is a step:
 * a rule may be without end and yet never come true.
 */
export function* repeats(
  rule: Rule,
  first: number,
  { from, end, step }: { from: number; end: number; step: () => void },
): Generator<number> {
  const { freq, interval, count, weekStart, by } = rule
  const unit = PERIODS[freq]
  const start = new Date(first)
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()]
  const periodAt = (index: number) => {
    if (freq === 'YEARLY') return Date.UTC(year + index, 0, 1)
    if (freq === 'MONTHLY') return Date.UTC(year, month + index, 1)
    const sinceWeekStart = freq === 'WEEKLY' ? ((start.getUTCDay() - weekStart + 7) % 7) * DAY : 0
    return first - mod(first, Math.min(unit, DAY)) - sinceWeekStart + index * unit
  }
  const isDayOfRule = dayFilter(rule, start)
  const clock = ([name, part, size]: readonly [string, number, number], period: number) => {
    const own = mod(Math.floor(period / size), part)
    const given = by[name]
    if (unit <= size) return !given || given.includes(own) ? [own * size] : []
    return (given ?? [mod(Math.floor(first / size), part)]).map((value) => value * size)
  }
  // What is counted is counted from the first.
  let index = count > 0 ? 0 : Math.max(0, Math.floor((from - first) / unit / interval) - 1) * interval
  for (let counted = 0; ; index += interval) {
    step()
    const period = periodAt(index)
    if (period >= end) return
    const days: number[] = []
    for (let day = period - mod(period, DAY); day < Math.max(periodAt(index + 1), period + 1); day += DAY)
      if (isDayOfRule(day)) days.push(day)
    const [hours, minutes, seconds] = CLOCK.map((part) => clock(part, period)) as [
      number[],
      number[],
      number[],
    ]
    const times = days
      .flatMap((day) => hours.map((hour) => day + hour))
      .flatMap((hour) => minutes.map((minute) => hour + minute))
      .flatMap((minute) => seconds.map((second) => minute + second))
      .sort((one, other) => one - other)
    const places = by['BYSETPOS']?.map((place) => (place > 0 ? place - 1 : times.length + place))
    for (const time of places ? times.filter((_, place) => places.includes(place)) : times) {
      if (time < first) continue
      if (time >= end) return
      yield time
      counted += 1
      if (counted === count) return
    }
  }
}

/** Also of what was before 1970. */
const mod = (number: number, by: number) => ((number % by) + by) % by

const CLOCK = [
  ['BYHOUR', 24, 3_600_000],
  ['BYMINUTE', 60, 60_000],
  ['BYSECOND', 60, 1000],
] as const

/** Which days a rule means, among those of a period. */
function dayFilter({ freq, weekStart, by, weekdays }: Rule, start: Date): (day: number) => boolean {
  const { BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY } = by
  const isByDay = BYWEEKNO || BYYEARDAY || BYMONTHDAY || weekdays.length > 0
  const isOwn = (date: Date) =>
    (freq !== 'WEEKLY' || date.getUTCDay() === start.getUTCDay()) &&
    ((freq !== 'MONTHLY' && freq !== 'YEARLY') || date.getUTCDate() === start.getUTCDate()) &&
    (freq !== 'YEARLY' || BYMONTH !== undefined || date.getUTCMonth() === start.getUTCMonth())
  const lists = (list: number[] | undefined, [at, all]: [number, number]) =>
    !list || list.includes(at) || list.includes(at - all - 1)
  return (day) => {
    const date = new Date(day)
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    if (BYMONTH && !BYMONTH.includes(month + 1)) return false
    if (!isByDay) return isOwn(date)
    const inYear = placeIn(day, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))
    const inMonth = placeIn(day, Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1))
    // The first week of a year has at least four days of it.
    const middle = day + (3 - ((date.getUTCDay() - weekStart + 7) % 7)) * DAY
    const yearOfWeek = new Date(middle).getUTCFullYear()
    const week = placeIn(middle, Date.UTC(yearOfWeek, 0, 1), Date.UTC(yearOfWeek + 1, 0, 1), 7)
    const [at, all] = freq === 'YEARLY' && !BYMONTH ? inYear : inMonth
    const nth: [number, number] = [Math.ceil(at / 7), Math.ceil(at / 7) + Math.floor((all - at) / 7)]
    const isNth = weekdays.some(
      (one) =>
        one.day === date.getUTCDay() && (!one.nth || !/^(MONTH|YEAR)LY$/.test(freq) || lists([one.nth], nth)),
    )
    return (
      lists(BYWEEKNO, week) &&
      lists(BYYEARDAY, inYear) &&
      lists(BYMONTHDAY, inMonth) &&
      (weekdays.length === 0 || isNth)
    )
  }
}

/** The how manieth day, or week, a day is there, and how many there are. */
function placeIn(day: number, start: number, end: number, days = 1): [number, number] {
  const at = Math.floor((day - start) / DAY / days)
  return [at + 1, at + 1 + Math.floor((end - DAY - day) / DAY / days)]
}
