import { useState } from 'react'
import { type PairedStranded, pairStranded } from '../../../shared/contract/rescue'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { words } from '../../words'

/** 'Find a new match': tries it first, says what there would be, and makes and mails it. */
export function PairStranded({ label, pairingId }: { label: string; pairingId: string }) {
  const [trial, setTrial] = useState<PairedStranded>()
  const { stranded: texts } = words.rounds.pairings
  const params = { id: pairingId }
  const preview = useAction({
    run: () => call(pairStranded, { params, query: { dryRun: 'true' } }),
    done: (found) => {
      if (found.matches + found.seats === 0)
        return { title: texts.nobody, description: effectOf(found), tone: 'warning' }
      setTrial(found)
      return undefined
    },
    failed: texts.lookFailed,
  })
  const pair = useAction({
    run: () => call(pairStranded, { params, query: {} }),
    failed: texts.failed,
  })
  return (
    <>
      <Button does={preview} pendingLabel={texts.looking}>
        {label}
      </Button>
      {trial && (
        <ConfirmDialog
          onClose={() => setTrial(undefined)}
          title={trial.isTables ? texts.atTables.make : texts.make(trial.matches)}
          effect={effectOf(trial)}
          confirm={trial.isTables ? texts.atTables.confirm : texts.confirm}
          pendingLabel={texts.pending}
          danger={false}
          onConfirm={() => pair.settle()}
        />
      )}
    </>
  )
}

function effectOf({ isTables, matches, seats, seatsInWords, waiting, leftOut }: PairedStranded): string {
  const { stranded } = words.rounds.pairings
  const { none, effect } = isTables ? stranded.atTables : stranded
  const more = isTables && matches > 0 ? [stranded.atTables.more(matches)] : []
  const what = matches + seats === 0 ? [none] : [...seatsInWords, ...more, effect]
  return [stranded.waiting(waiting, leftOut), ...what].join(' ')
}
