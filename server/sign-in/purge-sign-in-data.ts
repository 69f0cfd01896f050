import type { Context } from '../context/context'
import { DAY_MS } from '../http/cookies'
import { deleteSignInDataBefore } from './sign-in-tokens.queries'

/** Forgets links and codes a week after they expired, sessions 30 days after they ended, and counts that ran out. */
export function purgeSignInData({ db, clock }: Context): Promise<{ tokens: number; sessions: number }> {
  const now = clock.now().getTime()
  return deleteSignInDataBefore(db, {
    token: new Date(now - 7 * DAY_MS),
    session: new Date(now - 30 * DAY_MS),
    // The limiter uses its own clock.
    wallClock: new Date(Date.now() - DAY_MS),
  })
}
