import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { WHY_STILL_TWO } from '../pairings/why.rules'
import { invite } from './invite'
import { guestsOf, inviteesById, leavingOnes, letGo } from './meetings.queries'
import { toCome } from './plan-matches'

/**
 * Makes a pair of every match of three of whom one takes part no longer. A time that is booked stays for the other two, who
 * are told; whoever left is told that it is cancelled for them. Returns how many.
 */
export async function goOnAsPairs(context: Context, tx: Transaction): Promise<number> {
  const { clock } = context
  const now = clock.now()
  const leaving = await leavingOnes(tx, now, today(clock))
  if (leaving.length === 0) return 0
  const meetings = await letGo(tx, leaving, { why: WHY_STILL_TWO, now })
  const guests = await guestsOf(tx, meetings, today(clock))
  const allGone = await inviteesById(
    tx,
    leaving.map(({ gone }) => gone),
    today(clock),
  )
  const told = meetings
    .filter((meeting) => toCome(meeting, now))
    .map((meeting) => ({ meeting, people: guests(meeting), organiserId: null, description: WHY_STILL_TWO }))
  await invite(context, tx, 'stillTwo', told)
  const cancelled = leaving.flatMap(({ matchId, gone }) => {
    const one = told.find(({ meeting }) => meeting.matchId === matchId)
    const person = allGone.find(({ id }) => id === gone)
    if (!one || !person) return []
    const meeting = { ...one.meeting, state: 'cancelled' as const }
    return { ...one, meeting, people: [person, ...one.people], to: person.id }
  })
  await invite(context, tx, 'cancelled', cancelled)
  return leaving.length
}
