import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '../../shared/contract/metrics'
import type { ConnectionMap } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { percentOf } from '../../shared/numbers'
import { addMonths, currentMonth, monthsUpTo, startOfMonth, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { sendCsv, csvHead, csvRows } from '../platform/http/csv'
import { existingId, roundsOfCall, route } from '../platform/http/route'
import type { Job } from '../platform/jobs/jobs'
import { whileFinding } from '../platform/process/turns'
import {
  countMatches,
  countMatchesByMonth,
  countPeopleMet,
  countRetention,
  countSaid,
  countUsers,
  countVisitors,
  daysToMeeting,
  countByMonthAndGroup,
} from './metrics.queries'
import { addUp, effectOf, rateOf } from './meeting-rate.rules'
import { pairingReport } from './pairing-report'
import { type MailServerFault, systemHealth, tryMailServer } from './system-health'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { createHash, timingSafeEqual } from 'node:crypto'
import { missingProof, proofRules } from '../platform/http/caller'
import { HttpError, notFound } from '../platform/http/errors'
import { inText } from '../platform/watching/measures'
import { measuring } from './measure'
import type { Responses } from '../../languages/words'
import type { Queryable } from '../platform/database/database'
import { readAttributes } from '../people/attributes/attributes.queries'
import { departmentSizes, metBetween, mergeSmall } from './connection-map.queries'

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

  route(
    server,
    contract.getConnectionMap,
    async ({ query: { months, domainGroupId, programme, by }, words }) => {
      if (by !== undefined && !(await readAttributes(db)).some(({ id }) => id === by))
        throw notFound('attribute')
      const asked = {
        months,
        by,
        domainGroupId: domainGroupId ? existingId(domainGroupId, 'group') : undefined,
        programmeId: await roundsOfCall(context, programme),
      }
      return onceForMap(JSON.stringify([currentMonth(clock), asked, words.mail.language]), () =>
        connectionMap(context, asked, words.responses),
      )
    },
  )

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

type Row = Awaited<ReturnType<typeof countByMonthAndGroup>>[number]

const COLUMNS: Record<string, (row: Row) => string | number> = {
  month: ({ month }) => month,
  group: ({ group }) => group ?? COMPANY_WIDE,
  pairings: ({ pairings }) => pairings,
  matches: ({ totalMatches }) => totalMatches,
  active: ({ activeMatches }) => activeMatches,
  completed: ({ completedMatches }) => completedMatches,
  success_rate_percent: ({ completedMatches, totalMatches }) => percentOf(completedMatches, totalMatches),
  left_out: ({ leftOut }) => leftOut,
}

/** The figures of each month and group of a programme, or of all, of so many months up to this one; an audited act. */
async function metricsCsv(
  context: Context,
  { months, programmeId }: { months: number; programmeId: string | undefined },
  actor: Actor,
) {
  const { clock, db } = context
  const last = currentMonth(clock)
  const first = addMonths(last, 1 - months)
  const name = `metrics_${first}_${last}.csv`
  await db.transaction((tx) => recordAudit(tx, context, actor, { action: 'metrics.exported', label: name }))
  const rows = (await countByMonthAndGroup(db, { first, last, programmeId })).map((row) =>
    Object.values(COLUMNS).map((valueOf) => String(valueOf(row))),
  )
  return { name, csv: csvHead(Object.keys(COLUMNS)) + csvRows(rows) }
}

/**
 * GET /metrics in Prometheus' text format, for METRICS_TOKEN as a bearer token, or a signed-in administrator. Without
 * that setting nobody else can see that it exists.
 */
export function prometheus(server: FastifyInstance, context: Context, jobs: Job[]): void {
  const measures = measuring(context, jobs)
  server.addHook('onClose', async () => measures.stop())
  server.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!isTokenOf(context, request) && !isAdmin(context, request)) throw refusal(context)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(inText(await measures.measure()))
  })
}

const refusal = ({ config }: Context) =>
  config.metricsToken === undefined
    ? notFound('page')
    : new HttpError(401, 'invalid_token', (w) => w.platform.notSignedIn)

function isAdmin(context: Context, { caller }: FastifyRequest): boolean {
  return Boolean(caller?.isAdmin && caller.isValidated && !missingProof({}, caller, proofRules(context)))
}

function isTokenOf({ config }: Context, request: FastifyRequest): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (config.metricsToken === undefined || given === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(config.metricsToken))
}

/** How many months, of a domain group or of everyone, in a programme or in all. */
interface AskedMap {
  months: number
  /** An attribute, in place of the departments. */
  by: string | undefined
  domainGroupId: string | undefined
  programmeId: string | undefined
}

/**
 * Which departments have met, over the months up to this one. People are counted under the department they are in today,
 * and never named.
 */
async function connectionMap(
  { db, clock }: Pick<Context, 'clock'> & { db: Queryable },
  { months: count, by, domainGroupId, programmeId }: AskedMap,
  { rounds }: Responses,
): Promise<ConnectionMap> {
  const asOf = clock.now().toISOString()
  const last = currentMonth(clock)
  const months = monthsUpTo(last, count)
  const { departments, placeOf } = mergeSmall(
    await departmentSizes(db, domainGroupId, by),
    by === undefined ? rounds.smallerDepartments : rounds.otherValues,
  )
  const cells =
    placeOf.size === 0
      ? []
      : await metBetween(db, placeOf, { first: months[0] ?? last, last, programmeId }, domainGroupId, by)
  const total = new Map<string, { a: number; b: number; met: number }>()
  for (const { a, b, met } of cells) {
    const sum = total.get(`${a} ${b}`) ?? { a, b, met: 0 }
    total.set(`${a} ${b}`, { ...sum, met: sum.met + met })
  }
  return {
    departments,
    total: [...total.values()].sort((one, other) => one.a - other.a || one.b - other.b),
    months: months.map((month) => {
      const those = cells.filter((cell) => cell.month === month)
      return {
        month,
        met: those.reduce((sum, { met }) => sum + met, 0),
        cells: those.map(({ a, b, met }) => ({ a, b, met })),
      }
    }),
    asOf,
  }
}
