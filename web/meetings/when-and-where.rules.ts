import type { User } from '../../shared/contract/sign-in'
import type { Language } from '../../shared/languages/languages'
import { isTimeZone, type WorkingHours, zoneInWords } from '../../shared/working-hours'
import { formats, isolated, words } from '../words'

/** The part of the profile's form that says when and where somebody can meet. */
export interface WhenAndWhereValues {
  /** Empty: no choice. */
  language: Language | ''
  timeZone: string
  /** As checkboxes give them. */
  workingHours: Omit<WorkingHours, 'days'> & { days: string[] }
  meetingLink: string
}

export const whenAndWhereOf = ({
  timeZone,
  workingHours,
  meetingLink,
  ...user
}: User): WhenAndWhereValues => ({
  language: user.languageChosen ? user.language : '',
  timeZone,
  workingHours: { ...workingHours, days: workingHours.days.map(String) },
  meetingLink,
})

export const hoursOf = ({ days, ...hours }: WhenAndWhereValues['workingHours']): WorkingHours => ({
  ...hours,
  days: days.map(Number).sort(),
})

/** What is sent: only what was changed, so that people who never said anything go on with the usual. */
export const changedWhenAndWhere = (
  { language, timeZone, workingHours, meetingLink }: WhenAndWhereValues,
  dirty: { [Field in keyof WhenAndWhereValues]?: unknown },
) => ({
  ...(dirty.language !== undefined && { language: language || null }),
  ...(dirty.timeZone !== undefined && { timeZone: timeZone.trim() }),
  ...(dirty.workingHours !== undefined && { workingHours: hoursOf(workingHours) }),
  ...(dirty.meetingLink !== undefined && { meetingLink: meetingLink.trim() }),
})

/** The zone of this browser, if it tells a usable one. */
export function browserZone(): string | undefined {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : undefined
}

/** "Mon to Fri" or "Mon, Wed, Fri". */
function daysText(days: readonly number[]): string {
  const first = days[0] ?? 1
  const last = days.at(-1) ?? first
  const { shortWeekdayName, itemised } = formats()
  return days.length > 2 && last - first === days.length - 1
    ? words.member.profile.whenAndWhere.daysFromTo(shortWeekdayName(first), shortWeekdayName(last))
    : itemised(days.map(shortWeekdayName))
}

/** The rows as the profile shows them: what was never said is left out. */
export function whenAndWhereRows({ timeZone, workingHours: { days, from, to }, meetingLink }: User) {
  const { hours, hoursText, link } = words.member.profile.whenAndWhere
  return [
    [hours, hoursText(daysText(days), from, to, isolated(zoneInWords(timeZone)))],
    ...(meetingLink ? [[link, meetingLink] as const] : []),
  ] as const
}
