import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { addMonths, currentMonth, today } from '../clock'
import type { Context } from '../context'
import { route } from '../http/route'
import { countMatches, countMatchesByMonth, countUsers } from './metrics.queries'

const TREND_MONTHS = 6

/** A share in percent, to one decimal; 0 of nothing. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

export function metricsRoutes(server: FastifyInstance, { db, clock }: Context): void {
  route(server, contract.getAdminStats, () => countMatches(db))

  route(server, contract.getEnhancedMetrics, async () => {
    const month = currentMonth(clock)
    const [people, months] = await Promise.all([
      countUsers(db, today(clock)),
      countMatchesByMonth(db, addMonths(month, -TREND_MONTHS), month),
    ])
    return { userMetrics: userMetrics(people), matchingMetrics: matchingMetrics(months, month) }
  })
}

type Answer = ResponseOf<typeof contract.getEnhancedMetrics>

function userMetrics(people: Awaited<ReturnType<typeof countUsers>>): Answer['userMetrics'] {
  const sum = (key: 'total' | 'pending' | 'active' | 'paused' | 'optedOut') =>
    people.reduce((total, row) => total + row[key], 0)
  return {
    totalRegistered: sum('total'),
    pendingProfileSetup: sum('pending'),
    activeParticipants: sum('active'),
    pausedUsers: sum('paused'),
    optedOutUsers: sum('optedOut'),
    participationRate: percent(sum('active'), sum('total') - sum('optedOut')),
    byDepartment: Object.fromEntries(people.map(({ department, total }) => [department, total])),
  }
}

function matchingMetrics(
  months: Awaited<ReturnType<typeof countMatchesByMonth>>,
  current: string,
): Answer['matchingMetrics'] {
  const of = (month: string) => {
    const row = months.find((one) => one.month === month)
    return {
      totalMatches: row?.totalMatches ?? 0,
      activeMatches: row?.activeMatches ?? 0,
      completedMatches: row?.completedMatches ?? 0,
    }
  }
  return {
    currentMonth: of(current),
    previousMonths: Array.from({ length: TREND_MONTHS }, (_, index) => {
      const month = addMonths(current, index - TREND_MONTHS)
      const { totalMatches, completedMatches } = of(month)
      return { month, successRate: percent(completedMatches, totalMatches), totalMatches, completedMatches }
    }),
  }
}
