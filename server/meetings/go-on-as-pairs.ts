import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { WHY_STILL_TWO } from '../pairings/why.rules'
import { invite } from './invite'
import { inviteesById, leaveTwo, leavingOnesOfThree, peopleOfMeetings } from './meetings.queries'
import { toCome } from './plan-matches'

/**
 * Makes a pair of every match of three of whom one takes part no longer. A time that is booked stays for the other two, who
 * are told; whoever left is told that it is cancelled for them. Returns how many.
 */
export async function goOnAsPairs(context: Context, tx: Transaction): Promise<number> {
  const { clock } = context
  const now = clock.now()
  const leaving = await leavingOnesOfThree(tx, now, today(clock))
  if (leaving.length === 0) return 0
  const meetings = await leaveTwo(tx, leaving, { why: WHY_STILL_TWO, now })
  const peopleOf = await peopleOfMeetings(tx, meetings, today(clock))
  const allGone = await inviteesById(
    tx,
    leaving.map(({ gone }) => gone),
    today(clock),
  )
  const told = meetings
    .filter((meeting) => toCome(meeting, now))
    .map((meeting) => ({ meeting, people: peopleOf(meeting), organiserId: null, description: WHY_STILL_TWO }))
  await invite(context, tx, 'stillTwo', told)
  const goneFrom = new Map(leaving.map(({ matchId, gone }) => [matchId, gone]))
  const cancelled = told.flatMap((one) => {
    const to = goneFrom.get(one.meeting.matchId ?? '')
    const gone = allGone.filter(({ id }) => id === to)
    const meeting = { ...one.meeting, state: 'cancelled' as const }
    return gone.map(({ id }) => ({ ...one, meeting, people: [...gone, ...one.people], to: id }))
  })
  await invite(context, tx, 'cancelled', cancelled)
  return leaving.length
}
