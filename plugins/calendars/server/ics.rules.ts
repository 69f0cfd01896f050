import type { Reason } from '../../../languages/reasons'
import { type Busy, toBusy } from './busy.rules'
import type { Stretch } from '../../../server/platform/context/context'
import { CalendarFault } from './calendar-fault'
import { type Rule, repeats, ruleIn } from './ics-repeat.rules'
import {
  type Component,
  calendarsIn,
  dayOfLocal,
  type Property,
  parameter,
  partsOf,
  propertiesOf,
  timesIn,
  valueOf,
  type Written,
  wordOf,
  written,
} from '../../ics/ics-text.rules'
import { UTC, type Zone, Zones } from './ics-zones.rules'

/** Stretches that are kept, of all events together, and of one. */
const MOST_OCCURRENCES = 20_000
const MOST_OF_ONE = 5_000
/** Occurrences of one event that are looked at. */
const MOST_STEPS = 20_000
const DAY = 86_400_000
const LENGTH = /^\+?P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i

/** What tells when somebody is busy. Whatever else a calendar says (titles, people, places) is left out before it is parsed. */
const TELLING =
  /^(?:(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO|X-LIC-LOCATION)[;:]|ATTENDEE;.*DECLINED)/i

export interface IcsReading {
  busy: Busy
  /** What its owner should know although it could be read. */
  note?: Reason
}

/**
 * When iCalendar texts (RFC 5545) say that somebody is busy. What is transparent, cancelled or declined does not count;
 * times without a zone, and whole days, are those of `timeZone`. What can't be read counts wherever it may be.
 * @param owner the addresses by which a calendar may know its owner, in small letters
 * @throws CalendarFault when one is not iCalendar, or has too much of it
 */
export function readIcs(
  texts: string[],
  window: Stretch,
  timeZone: string,
  owner: string[] = [],
): IcsReading {
  const reader = new IcsReader(window, timeZone, owner)
  for (const text of texts) reader.read(text)
  return reader.result()
}

/** What of an event counts, in one component. Its length is what clocks show, and some exact time on top. */
interface Instance {
  local: number
  zone: Zone
  shown: number
  exact: number
  isDate: boolean
  counts: boolean
}

class IcsReader {
  private readonly stretches: Stretch[] = []
  private readonly zones: Zones
  private readonly unreadable = new Set<Component>()

  constructor(
    private readonly window: Stretch,
    timeZone: string,
    private readonly owner: string[],
  ) {
    this.zones = new Zones(timeZone, window.end + 2 * DAY)
  }

  result(): IcsReading {
    const busy = toBusy(this.stretches, this.window)
    const zones = [...this.zones.unknown].slice(0, 3)
    const events = [...this.unreadable]
    if (zones.length + events.length === 0) return { busy }
    return {
      busy,
      note: {
        code: 'calendars.problems.readInPart',
        args: [zones, events.length, events.map(startIn).filter(Boolean).slice(0, 3)],
      },
    }
  }

  read(text: string): void {
    const calendars = calendarsIn(text, TELLING)
    if (!calendars) throw new CalendarFault('notICalendar')
    for (const calendar of calendars) {
      this.zones.define(partsOf(calendar, 'VTIMEZONE'))
      for (const said of partsOf(calendar, 'VFREEBUSY')) this.readFreeBusy(said)
      const series = new Map<string | Component, Component[]>()
      for (const event of partsOf(calendar, 'VEVENT')) {
        const uid = valueOf(event, 'UID') || event
        series.set(uid, [...(series.get(uid) ?? []), event])
      }
      for (const events of series.values()) this.readSeries(events)
    }
  }

  private readFreeBusy(said: Component): void {
    for (const property of propertiesOf(said, 'FREEBUSY')) {
      if (parameter(property, 'FBTYPE')?.toUpperCase() === 'FREE') continue
      for (const value of property.value.split(',')) {
        const period = asEvent(value.trim(), property)
        this.trying(period, () => {
          const instance = this.instanceOf(period)
          this.add(instance.local, instance)
        })
      }
    }
  }

  /** An event with what was changed of its single occurrences. A change without its event stands for itself. */
  private readSeries(events: Component[]): void {
    const isChange = (event: Component) => valueOf(event, 'RECURRENCE-ID') !== undefined
    const masters: { event: Component; instance: Instance }[] = []
    for (const event of events)
      if (!isChange(event))
        this.trying(event, () => masters.push({ event, instance: this.instanceOf(event) }))
    const changed = new Marks(this.zones, masters[0]?.instance)
    const fromThenOn: { since: number; shift: number; instance: Instance }[] = []
    for (const change of events.filter(isChange))
      this.trying(change, () => {
        const instance = this.instanceOf(change)
        this.add(instance.local, instance)
        for (const id of propertiesOf(change, 'RECURRENCE-ID')) {
          const since = changed.mark(id)
          if (since !== undefined && parameter(id, 'RANGE')?.toUpperCase() === 'THISANDFUTURE')
            fromThenOn.push({ since, shift: instance.zone(instance.local).at - since, instance })
        }
      })
    fromThenOn.sort((one, other) => other.since - one.since)
    for (const { event, instance } of masters) {
      const excluded = new Marks(this.zones, instance)
      for (const property of propertiesOf(event, 'EXDATE')) excluded.mark(property)
      this.occur(event, instance, (local, one) => {
        if (this.isFar(local, one) && fromThenOn.length === 0) return
        if (changed.has(local, one) || excluded.has(local, one)) return
        const later = fromThenOn.find(({ since }) => since <= one.zone(local).at)
        if (later) this.add(local + later.shift, { ...later.instance, zone: one.zone })
        else this.add(local, one)
      })
    }
  }

  /** Reports when an event occurs, as far as that may reach into the window. */
  private occur(event: Component, own: Instance, put: (local: number, instance: Instance) => void): void {
    put(own.local, own)
    for (const property of propertiesOf(event, 'RDATE'))
      for (const [at, value] of property.value.split(',').entries())
        this.trying(event, () => {
          const time = timesIn(property)[at]
          if (value.includes('/')) {
            const { counts } = own
            const period = { ...this.instanceOf(asEvent(value.trim(), property)), counts }
            put(period.local, period)
          } else if (!time) throw new Error('no time')
          else if (own.isDate) put(dayOfLocal(time.local), own)
          else if (time.isDate) put(time.local + own.local - dayOfLocal(own.local), own)
          else put(time.local, { ...own, zone: this.zones.of(time, parameter(property, 'TZID'), own.zone) })
        })
    for (const { value } of propertiesOf(event, 'RRULE')) this.repeat(event, value, own, put)
  }

  private repeat(
    event: Component,
    text: string,
    own: Instance,
    put: (local: number, instance: Instance) => void,
  ): void {
    const { stretches, window } = this
    const before = stretches.length
    const isWithin = this.endOf(text, own)
    const from = window.start - own.shown - own.exact - 3 * DAY
    const follow = (rule: Rule | undefined) => {
      if (!rule) throw new Error('no rule')
      let steps = 0
      const step = () => {
        steps += 1
        if (steps > MOST_STEPS || stretches.length - before > MOST_OF_ONE) throw new Endless()
      }
      for (const local of repeats(rule, own.local, { from, end: window.end + 2 * DAY, step })) {
        if (!isWithin(local)) return
        if (local > own.local) put(local, own)
      }
    }
    try {
      follow(ruleIn(text))
    } catch (error) {
      if (error instanceof CalendarFault) throw error
      this.unreadable.add(event)
      stretches.length = before
      // A rule that can't be read hardly means more than each day. One without end may mean always.
      if (!(error instanceof Endless)) follow(ruleIn('FREQ=DAILY'))
      else if (own.counts) stretches.push({ start: own.zone(own.local).from, end: window.end })
    }
  }

  /** Whether a rule still holds at a local time. */
  private endOf(rule: string, { zone, isDate }: Instance): (local: number) => boolean {
    const until = written(/(?:^|;)UNTIL=([^;]*)/i.exec(rule)?.[1]?.trim() ?? '')
    if (!until) return () => true
    const last = until.isDate ? until.local + DAY - 1 : until.local
    const { person } = this.zones
    const readers = until.isUtc ? [UTC] : zone === UTC ? [UTC, person] : [zone]
    const end = Math.max(...readers.map((reader) => reader(last).to))
    // The last whole day may be written as its midnight in some zone, which need not be the person's.
    const midnights = isDate && until.isUtc ? [UTC, ...this.zones.all] : []
    return (local) => zone(local).from <= end || midnights.some((reader) => reader(local).at === end)
  }

  private instanceOf(component: Component): Instance {
    const [begin] = propertiesOf(component, 'DTSTART')
    const start = begin && timesIn(begin)[0]
    if (!start) throw new Error('no start')
    const zone = this.zones.of(start, parameter(begin, 'TZID'))
    const declined = propertiesOf(component, 'ATTENDEE').some(
      (one) =>
        parameter(one, 'PARTSTAT')?.toUpperCase() === 'DECLINED' &&
        [one.value.replace(/^mailto:/i, ''), parameter(one, 'EMAIL') ?? ''].some((address) =>
          this.owner.includes(address.trim().toLowerCase()),
        ),
    )
    return {
      local: start.local,
      zone,
      isDate: start.isDate,
      ...this.lengthOf(component, start, zone),
      counts:
        wordOf(component, 'TRANSP') !== 'TRANSPARENT' &&
        wordOf(component, 'STATUS') !== 'CANCELLED' &&
        !declined,
    }
  }

  /** Without an end, a day lasts all day, and a time takes none; with one that can't be read, both last a day. */
  private lengthOf(component: Component, start: Written, zone: Zone): { shown: number; exact: number } {
    const least = start.isDate ? DAY : 0
    const [finish] = propertiesOf(component, 'DTEND')
    const duration = valueOf(component, 'DURATION')
    try {
      if (finish) {
        const end = timesIn(finish)[0] as Written
        const endZone = this.zones.of(end, parameter(finish, 'TZID'), zone)
        if (endZone === zone) return { shown: Math.max(least, end.local - start.local), exact: 0 }
        return { shown: 0, exact: endZone(end.local).to - zone(start.local).at }
      }
      if (duration === undefined) return { shown: least, exact: 0 }
      const parts = LENGTH.exec(duration)
        ?.slice(1)
        .map((part) => Number(part || 0))
      if (!parts) throw new Error('no length')
      const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
      const shown = Math.max(least, (weeks * 7 + days) * DAY)
      return { shown, exact: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
    } catch {
      this.unreadable.add(component)
      return { shown: DAY, exact: 0 }
    }
  }

  /** Whether it is so far from the window that no time zone brings it there. */
  private isFar(local: number, { shown, exact }: Instance): boolean {
    return local + shown + exact < this.window.start - 2 * DAY || local > this.window.end + 2 * DAY
  }

  private add(local: number, instance: Instance): void {
    const { zone, shown, exact, counts } = instance
    if (!counts || this.isFar(local, instance)) return
    const start = zone(local).from
    const end = zone(local + shown).to + exact
    if (end <= this.window.start || start >= this.window.end) return
    this.stretches.push({ start, end })
    if (this.stretches.length > MOST_OCCURRENCES)
      throw new CalendarFault('tooManyOccurrences', MOST_OCCURRENCES)
  }

  private trying(event: Component, work: () => void): void {
    try {
      work()
    } catch (error) {
      if (error instanceof CalendarFault) throw error
      this.unreadable.add(event)
    }
  }
}

class Endless extends Error {}

/** Occurrences that properties name, by their instant or their day. */
class Marks {
  private readonly instants = new Set<number>()
  private readonly days = new Set<number>()
  /** Of times, as they are written: a series of whole days means these. */
  private readonly daysOfTimes = new Set<number>()

  constructor(
    private readonly zones: Zones,
    private readonly own: Instance | undefined,
  ) {}

  /** The last instant that is named; what can't be read is no mark. */
  mark(property: Property): number | undefined {
    let last: number | undefined
    for (const time of timesIn(property)) {
      if (!time) continue
      // The day as it is written counts where a series is of whole days.
      const zone = this.own?.isDate && !time.isUtc ? this.own.zone : undefined
      const named = zone ?? this.zones.of(time, parameter(property, 'TZID'), this.own?.zone)
      last = named(time.local).at
      if (time.isDate) this.days.add(time.local)
      else this.instants.add(last)
      if (!time.isUtc || time.local % DAY === 0) this.daysOfTimes.add(dayOfLocal(time.local))
    }
    return last
  }

  has(local: number, { zone, isDate }: Instance): boolean {
    if (this.instants.size === 0 && this.days.size === 0) return false
    return (
      this.instants.has(zone(local).at) ||
      this.days.has(dayOfLocal(local)) ||
      (isDate && this.daysOfTimes.has(local))
    )
  }
}

/** A period, "start/end" or "start/duration", as an event. */
function asEvent(period: string, property: Property): Component {
  const [start = '', end = ''] = period.split('/')
  const name = /^[+-]?P/i.test(end) ? 'DURATION' : 'DTEND'
  const properties = [
    { ...property, name: 'DTSTART', value: start },
    { ...property, name, value: end },
  ]
  return { name: 'VEVENT', properties, components: [] }
}

/** When an event begins, as it is written, for its owner to find it. */
const startIn = (event: Component) => (valueOf(event, 'DTSTART') ?? '').replace(/[^\w:+/-]/g, '').slice(0, 16)
