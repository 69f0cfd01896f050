import { inDigits } from '../../shared/counted'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getPairingReport } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { percentOf } from '../../shared/percent'
import { monthInWords } from '../kit/words.rules'
import { queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { QueryPart } from '../ui/query-part'
import { percentInWords } from './metrics.rules'
import { MonthChart } from './month-chart'
import type { Period } from './period-toggle'
import { Quantity } from './quantity'
import { TableBehind } from './table-behind'
import type { Metrics } from './users-view'

/** Matching Performance: this month with the quality of its pairings, or the six months before. */
export function MatchingView({ query, period }: { query: UseQueryResult<Metrics>; period: Period }) {
  return (
    <QueryPart query={query} failure="The matches could not be loaded." lines={6}>
      {({ matchingMetrics }) =>
        period === 'current' ? (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <ThisMonth month={matchingMetrics.currentMonth} />
            <PairingQuality />
          </div>
        ) : (
          <PreviousMonths months={matchingMetrics.previousMonths} />
        )
      }
    </QueryPart>
  )
}

function ThisMonth({ month }: { month: Metrics['matchingMetrics']['currentMonth'] }) {
  const rate = percentOf(month.completedMatches, month.totalMatches)
  return (
    <Card
      title="Current Month"
      description="Matches of this month's pairings. Completed: both people say they met, or one does and nobody says otherwise."
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Quantity label="Total Matches" value={inDigits(month.totalMatches)} />
        <Quantity label="Active Matches" value={inDigits(month.activeMatches)} />
        <Quantity label="Completed Chats" value={inDigits(month.completedMatches)} />
        <Quantity label="Completion Rate" value={percentInWords(rate)} />
      </dl>
      <div aria-hidden className="mt-5 h-2.5 rounded-full bg-sunken">
        <div
          className="h-2.5 rounded-full bg-primary forced-color-adjust-none"
          style={{ width: `${rate}%` }}
        />
      </div>
    </Card>
  )
}

function PairingQuality() {
  const report = useQuery(queryOf(getPairingReport))
  return (
    <Card title="Pairing Quality" description="This month and the five months before it.">
      <QueryPart query={report} failure="The quality of the pairings could not be loaded.">
        {(data) =>
          data.recentPairings.length === 0 ? (
            <p className="text-muted">No pairing data available</p>
          ) : (
            <Quality report={data} />
          )
        }
      </QueryPart>
    </Card>
  )
}

function Quality({ report }: { report: ResponseOf<typeof getPairingReport> }) {
  const { recentPairings, validationIssues, averageQualityScore } = report
  return (
    <>
      <dl className="grid grid-cols-3 gap-4">
        <Quantity label="Recent Pairings" value={inDigits(recentPairings.length)} />
        <Quantity label="Validation Issues" value={inDigits(validationIssues.length)} />
        <Quantity
          label="Average Quality"
          value={averageQualityScore === null ? 'N/A' : averageQualityScore.toFixed(1)}
          note={averageQualityScore === null ? undefined : 'of 10'}
        />
      </dl>
      {validationIssues.length > 0 && (
        <ul className="mt-5 flex flex-col gap-3 border-line border-t pt-4">
          {validationIssues.slice(0, 6).map((issue) => (
            <li key={`${issue.kind} ${issue.pairingId}`} className="flex items-start gap-3">
              <Badge tone="warning" className="mt-0.5">
                {kinds[issue.kind]}
              </Badge>
              <span className="min-w-0 break-words">{issue.message}</span>
            </li>
          ))}
        </ul>
      )}
      <TableBehind
        caption="Recent pairings"
        heads={['Pairing', 'Month', 'Quality', 'Pairs', 'Across departments', 'Met before', 'Left out']}
        words={2}
        rows={recentPairings.map((pairing) => ({
          key: pairing.id,
          cells: [
            pairing.name,
            { text: monthInWords(pairing.month), by: pairing.month },
            { text: pairing.qualityScore.toFixed(1), by: pairing.qualityScore },
            pairing.totalPairs,
            pairing.crossPairs,
            pairing.repeats,
            pairing.leftOut,
          ],
        }))}
      />
    </>
  )
}

const kinds = {
  overdue: 'Overdue',
  unavailable: 'Unavailable',
  left_out: 'Left out',
  not_optimal: 'Not proved',
}

function PreviousMonths({ months }: { months: Metrics['matchingMetrics']['previousMonths'] }) {
  return (
    <Card
      title="Previous Months"
      description="Success rate: the share of the month's matches that took place: both people say they met, or one does and nobody says otherwise."
    >
      <MonthChart
        caption="Matches of the previous six months"
        months={months.map(({ month, totalMatches, completedMatches }) => ({
          month,
          total: totalMatches,
          completed: completedMatches,
        }))}
      />
      <ul className="mt-5 grid gap-x-8 border-line border-t pt-2 sm:grid-cols-2">
        {months.toReversed().map(({ month, successRate, totalMatches, completedMatches }) => (
          <li key={month} className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
            <span className="font-semibold">{monthInWords(month)}</span>
            <span className="figures text-right text-muted text-sm">
              <span className="font-semibold text-text">{percentInWords(successRate)}</span> success,{' '}
              {inDigits(completedMatches)} of {inDigits(totalMatches)} completed
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
