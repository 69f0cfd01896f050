import ICAL from 'ical.js'
import { isTimeZone } from '../../../shared/working-hours'
import { dayOf, instantOf } from '../../platform/context/clock'
import { type Busy, type Stretch, toBusy } from './busy.rules'
import { CalendarFault, type CalendarNote } from './calendar-fault'

/** Occurrences that are looked at, of all events together. */
const MOST_OCCURRENCES = 20_000
/** A calendar in a file has events, and these have alarms: three. */
const DEEPEST = 10
const DAY = 86_400_000

/** What tells when somebody is busy. Whatever else a calendar says (titles, people, places) is left out before it is parsed. */
const TELLING =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i

export interface IcsReading {
  busy: Busy
  /** What its owner should know although it could be read. */
  note?: CalendarNote
}

/**
 * When iCalendar texts (RFC 5545) say that somebody is busy. What is transparent or cancelled does not count; times
 * without a zone, and whole days, are those of `timeZone`.
 * @throws CalendarFault when one is not iCalendar, or has too much of it
 */
export function readIcs(texts: string[], window: Stretch, timeZone: string): IcsReading {
  const reader = new IcsReader(window, timeZone)
  for (const text of texts) reader.read(text)
  return reader.result()
}

/** What of an event counts, in one component. */
interface Instance {
  start: number
  /** Exactly so long, or so many days by the calendar. */
  length: number
  isWholeDays: boolean
  counts: boolean
}

class IcsReader {
  private readonly stretches: Stretch[] = []
  private readonly unknownZones = new Set<string>()
  private occurrences = 0
  private unreadable = 0

  constructor(
    private readonly window: Stretch,
    private readonly timeZone: string,
  ) {}

  result(): IcsReading {
    const busy = toBusy(this.stretches, this.window)
    const zones = [...this.unknownZones].slice(0, 3)
    if (zones.length === 0 && this.unreadable === 0) return { busy }
    return { busy, note: ['readInPart', zones, this.unreadable] }
  }

  read(text: string): void {
    for (const calendar of calendarsIn(text, TELLING)) {
      for (const component of calendar.getAllSubcomponents('vfreebusy')) this.readFreeBusy(component)
      const series = new Map<string, { masters: ICAL.Component[]; changes: ICAL.Component[] }>()
      for (const event of calendar.getAllSubcomponents('vevent')) {
        const uid = String(event.getFirstPropertyValue('uid') ?? '')
        const of = series.get(uid) ?? { masters: [], changes: [] }
        series.set(uid, of)
        ;(event.hasProperty('recurrence-id') ? of.changes : of.masters).push(event)
      }
      for (const { masters, changes } of series.values()) this.readSeries(masters, changes)
    }
  }

  private readFreeBusy(component: ICAL.Component): void {
    for (const property of component.getAllProperties('freebusy')) {
      if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue
      this.trying(() => {
        for (const period of property.getValues() as ICAL.Period[]) {
          this.count()
          this.stretches.push({
            start: this.instant(period.start, property),
            end: this.instant(period.getEnd(), property),
          })
        }
      })
    }
  }

  /** An event with what was changed of its single occurrences. A change without its event stands for itself. */
  private readSeries(masters: ICAL.Component[], changes: ICAL.Component[]): void {
    const changed = new Map<number, Instance>()
    const fromThenOn: { since: number; shift: number; instance: Instance }[] = []
    for (const change of changes)
      this.trying(() => {
        const property = change.getFirstProperty('recurrence-id')
        const id = property?.getFirstValue()
        if (!property || !(id instanceof ICAL.Time)) throw new Error('no recurrence id')
        const since = this.instant(id, property)
        const instance = this.instanceOf(change)
        changed.set(since, instance)
        if (String(property.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE')
          fromThenOn.push({ since, shift: instance.start - since, instance })
        this.add(instance.start, instance)
      })
    fromThenOn.sort((a, b) => b.since - a.since)
    for (const master of masters)
      this.trying(() => {
        const own = this.instanceOf(master)
        for (const start of this.startsOf(master, own)) {
          if (changed.has(start)) continue
          const later = fromThenOn.find(({ since }) => since <= start)
          if (later) this.add(start + later.shift, later.instance)
          else this.add(start, own)
        }
      })
  }

  private instanceOf(component: ICAL.Component): Instance {
    const begin = component.getFirstProperty('dtstart')
    const first = begin?.getFirstValue()
    if (!begin || !(first instanceof ICAL.Time)) throw new Error('no start')
    const start = this.instant(first, begin)
    const finish = component.getFirstProperty('dtend')
    const last = finish?.getFirstValue()
    const duration = component.getFirstPropertyValue('duration')
    // Without an end, a day lasts all day, and a time takes none.
    let length = first.isDate ? DAY : 0
    if (finish && last instanceof ICAL.Time)
      length = first.isDate && last.isDate ? dateOf(last) - dateOf(first) : this.instant(last, finish) - start
    else if (duration instanceof ICAL.Duration) length = duration.toSeconds() * 1000
    const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
    return {
      start,
      length,
      isWholeDays: first.isDate,
      counts: word('transp') !== 'TRANSPARENT' && word('status') !== 'CANCELLED',
    }
  }

  /** When the occurrences of an event begin, as far as they may reach into the window. */
  private startsOf(component: ICAL.Component, { start, length }: Instance): Iterable<number> {
    const begin = component.getFirstProperty('dtstart')
    const first = begin?.getFirstValue()
    if (!begin || !(first instanceof ICAL.Time)) return []
    const starts = new Set([start])
    for (const property of component.getAllProperties('rdate'))
      for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[]) {
        this.count()
        starts.add(this.instant(value instanceof ICAL.Period ? value.start : value, property))
      }
    for (const rule of component.getAllProperties('rrule')) {
      const recur = rule.getFirstValue()
      if (!(recur instanceof ICAL.Recur)) throw new Error('no rule')
      const from = this.window.start - length - 2 * DAY
      const iterator = recur.iterator(advanced(first, recur, from))
      for (let next = iterator.next(); next; next = iterator.next()) {
        this.count()
        const at = this.instant(next, begin)
        if (at >= this.window.end) break
        if (at >= start) starts.add(at)
      }
    }
    for (const property of component.getAllProperties('exdate'))
      for (const value of property.getValues() as ICAL.Time[]) {
        const at = this.instant(value, property)
        starts.delete(at)
        // A date takes a whole day out of a series of times.
        if (value.isDate && !first.isDate)
          for (const one of starts) if (one >= at && one < this.dayAfter(at)) starts.delete(one)
      }
    return starts
  }

  private add(start: number, { length, isWholeDays, counts }: Instance): void {
    if (!counts) return
    const end = isWholeDays ? this.daysAfter(start, Math.round(length / DAY)) : start + length
    if (end > this.window.start && start < this.window.end) this.stretches.push({ start, end })
  }

  /** Midnight so many days after a midnight, by the calendar: a day on which clocks change has not 24 hours. */
  private daysAfter(midnight: number, days: number): number {
    const zone = this.timeZone
    const noon = new Date(midnight + days * DAY + DAY / 2)
    return instantOf(dayOf(noon, zone), '00:00', zone).getTime()
  }
  private dayAfter = (midnight: number): number => this.daysAfter(midnight, 1)

  /** By the zone that the calendar defines, else the one that everybody knows by this name, else the person's. */
  private instant(time: ICAL.Time, property: ICAL.Property): number {
    const { year, month, day, hour, minute, second } = time
    const date = `${digits(year, 4)}-${digits(month)}-${digits(day)}`
    if (time.isDate) return instantOf(date, '00:00', this.timeZone).getTime()
    if (time.zone === ICAL.Timezone.utcTimezone) return Date.UTC(year, month - 1, day, hour, minute, second)
    if (time.zone?.component) return time.toUnixTime() * 1000
    const clock = `${digits(hour)}:${digits(minute)}`
    return instantOf(date, clock, this.zoneOf(property)).getTime() + second * 1000
  }

  private zoneOf(property: ICAL.Property): string {
    const name = property.getParameter('tzid')
    if (typeof name !== 'string') return this.timeZone
    // Some programs put their own name before it: /mozilla.org/20050126_1/Europe/Berlin.
    const known = [name, /[A-Za-z_]+\/[\w+-]+(\/[\w+-]+)?$/.exec(name)?.[0] ?? ''].find(isTimeZone)
    if (known === undefined) this.unknownZones.add(name.replace(/\p{C}/gu, '').slice(0, 40))
    return known ?? this.timeZone
  }

  private count(): void {
    this.occurrences += 1
    if (this.occurrences > MOST_OCCURRENCES) throw new CalendarFault('tooManyOccurrences', MOST_OCCURRENCES)
  }

  private trying(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (error instanceof CalendarFault) throw error
      this.unreadable += 1
    }
  }
}

/**
 * The calendars of a text, with those lines alone that `telling` matches, so that nothing else costs anything.
 * @throws CalendarFault when it is not iCalendar
 */
export function calendarsIn(text: string, telling: RegExp): ICAL.Component[] {
  const lines: string[] = []
  let depth = 0
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    if (!telling.test(line)) continue
    if (/^BEGIN:/i.test(line)) depth += 1
    if (/^END:/i.test(line)) depth -= 1
    if (depth > DEEPEST) throw new CalendarFault('notICalendar')
    lines.push(line)
  }
  try {
    const parsed = ICAL.parse(lines.join('\r\n')) as unknown[]
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
    const components = calendars.map((one) => new ICAL.Component(one))
    if (components.every(({ name }) => name === 'vcalendar')) return components
  } catch {
    // It is no calendar, as below.
  }
  throw new CalendarFault('notICalendar')
}

const digits = (number: number, count = 2) => String(number).padStart(count, '0')
const dateOf = ({ year, month, day }: ICAL.Time) => Date.UTC(year, month - 1, day)

const STEPS: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
}

/**
 * The start of a series moved on by whole steps of its rule until shortly before an instant: a daily event of ten years
 * has no 3,650 occurrences to look at. Not where occurrences are counted from the first.
 */
function advanced(first: ICAL.Time, recur: ICAL.Recur, until: number): ICAL.Time {
  const step = (STEPS[recur.freq] ?? 0) * (recur.interval || 1)
  const { year, month, day, hour, minute, second, isDate } = first
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const steps = step > 0 ? Math.floor((until - local) / step) - 1 : 0
  if (steps <= 0 || recur.count) return first
  const at = new Date(local + steps * step)
  return ICAL.Time.fromData(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate,
    },
    first.zone,
  )
}
