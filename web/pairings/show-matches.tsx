import { Megaphone } from 'lucide-react'
import { publishPairing } from '../../shared/contract/pairings'
import { call } from '../api/call'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { counted } from '../../shared/counted'
import { ConfirmTrigger } from '../ui/dialog'

/** 'Show the matches now', for a pairing whose people don't see them yet. */
export function ShowMatches({ id, name, pairs }: { id: string; name: string; pairs: number }) {
  const show = useAction({
    run: () => call(publishPairing, { params: { id } }),
    done: ({ message }) => message,
    failed: 'Failed to show the matches',
  })
  return (
    <ConfirmTrigger
      title={`Show the matches of "${name}" now?`}
      effect={`${counted(2 * pairs, 'person', 'people')} see their match on their page at once. No mail is sent. This cannot be undone.`}
      confirm="Show the matches"
      pendingLabel="Showing..."
      danger={false}
      onConfirm={() => show.settle()}
    >
      <RowButton icon={Megaphone} name={`Show the matches of ${name} now`}>
        Show the matches now
      </RowButton>
    </ConfirmTrigger>
  )
}
