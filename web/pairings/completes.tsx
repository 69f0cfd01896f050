import { Checkbox } from '../ui/choice'
import { Alert } from '../ui/feedback'

/** Said of pairings that also complete those of earlier months. */
export interface Completes {
  label: string
  detail: string
  /** Some of them were never shown to their people: a tick confirms it. */
  unseen?: boolean | undefined
}

export const completesInWords = ({ detail }: Completes) => `${detail} What is completed can't be reopened. `

interface CompletesUnseenProps {
  completes: Completes | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Asks whether to complete matches that nobody has seen. Renders nothing if everybody has seen theirs. */
export const CompletesUnseen = ({ completes, checked, onChange }: CompletesUnseenProps) =>
  completes?.unseen ? (
    <Alert tone="danger" title="Nobody has seen these matches" className="mb-5">
      <p>{completesInWords(completes)}</p>
      <Checkbox
        label="Complete them although they were never sent"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Alert>
  ) : null
