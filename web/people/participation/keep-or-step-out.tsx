import type { OwnMatch } from '../../../shared/contract/pairings'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { namesOf } from '../../kit/words.rules'
import { words } from '../../words'
import { coffeeQuestion } from './participation.rules'
import type { useParticipation, Wish } from './use-participation'

interface KeepOrStepOutProps {
  match: OwnMatch
  timeZone: string | null
  /** What the person wants to do. */
  wish: Wish['to']
  update: ReturnType<typeof useParticipation>
  onClose: () => void
}

/** Asks somebody who goes away what becomes of the coffee that is still to come. */
export function KeepOrStepOut({ match, timeZone, wish, update, onClose }: KeepOrStepOutProps) {
  const texts = words.member.participation.keepOrStepOut
  const names = namesOf(match)
  const go = (from: 'after' | 'now') => update.mutate({ to: wish, from }, { onSuccess: onClose })
  return (
    <Dialog
      onClose={onClose}
      title={<span className="wrap-anywhere">{coffeeQuestion(names, match.meeting, timeZone)}</span>}
      description={wish === 'opted_out' ? texts.optsOut : texts.pauses}
      footer={
        <>
          <Button variant="ghost" aria-disabled={update.isPending} onClick={onClose}>
            {words.shell.cancel}
          </Button>
          <Button variant="secondary" aria-disabled={update.isPending} onClick={() => go('now')}>
            {texts.stepOut}
          </Button>
          <Button pending={update.isPending} onClick={() => go('after')}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {match.meeting?.state === 'booked'
          ? texts.effectBooked(names, match.more.length > 0)
          : texts.effect(names, match.more.length > 0)}
      </p>
    </Dialog>
  )
}
