import { SLOT_MINUTES } from '../../shared/coffee-slots'
import type { OwnMatch } from '../../shared/contract/pairings'
import { memberWords } from '../kit/words.rules'
import { othersOf } from '../../shared/match-sides'
import { formats, isolated, words } from '../words'

const endOf = (start: string) => new Date(Date.parse(start) + SLOT_MINUTES * 60_000)

/** Booked, and not over yet. */
export const isToCome = (meeting: OwnMatch['meeting']): boolean =>
  meeting?.state === 'booked' && Date.parse(meeting.end) > Date.now()

/** It is too late to move or cancel it. */
export const hasBegun = ({ start }: { start: string }): boolean => Date.parse(start) <= Date.now()

const rangeText = (start: string, timeZone: string) =>
  words.member.meetings.range(timeText(start, timeZone), formats().time(endOf(start), timeZone))

/** "Tuesday 24 November, 10:00–10:25" by the clocks of a zone. */
export const slotText = (start: string, timeZone: string): string =>
  words.member.meetings.slot(formats().weekdayAndDay(start, timeZone), rangeText(start, timeZone))

/** What a calendar leaf says of a time, by the clocks of a zone. */
export function leafOf(start: string, timeZone: string) {
  const { monthOf, dayOfMonth, weekday, dayAndMonth } = formats()
  return {
    month: monthOf(start, timeZone),
    day: dayOfMonth(start, timeZone),
    weekday: weekday(start, timeZone),
    /** "24 Nov" */
    date: dayAndMonth(start, timeZone),
    time: rangeText(start, timeZone),
  }
}

/** "10:00" by the clocks of a zone. */
export const timeText = (start: string, timeZone: string): string => formats().time(start, timeZone)

/** Starts in order, by the day that each is in a zone: "Tuesday 24 November". */
export function byDay(starts: readonly string[], timeZone: string): { day: string; starts: string[] }[] {
  const days = new Map<string, string[]>()
  for (const start of starts) {
    const day = formats().weekdayAndDay(start, timeZone)
    days.set(day, [...(days.get(day) ?? []), start])
  }
  return [...days].map(([day, ofDay]) => ({ day, starts: ofDay }))
}

export interface Other {
  timeZone: string
  name: string
}

/** The time on the others' clocks, "14:30 for Ines"; undefined where it is equal. */
export const elsewhereText = (start: string, own: string, others: readonly Other[]): string | undefined =>
  formats().itemised(
    elsewhereOf(start, own, others).map(({ at, name }) => words.member.meetings.elsewhere(at, name)),
  ) || undefined

/** What the clocks of the others show, where it differs. */
export function elsewhereOf(start: string, own: string, others: readonly Other[]) {
  const { time, weekdayAndDay } = formats()
  const day = weekdayAndDay(start, own)
  return others.flatMap(({ timeZone, name }) => {
    const at = time(start, timeZone)
    const theirDay = weekdayAndDay(start, timeZone)
    if (theirDay !== day) return { at: words.member.meetings.at(theirDay, at), name: isolated(name) }
    return at === time(start, own) ? [] : { at, name: isolated(name) }
  })
}

/** Who suggests the time in this round; undefined when it is nobody in particular. */
export function organiserText({
  organiserId,
  day,
  ...match
}: Pick<OwnMatch, 'organiserId' | 'partner'> & Partial<Pick<OwnMatch, 'more' | 'day'>>) {
  if (organiserId === null) return undefined
  const organiser = othersOf<OwnMatch['partner']>(match).find(({ id }) => id === organiserId)
  const { suggests, youSuggest } = memberWords(!day).meetings
  return organiser ? suggests(isolated(organiser.firstName)) : youSuggest
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
