import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { percentOf } from '../../shared/percent'
import { addMonths, currentMonth, monthsUpTo, startOfMonth, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { sendCsv } from '../platform/http/csv'
import { roundsOfCall } from '../platform/http/programme-of-call'
import { existingId, route } from '../platform/http/route'
import type { Job } from '../platform/jobs/jobs'
import { connectionMap } from './connection-map'
import { whileFinding } from '../platform/process/while-finding'
import {
  countMatches,
  countMatchesByMonth,
  countPeopleMet,
  countRetention,
  countSaid,
  countUsers,
  countVisitors,
  daysToMeeting,
} from './metrics.queries'
import { addUp, effectOf, rateOf } from './meeting-rate.rules'
import { metricsCsv } from './metrics-csv'
import { pairingReport } from './pairing-report'
import { type MailServerFault, systemHealth, tryMailServer } from './system-health'

const TREND_MONTHS = 6
const ENGAGEMENT_MONTHS = 12
/** Before and after every month there is. */
const [FIRST_MONTH, LAST_MONTH] = ['0000-01', '9999-12']

type SaidRows = Awaited<ReturnType<typeof countSaid>>

/** The figures of the dashboard; docs/metrics.md says what each one counts. */
export function metricsRoutes(server: FastifyInstance, context: Context, jobs: Job[]): void {
  const { db, clock } = context
  const onceForMap = whileFinding<contract.ConnectionMap>()
  const onceForMailServer = whileFinding<MailServerFault | null>()

  route(server, contract.getAdminStats, async ({ query }) =>
    countMatches(db, await roundsOfCall(context, query.programme)),
  )

  route(server, contract.getEnhancedMetrics, async ({ query }) => {
    const month = currentMonth(clock)
    const programmeId = await roundsOfCall(context, query.programme)
    const [people, months] = await Promise.all([
      countUsers(db, today(clock)),
      countMatchesByMonth(db, { first: addMonths(month, -TREND_MONTHS), last: month, programmeId }),
    ])
    return { userMetrics: userMetrics(people), matchingMetrics: matchingMetrics(months, month) }
  })

  route(server, contract.getMetricsCsv, async ({ query, caller, reply }) => {
    const programmeId = await roundsOfCall(context, query.programme)
    const { name, csv } = await metricsCsv(context, { ...query, programmeId }, caller)
    return sendCsv(reply, name, [csv])
  })

  route(server, contract.getPairingReport, async ({ query, words }) =>
    pairingReport(context, await roundsOfCall(context, query.programme), words),
  )

  route(server, contract.getEngagementMetrics, async ({ query }) =>
    engagement(context, await roundsOfCall(context, query.programme)),
  )

  route(server, contract.getConnectionMap, async ({ query: { months, domainGroupId, programme }, words }) => {
    const asked = {
      months,
      domainGroupId: domainGroupId ? existingId(domainGroupId, 'group') : undefined,
      programmeId: await roundsOfCall(context, programme),
    }
    return onceForMap(JSON.stringify([currentMonth(clock), asked, words.mail.language]), () =>
      connectionMap(context, asked, words.responses),
    )
  })

  route(server, contract.getSystemHealth, ({ words }) =>
    systemHealth(context, jobs, () => onceForMailServer('', () => tryMailServer(context)), words),
  )
}

async function engagement(
  { db, clock }: Context,
  programmeId: string | undefined,
): Promise<ResponseOf<typeof contract.getEngagementMetrics>> {
  const current = currentMonth(clock)
  const months = monthsUpTo(current, ENGAGEMENT_MONTHS + 1)
  const asked = { first: addMonths(current, -ENGAGEMENT_MONTHS), last: current, programmeId }
  const [{ total, optedOut }, counted, peopleMet, monthlyActiveUsers, said, days] = await Promise.all([
    countRetention(db),
    countMatchesByMonth(db, { first: FIRST_MONTH, last: LAST_MONTH, programmeId }),
    countPeopleMet(db, asked),
    countVisitors(db, startOfMonth(current, clock.timeZone)),
    countSaid(db, asked),
    daysToMeeting(db, asked),
  ])
  return {
    totalConnections: counted.reduce((sum, row) => sum + row.activeMatches + row.completedMatches, 0),
    peopleMet,
    monthlyActiveUsers,
    retentionRate: percentOf(total - optedOut, total),
    months: months.map((month) => {
      const row = counted.find((one) => one.month === month)
      return { month, matches: row?.totalMatches ?? 0, met: row?.completedMatches ?? 0 }
    }),
    meetings: months.map((month) => {
      const ofMonth = said.filter((row) => row.month === month)
      const all = addUp(ofMonth)
      const median = days.find((row) => row.month === month)?.days
      return {
        month,
        ...all,
        booked: addUp(ofMonth.filter(({ isBooked }) => isBooked)).matches,
        ...rateOf(all),
        medianDays: median === undefined ? null : Math.round(median * 10) / 10,
        ...splits(ofMonth),
      }
    }),
    ...splits(said),
  }
}

const splits = (said: SaidRows) => ({
  booking: effectOn(said, ({ isBooked }) => isBooked),
  reminding: effectOn(said, ({ isReminded }) => isReminded),
})

const effectOn = (said: SaidRows, has: (row: SaidRows[number]) => boolean) =>
  effectOf(addUp(said.filter(has)), addUp(said.filter((row) => !has(row))))

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
    participationRate: percentOf(sum('active'), sum('total') - sum('optedOut')),
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
    previousMonths: monthsUpTo(addMonths(current, -1), TREND_MONTHS).map((month) => {
      const { totalMatches, completedMatches } = of(month)
      return { month, successRate: percentOf(completedMatches, totalMatches), totalMatches, completedMatches }
    }),
  }
}
