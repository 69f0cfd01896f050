import ICAL from 'ical.js'

const DAY = 86_400_000
const STEPS: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
}

/** A rule of recurrence without its end; undefined if it can't be read, or is of another calendar than the Gregorian. */
export function ruleIn(text: string): ICAL.Recur | undefined {
  if (/RSCALE=(?!GREGORIAN)/i.test(text)) return undefined
  try {
    const recur = ICAL.Recur.fromString(text.toUpperCase().replace(/(^|;)UNTIL=[^;]*/, ''))
    return recur.freq ? recur : undefined
  } catch {
    return undefined
  }
}

/**
 * When a rule repeats what first begins at a local time, from shortly before an instant. Each step that is looked at is
 * reported: a rule may be without end and yet never come true.
 */
export function* repeats(
  recur: ICAL.Recur,
  first: { local: number; isDate: boolean },
  { from, end, step }: { from: number; end: number; step: () => void },
): Generator<number> {
  const last = new Date(end).getUTCFullYear()
  class Limited extends ICAL.RecurIterator {
    override check_contracting_rules(): boolean {
      step()
      return this.last.year > last || super.check_contracting_rules()
    }
  }
  const iterator = new Limited({ rule: recur, dtstart: advanced(first, recur, from) })
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { year, month, day, hour, minute, second } = next
    const local = Date.UTC(year, month - 1, day, hour, minute, second)
    if (local >= end) return
    yield local
  }
}

/**
 * The start of a series moved on by whole steps of its rule until shortly before an instant: a daily event of ten years
 * has no 3,650 occurrences to look at. Not where occurrences are counted from the first.
 */
function advanced(
  { local, isDate }: { local: number; isDate: boolean },
  recur: ICAL.Recur,
  until: number,
): ICAL.Time {
  const step = (STEPS[recur.freq] ?? 0) * (recur.interval || 1)
  const steps = step > 0 && !recur.count ? Math.floor((until - local) / step) - 1 : 0
  const at = new Date(local + Math.max(0, steps) * step)
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate,
  })
}
