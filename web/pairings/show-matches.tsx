import { Megaphone } from 'lucide-react'
import { publishPairing } from '../../shared/contract/pairings'
import { call } from '../api/call'
import { RowAction } from '../kit/row-button'
import { words } from '../words'

/** 'Show the matches now', for a pairing whose people don't see them yet. */
export function ShowMatches({ id, name, pairs }: { id: string; name: string; pairs: number }) {
  const { show: texts } = words.rounds.pairings
  return (
    <RowAction
      icon={Megaphone}
      name={texts.actionOf(name)}
      ask={{
        title: texts.title(name),
        effect: texts.effect(2 * pairs),
        confirm: texts.confirm,
        pendingLabel: texts.pending,
        danger: false,
      }}
      run={() => call(publishPairing, { params: { id } })}
      failed={texts.failed}
    >
      {texts.action}
    </RowAction>
  )
}
