import { useState } from 'react'
import { type PairedStranded, pairStranded } from '../../../shared/contract/rescue'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { counted } from '../../../shared/counted'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'

/** 'Pair the stranded': tries it first, says how many pairs there would be, and makes and mails them. */
export function PairStranded({ label, pairingId }: { label: string; pairingId: string }) {
  const [trial, setTrial] = useState<PairedStranded>()
  const params = { id: pairingId }
  const look = useAction({
    run: () => call(pairStranded, { params, query: { dryRun: 'true' } }),
    done: (found) => {
      if (found.matches === 0)
        return { title: 'Nobody can be paired today', description: effectOf(found), tone: 'warning' }
      setTrial(found)
      return undefined
    },
    failed: 'Failed to find out who can be paired',
  })
  const pair = useAction({
    run: () => call(pairStranded, { params, query: {} }),
    done: ({ message }) => message,
    failed: 'Failed to pair the stranded',
  })
  return (
    <>
      <Button pending={look.isPending} pendingLabel="Looking..." onClick={() => look.mutate()}>
        {label}
      </Button>
      {trial && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setTrial(undefined)}
          title={`Make ${counted(trial.matches, 'more pair', 'more pairs')}?`}
          effect={effectOf(trial)}
          confirm="Pair and mail them"
          pendingLabel="Pairing..."
          danger={false}
          onConfirm={() => pair.settle()}
        />
      )}
    </>
  )
}

function effectOf({ matches, waiting, leftOut }: PairedStranded): string {
  const who = `${counted(waiting, 'person waits', 'people wait')} for someone else, and ${counted(leftOut, 'person was', 'people were')} left out.`
  return matches === 0
    ? `${who} No two of them can be paired. Cup of Joe tries again every day.`
    : `${who} Both people of each pair are mailed at once, and their old matches are called off. This cannot be undone.`
}
