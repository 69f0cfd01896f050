import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import {
  getAdminStats,
  getEngagementMetrics,
  getEnhancedMetrics,
  getMetricsCsv,
  getSystemHealth,
} from '../../shared/contract/metrics'
import { Figure } from '../kit/figure'
import { useAddress } from '../kit/searched'
import { messageOf, pathOf } from '../api/call'
import { ALL_PROGRAMMES, chosenProgramme, inChosen } from '../api/chosen-programme'
import { ByProgramme, useProgrammes } from '../directory/by-programme'
import { queryOf } from '../api/query-client'
import { LinkButton } from '../ui/button'
import { Tabs } from '../ui/tabs'
import { type Metrics as EnhancedMetrics, MatchingView } from './matching-view'
import { percentInWords, type Share, statusShares, topDepartments } from './metrics.rules'
import { Card } from '../ui/card'
import { type Period, PeriodToggle, Quantity } from './period-toggle'
import { SystemView } from './system-view'
import { useMay } from '../sign-in/may'
import { formats, words } from '../words'
import { LoadFailed, QueryPart, SkeletonLines } from '../ui/feedback'
import { Link } from 'wouter'
import { Suspense } from 'react'
import { FeedbackCard } from '../pairings/feedback/feedback-card'
import { cn } from '../ui/cn'
import { MonthChart } from './month-chart'
import { plugins } from '../plugins'
import { WhoMet } from './who-met'
import { lazyPart } from '../ui/on-demand'

/** 'Analytics & Metrics': four figures, and what is behind them. The open view and the period are in the address. */
export default function MetricsTab() {
  return (
    <div className="flex flex-col gap-6">
      <ByProgramme withAll>
        <Metrics />
      </ByProgramme>
    </div>
  )
}

function Metrics() {
  const may = useMay()
  const { failed: notLoaded, summary, views } = words.figures
  const users = useQuery(queryOf(getEnhancedMetrics))
  const matches = useQuery(queryOf(getAdminStats))
  const { read, change } = useAddress()
  const period: Period = read('period') === 'previous' ? 'previous' : 'current'
  const view = read('view') || 'users'
  const failed = [users, matches].find((query) => query.isError && !query.data)
  const people = users.data?.userMetrics
  const retry = () => {
    void users.refetch()
    void matches.refetch()
  }
  return (
    <>
      {failed ? (
        <LoadFailed title={messageOf(failed.error, notLoaded)} onRetry={retry} />
      ) : (
        <section aria-label={summary.label} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <Figure
            label={summary.users}
            value={people?.totalRegistered}
            href="/admin?tab=admin-tools"
            note={people && summary.pendingSetup(people.pendingProfileSetup)}
          />
          <Figure label={summary.active} value={matches.data?.activeMatches} href={inChosen('/admin')} />
          <Figure label={summary.completed} value={matches.data?.completedChats} href={inChosen('/admin')} />
          <Figure
            label={summary.participation}
            value={people && percentInWords(people.participationRate)}
            href="/admin?tab=admin-tools&status=active"
            note={
              people &&
              summary.participationNote(
                people.totalRegistered - people.pendingProfileSetup,
                people.totalRegistered,
              )
            }
          />
        </section>
      )}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-3">
        <PeriodToggle
          value={period}
          // Previous months are shown only by the views about matches.
          onChange={(next) =>
            change({
              period: next === 'previous' ? next : '',
              ...(next === 'previous' && view !== 'engagement' ? { view: 'matching' } : {}),
            })
          }
        />
        <div className="flex flex-wrap gap-2">
          {plugins.map(
            ({ besideMetrics: button }) =>
              button && may(button.call) && <button.Component key={button.call.path} />,
          )}
          <LinkButton
            icon={Download}
            variant="secondary"
            href={pathOf(getMetricsCsv, { query: {} })}
            download
          >
            {words.dashboard.buttons.csv}
          </LinkButton>
        </div>
      </div>
      <Tabs
        label={views.label}
        value={view}
        onValueChange={(next) => change({ view: next === 'users' ? '' : next })}
        items={[
          { value: 'users', label: views.users, content: <UsersView query={users} /> },
          {
            value: 'matching',
            label: views.matching,
            content: <MatchingView query={users} period={period} />,
          },
          { value: 'engagement', label: views.engagement, content: <EngagementView period={period} /> },
          ...(may(getSystemHealth)
            ? [{ value: 'system', label: views.system, content: <SystemView /> }]
            : []),
        ]}
      />
    </>
  )
}

/** User Analytics: who takes part, and where they work. */
function UsersView({ query }: { query: UseQueryResult<EnhancedMetrics> }) {
  const { failed, column, status, departments: texts } = words.figures.users
  return (
    <QueryPart query={query} failure={failed} lines={6}>
      {({ userMetrics }) => {
        const departments = topDepartments(userMetrics)
        return (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Card title={status.title}>
              <ShareTable
                caption={status.caption}
                heads={[status.column, column]}
                shares={statusShares(userMetrics)}
                hrefOf={({ key }) => `/admin?tab=admin-tools&status=${key}`}
              />
            </Card>
            <Card title={texts.title}>
              {departments.length === 0 ? (
                <p className="text-muted">{texts.none}</p>
              ) : (
                <ShareTable
                  caption={texts.caption}
                  heads={[words.figures.department, column]}
                  shares={departments}
                />
              )}
            </Card>
          </div>
        )
      }}
    </QueryPart>
  )
}

interface ShareTableProps {
  caption: string
  /** Heads of the columns of names and of counts. */
  heads: readonly [string, string]
  shares: readonly Share[]
  /** Where the people behind a line are listed. */
  hrefOf?: (share: Share) => string | undefined
}

/** Shares as bars that are a table: name, bar, count, percentage. */
function ShareTable({ caption, heads, shares, hrefOf }: ShareTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          <th scope="col">{words.figures.share}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => {
          const href = hrefOf?.(share)
          return (
            <tr key={share.key} className="grid grid-cols-[1fr_auto_4rem] items-baseline gap-x-4 py-1.5">
              <th scope="row" className="min-w-0 break-words text-start font-semibold">
                {href ? (
                  <Link
                    href={href}
                    className="underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                  >
                    {share.label}
                  </Link>
                ) : (
                  share.label
                )}
              </th>
              <td className="figures text-end">{formats().digits(share.count)}</td>
              <td className="figures text-end text-muted">{percentInWords(share.percent)}</td>
              <td aria-hidden className="col-span-3 mt-1 h-2 rounded-full bg-sunken">
                <span
                  className="block h-2 rounded-full bg-primary forced-color-adjust-none"
                  style={{ width: `${share.percent}%` }}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The drawing's parts are fetched only where it is drawn. */
const ConnectionMapCard = lazyPart(() => import('./connection-map-card'))

/** Engagement: connections, who uses the product, who stays, and which departments have met. */
function EngagementView({ period }: { period: Period }) {
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
          {({ totalConnections, peopleMet, monthlyActiveUsers, retentionRate, months }) => (
            <>
              <dl className={cn('grid gap-5 sm:grid-cols-3', hasSeveral && 'sm:grid-cols-2 lg:grid-cols-4')}>
                <Quantity label={texts.connections} value={digits(totalConnections)} />
                {hasSeveral && <Quantity label={texts.peopleMet} value={digits(peopleMet)} />}
                <Quantity label={texts.activeUsers} value={digits(monthlyActiveUsers)} />
                <Quantity label={texts.retention} value={percentInWords(retentionRate)} />
              </dl>
              {period === 'previous' && (
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
          )}
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
