import { useQuery } from '@tanstack/react-query'
import { getEnhancedMetrics } from '../../shared/contract/metrics'
import { queryOf } from '../api/query-client'
import { Figure } from '../kit/figure'
import { words } from '../words'
import { LoadFailed } from '../ui/feedback'
import { messageOf } from '../api/call'

const people = (status: string) => `/admin?tab=admin-tools${status && `&status=${status}`}`

/** Four counters, each a link to the people it counts. */
export function ParticipationCounters() {
  const { counters: texts } = words.rounds
  const { data, error, refetch, isPending } = useQuery(queryOf(getEnhancedMetrics))
  if (error && !data) return <LoadFailed title={messageOf(error, texts.failed)} onRetry={refetch} />
  const counts = data?.userMetrics
  return (
    <section
      aria-label={texts.title}
      data-awaited={isPending || undefined}
      className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      <Figure label={texts.total} value={counts?.totalRegistered} href={people('')} />
      <Figure label={texts.active} value={counts?.activeParticipants} href={people('active')} />
      <Figure label={texts.paused} value={counts?.pausedUsers} href={people('paused')} />
      <Figure label={texts.optedOut} value={counts?.optedOutUsers} href={people('opted_out')} />
    </section>
  )
}
