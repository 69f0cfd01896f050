import type { getConnectionMap, getEnhancedMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { percentOf } from '../../shared/numbers'
import { currentLanguage, formats, words } from '../words'

type UserMetrics = ResponseOf<typeof getEnhancedMetrics>['userMetrics']
export type ConnectionMap = ResponseOf<typeof getConnectionMap>

const TOP_DEPARTMENTS = 10

/** "62.5%", "50%". */
export const percentInWords = (percent: number): string => formats().percent(percent)

export interface Share {
  key: string
  label: string
  count: number
  percent: number
}

/** Active, paused and opted out, each with its share of all users. */
export function statusShares(users: UserMetrics): Share[] {
  const { active, paused, optedOut } = words.figures.users.status
  const share = (key: string, label: string, count: number): Share => ({
    key,
    label,
    count,
    percent: percentOf(count, users.totalRegistered),
  })
  return [
    share('active', active, users.activeParticipants),
    share('paused', paused, users.pausedUsers),
    share('opted_out', optedOut, users.optedOutUsers),
  ]
}

/** What the server calls people without a department. */
const NO_DEPARTMENT = 'Not Set'

/** A department as the server names it, in the language of the page. */
export const departmentLabel = (name: string): string =>
  name === NO_DEPARTMENT ? words.figures.users.departments.notSet : name

/** The ten departments with the most users, largest first. */
export function topDepartments({ byDepartment, totalRegistered }: UserMetrics): Share[] {
  return Object.entries(byDepartment)
    .map(([name, count]) => ({
      key: name,
      label: departmentLabel(name),
      count,
      percent: percentOf(count, totalRegistered),
    }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, currentLanguage()))
    .slice(0, TOP_DEPARTMENTS)
}

/** "2026-07" → "Jul"; January also names its year: "Jan 27". */
export const monthBriefly = (month: string): string =>
  month.endsWith('-01') ? formats().briefMonthAndYear(month) : formats().briefMonth(month)

/** "every day", "every hour", "every 5 minutes". */
export function everyInWords(seconds: number): string {
  const { days, hours, minutes, seconds: inSeconds } = words.figures.system.every
  const units = [
    [86_400, days],
    [3600, hours],
    [60, minutes],
  ] as const
  const found = units.find(([length]) => seconds >= length && seconds % length === 0)
  return found ? found[1](seconds / found[0]) : inSeconds(seconds)
}
