import { UnreachableNotice } from '../mail-log/unreachable-people'
import { NewsletterManagement } from '../newsletters/newsletter-management'
import { AdminActions } from './admin-actions'
import { CompletedPairings } from './completed-pairings'
import { CurrentPairings } from './current-pairings'
import { ParticipationCounters } from './participation-counters'

/** The month's work: who takes part, pairings, newsletter. */
export default function OperationsTab() {
  return (
    <div className="flex flex-col gap-6">
      <ParticipationCounters />
      <UnreachableNotice />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AdminActions />
        <CurrentPairings />
      </div>
      <NewsletterManagement />
      <CompletedPairings />
    </div>
  )
}
