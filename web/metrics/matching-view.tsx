import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getPairingReport, type getEnhancedMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { percentOf } from '../../shared/numbers'
import { queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { QueryPart } from '../ui/feedback'
import { percentInWords } from './metrics.rules'
import { MonthChart } from './month-chart'
import { type Period, Quantity } from './period-toggle'
import { TableBehind } from './table-behind'
import { formats, sentence, words } from '../words'

export type Metrics = ResponseOf<typeof getEnhancedMetrics>

/** Matching Performance: this month with the quality of its pairings, or the six months before. */
export function MatchingView({ query, period }: { query: UseQueryResult<Metrics>; period: Period }) {
  return (
    <QueryPart query={query} failure={words.figures.matching.failed} lines={6}>
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
  const texts = words.figures.matching.current
  const { digits } = formats()
  const rate = percentOf(month.completedMatches, month.totalMatches)
  return (
    <Card title={words.figures.period.current}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Quantity label={texts.total} value={digits(month.totalMatches)} />
        <Quantity label={texts.active} value={digits(month.activeMatches)} />
        <Quantity label={texts.completed} value={digits(month.completedMatches)} />
        <Quantity label={texts.rate} value={percentInWords(rate)} />
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
  const texts = words.figures.matching.quality
  const report = useQuery(queryOf(getPairingReport))
  return (
    <Card title={texts.title}>
      <QueryPart query={report} failure={texts.failed}>
        {(data) =>
          data.recentPairings.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <Quality report={data} />
          )
        }
      </QueryPart>
    </Card>
  )
}

function Quality({ report }: { report: ResponseOf<typeof getPairingReport> }) {
  const texts = words.figures.matching.quality
  const { digits, tenths } = formats()
  const { recentPairings, validationIssues, averageQualityScore } = report
  return (
    <>
      <dl className="grid grid-cols-3 gap-4">
        <Quantity label={texts.recent} value={digits(recentPairings.length)} />
        <Quantity label={texts.issues} value={digits(validationIssues.length)} />
        <Quantity
          label={texts.average}
          value={averageQualityScore === null ? texts.unknown : tenths(averageQualityScore)}
          note={averageQualityScore === null ? undefined : texts.ofTen}
        />
      </dl>
      {validationIssues.length > 0 && (
        <ul className="mt-5 flex flex-col gap-3 border-line border-t pt-4">
          {validationIssues.slice(0, 6).map((issue) => (
            <li key={`${issue.kind} ${issue.pairingId}`} className="flex items-start gap-3">
              <Badge tone="warning" className="mt-0.5">
                {texts.kinds[issue.kind]}
              </Badge>
              <span className="min-w-0 break-words">{issue.message}</span>
            </li>
          ))}
        </ul>
      )}
      <TableBehind
        caption={texts.caption}
        heads={[
          texts.pairing,
          words.figures.month,
          texts.quality,
          texts.pairs,
          texts.across,
          texts.metBefore,
          texts.leftOut,
        ]}
        texts={2}
        rows={recentPairings.map((pairing) => ({
          key: pairing.id,
          cells: [
            pairing.name,
            { text: formats().month(pairing.month), by: pairing.month },
            { text: tenths(pairing.qualityScore), by: pairing.qualityScore },
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

function PreviousMonths({ months }: { months: Metrics['matchingMetrics']['previousMonths'] }) {
  const texts = words.figures.matching.previous
  return (
    <Card title={words.figures.period.previous}>
      <MonthChart
        caption={texts.caption}
        months={months.map(({ month, totalMatches, completedMatches }) => ({
          month,
          total: totalMatches,
          completed: completedMatches,
        }))}
      />
      <ul className="mt-5 grid gap-x-8 border-line border-t pt-2 sm:grid-cols-2">
        {months.toReversed().map(({ month, successRate, totalMatches, completedMatches }) => (
          <li key={month} className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
            <span className="font-semibold">{formats().month(month)}</span>
            <span className="figures text-end text-muted text-sm">
              {sentence(
                texts.success(
                  <span className="font-semibold text-text">{percentInWords(successRate)}</span>,
                  completedMatches,
                  totalMatches,
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
