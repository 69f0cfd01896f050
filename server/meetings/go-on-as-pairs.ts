import { today } from '../context/clock'
import type { Context } from '../context/context'
import type { Transaction } from '../database/database'
import { WHY_STILL_TWO } from '../pairings/why.rules'
import { invite } from './invite'
import { inviteesById, leaveTwo, leavingOnesOfThree } from './meetings.queries'
import { toCome } from './plan-matches'

/**
 * Makes a pair of every match of three of whom one takes part no longer. A time that is booked stays for the other two, who
 * are told; whoever left is told that it is cancelled for them. Returns how many.
 */
export async function goOnAsPairs(context: Context, tx: Transaction): Promise<number> {
  const { clock } = context
  const now = clock.now()
  const leaving = await leavingOnesOfThree(tx, now, today(clock))
  // One after the other: that somebody leaves three is rare.
  for (const one of leaving) {
    const meeting = toCome(await leaveTwo(tx, one, { why: WHY_STILL_TWO, now }), now)
    if (!meeting) continue
    const people = await inviteesById(tx, [one.first, one.second], today(clock))
    const gone = await inviteesById(tx, [one.gone], today(clock))
    const told = { meeting, organiserId: null, description: WHY_STILL_TWO }
    await invite(context, tx, 'stillTwo', [{ ...told, people }])
    const cancelled = { ...meeting, state: 'cancelled' as const }
    await invite(context, tx, 'cancelled', [
      { ...told, meeting: cancelled, people: [...gone, ...people], to: one.gone },
    ])
  }
  return leaving.length
}
