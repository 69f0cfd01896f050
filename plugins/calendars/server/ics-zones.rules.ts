import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { formatIn } from '../../../shared/languages/dates'
import { isTimeZone } from '../../../shared/working-hours'
import { repeats, ruleIn } from './ics-repeat.rules'
import {
  type Component,
  propertiesOf,
  timesIn,
  valueOf,
  type Written,
  written,
} from '../../ics/ics-text.rules'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 366 * DAY
/** What clocks may show anywhere: from twelve hours behind UTC to fourteen before. */
const ANYWHERE = [-12 * HOUR, 14 * HOUR]

/** The instant of what clocks show; from the earliest to the latest that it may be. */
export interface Instant {
  at: number
  from: number
  to: number
}
/** A time zone: the instant of what its clocks show. */
export type Zone = (local: number) => Instant

export const UTC: Zone = (local) => ({ at: local, from: local, to: local })

/** By the names that Windows has for zones, those that everybody else knows. */
const WINDOWS = new Map(
  WINDOWS_TO_IANA_MAP.flatMap(({ windowsName, territory, iana }) =>
    territory === '001' ? [[windowsName.toLowerCase(), iana[0]] as const] : [],
  ),
)

/** The time zones that calendars name: as they define them, and as everybody knows them by name. */
export class Zones {
  readonly person: Zone
  readonly unknown = new Set<string>()
  private readonly kept = new Map<string, Zone>()
  private defined = new Map<string, Zone>()

  /** @param until no later change of clocks matters */
  constructor(
    timeZone: string,
    private readonly until: number,
  ) {
    this.person = this.keep(timeZone, (local) => offsetsIn(timeZone, local))
  }

  /** Those that the calendar defines which is read next. */
  define(definitions: Component[]): void {
    this.defined = new Map(
      definitions.map((definition) => {
        const name = plain(valueOf(definition, 'TZID') ?? '')
        // Many resources of a server define one zone, each again.
        const key = JSON.stringify(definition)
        return [name.toLowerCase(), this.kept.get(key) ?? this.make(key, name, definition)]
      }),
    )
  }

  /** All that the calendar defines. */
  get all(): Zone[] {
    return [...this.defined.values()]
  }

  /** Days are the person's. */
  of({ isDate, isUtc }: Written, tzid: string | undefined, otherwise = this.person): Zone {
    if (isDate) return this.person
    if (isUtc) return UTC
    if (tzid === undefined) return otherwise
    const name = plain(tzid)
    return this.defined.get(name.toLowerCase()) ?? this.kept.get(name) ?? this.make(name, name)
  }

  /** Where a definition and the name say different things, both are meant; where neither says anything, everything is. */
  private make(key: string, name: string, definition?: Component): Zone {
    const known = ianaOf(name) ?? ianaOf((definition && valueOf(definition, 'X-LIC-LOCATION')) ?? '')
    const changes = definition ? changesIn(definition, this.until) : []
    const isWhole = changes.every(({ before }) => before !== undefined)
    return this.keep(key, (local) => {
      const change = changes.findLast(({ from }) => from <= local)
      const offsets = [
        ...(change && isWhole ? [change.after] : []),
        ...(known ? offsetsIn(known, local) : []),
      ]
      const [first] = changes
      if (offsets.length > 0) return offsets
      if (first) return [change?.after ?? first.before ?? first.after]
      this.unknown.add(name.replace(/\p{C}/gu, '').slice(0, 40))
      return offsetsSaid(name) ?? ANYWHERE
    })
  }

  private keep(key: string, offsetsOf: (local: number) => number[]): Zone {
    const read = new Map<number, Instant>()
    const zone: Zone = (local) => {
      const before = read.get(local)
      if (before) return before
      const offsets = offsetsOf(local)
      const instant = {
        at: local - (offsets[0] ?? 0),
        from: local - Math.max(...offsets),
        to: local - Math.min(...offsets),
      }
      read.set(local, instant)
      return instant
    }
    this.kept.set(key, zone)
    return zone
  }
}

const plain = (name: string) => name.replace(/\\([,;\\])/g, '$1').trim()

/** The zone that everybody knows. Some programs put their own name before: /mozilla.org/20050126_1/Europe/Berlin. */
function ianaOf(name: string): string | undefined {
  const windows = WINDOWS.get(name.toLowerCase())
  if (windows) return windows
  const parts = name.replaceAll(' ', '_').split('/').slice(-4)
  // Of short names many are several zones': BST is British and Bangladeshi.
  const isClear = (part: string) =>
    part.includes('/') || /^(UTC|GMT|[CEMW]ET)$/i.test(part) || (part.length > 4 && parts.length === 1)
  return parts.map((_, at) => parts.slice(at).join('/')).find((part) => isClear(part) && isTimeZone(part))
}

const shown = formatIn('en', { timeZoneName: 'longOffset' })

/** How far the clocks of a known zone are before UTC when they show this: twice where they are set back. */
function offsetsIn(timeZone: string, local: number): number[] {
  const offsetAt = (instant: number) => offsetIn(shown(timeZone).format(instant).split('GMT')[1]) ?? 0
  const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)]
  if (before === after) return [before]
  const possible = [before, after].filter((offset) => offsetAt(local - offset) === offset)
  return possible.length > 0 ? possible : [before]
}

/** "+01:00", "-0330" */
function offsetIn(text: string | undefined): number | undefined {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d\d?):?(\d\d)?(\d\d)?$/.exec(text?.trim() ?? '') ?? []
  if (!sign) return undefined
  const seen = Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return (sign === '-' ? -1000 : 1000) * seen
}

/** "(UTC+01:00) Amsterdam, Berlin, Bern": with or without an hour of summer time. */
function offsetsSaid(name: string): number[] | undefined {
  const [found, said] = /^\(?(?:UTC|GMT)?([+-]\d\d?(?::?\d\d)?)?(?:\)|$)/i.exec(name) ?? []
  const offset = found ? (said ? offsetIn(said) : 0) : undefined
  return offset === undefined ? undefined : [offset, offset - HOUR, offset + HOUR]
}

/** From which local time on clocks are so far before UTC, and how far they were before, if it is said. */
interface Change {
  from: number
  before: number | undefined
  after: number
}

/** The changes of clocks that a VTIMEZONE defines. */
function changesIn(definition: Component, until: number): Change[] {
  return definition.components
    .flatMap((observance) => {
      const start = written(valueOf(observance, 'DTSTART') ?? '')
      const [before, after] = ['FROM', 'TO'].map((way) => offsetIn(valueOf(observance, `TZOFFSET${way}`)))
      if (!start || after === undefined) return []
      const locals = [start, ...propertiesOf(observance, 'RDATE').flatMap(timesIn)].flatMap(
        (one) => one?.local ?? [],
      )
      const text = valueOf(observance, 'RRULE') ?? ''
      const last = written(/UNTIL=([^;]*)/i.exec(text)?.[1] ?? '')
      const rule = ruleIn(text)
      const end = Math.min(until, last ? last.local + DAY : until)
      if (rule)
        locals.push(
          ...repeats(rule, start.local, {
            from: Math.min(Date.UTC(2000, 0), end - 2 * YEAR),
            end,
            step: () => undefined,
          }),
        )
      // Where they go forward, what they leave out is told by the clock before.
      const skipped = Math.max(0, after - (before ?? after))
      return locals.map((local) => ({ from: local + skipped, before, after }))
    })
    .sort((one, other) => one.from - other.from)
}
