import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { publishPairing } from '../../shared/contract/pairings'
import { call } from '../api/call'
import { useAction } from '../kit/use-action'
import { counted } from '../../shared/counted'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/dialog'

/** 'Show the matches now', for a pairing whose people don't see them yet. */
export function ShowMatches({ id, name, pairs }: { id: string; name: string; pairs: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const show = useAction({
    run: () => call(publishPairing, { params: { id } }),
    done: ({ message }) => message,
    failed: 'Failed to show the matches',
  })
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Show the matches of ${name} now`}
        onClick={() => setIsAsking(true)}
      >
        <Megaphone aria-hidden />
        Show the matches now
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Show the matches of "${name}" now?`}
        effect={`${counted(2 * pairs, 'person', 'people')} see their match on their page at once. No mail is sent, and it can't be taken back.`}
        confirm="Show the matches"
        pendingLabel="Showing..."
        danger={false}
        onConfirm={() => show.settle()}
      />
    </>
  )
}
