import { useQuery } from '@tanstack/react-query'
import { type AllowedEmail, getAllowedEmailReach, type Reach } from '../../shared/contract/directory'
import { queryClient, queryOf } from '../api/query-client'
import { EndingMatches } from '../people/participation/ending-matches'
import { ConfirmDialog } from '../ui/dialog'
import { words } from '../words'
import { barInWords } from './whitelist.rules'

interface EntryQuestionProps {
  entry: AllowedEmail
  /** Barring it, removing it, or giving it another group. */
  change: 'bar' | 'remove' | 'group'
  onClose: () => void
  onConfirm: () => Promise<void>
}

const reachOf = (id: string, change: EntryQuestionProps['change']) => ({
  ...queryOf(getAllowedEmailReach, { params: { id }, query: change === 'remove' ? { change } : {} }),
  // Asked once each time it opens: afterwards the entry may be gone.
  staleTime: 'static' as const,
  gcTime: 0,
})

/** Whether an entry decides about somebody in an active pairing: then changing its group asks first. */
export async function hasPaired({ id }: AllowedEmail): Promise<boolean> {
  const reach = await queryClient.fetchQuery(reachOf(id, 'group')).catch(() => undefined)
  return reach !== undefined && reach.paired > 0
}

/** Asks before an entry changes, with the people it signs out or puts out of an active pairing. */
export function EntryQuestion({ entry: { id, email }, change, onClose, onConfirm }: EntryQuestionProps) {
  const { whitelist } = words.tools
  const found = useQuery(reachOf(id, change))
  const reach = found.isFetching ? undefined : found.data
  return (
    <ConfirmDialog
      onClose={onClose}
      title={whitelist[change].title(email)}
      confirm={whitelist[change].action}
      pendingLabel={change === 'remove' ? whitelist.remove.removing : words.dashboard.buttons.saving}
      effect={
        reach
          ? effectOf(change, email, reach)
          : found.isError
            ? words.dashboard.bulk.notCounted
            : words.dashboard.bulk.counting
      }
      danger={change !== 'group'}
      onConfirm={onConfirm}
    >
      <EndingMatches
        reach={reach}
        effect={change === 'group' ? words.dashboard.ending.staysAsItIs : words.dashboard.ending.endsThem}
      />
    </ConfirmDialog>
  )
}

function effectOf(change: EntryQuestionProps['change'], email: string, reach: Reach): string {
  if (change === 'bar') return barInWords(reach)
  const { remove, group } = words.tools.whitelist
  return change === 'remove' ? remove.effect(email) : group.effect
}
