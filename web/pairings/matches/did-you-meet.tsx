import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OwnMatch } from '../../../shared/contract/pairings'
import type { ConnectionAnswer } from '../../../shared/limits'
import { Button } from '../../ui/button'
import { ConfirmTrigger } from '../../ui/dialog'
import { matchWords } from '../../kit/words.rules'
import { words } from '../../words'
import { useConnectionAnswer, useMatchCompletion } from './matches.data'

interface DidYouMeetProps {
  match: OwnMatch
  /** What the two answers are called. */
  labels: Record<ConnectionAnswer, string>
  /** Of a round that is under way: "Mark as Completed" stands before the answers. */
  isCurrent?: boolean
  /** What names the match to a screen reader, by its id. */
  describedBy?: string
  /** Shown over the buttons, once it is time to ask. */
  question?: ReactNode
  /** Shown once answered. */
  line: string | null
}

interface ConfirmCompletedProps {
  match: OwnMatch
  onConfirm: () => Promise<unknown>
  /** The button that asks. */
  children: ReactNode
}

/** Asks before somebody says that they met: one act, whichever button it is. */
export function ConfirmCompleted({ match, onConfirm, children }: ConfirmCompletedProps) {
  const { title, effect, action } = matchWords(match).matches.complete
  return (
    <ConfirmTrigger
      title={title}
      effect={effect(match.more.length > 0)}
      confirm={action}
      danger={false}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmTrigger>
  )
}

/** The two answers to "did you meet?"; once given, a way to change one's mind while the pairing is active. */
export function DidYouMeet({ match, labels, isCurrent, describedBy, question, line }: DidYouMeetProps) {
  const [changing, setChanging] = useState(false)
  const answer = useConnectionAnswer(match.id)
  const completion = useMatchCompletion(match)
  const complete = isCurrent && (
    <ConfirmCompleted match={match} onConfirm={() => completion.mutateAsync()}>
      <Button icon={Check} variant="secondary" pending={completion.isPending}>
        {words.member.matches.complete.action}
      </Button>
    </ConfirmCompleted>
  )
  const isAsked = match.ownStatus === 'pending' && match.status !== 'called_off'
  if (!isAsked && !changing)
    return (
      <>
        {line && <p className="wrap-anywhere text-muted">{line}</p>}
        {complete && <div className="mt-2">{complete}</div>}
        {match.canChange && (
          <Button
            variant="quiet"
            className="-ms-4 self-start"
            aria-describedby={describedBy}
            onClick={() => setChanging(true)}
          >
            {words.member.matches.change}
          </Button>
        )}
      </>
    )
  const giveAsync = (status: ConnectionAnswer) =>
    answer.mutateAsync(isAsked ? { status } : { status, change: true }, {
      onSuccess: () => setChanging(false),
    })
  const isPending = (status: ConnectionAnswer) => answer.isPending && answer.variables.status === status
  return (
    <fieldset>
      {question && <legend className="font-semibold">{question}</legend>}
      <div className="mt-2 flex flex-wrap gap-2 max-sm:*:grow">
        {complete}
        <ConfirmCompleted match={match} onConfirm={() => giveAsync('confirmed')}>
          <Button
            variant="secondary"
            pending={isPending('confirmed')}
            aria-describedby={describedBy}
            aria-disabled={answer.isPending}
          >
            {labels.confirmed}
          </Button>
        </ConfirmCompleted>
        <Button
          variant="ghost"
          pending={isPending('not_confirmed')}
          aria-describedby={describedBy}
          aria-disabled={answer.isPending}
          onClick={() => void giveAsync('not_confirmed').catch(() => undefined)}
        >
          {labels.not_confirmed}
        </Button>
        {changing && (
          <Button variant="ghost" onClick={() => setChanging(false)}>
            {words.member.matches.keep}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
