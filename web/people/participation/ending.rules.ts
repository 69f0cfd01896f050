import type { Reach } from '../../../shared/contract/directory'
import { counted } from '../../../shared/counted'

/** What a change means for the coffees of people in an active pairing. */
export const KEEPS_THEM = 'This is about the next rounds: a coffee that was announced stands.'
export const ENDS_THEM =
  'This ends their match now: a booked time is cancelled, and anyone left alone is told by mail.'

const coffee = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Whom a change puts out of an active pairing, the first few by name with their booked coffee, and how many there are besides. */
export function pairsInWords({ matches, booked, pairs }: Reach): string[] {
  const more = matches - pairs.length
  const moreBooked = booked - pairs.filter((one) => one.coffee_at !== null).length
  const named = pairs.map((one) => {
    const at = one.coffee_at ? `; their coffee is on ${coffee.format(new Date(one.coffee_at))}` : ''
    const hidden = one.published ? '' : ' (not announced yet)'
    return `${one.name} is paired with ${one.match_name} in ${one.pairing_name}${hidden}${at}.`
  })
  if (more > 0)
    named.push(
      `${counted(more, 'other match', 'other matches')}, too${moreBooked > 0 ? `; ${counted(moreBooked, 'of them has', 'of them have')} a booked coffee` : ''}.`,
    )
  return named
}
