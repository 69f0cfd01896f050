import { completePairing, type Pairing } from '../../shared/contract/pairings'
import { useAction } from '../kit/use-action'
import { counted } from '../../shared/counted'
import { call } from '../api/call'
import { ConfirmDialog } from '../ui/dialog'

interface CompletePairingProps {
  pairing: Pick<Pairing, 'id' | 'name' | 'totalPairs'>
  /** Nobody has been told of it. */
  isHidden?: boolean
  onClose: () => void
}

/** Asks whether a pairing is to be completed, with what that does, and completes it. */
export function CompletePairing({ pairing, isHidden, onClose }: CompletePairingProps) {
  const complete = useAction({
    run: () => call(completePairing, { params: { id: pairing.id } }),
    done: ({ message }) => message,
    failed: 'Failed to complete pairings',
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Complete "${pairing.name}"?`}
      effect={`Its ${counted(pairing.totalPairs, 'match', 'matches')} are saved as a completed file, and new pairings can be generated. It can't be reopened.${isHidden ? ' People see their match when the newsletter goes out.' : ''}`}
      confirm="Complete pairing"
      pendingLabel="Completing..."
      danger={false}
      onConfirm={() => complete.settle()}
    />
  )
}
