import type { AwayFrom, ParticipationStatus } from '../../../shared/limits'
import { addMonthsToDay, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { PAUSE_REASON, pauseUntil } from '../participation.rules'
import { changeUser, lockUser } from '../users.queries'
import { stepAside } from '../stepping.queries'

/**
 * Pauses from today for one or three months, opts out, or takes part again. The dates are the server's. Away from `now`, they
 * also step out of their open match; otherwise they keep it, and the next rounds go on without them.
 */
export async function updateParticipation(
  { db, clock }: Context,
  userId: string,
  wish: {
    participationStatus: ParticipationStatus
    pauseEndDate?: string | null
    pauseReason?: string | null
    from?: AwayFrom | undefined
  },
): Promise<void> {
  const pause =
    wish.participationStatus === 'paused' ? pauseUntil(wish.pauseEndDate ?? '', today(clock)) : undefined
  if (pause === null) throw new HttpError(400, 'invalid_pause', (w) => w.people.pauseLength)
  await db.transaction(async (tx) => {
    await changeUser(tx, userId, {
      participationStatus: wish.participationStatus,
      pauseStartDate: pause?.pauseStartDate ?? null,
      pauseEndDate: pause?.pauseEndDate ?? null,
      pauseReason: pause ? wish.pauseReason?.trim() || PAUSE_REASON : null,
      updatedAt: clock.now(),
    })
    await stepAside(tx, userId, wish, clock.now())
  })
}

/**
 * Pauses a person from today for so many months, unless they are away for longer already: nothing changes then, and
 * what they are is returned.
 */
export async function pauseAtLeast({ db, clock }: Context, userId: string, months: number) {
  const day = today(clock)
  const pauseEndDate = addMonthsToDay(day, months)
  return db.transaction(async (tx) => {
    const person = await lockUser(tx, userId, day)
    const isAwayLonger =
      person?.participation === 'paused' &&
      !(person.pauseEndDate !== null && person.pauseEndDate <= pauseEndDate)
    if (person === undefined || person.participation === 'opted_out' || isAwayLonger)
      return person?.participation
    await changeUser(tx, userId, {
      participationStatus: 'paused',
      pauseStartDate: day,
      pauseEndDate,
      pauseReason: PAUSE_REASON,
      updatedAt: clock.now(),
    })
    return undefined
  })
}
