import { useQuery } from '@tanstack/react-query'
import { getEnhancedMetrics } from '../../shared/contract/metrics'
import { queryOf } from '../api/query-client'
import { Figure } from '../kit/figure'
import { LoadFailed } from '../kit/load-failed'

const people = (status: string) => `/admin?tab=admin-tools${status && `&status=${status}`}`

/** Four counters, each a link to the people it counts. */
export function ParticipationCounters() {
  const { data, error, refetch, isPending } = useQuery(queryOf(getEnhancedMetrics))
  if (error && !data)
    return <LoadFailed error={error} otherwise="The counters could not be loaded." onRetry={refetch} />
  const counts = data?.userMetrics
  return (
    <section
      aria-label="Participation"
      data-awaited={isPending || undefined}
      className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      <Figure label="Total Users" value={counts?.totalRegistered} href={people('')} />
      <Figure label="Active" value={counts?.activeParticipants} href={people('active')} />
      <Figure label="Paused" value={counts?.pausedUsers} href={people('paused')} />
      <Figure label="Opted Out" value={counts?.optedOutUsers} href={people('opted_out')} />
    </section>
  )
}
