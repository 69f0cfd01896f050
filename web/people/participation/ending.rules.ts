import type { Reach } from '../../../shared/contract/directory'
import { formats, isolated, words } from '../../words'

/** Whom a change puts out of an active pairing, the first few by name with their booked coffee, and how many there are besides. */
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
