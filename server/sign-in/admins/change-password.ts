import { recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import type { Client } from '../client'
import { findAccount } from '../accounts.queries'
import { setPassword } from './admins.queries'
import { clientKey, countTry, createLimiter } from '../../platform/http/limits'
import { demandStrongPassword } from './password-strength'
import { hashPassword, passwordFits } from './passwords'
import type { Caller } from '../../platform/http/caller'
import { endSessionsOf } from '../sessions.queries'

const WINDOW_SECONDS = 15 * 60
const TOO_MANY =
  'Too many wrong passwords. Please try again in {minutes}. You stay signed in, and your password stays as it is.'

/**
 * Changes the caller's own password and ends all their other sessions; their other browsers are no longer known.
 * @throws HttpError 400 wrong current password, or a new one that is easy to guess; 409 the caller has no password; 429
 */
export function createPasswordChange(context: Context) {
  const { config, db, clock } = context
  const limiter = createLimiter(context, 'change-password', 5, WINDOW_SECONDS)

  return async (
    given: { currentPassword: string; newPassword: string },
    caller: Caller,
    { deviceToken }: Client,
  ): Promise<void> => {
    const key = clientKey(caller.userId)
    await countTry(limiter, key, TOO_MANY)
    const account = await findAccount(db, caller.email)
    if (!account?.passwordHash)
      throw new HttpError(
        409,
        'no_password',
        'You sign in by link or code and have no password. Set one with "npm run admin -- reset-password".',
      )
    if (!(await passwordFits(given.currentPassword, account.passwordHash)))
      throw new HttpError(400, 'wrong_password', 'That is not your current password.')
    await limiter.delete(key)
    await demandStrongPassword(given.newPassword, [caller.email, config.orgName])
    const passwordHash = await hashPassword(given.newPassword)
    await db.transaction(async (tx) => {
      await setPassword(tx, caller.userId, passwordHash, clock.now())
      await endSessionsOf(tx, caller.userId, clock.now(), { sessionId: caller.sessionId, deviceToken })
      await recordAudit(tx, context, caller, {
        action: 'administrator.password_changed',
        id: caller.userId,
        label: caller.email,
      })
    })
  }
}
