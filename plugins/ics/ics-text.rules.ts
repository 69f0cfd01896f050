/** A calendar in a file has events, and these have alarms: three. */
const DEEPEST = 10
/** Their values hold no colon, but the name of a time zone before may, without the quotes that it needs then. */
const TIMES = /^(DT|RDATE|EXDATE|RECURRENCE-ID|DURATION|FREEBUSY)/i
const DAY = 86_400_000

export interface Property {
  name: string
  /** As written, with its first semicolon. */
  parameters: string
  value: string
}
export interface Component {
  name: string
  properties: Property[]
  components: Component[]
}

/**
 * The calendars of an iCalendar text (RFC 5545), with those lines alone that `telling` matches, so that nothing else costs
 * anything. A line that can't be read costs nothing but itself. Undefined when it is not iCalendar, or was cut off.
 */
export function calendarsIn(text: string, telling: RegExp): Component[] | undefined {
  const calendars: Component[] = []
  const open: Component[] = []
  let isBroken = false
  const take = (line: string) => {
    const property = telling.test(line) ? propertyIn(line) : undefined
    const name = property?.value.toUpperCase() ?? ''
    if (property?.name === 'BEGIN') {
      // None of these lies in another, which then lacks its end.
      if (/^V(EVENT|TIMEZONE|FREEBUSY|TODO|JOURNAL)$/.test(name)) open.splice(1)
      if (open.length >= DEEPEST || (open.length === 0) !== (name === 'VCALENDAR')) {
        isBroken = true
        return
      }
      const component = { name, properties: [], components: [] }
      ;(open.at(-1)?.components ?? calendars).push(component)
      open.push(component)
    } else if (property?.name === 'END') {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.splice(at)
    } else if (property) open.at(-1)?.properties.push(property)
  }
  let line = ''
  for (const piece of text.split(/\r*\n|\r+/)) {
    if (/^[ \t]/.test(piece)) line += piece.slice(1)
    else {
      take(line)
      line = piece.replace(/^\uFEFF+/, '')
    }
  }
  take(line)
  return isBroken || calendars.length === 0 || open.length > 0 ? undefined : calendars
}

function propertyIn(line: string): Property | undefined {
  const colon = TIMES.test(line)
    ? line.lastIndexOf(':')
    : (/^(?:"[^"]*"|[^":])*:/.exec(line)?.[0].length ?? 0) - 1
  if (colon < 0) return undefined
  const head = line.slice(0, colon)
  const [name = ''] = head.split(';', 1)
  return {
    name: name.toUpperCase(),
    parameters: head.slice(name.length),
    value: line.slice(colon + 1).trim(),
  }
}

/** The value of a property's parameter, without quotes. */
export function parameter({ parameters }: Property, name: string): string | undefined {
  for (const [, key, value] of parameters.matchAll(/;([^=;"]*)=((?:"[^"]*"|[^;"])*)/g))
    if (key?.toUpperCase() === name) return value?.replaceAll('"', '').trim()
  return undefined
}

export const propertiesOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name)
export const valueOf = ({ properties }: Component, name: string): string | undefined =>
  properties.find((property) => property.name === name)?.value
export const wordOf = (component: Component, name: string): string =>
  (valueOf(component, name) ?? '').toUpperCase()
export const partsOf = ({ components }: Component, name: string): Component[] =>
  components.filter((component) => component.name === name)

/** A day or a time as it is written: what clocks show, in milliseconds as if it were in UTC. */
export interface Written {
  local: number
  isDate: boolean
  isUtc: boolean
}

export function written(value: string, isDay = false): Written | undefined {
  const [found, year, month = '', day = '', time, hour, minute, second, utc] =
    /^(\d{4})(\d\d)(\d\d)(T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i.exec(value) ?? []
  const isPossible = month >= '01' && month <= '12' && day >= '01' && day <= '31' && (hour ?? '') <= '24'
  if (!found || !isPossible) return undefined
  const isDate = isDay || time === undefined
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const clock = isDate ? 0 : Number(hour) * 3_600_000 + Number(minute) * 60_000 + Number(second ?? 0) * 1000
  return { local: midnight + clock, isDate, isUtc: !isDate && utc !== undefined }
}

/** The days or times of a property that may have several. */
export const timesIn = (property: Property): (Written | undefined)[] => {
  const isDay = parameter(property, 'VALUE')?.toUpperCase() === 'DATE'
  return property.value.split(',').map((value) => written(value.trim(), isDay))
}

export const dayOfLocal = (local: number): number => Math.floor(local / DAY) * DAY
