import type { OwnMatch } from '../../../shared/contract/pairings'
import type { PauseMonths } from '../../../shared/limits'
import type { Standing } from '../../../shared/standing'
import { matchWords } from '../../kit/words.rules'
import type { Tone } from '../../ui/badge'
import { formats, words } from '../../words'
import { plainEmail } from '../../../shared/characters'
import type { AdminUser } from '../../../shared/contract/directory'
import { type Reason, REASONS } from '../../../shared/readiness'

const two = (value: number) => String(value).padStart(2, '0')

/** The day of a moment by the local clock, YYYY-MM-DD. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** The beginning of a day, YYYY-MM-DD, by the local clock. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day of the month some months later; the month's last day where it has no such day. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(year, month - 1 + months + 1, 0).getDate()
  return dayOf(new Date(year, month - 1 + months, Math.min(date, last)))
}

export const standingTones: Record<Standing['state'], Tone> = {
  active: 'success',
  'at-cap': 'success',
  paused: 'warning',
  skipped: 'warning',
  dormant: 'warning',
  'opted-out': 'neutral',
  'on-leave': 'neutral',
}

/** What is sent to the server: a pause of some months from today, or a state without dates and reason. */
export function participationChange(change: PauseMonths | 'opted_out' | 'active', today: string) {
  if (typeof change === 'string')
    return {
      participationStatus: change,
      pauseStartDate: null,
      pauseEndDate: null,
      pauseReason: null,
    }
  return {
    participationStatus: 'paused' as const,
    pauseStartDate: today,
    pauseEndDate: monthsLater(today, change),
    pauseReason: 'temporary',
  }
}

/** "Your coffee with Ines on Tuesday: keep it, or step out now?" The day by the person's time zone, where one is booked. */
export function coffeeQuestion(
  names: string,
  { meeting, meal }: Pick<OwnMatch, 'meeting' | 'meal'>,
  timeZone: string | null,
): string {
  const { question, questionOn } = matchWords({ meal }).participation.keepOrStepOut
  return meeting?.state === 'booked'
    ? questionOn(names, formats().weekday(meeting.start, timeZone ?? undefined))
    : question(names)
}

/** What the list of users can be filtered by: those who are ready, and each reason why others are not. */
export const READINESS = ['ready', ...REASONS] as const
export type Readiness = (typeof READINESS)[number]

export const readinessLabel = (readiness: Readiness): string => words.people.readiness.labels[readiness]

export const readinessIn = (text: string): Readiness | undefined => READINESS.find((one) => one === text)

/** Where the people are listed who are ready, or not ready for a reason; of a group if one is given. */
export function peopleHref(readiness: Readiness, domainGroupId = ''): string {
  const query = new URLSearchParams({ tab: 'admin-tools', readiness })
  if (domainGroupId) query.set('group', domainGroupId)
  return `/admin?${query.toString()}`
}

/** Addresses that were typed or pasted: one a line, or separated by commas, semicolons and tabs. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[\r\n,;\t]+/)
    .map(plainEmail)
    .filter(Boolean)

/** These two are seen by the status of a person. */
const SEEN: readonly (Reason | null)[] = [null, 'paused', 'opted-out']

/** Why a person is not ready, as a list says it next to their name: "on leave until 22 January 2027". */
export function notReadyInWords({ notReady, notReadyUntil, invitedAt }: AdminUser): string | undefined {
  if (notReady === null || SEEN.includes(notReady)) return undefined
  const { badges, invitedOn, until } = words.people.readiness
  if (notReady === 'invited' && invitedAt) return invitedOn(formats().shortDate(invitedAt))
  return notReadyUntil ? until(badges[notReady], formats().day(notReadyUntil)) : badges[notReady]
}
