import { isolated } from '../../../shared/isolated'
import { othersOf } from '../../../shared/match-sides'
import { inWords, nameOrAddress } from '../../../shared/person-name'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { coffeeQuestion } from './participation.rules'
import type { useParticipation, Wish } from './use-participation'

interface KeepOrStepOutProps {
  match: OwnMatch
  timeZone: string | null
  /** What the person wants to do; null: nothing was pressed. */
  wish: Wish['to'] | null
  update: ReturnType<typeof useParticipation>
  onClose: () => void
}

/** Asks somebody who goes away what becomes of the coffee that is still to come. */
export function KeepOrStepOut({ match, timeZone, wish, update, onClose }: KeepOrStepOutProps) {
  const names = inWords(othersOf(match).map((other) => isolated(nameOrAddress(other))))
  const go = (from: 'after' | 'now') => wish && update.mutate({ to: wish, from }, { onSuccess: onClose })
  return (
    <Dialog
      open={wish !== null}
      onOpenChange={(open) => open || onClose()}
      title={<span className="wrap-anywhere">{coffeeQuestion(names, match.meeting, timeZone)}</span>}
      description={
        wish === 'opted_out'
          ? 'You get no future pairings and no newsletter until you reactivate, either way. Your profile and your past coffees stay.'
          : 'The next rounds go on without you, either way.'
      }
      footer={
        <>
          <Button variant="ghost" aria-disabled={update.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" aria-disabled={update.isPending} onClick={() => go('now')}>
            Step Out Now
          </Button>
          <Button pending={update.isPending} onClick={() => go('after')}>
            Keep It
          </Button>
        </>
      }
    >
      <p className="text-muted">
        If you step out now, {match.meeting?.state === 'booked' && 'the time is cancelled, and '}
        {names} {match.third ? 'are' : 'is'} told by mail and can ask for someone else.
      </p>
    </Dialog>
  )
}
