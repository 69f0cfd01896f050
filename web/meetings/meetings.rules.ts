import { SLOT_MINUTES } from '../../shared/coffee-slots'
import type { OwnMatch } from '../../shared/contract/pairings'
import { isolated } from '../../shared/isolated'

const endOf = (start: string) => new Date(Date.parse(start) + SLOT_MINUTES * 60_000)

const timeIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })

/** Booked, and not past yet. */
export const isToCome = (meeting: OwnMatch['meeting']): boolean =>
  meeting?.state === 'booked' && Date.parse(meeting.start) > Date.now()

/** "Tuesday 24 November, 10:00–10:25" by the clocks of a zone. */
export function slotText(start: string, timeZone: string): string {
  const time = timeIn(timeZone)
  const from = new Date(start)
  return `${dayIn(timeZone).format(from).replace(',', '')}, ${time.format(from)}–\u2060${time.format(endOf(start))}`
}

/** What a calendar leaf says of a time, by the clocks of a zone. */
export function leafOf(start: string, timeZone: string) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(start))
  return {
    month: part({ month: 'long' }),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'long' }),
    /** "24 Nov" */
    date: part({ day: 'numeric', month: 'short' }),
    time: `${timeText(start, timeZone)}–\u2060${timeIn(timeZone).format(endOf(start))}`,
  }
}

/** "10:00" by the clocks of a zone. */
export const timeText = (start: string, timeZone: string): string => timeIn(timeZone).format(new Date(start))

/** Starts in order, by the day that each is in a zone: "Tuesday 24 November". */
export function byDay(starts: readonly string[], timeZone: string): { day: string; starts: string[] }[] {
  const days = new Map<string, string[]>()
  const format = dayIn(timeZone)
  for (const start of starts) {
    const day = format.format(new Date(start)).replace(',', '')
    days.set(day, [...(days.get(day) ?? []), start])
  }
  return [...days].map(([day, ofDay]) => ({ day, starts: ofDay }))
}

export interface Other {
  timeZone: string
  name: string
}

/** The same by the others' clocks, "14:30 for Ines"; undefined where they show the same. */
export const elsewhereText = (start: string, own: string, others: readonly Other[]): string | undefined =>
  elsewhereOf(start, own, others)
    .map(({ at, name }) => `${at} for ${name}`)
    .join(', ') || undefined

/** What the clocks of the others show, of each for whom it is something else. */
export function elsewhereOf(start: string, own: string, others: readonly Other[]) {
  const at = new Date(start)
  const day = dayIn(own).format(at)
  return others.flatMap(({ timeZone, name }) => {
    const time = timeIn(timeZone).format(at)
    const theirDay = dayIn(timeZone).format(at)
    if (theirDay !== day) return { at: `${theirDay.replace(',', '')}, ${time}`, name: isolated(name) }
    return time === timeIn(own).format(at) ? [] : { at: time, name: isolated(name) }
  })
}

/** Who suggests the time this month; undefined when it is nobody in particular. */
export function organiserText({
  organiserId,
  partner,
  third,
}: Pick<OwnMatch, 'organiserId' | 'partner'> & { third?: OwnMatch['third'] }) {
  if (organiserId === null) return undefined
  const organiser = [partner, third].find((one) => one?.id === organiserId)
  return organiser
    ? `${isolated(organiser.firstName)} suggests the time this month.`
    : 'You suggest the time this month.'
}

const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Links that open a web calendar with the chat filled in; we need no account with that service. */
export function calendarLinks(start: string, title: string, details: string, guest: string) {
  const [from, to] = [new Date(start), endOf(start)]
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(from)}/${compact(to)}`,
    details,
    add: guest,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: from.toISOString(),
    enddt: to.toISOString(),
    body: details,
    to: guest,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  }
}
