import type { getConnectionMap, getEnhancedMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { percentOf } from '../../shared/percent'
import { monthInWords } from '../kit/words.rules'

type UserMetrics = ResponseOf<typeof getEnhancedMetrics>['userMetrics']
export type ConnectionMap = ResponseOf<typeof getConnectionMap>

const TOP_DEPARTMENTS = 10

/** "62.5%", "50%". */
export const percentInWords = (percent: number): string =>
  `${percent.toLocaleString('en', { maximumFractionDigits: 1 })}%`

export interface Share {
  key: string
  label: string
  count: number
  percent: number
}

/** Active, paused and opted out, each with its share of all users. */
export function statusShares(users: UserMetrics): Share[] {
  const share = (key: string, label: string, count: number): Share => ({
    key,
    label,
    count,
    percent: percentOf(count, users.totalRegistered),
  })
  return [
    share('active', 'Active', users.activeParticipants),
    share('paused', 'Paused', users.pausedUsers),
    share('opted_out', 'Opted Out', users.optedOutUsers),
  ]
}

/** The ten departments with the most users, largest first; those without one are "Not Set". */
export function topDepartments({ byDepartment, totalRegistered }: UserMetrics): Share[] {
  return Object.entries(byDepartment)
    .map(([name, count]) => ({
      key: name,
      label: name.trim() || 'Not Set',
      count,
      percent: percentOf(count, totalRegistered),
    }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en'))
    .slice(0, TOP_DEPARTMENTS)
}

/** "2026-07" → "Jul"; January also names its year: "Jan 27". */
export function monthBriefly(month: string): string {
  const brief = monthInWords(month).slice(0, 3)
  return month.endsWith('-01') ? `${brief} ${month.slice(2, 4)}` : brief
}

/** "every day", "every hour", "every 5 minutes". */
export function everyInWords(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ]
  const [size, unit] = units.find(([length]) => seconds >= length && seconds % length === 0) ?? [1, 'second']
  const count = seconds / size
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`
}
