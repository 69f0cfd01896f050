import { inDigits } from '../../shared/counted'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import {
  getAdminStats,
  getEnhancedMetrics,
  getMetricsCsv,
  getSystemHealth,
} from '../../shared/contract/metrics'
import { Figure } from '../kit/figure'
import { LoadFailed } from '../kit/load-failed'
import { useAddress } from '../kit/use-address-search'
import { pathOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { LinkButton } from '../ui/button'
import { Tabs } from '../ui/tabs'
import { EngagementView } from './engagement-view'
import { MatchingView } from './matching-view'
import { percentInWords } from './metrics.rules'
import { type Period, PeriodToggle } from './period-toggle'
import { SystemView } from './system-view'
import { UsersView } from './users-view'
import { useMay } from '../sign-in/may'

/** 'Analytics & Metrics': four figures, and what is behind them. The open view and the period are in the address. */
export default function MetricsTab() {
  const may = useMay()
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
    <div className="flex flex-col gap-6">
      {failed ? (
        <LoadFailed error={failed.error} otherwise="The metrics could not be loaded." onRetry={retry} />
      ) : (
        <section aria-label="Summary" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <Figure
            label="Total Users"
            value={people?.totalRegistered}
            href="/admin?tab=admin-tools"
            note={people && `${inDigits(people.pendingProfileSetup)} pending setup`}
          />
          <Figure
            label="Active Matches"
            value={matches.data?.activeMatches}
            href="/admin"
            note="under way now"
          />
          <Figure
            label="Completed Chats"
            value={matches.data?.completedChats}
            href="/admin"
            note="since the beginning"
          />
          <Figure
            label="Participation Rate"
            value={people && percentInWords(people.participationRate)}
            href="/admin?tab=admin-tools&status=active"
            note={
              people && `${inDigits(people.activeParticipants)} active of ${inDigits(people.totalRegistered)}`
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
        <LinkButton icon={Download} variant="secondary" href={pathOf(getMetricsCsv, { query: {} })} download>
          Download CSV
        </LinkButton>
      </div>
      <Tabs
        label="Metrics"
        value={view}
        onValueChange={(next) => change({ view: next === 'users' ? '' : next })}
        items={[
          { value: 'users', label: 'User Analytics', content: <UsersView query={users} /> },
          {
            value: 'matching',
            label: 'Matching Performance',
            content: <MatchingView query={users} period={period} />,
          },
          { value: 'engagement', label: 'Engagement', content: <EngagementView period={period} /> },
          ...(may(getSystemHealth) ? [{ value: 'system', label: 'System', content: <SystemView /> }] : []),
        ]}
      />
    </div>
  )
}
