import type { Transaction } from '../../database/database'
import { meetingsByMonth } from '../pairings.queries'
import type { RoundInput } from '../round-input'
import { roundsBut } from './changes.queries'

type Meetings = RoundInput['meetings']

/** How long meetings are kept, in milliseconds: whoever tries one wish after the other waits for them once. */
const KEPT = 5 * 60_000

let kept: { of: string; until: number; people: string[]; meetings: Meetings } | undefined

/**
 * The meetings of the people of a pairing, its own not counted; a million take seconds to read, so those of the pairing
 * that was looked at last are kept. A change that is stored reads them anew.
 */
export async function keptMeetings(
  tx: Transaction,
  pairingId: string,
  people: string[],
  now: number,
): Promise<Meetings> {
  const of = `${pairingId} ${await roundsBut(tx, pairingId)}`
  if (!kept || kept.of !== of || kept.until < now || !isSame(kept.people, people))
    kept = { of, until: now + KEPT, people, meetings: await meetingsByMonth(tx, people, pairingId) }
  // Copies, since a thread that is given the columns takes them away.
  return kept.meetings.map(({ month, ones, others }) => ({
    month,
    ones: ones.slice(),
    others: others.slice(),
  }))
}

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((id, i) => id === other[i])
