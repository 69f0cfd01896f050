import { Checkbox } from '../ui/choice'
import { Alert } from '../ui/feedback'
import { words } from '../words'
import { useChosenSettings } from '../directory/by-programme'

/** Said of pairings that also complete those of earlier months. */
export interface Completes {
  label: string
  detail: string
  /** Some of them were never shown to their people: a tick confirms it. */
  unseen?: boolean | undefined
}

export const completesInWords = ({ detail }: Completes) =>
  `${detail} ${words.rounds.pairings.generate.completes} `

interface CompletesUnseenProps {
  completes: Completes | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Asks whether to complete matches that nobody has seen. Renders nothing if everybody has seen theirs. */
export const CompletesUnseen = ({ completes, checked, onChange }: CompletesUnseenProps) =>
  completes?.unseen ? (
    <Alert tone="danger" title={words.rounds.pairings.generate.unseen.title} className="mb-5">
      <p>{completesInWords(completes)}</p>
      <Checkbox
        label={words.rounds.pairings.generate.unseen.tick}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Alert>
  ) : null

/** When people see the matches of a pairing that is made now; empty for managers, who don't see the programme. */
export function useWhenShown(): string {
  const publish = useChosenSettings()?.publish
  return publish ? words.rounds.pairings.generate.shown[publish] : ''
}
