import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { getEngagementMetrics } from '../../shared/contract/metrics'
import { ALL_PROGRAMMES, chosenProgramme } from '../api/chosen-programme'
import { queryOf } from '../api/query-client'
import { useProgrammes } from '../directory/by-programme'
import { FeedbackCard } from '../pairings/feedback/feedback-card'
import { Card } from '../ui/card'
import { cn } from '../ui/cn'
import { SkeletonLines, QueryPart } from '../ui/feedback'
import { percentInWords } from './metrics.rules'
import { MonthChart } from './month-chart'
import { type Period, Quantity } from './period-toggle'
import { WhoMet } from './who-met'
import { lazyPart } from '../ui/on-demand'
import { formats, words } from '../words'

/** The drawing's parts are fetched only where it is drawn. */
const ConnectionMapCard = lazyPart(() => import('./connection-map-card'))

/** Engagement: connections, who uses the product, who stays, and which departments have met. */
export function EngagementView({ period }: { period: Period }) {
  const texts = words.figures.engagement
  const { digits } = formats()
  const engagement = useQuery(queryOf(getEngagementMetrics))
  const { programmes, hasArchived } = useProgrammes()
  const hasSeveral = hasArchived || (programmes?.length ?? 0) > 1
  // Feedback is shown without names, so what people gave in different programmes is not told apart.
  const isOfAll = !hasSeveral || chosenProgramme() === ALL_PROGRAMMES
  return (
    <div className="flex flex-col gap-6">
      <Card title={texts.title}>
        <QueryPart query={engagement} failure={texts.failed}>
          {({ totalConnections, peopleMet, monthlyActiveUsers, retentionRate, months }) => {
            const [current] = months.slice(-1)
            return (
              <>
                <dl
                  className={cn('grid gap-5 sm:grid-cols-3', hasSeveral && 'sm:grid-cols-2 lg:grid-cols-4')}
                >
                  <Quantity
                    label={texts.connections}
                    value={digits(totalConnections)}
                    note={texts.connectionsNote}
                  />
                  {hasSeveral && (
                    <Quantity label={texts.peopleMet} value={digits(peopleMet)} note={texts.peopleMetNote} />
                  )}
                  <Quantity
                    label={texts.activeUsers}
                    value={digits(monthlyActiveUsers)}
                    note={texts.activeUsersNote}
                  />
                  <Quantity
                    label={texts.retention}
                    value={percentInWords(retentionRate)}
                    note={texts.retentionNote}
                  />
                </dl>
                {period === 'current' && current ? (
                  <p className="figures mt-5 border-line border-t pt-4 text-muted">
                    {texts.soFar(formats().month(current.month), current.met, current.matches)}
                  </p>
                ) : (
                  <div className="mt-6 border-line border-t pt-5">
                    <h3 className="mb-4 text-lg">{texts.byMonth}</h3>
                    <MonthChart
                      caption={texts.caption}
                      months={months
                        .slice(0, -1)
                        .map(({ month, matches, met }) => ({ month, total: matches, completed: met }))}
                    />
                  </div>
                )}
              </>
            )
          }}
        </QueryPart>
      </Card>
      {engagement.data && (
        <>
          <WhoMet {...engagement.data} period={period} />
          {isOfAll && <FeedbackCard months={monthsOf(engagement.data.months, period)} />}
        </>
      )}
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <ConnectionMapCard />
      </Suspense>
    </div>
  )
}

/** The months of a period, the newest first. */
function monthsOf(months: readonly { month: string }[], period: Period): string[] {
  const newestFirst = months.map(({ month }) => month).toReversed()
  return period === 'current' ? newestFirst : newestFirst.slice(1)
}
