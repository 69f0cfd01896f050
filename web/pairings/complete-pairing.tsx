import { completePairing, type Pairing } from '../../shared/contract/pairings'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { ConfirmDialog } from '../ui/dialog'
import { words } from '../words'

interface CompletePairingProps {
  pairing: Pick<Pairing, 'id' | 'name' | 'totalPairs'>
  /** Nobody has been told of it. */
  isHidden?: boolean
  onClose: () => void
}

/** Asks whether a pairing is to be completed, with what that does, and completes it. */
export function CompletePairing({ pairing, isHidden, onClose }: CompletePairingProps) {
  const { complete: texts } = words.rounds.pairings
  const complete = useAction({
    run: () => call(completePairing, { params: { id: pairing.id } }),
    failed: texts.failed,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={texts.title(pairing.name)}
      effect={isHidden ? texts.effectHidden(pairing.totalPairs) : texts.effect(pairing.totalPairs)}
      confirm={texts.confirm}
      pendingLabel={texts.pending}
      danger={false}
      onConfirm={() => complete.settle()}
    />
  )
}
