import { Megaphone } from 'lucide-react'
import { publishPairing } from '../../shared/contract/pairings'
import { call } from '../api/call'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { ConfirmTrigger } from '../ui/dialog'
import { words } from '../words'

/** 'Show the matches now', for a pairing whose people don't see them yet. */
export function ShowMatches({ id, name, pairs }: { id: string; name: string; pairs: number }) {
  const { show: texts } = words.rounds.pairings
  const show = useAction({
    run: () => call(publishPairing, { params: { id } }),
    failed: texts.failed,
  })
  return (
    <ConfirmTrigger
      title={texts.title(name)}
      effect={texts.effect(2 * pairs)}
      confirm={texts.confirm}
      pendingLabel={texts.pending}
      danger={false}
      onConfirm={() => show.settle()}
    >
      <RowButton icon={Megaphone} name={texts.actionOf(name)}>
        {texts.action}
      </RowButton>
    </ConfirmTrigger>
  )
}
