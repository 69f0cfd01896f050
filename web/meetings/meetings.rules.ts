import type { Meeting } from '../../shared/contract/meetings'
import type { OwnMatch } from '../../shared/contract/pairings'
import { matchWords } from '../kit/words.rules'
import { othersOf } from '../../shared/match-sides'
import { formats, isolated, words } from '../words'

export type Time = Pick<Meeting, 'start' | 'end'>

/** The time of so many minutes that begins at an instant. */
export const timeAt = (start: string, minutes: number): Time => ({
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
})

/** Booked, and not over yet. */
export const isToCome = (meeting: OwnMatch['meeting']): boolean =>
  meeting?.state === 'booked' && Date.parse(meeting.end) > Date.now()

/** It is too late to move or cancel it. */
export const hasBegun = ({ start }: { start: string }): boolean => Date.parse(start) <= Date.now()

/** "10:00–10:25" by the clocks of a zone. */
export const rangeText = ({ start, end }: Time, timeZone: string): string =>
  words.member.meetings.range(timeText(start, timeZone), timeText(end, timeZone))

/** "Tuesday 24 November, 10:00–10:25" by the clocks of a zone. */
export const slotText = (time: Time, timeZone: string): string =>
  words.member.meetings.slot(formats().weekdayAndDay(time.start, timeZone), rangeText(time, timeZone))

/** What a calendar leaf says of a day, by the clocks of a zone. */
export function leafOf(start: string, timeZone: string) {
  const { monthOf, dayOfMonth, weekday, dayAndMonth } = formats()
  return {
    month: monthOf(start, timeZone),
    day: dayOfMonth(start, timeZone),
    weekday: weekday(start, timeZone),
    /** "24 Nov" */
    date: dayAndMonth(start, timeZone),
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
  ...match
}: Pick<OwnMatch, 'organiserId' | 'partner'> & Partial<Pick<OwnMatch, 'more' | 'day' | 'meal'>>) {
  if (organiserId === null) return undefined
  const organiser = othersOf<OwnMatch['partner']>(match).find(({ id }) => id === organiserId)
  const { suggests, youSuggest } = matchWords(match).meetings
  return organiser ? suggests(isolated(organiser.firstName)) : youSuggest
}

const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Links that open a web calendar with the chat filled in; we need no account with that service. */
export function calendarLinks({ start, end }: Time, title: string, details: string, guest: string) {
  const [from, to] = [new Date(start), new Date(end)]
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
