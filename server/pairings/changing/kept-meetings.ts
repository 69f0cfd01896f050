import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database/database'
import { keepAWhile } from '../../platform/process/keep-a-while'
import { meetingsByMonth } from '../pairings.queries'
import type { RoundInput } from '../run-matching'
import { roundsBut } from './changes.queries'

/** How long meetings are kept, in milliseconds: whoever tries one wish after the other waits for them once. */
const KEPT = 5 * 60_000

const kept = keepAWhile<RoundInput['meetings']>(() => KEPT)

/**
 * The meetings of the people of a pairing, its own not counted; a million take seconds to read, so they are kept for a
 * while. A change that is stored reads them anew.
 */
export async function keptMeetings(
  tx: Transaction,
  pairingId: string,
  people: string[],
): Promise<RoundInput['meetings']> {
  const who = createHash('sha256').update(people.join()).digest('base64')
  const key = `${pairingId} ${who} ${await roundsBut(tx, pairingId)}`
  return kept(key, () => meetingsByMonth(tx, people, pairingId))
}
