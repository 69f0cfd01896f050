import { today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import { hold } from '../platform/database/hold'
import { REMINDER_LOCK } from '../platform/database/locks'
import { goOnAsPairs } from './go-on-as-pairs'
import { invite } from './invite'
import { cancelImpossible, guestsOf } from './meetings.queries'

/**
 * Lets the other two of three go on without who left, cancels meetings that can't be any more, and tells their people. Which they are follows from who takes part and which matches
 * stand, so none is forgotten however it came about, and whatever died meanwhile. Returns how many.
 */
export async function cancelImpossibleMeetings(context: Context): Promise<number> {
  const { clock, db } = context
  return db.transaction(async (tx) => {
    await hold(tx, REMINDER_LOCK)
    await goOnAsPairs(context, tx)
    const cancelled = await cancelImpossible(tx, clock.now(), today(clock))
    const guests = await guestsOf(tx, cancelled, today(clock))
    const told = cancelled.map((meeting) => ({
      meeting,
      people: guests(meeting),
      organiserId: null,
      description: [],
    }))
    await invite(context, tx, 'cancelled', told)
    return cancelled.length
  })
}
