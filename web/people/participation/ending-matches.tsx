import type { Reach } from '../../../shared/contract/directory'
import { Alert } from '../../ui/feedback'
import { words, formats, isolated } from '../../words'

interface EndingMatchesProps {
  reach: Reach | null | undefined
  /** What the change means for them; missing where that is chosen next to it. */
  effect?: string
}

/** Warns before a change of people who are in an active pairing: who they are, their matches, and which coffees are booked. */
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

/** The people that a change puts out of an active pairing: the first few by name with their booked coffee, and how many more. */
export function pairsInWords({ matches, booked, pairs }: Reach): string[] {
  const { pair, more } = words.dashboard.ending
  const moreBooked = booked - pairs.filter((one) => one.coffee_at !== null).length
  const named = pairs.map((one) =>
    pair({
      name: isolated(one.name),
      other: isolated(one.match_name),
      pairing: isolated(one.pairing_name),
      isAnnounced: one.published,
      coffee: one.coffee_at && formats().dayAndTime(one.coffee_at),
    }),
  )
  const others = matches - pairs.length
  if (others > 0) named.push(more(others, moreBooked))
  return named
}
