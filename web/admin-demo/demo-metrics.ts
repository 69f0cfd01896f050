import { type Cycle, getCycles } from '../../shared/contract/cycle'
import * as contract from '../../shared/contract/metrics'
import type { DemoCompany, DemoMatch } from './demo-company'
import { addMonths } from './demo-random'
import { on, pageOf } from './demo-routes'

const LEAST_PEOPLE = 5
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

/** The figures of the demo, counted from its people and matches. */
export function demoMetrics(company: DemoCompany) {
  const matchesIn = (month: string): DemoMatch[] => {
    const ids = new Set(company.pairings.filter((one) => one.month === month).map(({ id }) => id))
    return company.matches.filter(({ pairingId }) => ids.has(pairingId))
  }
  const met = (matches: DemoMatch[]) => matches.filter((match) => match.met).length
  const underWay = (matches: DemoMatch[]) =>
    matches.filter(
      (match) =>
        !match.met &&
        company.pairings.some(({ id, status }) => id === match.pairingId && status === 'active'),
    ).length
  const monthsBefore = (count: number) =>
    Array.from({ length: count }, (_, index) => addMonths(company.month, index - count))
  const withStatus = (status: string) =>
    company.people.filter(({ participationStatus }) => participationStatus === status).length

  return [
    on(contract.getAdminStats, () => ({
      activeMatches: underWay(company.matches),
      completedChats: met(company.matches),
    })),
    on(contract.getEnhancedMetrics, () => {
      const total = company.people.length
      const byDepartment: Record<string, number> = {}
      for (const { department, groupId } of company.people) {
        const found = company.departments.find((one) => one.name === department && one.groupId === groupId)
        const name = found?.displayName ?? department
        byDepartment[name] = (byDepartment[name] ?? 0) + 1
      }
      const current = matchesIn(company.month)
      return {
        userMetrics: {
          totalRegistered: total,
          pendingProfileSetup: company.people.filter(({ needsProfileSetup }) => needsProfileSetup).length,
          activeParticipants: withStatus('active'),
          pausedUsers: withStatus('paused'),
          optedOutUsers: withStatus('opted_out'),
          participationRate: percent(withStatus('active'), total - withStatus('opted_out')),
          byDepartment,
        },
        matchingMetrics: {
          currentMonth: {
            totalMatches: current.length,
            activeMatches: underWay(current),
            completedMatches: met(current),
          },
          previousMonths: monthsBefore(6).map((month) => {
            const matches = matchesIn(month)
            return {
              month,
              successRate: percent(met(matches), matches.length),
              totalMatches: matches.length,
              completedMatches: met(matches),
            }
          }),
        },
      }
    }),
    on(contract.getPairingReport, () => {
      const from = addMonths(company.month, -5)
      const recentPairings = company.pairings
        .filter(({ month }) => month >= from)
        .map((pairing) => {
          const matches = company.matches.filter(({ pairingId }) => pairingId === pairing.id)
          const crossPairs = matches.filter(
            ({ one, other }) => departmentOf(company, one) !== departmentOf(company, other),
          ).length
          const pairs = matches.length
          const paired = percent(pairs * 2, pairs * 2 + pairing.leftOut) / 100
          return {
            id: pairing.id,
            name: pairing.name,
            month: pairing.month,
            domainGroupName: pairing.domainGroupName,
            status: pairing.status,
            totalPairs: pairs,
            leftOut: pairing.leftOut,
            crossPairs,
            crossPairsBound: pairs,
            repeats: 0,
            optimal: true,
            qualityScore: 6 * paired + (pairs === 0 ? 2 : (2 * crossPairs) / pairs) + 2,
            createdAt: pairing.createdAt,
          }
        })
      const scores = recentPairings.map(({ qualityScore }) => qualityScore)
      return {
        recentPairings,
        validationIssues: recentPairings
          .filter(({ status, leftOut }) => status === 'active' && leftOut > 1)
          .map(({ id, name, leftOut }) => ({
            kind: 'left_out' as const,
            pairingId: id,
            pairingName: name,
            count: leftOut,
            message: `${leftOut} people got no partner in "${name}".`,
          })),
        averageQualityScore:
          scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
      }
    }),
    on(contract.getEngagementMetrics, () => ({
      totalConnections: underWay(company.matches) + met(company.matches),
      monthlyActiveUsers: Math.round(company.people.length * 0.6),
      retentionRate: percent(company.people.length - withStatus('opted_out'), company.people.length),
      months: [...monthsBefore(12), company.month].map((month) => {
        const matches = matchesIn(month)
        return { month, matches: matches.length, met: met(matches) }
      }),
    })),
    on(contract.getConnectionMap, ({ query }) =>
      connectionMap(company, Number(query.months ?? 12), query.domainGroupId, matchesIn),
    ),
    on(getCycles, ({ query }) => pageOf<Cycle>([], query)),
    on(contract.getSystemHealth, () => {
      const now = new Date().toISOString()
      return {
        database: { status: 'operational' as const, label: 'Operational', latencyMs: 0 },
        email: {
          status: 'operational' as const,
          transport: 'outbox' as const,
          label: 'Mock Mode',
          detail: 'In the demo no mail is sent.',
          waiting: 0,
          pausedSends: 0,
        },
        jobs: [],
        cycle: {
          status: 'operational' as const,
          label: 'Manual',
          detail: 'In the demo nothing is done by itself.',
          expression: null,
          timeZone: 'UTC',
          nextRunAt: null,
          lastRunAt: null,
        },
        employeeSync: {
          status: 'operational' as const,
          label: 'File-based',
          detail: 'A sample employee file.',
          lastSyncAt: company.lastSync,
        },
        pendingProfileSetups: company.people.filter(({ needsProfileSetup }) => needsProfileSetup).length,
        checkedAt: now,
      }
    }),
  ]
}

const departmentOf = ({ people }: DemoCompany, id: string) => people.find((one) => one.id === id)?.department

function connectionMap(
  company: DemoCompany,
  count: number,
  groupId: string | undefined,
  matchesIn: (month: string) => DemoMatch[],
): contract.ConnectionMap {
  const people = company.people.filter((one) => !groupId || one.groupId === groupId)
  const sizes = new Map<string, number>()
  for (const { department } of people) sizes.set(department, (sizes.get(department) ?? 0) + 1)
  const sorted = [...sizes].toSorted(([, one], [, other]) => other - one)
  // The last line has five people or more, or else takes in the smallest department above it.
  let shown = sorted.filter(([, size]) => size >= LEAST_PEOPLE).length
  const restOf = (from: number) => sorted.slice(from).reduce((sum, [, size]) => sum + size, 0)
  while (shown > 0 && shown < sorted.length && restOf(shown) < LEAST_PEOPLE) shown -= 1
  const label = (name: string) => company.departments.find((one) => one.name === name)?.displayName ?? name
  const departments = sorted
    .slice(0, shown)
    .map(([name, size]) => ({ name: label(name), people: size, merged: 1 }))
  if (shown < sorted.length)
    departments.push({ name: 'Smaller departments', people: restOf(shown), merged: sorted.length - shown })
  const placeOf = new Map(sorted.map(([name], place) => [name, Math.min(place, shown)]))
  const personPlace = new Map(people.map(({ id, department }) => [id, placeOf.get(department) ?? 0]))

  const cellsOf = (matches: DemoMatch[]) => {
    const cells = new Map<string, { a: number; b: number; met: number }>()
    for (const match of matches) {
      const [one, other] = [personPlace.get(match.one), personPlace.get(match.other)]
      if (!match.met || one === undefined || other === undefined) continue
      const [a, b] = [Math.min(one, other), Math.max(one, other)]
      const cell = cells.get(`${a} ${b}`) ?? { a, b, met: 0 }
      cell.met += 1
      cells.set(`${a} ${b}`, cell)
    }
    return [...cells.values()]
  }
  const months = Array.from({ length: count }, (_, index) => {
    const month = addMonths(company.month, index + 1 - count)
    const cells = cellsOf(matchesIn(month))
    return { month, met: cells.reduce((sum, { met }) => sum + met, 0), cells }
  })
  const all = months.flatMap(({ month }) => matchesIn(month))
  return { departments, total: cellsOf(all), months, asOf: new Date().toISOString() }
}
