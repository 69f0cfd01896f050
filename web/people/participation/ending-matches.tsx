import type { Reach } from '../../../shared/contract/directory'
import { Alert } from '../../ui/feedback'
import { pairsInWords } from './ending.rules'
import { words } from '../../words'

interface EndingMatchesProps {
  reach: Reach | null | undefined
  /** What the change means for them; missing where that is chosen next to it. */
  effect?: string
}

/** Warns before a change of people who are in an active pairing: who they are, with whom, and which coffees are booked. */
export const EndingMatches = ({ reach, effect }: EndingMatchesProps) =>
  reach && reach.paired > 0 ? (
    <Alert tone="warning" title={words.dashboard.ending.people(reach.paired)}>
      <ul className="figures wrap-anywhere mt-1 flex flex-col gap-1">
        {pairsInWords(reach).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {effect && <p className="mt-2">{effect}</p>}
    </Alert>
  ) : null
