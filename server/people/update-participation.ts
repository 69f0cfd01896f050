import type { ParticipationStatus } from '../../shared/limits'
import { today } from '../context/clock'
import type { Context } from '../context/context'
import { HttpError } from '../http/errors'
import { PAUSE_REASON, pauseUntil } from './participation.rules'
import { changeUser } from './users.queries'

/** Pauses from today for one or three months, opts out, or takes part again. The dates are the server's. */
export async function updateParticipation(
  { db, clock }: Context,
  userId: string,
  wish: {
    participationStatus: ParticipationStatus
    pauseEndDate?: string | null
    pauseReason?: string | null
  },
): Promise<void> {
  const pause =
    wish.participationStatus === 'paused' ? pauseUntil(wish.pauseEndDate ?? '', today(clock)) : undefined
  if (pause === null)
    throw new HttpError(
      400,
      'invalid_pause',
      'A pause lasts one or three months from today. Please check the date of your device.',
    )
  await changeUser(db, userId, {
    participationStatus: wish.participationStatus,
    pauseStartDate: pause?.pauseStartDate ?? null,
    pauseEndDate: pause?.pauseEndDate ?? null,
    pauseReason: pause ? wish.pauseReason?.trim() || PAUSE_REASON : null,
    updatedAt: clock.now(),
  })
}
