import type { Context } from '../platform/context/context'
import { DAY_MS } from '../platform/http/cookies'
import { forgetOldDevices } from './known-devices.queries'
import { deleteSignInDataBefore } from './sign-in-tokens.queries'

/**
 * Forgets links and codes a week after they expired, sessions SESSION_RETENTION_DAYS after they ended, browsers after
 * 400 days without a sign-in, and counts that ran out.
 */
export async function purgeSignInData({
  db,
  clock,
  config,
}: Context): Promise<{ tokens: number; sessions: number }> {
  const now = clock.now().getTime()
  await forgetOldDevices(db, clock.now())
  return deleteSignInDataBefore(db, {
    challenge: new Date(now),
    token: new Date(now - 7 * DAY_MS),
    session: new Date(now - config.sessionRetentionDays * DAY_MS),
    // The limiter uses its own clock.
    wallClock: new Date(Date.now() - DAY_MS),
  })
}
